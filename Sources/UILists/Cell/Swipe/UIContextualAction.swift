public import Foundation
public import UIKitCore

/// An action on a row, as a button that a swipe reveals.
/// > Contract: UIKit, UIContextualAction; TV-51.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// Whether an action deletes something.
    public enum Style: Int, Sendable {
        /// A grey button.
        case normal = 0
        /// A red button; in Ferry the style determines nothing but the colour.
        case destructive = 1
    }

    /// Call the last argument when done, with whether the action was performed: the row then closes.
    ///
    /// It closes for true and false, and for both styles: a destructive action removes the row only by deleting it in its list, which may be
    /// before or after the call. A row that is deleted while its actions show leaves from its position.
    public typealias Handler = (_ action: UIContextualAction, _ sourceView: UIView, _ completion: @escaping (Bool) -> Void) -> Void

    /// The style given at creation.
    open private(set) var style: Style
    /// Called when the user taps the button or swipes all the way.
    open private(set) var handler: Handler
    /// The text of the button; nil shows the image only.
    open var title: String?
    /// Drawn in the text colour, above the title if the row is high enough, otherwise instead of it.
    open var image: UIImage?
    private var color: UIColor?
    /// Grey, or red for destructive actions; nil resets it.
    open var backgroundColor: UIColor! {
        get { color ?? (style == .destructive ? .systemRed : .systemGray) }
        set { color = newValue }
    }

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - style: whether it deletes something.
    ///   - title: the text of the button; nil for none.
    ///   - handler: performs the action and calls its completion.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}
