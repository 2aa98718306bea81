public import CoreGraphics
public import Foundation

/// Which parts of a layout are invalid, and why.
///
/// > Contract: UIKit, UICollectionViewLayoutInvalidationContext
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() { super.init() }

    /// Whether the whole layout is invalid: for reloads, and for invalidations without a context.
    open private(set) var invalidateEverything = false
    /// Whether the numbers of sections or items changed.
    open private(set) var invalidateDataSourceCounts = false
    /// The items whose attributes are invalid; nil for none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views whose attributes are invalid, by kind; nil for none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views whose attributes are invalid, by kind; nil for none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// Added to the offset when the context is used. > Units: points.
    open var contentOffsetAdjustment: CGPoint = .zero
    /// Added to the content size when the context is used, until the layout returns a new size. > Units: points.
    open var contentSizeAdjustment: CGSize = .zero
    /// Where interactively moved items were in the layout; nil without such a movement.
    open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where interactively moved items would be inserted; nil without such a movement.
    open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The touch of an interactive movement, in points of the content.
    open private(set) var interactiveMovementTarget: CGPoint = .zero

    /// Adds items whose attributes are invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = Self.joined(invalidatedItemIndexPaths, indexPaths)
    }
    /// Adds supplementary views of a kind whose attributes are invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = Self.joined(invalidatedSupplementaryIndexPaths, elementKind, indexPaths)
    }
    /// Adds decoration views of a kind whose attributes are invalid.
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
