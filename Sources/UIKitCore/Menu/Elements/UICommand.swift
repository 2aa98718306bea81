public import Foundation
public import ObjectiveC

/// A menu element that sends an action up the responder chain.
///
/// > Contract: UIKit, UICommand; HT-18, HT-19.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The property list of the share command.
    public static let tagShare = "com.apple.menu.tag.share"

    open var discoverabilityTitle: String?
    open private(set) var action: Selector?
    open private(set) var propertyList: Any?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open private(set) var alternates: [UICommandAlternate]
    open var sender: Any? { currentSender }
    private weak var currentSender: AnyObject?

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
        return UICommand(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }
}

/// A variant of a command while modifier keys are held.
///
/// > Contract: UIKit, UICommandAlternate
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    public let title: String
    public let action: Selector
    public let modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
