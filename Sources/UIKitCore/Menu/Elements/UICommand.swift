public import Foundation
public import ObjectiveC

/// A menu element that sends an action up the responder chain.
///
/// > Contract: UIKit, UICommand; HT-18, HT-19.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The property list of the share command.
    public static let tagShare = "com.apple.menu.tag.share"

    /// A longer title for the list of shortcuts that appears while Command is held.
    open var discoverabilityTitle: String?
    /// The method that is sent along the responder chain.
    open private(set) var action: Selector?
    /// A value that distinguishes commands of the same action.
    open private(set) var propertyList: Any?
    /// Whether the command is disabled, destructive, hidden, or keeps its menu open; a command that no responder can perform is shown
    /// disabled.
    open var attributes: UIMenuElement.Attributes
    /// The check mark of the command's row; `UIResponder.validate(_:)` can set it before the menu is shown.
    open var state: UIMenuElement.State
    /// Variants for held modifier keys; kept, but no menu here shows them.
    open private(set) var alternates: [UICommandAlternate]
    /// The object that triggered the command; nil outside its action.
    open var sender: Any? { currentSender }
    private weak var currentSender: AnyObject?

    /// Creates a command for a menu; it is enabled while a responder in the chain can perform `action`.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
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

    /// Sends the action to `target`, or along the chain if nil. The method receives the command as sender.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard let action else { return }
        currentSender = sender.map { $0 as AnyObject }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        currentSender = nil
    }

    package override func duplicate() -> UIMenuElement {
        guard let action else { return self }
        let copy = UICommand(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
        copy.selectedImage = selectedImage
        return copy
    }
}

/// A variant of a command while modifier keys are held.
///
/// > Contract: UIKit, UICommandAlternate
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    /// The text of the row while the modifier keys are held.
    public let title: String
    /// The method sent instead of the command's own.
    public let action: Selector
    /// The modifier keys that select the variant.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates a variant of a command for a set of held modifier keys.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
