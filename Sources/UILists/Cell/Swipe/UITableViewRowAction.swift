public import Foundation
public import UIKitCore

/// One swipe action of a row, as before iOS 11.
///
/// > Contract: UIKit, UITableViewRowAction
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        case normal = 1
        public static let destructive = Style.default
    }

    public let style: Style
    open var title: String?
    open var backgroundColor: UIColor?
    /// Has no effect: the button has `backgroundColor`.
    open var backgroundEffect: UIVisualEffect? {
        didSet { if backgroundEffect != nil { UnimplementedSetting.report("backgroundEffect", on: self) } }
    }
    nonisolated(unsafe) let handler: (UITableViewRowAction, IndexPath) -> Void

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
