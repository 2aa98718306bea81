internal import Foundation

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure with a title and an image, for controls and menus.
///
/// > Contract: UIKit, UIAction. > Isolation: main actor.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let paste = Identifier("com.apple.action.paste")
        public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
        public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
        public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
    }

    public let identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    /// The object that triggered the action, such as the button; nil outside the handler.
    open var sender: Any? { currentSender }
    private weak var currentSender: AnyObject?
    let handler: UIActionHandler

    /// - Parameter identifier: a unique one is generated if nil.
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

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

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
        UIAction(
            title: title, subtitle: subtitle, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state, handler: handler)
    }
}
