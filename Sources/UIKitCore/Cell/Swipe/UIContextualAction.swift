public import Foundation

/// Something that can be done with a row, behind a button that a swipe uncovers.
/// > Contract: UIKit, UIContextualAction; TV-51.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal = 0
        case destructive = 1
    }

    /// Call the last argument when done, saying whether something was done: the row then closes.
    public typealias Handler = (_ action: UIContextualAction, _ sourceView: UIView, _ completion: @escaping (Bool) -> Void) -> Void

    open private(set) var style: Style
    open private(set) var handler: Handler
    open var title: String?
    /// Shown in the text's colour, over the title where the row is high enough, else in its place.
    open var image: UIImage?
    private var color: UIColor?
    /// Grey, or red for what destroys; nil takes it back to that.
    open var backgroundColor: UIColor! {
        get { color ?? (style == .destructive ? .systemRed : .systemGray) }
        set { color = newValue }
    }

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}
