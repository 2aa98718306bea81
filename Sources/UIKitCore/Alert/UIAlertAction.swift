public import Foundation

/// A button of an alert.
///
/// > Contract: UIKit, UIAlertAction
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    open private(set) var title: String?
    open private(set) var style: Style
    /// Whether it can be selected; may change while the alert is visible.
    open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.actionDidChange() } } }
    let handler: ((UIAlertAction) -> Void)?
    weak var alert: UIAlertController?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        copy.isEnabled = isEnabled
        return copy
    }
}
