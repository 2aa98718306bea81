public import CoreGraphics
public import Foundation
internal import QuartzCore
package import ViewLayout

/// Says where the elements of a collection view lie. Subclass it for a layout of your own.
///
/// The collection view asks in this order: `prepare()`, `collectionViewContentSize`, `layoutAttributesForElements(in:)`; `prepare()` comes
/// again only after an invalidation. This class has no elements.
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

    /// The view this lays out; one at most.
    open var collectionView: UICollectionView? { host }
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Invalidation

    /// Has everything worked out again before the next layout.
    open func invalidateLayout() {
        let context = makeContext()
        context.markEverything()
        invalidateLayout(with: context)
    }
    /// Has what the context names worked out again. Overriders call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { host?.core.layoutWasInvalidated(context) }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    /// A view wants another size than the layout gave it.
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

    /// Works out what the questions below will need. Overriders call super.
    open func prepare() {}
    /// Elements that `rect` touches; it may contain more.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open var collectionViewContentSize: CGSize { .zero }
    /// Where a drag comes to rest.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    /// The offset after an update or a change of layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
    /// The direction the layout was made for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// True has everything mirrored where people read the other way.
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

    /// Where an item that appears comes from: by default out of nothing when it is new, from its old place otherwise.
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
    /// Elements that an update takes away, by their old index paths, or brings, by their new ones, beside those of sections that go and come.
    /// Asked of every kind there is, after `prepare(forCollectionViewUpdates:)`.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Items under a finger

    /// Where an item that a finger holds would go when dropped at `position`.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        host?.indexPathForItem(at: position) ?? previousIndexPath
    }
    /// The look of an item under a finger.
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

    // MARK: Seams

    /// Whether views are asked for the size they want. > Package seam.
    package func wantsPreferredSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }
    /// A section that scrolls on its own. > Package seam.
    package func orthogonalScroller(ofSection section: Int) -> OrthogonalScroller? { nil }
    /// Elements of a section that scrolls on its own. > Package seam.
    package func orthogonalElements(ofSection section: Int, in range: ClosedRange<Double>) -> [UICollectionViewLayoutAttributes] { [] }
    /// Elements of a section that scrolls on its own are about to be shown; the offset is the section's. > Package seam.
    package func willShowOrthogonal(_ elements: [UICollectionViewLayoutAttributes], ofSection section: Int, at offset: Double) {}
    /// Whether `willShow` is to be called, with every change of bounds. > Package seam.
    package var watchesVisibleItems: Bool { false }
    /// Elements that the content scrolls are about to be shown. > Package seam.
    package func willShow(_ elements: [UICollectionViewLayoutAttributes], in bounds: CGRect) {}
    /// Scrolling changes nothing but the places of pinned elements, which `pin` gives them. > Package seam.
    package var pinsWithoutRelayout: Bool { false }
    /// Puts a supplementary view where it belongs in the present bounds. > Returns: whether it is kept from its own place in a way that
    /// shows. > Package seam.
    package func pin(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
    package func orthogonalSections(in rect: CGRect) -> [Int] { [] }
    /// The section's scroller moved. > Package seam.
    package func orthogonalScrollerDidMove(inSection section: Int, to offset: CGPoint) {}
    /// The settings of a section that is a list. > Package seam.
    package func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }
    /// Looks of a view that is about to be set up for an element. > Package seam.
    package func configureForDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {}
    /// Looks of the cells of a list. > Package seam.
    package func dress(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {}
}
