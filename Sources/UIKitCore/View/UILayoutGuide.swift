public import Foundation

/// A rectangle that constraints refer to, without a view.
///
/// > Contract: UIKit, UILayoutGuide
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    open var identifier = ""
    open weak var owningView: UIView?
    /// Computes `layoutFrame` from the view that owns the guide.
    package var measure: ((UIView) -> CGRect)?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// In the owning view's coordinates.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        return measure?(owningView) ?? .zero
    }
}
