internal import Foundation

/// The closure of an action, called with the action on the main actor.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure with a title and an image, for controls and menus.
///
/// > Contract: UIKit, UIAction. > Isolation: main actor.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// A name for an action, unique within a menu or a control.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Names the system action that pastes.
        public static let paste = Identifier("com.apple.action.paste")
        /// Names the system action that pastes without the copied text's style.
        public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
        /// Names the system action that pastes a URL and opens it.
        public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
        /// Names the system action that pastes text and searches for it.
        public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
    }

    /// The action's name; a control replaces an action when another of the same identifier is added.
    public let identifier: Identifier
    /// A longer title for the list of shortcuts that appears while Command is held.
    open var discoverabilityTitle: String?
    /// Whether the action is disabled, destructive, hidden, or keeps its menu open.
    open var attributes: UIMenuElement.Attributes
    /// The check mark of the action's row.
    open var state: UIMenuElement.State
    /// The object that triggered the action, such as the button; nil outside the handler.
    open var sender: Any? { currentSender }
    private weak var currentSender: AnyObject?
    let handler: UIActionHandler

    /// Creates an action for a control or a menu.
    ///
    /// - Parameters:
    ///   - title: the text of the button or row.
    ///   - subtitle: a smaller line below the title; nil shows none.
    ///   - image: the icon; nil shows none.
    ///   - identifier: the action's name; a unique one is generated if nil.
    ///   - discoverabilityTitle: a longer title for the list of shortcuts.
    ///   - attributes: whether the action is disabled, destructive, hidden, or keeps its menu open.
    ///   - state: the check mark of the row.
    ///   - handler: called with the action on the main actor when it is chosen.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        UIAction.made += 1
        self.identifier = identifier ?? Identifier("com.ferry.dynamic.\(UIAction.made)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates an action with another icon while its state is `on`.
    ///
    /// - Parameters:
    ///   - selectedImage: the icon while the state is `on`; nil is `image`.
    ///   - handler: called with the action on the main actor when it is chosen. The others are those of the initialiser without it.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage?, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state, handler: handler)
        self.selectedImage = selectedImage
    }

    /// The icon while the state is `on`; nil is `image`.
    open var selectedImage: UIImage?

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Calls the handler, even if the action is disabled; `sender` is available during the call, and `target` is not used.
    open func performWithSender(_ sender: Any?, target: Any?) {
        currentSender = sender.map { $0 as AnyObject }
        handler(self)
        currentSender = nil
    }

    /// Counts the actions created without an identifier.
    private static var made = 0

    func perform(from sender: AnyObject?) {
        guard !attributes.contains(.disabled) else { return }
        performWithSender(sender, target: nil)
    }

    package override func duplicate() -> UIMenuElement {
        let copy = UIAction(
            title: title, subtitle: subtitle, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state, handler: handler)
        copy.selectedImage = selectedImage
        return copy
    }
}
