public import Foundation
public import UIKitCore

/// One swipe action of a row, as before iOS 11.
///
/// > Contract: UIKit, UITableViewRowAction
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// Whether an action deletes something.
    public enum Style: Int, Sendable {
        /// A red button.
        case `default` = 0
        /// A grey button.
        case normal = 1
        /// The same as `default`.
        public static let destructive = Style.default
    }

    /// The style given at creation.
    public let style: Style
    /// The text of the button.
    open var title: String?
    /// The colour of the button; nil is that of the style.
    open var backgroundColor: UIColor?
    /// Has no effect: the button has `backgroundColor`.
    open var backgroundEffect: UIVisualEffect? {
        didSet { if backgroundEffect != nil { UnimplementedSetting.report("backgroundEffect", on: self) } }
    }
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - style: whether it deletes something.
    ///   - title: the text of the button.
    ///   - handler: receives the action and the row's index path.
    public convenience init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.init(style, title, handler)
    }

    private init(_ style: Style, _ title: String?, _ handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}
