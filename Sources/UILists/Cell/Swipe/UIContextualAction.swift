public import Foundation
public import UIKitCore

/// An action on a row, as a button that a swipe reveals.
/// > Contract: UIKit, UIContextualAction; TV-51.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal = 0
        case destructive = 1
    }

    /// Call the last argument when done, with whether the action was performed: the row then closes.
    public typealias Handler = (_ action: UIContextualAction, _ sourceView: UIView, _ completion: @escaping (Bool) -> Void) -> Void

    open private(set) var style: Style
    open private(set) var handler: Handler
    open var title: String?
    /// Drawn in the text colour, above the title if the row is high enough, otherwise instead of it.
    open var image: UIImage?
    private var color: UIColor?
    /// Grey, or red for destructive actions; nil resets it.
    open var backgroundColor: UIColor! {
        get { color ?? (style == .destructive ? .systemRed : .systemGray) }
        set { color = newValue }
    }

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}
