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
    /// Writes nothing; subclasses add their settings.
    open func encode(with coder: NSCoder) {}

    // MARK: The collection view

    /// The view that uses this layout; at most one.
    open var collectionView: UICollectionView? { host }
    /// The class of the layout's attributes; override it to add properties to them.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the layout's invalidation contexts; override it to add details of what is invalid.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Invalidation

    /// Invalidates everything before the next layout.
    open func invalidateLayout() {
        let context = makeContext()
        context.markEverything()
        invalidateLayout(with: context)
    }
    /// Invalidates the parts in a context before the next layout; overrides call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { host?.core.layoutWasInvalidated(context) }
    /// Returns whether a new offset or size of the view needs other frames; false by default.
    ///
    /// - Parameter newBounds: the bounds to come, in points of the content.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Returns what a new offset or size of the view invalidates; called if `shouldInvalidateLayout(forBoundsChange:)` returns true.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    /// Returns whether the preferred size of a view changes the layout; false by default.
    ///
    /// - Parameters:
    ///   - preferredAttributes: the attributes that the view prefers.
    ///   - originalAttributes: the attributes that the layout returned.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Returns what the preferred size of a view invalidates; called if the layout accepts that size.
    ///
    /// - Parameters:
    ///   - preferredAttributes: the attributes that the view prefers.
    ///   - originalAttributes: the attributes that the layout returned.
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
    /// Returns the attributes of all elements that intersect a rectangle, in points of the content; nil by default.
    ///
    /// It may return more than those.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of an item; nil by default.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a header, footer or other supplementary view; nil, the default, is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a decoration view; nil, the default, is none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The size of the content in points; zero by default, so subclasses override it.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the offset at which scrolling comes to rest; by default that of the form without a velocity.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: the offset by the scroll view's deceleration, in points.
    ///   - velocity: the speed when the finger was lifted, in points per millisecond.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    /// The offset after an update or a change of layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
    /// The direction that the layout was written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the layout is mirrored where the reading direction differs from `developmentLayoutDirection`; false by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Decoration views

    /// Registers the class of a decoration view, replacing an earlier class or nib.
    ///
    /// - Parameters:
    ///   - viewClass: a subclass of `UICollectionReusableView`; nil removes the registration.
    ///   - elementKind: the kind that the layout's attributes have.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationNibs[elementKind] = nil
        decorationClasses[elementKind] = viewClass.map { DequeuePool.viewClass($0) }
    }

    /// Registers the nib of a decoration view, replacing an earlier class or nib.
    ///
    /// - Parameters:
    ///   - nib: the nib, whose only top-level object is the view; nil removes the registration.
    ///   - elementKind: the kind that the layout's attributes have.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = nil
        decorationNibs[elementKind] = nib
    }

    // MARK: Updates

    /// Called after `prepare()` with a batch's changes. Overriders call super.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called when all elements of a batch have their new frames, while the animation runs; does nothing by default.
    open func finalizeCollectionViewUpdates() {}
    /// Called before the view's size changes, animated or not; does nothing by default.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called when the visible elements have their frames for the new size; does nothing by default.
    ///
    /// Inside the animation block if the view is laid out in it.
    open func finalizeAnimatedBoundsChange() {}
    /// Called on the layout in use before another one replaces it; does nothing by default.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called on the new layout before it replaces another one; does nothing by default.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on both layouts when one replaced the other; does nothing by default.
    open func finalizeLayoutTransition() {}

    /// Returns the attributes from which an appearing item starts: by default invisible if it is new, else its old attributes.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        updates.initial(.cell(itemIndexPath), now: layoutAttributesForItem(at: itemIndexPath))
    }
    /// Returns the attributes to which a disappearing item moves: by default invisible if it is deleted, else its new attributes.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        updates.final(.cell(itemIndexPath)) { self.layoutAttributesForItem(at: $0) }
    }
    /// Returns the attributes from which an appearing supplementary view starts; by default as for items.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updates.initial(
            ElementKey(.supplementaryView, elementKind, elementIndexPath),
            now: layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
    }
    /// Returns the attributes to which a disappearing supplementary view moves; by default as for items.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updates.final(ElementKey(.supplementaryView, elementKind, elementIndexPath)) {
            self.layoutAttributesForSupplementaryView(ofKind: elementKind, at: $0)
        }
    }
    /// Returns the attributes from which an appearing decoration view starts; by default as for items.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updates.initial(
            ElementKey(.decorationView, elementKind, decorationIndexPath),
            now: layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
    }
    /// Returns the attributes to which a disappearing decoration view moves; by default as for items.
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
    /// Returns decoration views that the layout deletes in an update, by their old index paths; none by default.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns supplementary views that the layout inserts in an update, by their new index paths; none by default.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns decoration views that the layout inserts in an update, by their new index paths; none by default.
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
    /// Returns what is invalid when a held item has another target.
    ///
    /// - Parameters:
    ///   - targetIndexPaths: where the items would be inserted.
    ///   - targetPosition: the touch, in points of the content.
    ///   - previousIndexPaths: where they were in the layout.
    ///   - previousPosition: the touch before.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.markMovement(from: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
        return context
    }
    /// Returns what is invalid when a held item is put down.
    ///
    /// - Parameters:
    ///   - indexPaths: where the items are at the end.
    ///   - previousIndexPaths: where they were when the movement began, or before it was cancelled.
    ///   - movementCancelled: whether they returned to their original positions.
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
