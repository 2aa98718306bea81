public import Foundation

/// A rectangle that constraints refer to, without a view.
///
/// > Contract: UIKit, UILayoutGuide
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// A name for the app and for logs; empty by default.
    open var identifier = ""
    /// The view whose coordinates the guide is in; nil until the guide is added to a view, and then the frame is zero.
    open weak var owningView: UIView?
    /// Computes `layoutFrame` from the view that owns the guide.
    package var measure: ((UIView) -> CGRect)?

    public override init() { super.init() }
    /// Creates a guide without an owner; nothing is read from the coder.
    public required init?(coder: NSCoder) { super.init() }

    /// The rectangle of the guide.
    ///
    /// In the owning view's coordinates.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        return measure?(owningView) ?? .zero
    }
}
