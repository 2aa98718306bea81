public import CoreGraphics
public import Foundation
internal import QuartzCore
public import UIKitCore
package import ViewLayout

/// Computes the frames of a collection view's elements. Subclass it for a custom layout.
///
/// The collection view calls `prepare()`, `collectionViewContentSize` and `layoutAttributesForElements(in:)` in this order; `prepare()` is
/// called again only after an invalidation. This class has no elements.
/// > Contract: UIKit, UICollectionViewLayout; CV-1, CV-14, CV-36.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    package weak var host: UICollectionView?
    package var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    package var decorationNibs: [String: UINib] = [:]
    package var updates = LayoutUpdates()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}

    // MARK: The collection view

    /// The view that uses this layout; at most one.
    open var collectionView: UICollectionView? { host }
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Invalidation

    /// Invalidates everything before the next layout.
    open func invalidateLayout() {
        let context = makeContext()
        context.markEverything()
        invalidateLayout(with: context)
    }
    /// Invalidates the parts in the context. Overriders call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { host?.core.layoutWasInvalidated(context) }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    /// A view's preferred size differs from its attributes.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    package func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return DynamicClass.make(type ?? UICollectionViewLayoutInvalidationContext.self)
    }

    // MARK: Layout

    /// Computes what the methods below need. Overriders call super.
    open func prepare() {}
    /// The elements that intersect `rect`; it may return more.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open var collectionViewContentSize: CGSize { .zero }
    /// The offset at which scrolling comes to rest.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    /// The offset after an update or a change of layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
    /// The direction that the layout was written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// If true, the layout is mirrored in right-to-left environments.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Decoration views

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationNibs[elementKind] = nil
        decorationClasses[elementKind] = viewClass.map { DequeuePool.viewClass($0) }
    }

    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = nil
        decorationNibs[elementKind] = nib
    }

    // MARK: Updates

    /// Called after `prepare()` with a batch's changes. Overriders call super.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    /// A change of bounds will be animated.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}

    /// The initial attributes of an appearing item: by default invisible if it is new, else its old attributes.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        updates.initial(.cell(itemIndexPath), now: layoutAttributesForItem(at: itemIndexPath))
    }
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        updates.final(.cell(itemIndexPath)) { self.layoutAttributesForItem(at: $0) }
    }
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updates.initial(
            ElementKey(.supplementaryView, elementKind, elementIndexPath),
            now: layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
    }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updates.final(ElementKey(.supplementaryView, elementKind, elementIndexPath)) {
            self.layoutAttributesForSupplementaryView(ofKind: elementKind, at: $0)
        }
    }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updates.initial(
            ElementKey(.decorationView, elementKind, decorationIndexPath),
            now: layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
    }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updates.final(ElementKey(.decorationView, elementKind, decorationIndexPath)) {
            self.layoutAttributesForDecorationView(ofKind: elementKind, at: $0)
        }
    }
    /// Elements that the layout deletes in an update, by their old index paths, or inserts, by their new ones, besides those of deleted and
    /// inserted sections. Called for every kind, after `prepare(forCollectionViewUpdates:)`.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Interactive movement

    /// The index path that an interactively moved item would have if dropped at `position`.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        host?.indexPathForItem(at: position) ?? previousIndexPath
    }
    /// The attributes of an interactively moved item.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath)?.duplicate() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = CollectionMetrics.movingItemZIndex
        return attributes
    }
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.markMovement(from: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
        return context
    }
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.markMovement(from: previousIndexPaths, to: indexPaths, at: .zero)
        return context
    }

    // MARK: Package seams

    /// Whether views are queried for their preferred size. > Package seam.
    package func wantsPreferredSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }
    /// The scroller of an orthogonally scrolling section. > Package seam.
    package func orthogonalScroller(ofSection section: Int) -> OrthogonalScroller? { nil }
    /// Elements of an orthogonally scrolling section. > Package seam.
    package func orthogonalElements(ofSection section: Int, in range: ClosedRange<Double>) -> [UICollectionViewLayoutAttributes] { [] }
    /// Elements of an orthogonally scrolling section are about to be shown; the offset is the section's. > Package seam.
    package func willShowOrthogonal(_ elements: [UICollectionViewLayoutAttributes], ofSection section: Int, at offset: Double) {}
    /// Whether `willShow` must be called at every change of bounds. > Package seam.
    package var watchesVisibleItems: Bool { false }
    /// Elements outside of orthogonally scrolling sections are about to be shown. > Package seam.
    package func willShow(_ elements: [UICollectionViewLayoutAttributes], in bounds: CGRect) {}
    /// Scrolling changes only the frames of pinned elements, which `pin` sets. > Package seam.
    package var pinsWithoutRelayout: Bool { false }
    /// Sets a supplementary view's pinned frame for the current bounds. > Returns: whether it is visibly away from its resting position.
    /// > Package seam.
    package func pin(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
    package func orthogonalSections(in rect: CGRect) -> [Int] { [] }
    /// The section's scroller moved. > Package seam.
    package func orthogonalScrollerDidMove(inSection section: Int, to offset: CGPoint) {}
    /// The settings of a section that is a list. > Package seam.
    package func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }
    /// Sets the appearance of a view that is about to be configured for an element. > Package seam.
    package func configureForDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {}
    /// Sets the appearance of list cells. > Package seam.
    package func dress(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {}
}
