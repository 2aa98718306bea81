/// Which parts of a flow layout are invalid.
///
/// > Contract: UIKit, UICollectionViewFlowLayoutInvalidationContext
@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// The delegate's sizes and distances are queried again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Frames are computed again.
    open var invalidateFlowLayoutAttributes = true
}
