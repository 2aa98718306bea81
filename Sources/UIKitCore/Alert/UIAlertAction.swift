public import Foundation
internal import ObjectiveC

/// A button of an alert.
///
/// > Contract: UIKit, UIAlertAction
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    /// How an action looks and where it is placed.
    public enum Style: Int, Sendable {
        /// An ordinary action, in the tint colour.
        case `default` = 0
        /// The action that changes nothing: an alert has at most one.
        ///
        /// It is the last of a stack, the first of a pair, and has a separate card in an action sheet; the escape key performs it.
        case cancel = 1
        /// An action that deletes or changes data, in red.
        case destructive = 2
    }

    /// The localized text of the button.
    open private(set) var title: String?
    /// The style given at creation.
    open private(set) var style: Style
    /// Whether it can be selected; may change while the alert is visible.
    open var isEnabled = true {
        willSet { KeyValueChanges.will(self, "enabled") }
        didSet {
            defer { KeyValueChanges.did(self, "enabled") }
            if isEnabled != oldValue { alert?.actionDidChange() }
        }
    }
    /// A name by which tests and scripts find the action's button.
    open var accessibilityIdentifier: String? { didSet { alert?.actionDidChange() } }
    /// What apps set under keys that UIKit does not declare.
    var look = AlertActionLook() { didSet { alert?.actionDidChange() } }
    let handler: ((UIAlertAction) -> Void)?
    weak var alert: UIAlertController?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: the localized text of the button.
    ///   - style: how the button looks.
    ///   - handler: called on the main actor after the alert was dismissed, with the action.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }

    /// Returns an action with the same title, style, handler and state, which belongs to no alert.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        copy.isEnabled = isEnabled
        copy.look = look
        return copy
    }
}

extension UIAlertAction: UIAccessibilityIdentification {}

/// The parts of an action's row that have keys but no declared properties; nil is the style's own.
struct AlertActionLook {
    var titleColor: UIColor?
    /// At the leading edge, in the title's colour unless its rendering mode is `alwaysOriginal`.
    var image: UIImage?
    var imageColor: UIColor?
    /// Whether there is a checkmark at the trailing edge.
    var isChecked = false
    var alignment = NSTextAlignment.center
}
