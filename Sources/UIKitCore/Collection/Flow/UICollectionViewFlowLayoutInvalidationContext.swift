/// > Contract: UIKit, UICollectionViewFlowLayoutInvalidationContext
@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// The delegate is asked again for sizes and distances.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Places are worked out again.
    open var invalidateFlowLayoutAttributes = true
}
