public import CoreGraphics
public import Foundation

/// Which parts of a layout are invalid, and why.
///
/// > Contract: UIKit, UICollectionViewLayoutInvalidationContext
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() { super.init() }

    /// True for reloads, and for invalidations without a context.
    open private(set) var invalidateEverything = false
    /// The data source's counts changed.
    open private(set) var invalidateDataSourceCounts = false
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// Added to the offset when the context is used. > Units: points.
    open var contentOffsetAdjustment: CGPoint = .zero
    /// Added to the content size when the context is used, until the layout returns a new size. > Units: points.
    open var contentSizeAdjustment: CGSize = .zero
    /// For interactive movement: the old and the new index paths, and the touch's positions.
    open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open private(set) var interactiveMovementTarget: CGPoint = .zero

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = Self.joined(invalidatedItemIndexPaths, indexPaths)
    }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = Self.joined(invalidatedSupplementaryIndexPaths, elementKind, indexPaths)
    }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = Self.joined(invalidatedDecorationIndexPaths, elementKind, indexPaths)
    }

    private static func joined(_ old: [IndexPath]?, _ new: [IndexPath]) -> [IndexPath] {
        var all = old ?? []
        for path in new where !all.contains(path) { all.append(path) }
        return all
    }
    private static func joined(_ old: [String: [IndexPath]]?, _ kind: String, _ new: [IndexPath]) -> [String: [IndexPath]] {
        var all = old ?? [:]
        all[kind] = joined(all[kind], new)
        return all
    }

    package func markEverything() { invalidateEverything = true }
    package func markCounts() { invalidateDataSourceCounts = true }
    package func markMovement(from previous: [IndexPath]?, to targets: [IndexPath]?, at place: CGPoint) {
        (previousIndexPathsForInteractivelyMovingItems, targetIndexPathsForInteractivelyMovingItems) = (previous, targets)
        interactiveMovementTarget = place
    }
}
