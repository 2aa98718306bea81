internal import CoreGraphics
internal import UIKitCore

/// The side insets of a section, across the scroll direction. > Units: points, by the reading direction.
struct CompositionalSideInsets: Equatable {
    var start: CGFloat = 0
    var end: CGFloat = 0
    var total: CGFloat { start + end }

    init() {}

    /// - Parameter isVertical: whether the layout scrolls vertically. What the view's insets already exclude is not subtracted twice.
    @MainActor init(_ reference: UIContentInsetsReference, of view: UICollectionView, isVertical: Bool) {
        let edges: UIEdgeInsets
        switch reference {
        case .none: return
        case .automatic, .safeArea: edges = view.safeAreaInsets
        case .layoutMargins: edges = view.layoutMargins
        case .readableContent:
            let margins = view.layoutMargins
            let side = UIMetrics.readableSide(width: view.bounds.width - margins.left - margins.right)
            edges = UIEdgeInsets(
                top: margins.top, left: margins.left + side, bottom: margins.bottom, right: margins.right + side)
        }
        let known = view.adjustedContentInset
        guard isVertical else {
            (start, end) = (max(0, edges.top - known.top), max(0, edges.bottom - known.bottom))
            return
        }
        let (left, right) = (max(0, edges.left - known.left), max(0, edges.right - known.right))
        (start, end) = view.core.mirror.isActive ? (right, left) : (left, right)
    }
}
