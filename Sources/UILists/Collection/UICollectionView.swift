public import CoreGraphics
public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors
@_spi(UIKitModules) public import UIKitCore
internal import ViewLayout

/// Shows the items of a data source in the frames of a layout.
///
/// Only visible elements have views; views that disappear are reused. The components in `core` display, update, select and drag; this class
/// stores the settings and forwards.
/// > Contract: UIKit, UICollectionView; CV-1 to CV-37. > Isolation: main actor.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    package let core: CollectionCore

    /// Creates a collection view with a layout.
    ///
    /// - Parameters:
    ///   - frame: the view's frame in points of its superview.
    ///   - layout: computes the frames of all elements; it is retained.
    ///
    /// > Precondition: the layout belongs to no other collection view.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        core = CollectionCore(layout: layout)
        super.init(frame: frame)
        core.attach(to: self)
    }

    public convenience override init(frame: CGRect) {
        ProgrammerError.raise("UICollectionView must be initialized with a non-nil layout parameter", name: .invalidArgument)
    }

    /// Creates a collection view from an Interface Builder file; with a flow layout if the file has none.
    public required init?(coder: NSCoder) {
        let layout = coder.objectIfPresent(forKey: "UICollectionLayout") as? UICollectionViewLayout
        core = CollectionCore(layout: layout ?? UICollectionViewFlowLayout())
        super.init(coder: coder)
        core.attach(to: self)
        core.decode(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        core.encode(coder)
    }

    @_spi(UIKitModules) open override var archivedSubviews: [UIView] {
        super.archivedSubviews.filter { !core.makes($0) && $0 !== backgroundView }
    }
    @_spi(UIKitModules) open override class func newForAppearance() -> UIView {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    }

    // MARK: Content

    /// The layout that computes the frames of all elements.
    ///
    /// Setting another one triggers a new layout. > Precondition: the layout belongs to no other collection view.
    open var collectionViewLayout: UICollectionViewLayout {
        get { core.layout }
        set { core.transition.set(newValue, animated: false, completion: nil) }
    }
    /// The receiver of selection, display and menu callbacks, and of the scroll view's.
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set {
            scrollDelegate = newValue
            core.delegateChanged()
        }
    }
    /// The provider of counts and cells; setting another one reloads all data.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { core.reloadData() } } }
    /// Is notified of items up to one view length ahead in the scroll direction; nil for no such callbacks.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether cells are prepared before they are visible and `prefetchDataSource` is notified; true by default.
    ///
    /// With it, the data source's cell method may run long before `willDisplay`.
    open var isPrefetchingEnabled = true { didSet { if !isPrefetchingEnabled { core.cancelPreparation() } } }
    /// A view behind all elements, which fills the collection view and does not scroll; nil by default.
    open var backgroundView: UIView? { didSet { core.placeBackground(replacing: oldValue) } }
    /// Requests all data again. The selection is cleared.
    open func reloadData() { core.reloadData() }
    /// The number of sections that the data source returned last.
    open var numberOfSections: Int { core.counts.sections.count }
    /// Returns the number of items that the data source returned last for a section, without drop placeholders.
    open func numberOfItems(inSection section: Int) -> Int {
        core.placeholders.answer(count: core.numberOfItems(inSection: section), in: section)
    }
    /// Whether a batch is running, or a drop placeholder is shown that the data source does not count.
    open var hasUncommittedUpdates: Bool { core.updates.isCollecting || !core.placeholders.isEmpty }

    // MARK: Registration and reuse

    /// Registers a class for the cells of an identifier, replacing an earlier class or nib.
    ///
    /// Free cells of an earlier registration are discarded.
    ///
    /// - Parameters:
    ///   - cellClass: a subclass of `UICollectionViewCell`, created with `init(frame:)`; nil removes the registration.
    ///   - identifier: the name to dequeue by; must not be empty.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        core.pool.register(cellClass, .cell, nil, identifier)
    }
    /// Registers a class for supplementary views of a kind and identifier, replacing an earlier class or nib.
    ///
    /// - Parameters:
    ///   - viewClass: a subclass of `UICollectionReusableView`, created with `init(frame:)`; nil removes the registration.
    ///   - elementKind: the kind, such as `elementKindSectionHeader`.
    ///   - identifier: the name to dequeue by; must not be empty.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { core.pool.register(viewClass, .supplementaryView, elementKind, identifier) }
    /// Registers a nib with one cell for an identifier, replacing an earlier class or nib.
    ///
    /// - Parameters:
    ///   - nib: the nib, whose only top-level object is the cell; nil removes the registration.
    ///   - identifier: the name to dequeue by.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { core.pool.register(nib, .cell, nil, identifier) }
    /// Registers a nib with one view for a kind and identifier, replacing an earlier class or nib.
    ///
    /// - Parameters:
    ///   - nib: the nib, whose only top-level object is the view; nil removes the registration.
    ///   - kind: the kind, such as `elementKindSectionHeader`.
    ///   - identifier: the name to dequeue by.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { core.pool.register(nib, .supplementaryView, kind, identifier) }
    /// Returns a reused cell, or a new one of the registered class or nib; call it in the data source's cell method.
    ///
    /// - Parameters:
    ///   - identifier: the registered name.
    ///   - indexPath: the index path passed to the data source.
    ///
    /// > Precondition: something was registered for the identifier. > Contract: CV-4.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        core.pool.dequeueCell(identifier, at: indexPath)
    }
    /// Returns a reused supplementary view, or a new one of the registered class or nib.
    ///
    /// Nothing registered for kind and identifier is a programming error.
    ///
    /// - Parameters:
    ///   - elementKind: the kind passed to the data source.
    ///   - identifier: the registered name.
    ///   - indexPath: the index path passed to the data source.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { core.pool.dequeue(.supplementaryView, elementKind, identifier, at: indexPath) }

    // MARK: Selection

    /// Whether taps select items outside of editing; true by default, and false deselects all.
    open var allowsSelection = true { didSet { if !allowsSelection { core.selection.clear() } } }
    /// Whether several items can be selected outside of editing, and taps deselect; false by default.
    ///
    /// Turning it off keeps the last selected item only.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, oldValue { core.selection.keepLastOnly() } }
    }
    /// Whether cells show their editing controls; false by default.
    ///
    /// Changes close swiped rows; leaving editing clears the selection unless `allowsMultipleSelection` is true.
    open var isEditing = false {
        willSet { KeyValueChanges.will(self, "editing") }
        didSet {
            defer { KeyValueChanges.did(self, "editing") }
            if isEditing != oldValue { core.editingChanged() }
        }
    }
    /// Whether taps select items while editing; false by default.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be selected while editing; false by default.
    open var allowsMultipleSelectionDuringEditing = false
    /// The selected items in the order of their selection; empty without any, and never nil in Ferry.
    open var indexPathsForSelectedItems: [IndexPath]? { core.selection.paths.compactMap(core.answer) }
    /// Selects an item.
    ///
    /// Calls no delegate. > Contract: CV-10.
    ///
    /// With single selection the previous item is deselected. Does nothing if `allowsSelection` is false or the item does not exist.
    ///
    /// - Parameters:
    ///   - indexPath: the item; nil deselects all.
    ///   - animated: whether scrolling is animated.
    ///   - scrollPosition: where to scroll the item; an empty set does not scroll.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        core.select(indexPath.map(core.shown), animated: animated, scrollPosition)
    }
    /// Deselects an item, without calling the delegate.
    ///
    /// - Parameters:
    ///   - indexPath: the item.
    ///   - animated: ignored by Ferry.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        core.deselect(core.shown(indexPath), animated: animated)
    }
    /// Whether the selection follows the focus of arrow keys, if `allowsFocus` separates the two.
    open var selectionFollowsFocus = false
    /// Whether arrow keys move a focus without selecting. Otherwise they move an existing selection.
    open var allowsFocus = false
    /// Whether arrow keys move a focus while editing, if `allowsFocus` is true; false by default.
    open var allowsFocusDuringEditing = false
    /// Whether arrow keys continue from the last focused item when the view gets the focus again.
    open var remembersLastFocusedIndexPath = false

    // MARK: Layout

    /// Replaces the layout, at once or with all elements moving to their new frames.
    ///
    /// - Parameters:
    ///   - layout: the new layout, which belongs to no other collection view.
    ///   - animated: whether elements move in an animation.
    ///
    /// > Contract: CV-36.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        core.transition.set(layout, animated: animated, completion: nil)
    }
    /// Replaces the layout and calls a closure when elements are at their new frames.
    ///
    /// - Parameters:
    ///   - layout: the new layout, which belongs to no other collection view.
    ///   - animated: whether elements move in an animation.
    ///   - completion: receives whether the animation was not interrupted; called at once if the layout is already in use or nothing
    ///     was laid out yet.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        core.transition.set(layout, animated: animated, completion: completion)
    }
    /// Begins an interactive transition to another layout, driven by `transitionProgress` of the returned layout.
    ///
    /// - Parameters:
    ///   - layout: the layout to change to.
    ///   - completion: called after `finishInteractiveTransition()` or `cancelInteractiveTransition()` and the animation that follows.
    ///
    /// > Returns: the layout in use during the transition; that of the running one if there is one.
    @discardableResult open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { core.transition.start(to: layout, completion) }
    /// Ends an interactive layout transition with the new layout, animated from the current progress; does nothing without one.
    open func finishInteractiveTransition() { core.transition.end(true) }
    /// Ends an interactive layout transition with the old layout, animated from the current progress; does nothing without one.
    open func cancelInteractiveTransition() { core.transition.end(false) }
    /// Receives whether the final animation was completed, and whether the transition was finished instead of cancelled.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// Returns the layout's attributes of an item, after preparing the layout; nil if it does not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        core.prepareIfNeeded()
        let path = core.shown(indexPath)
        return core.exists(path) ? core.mirror.attributes(core.layout.layoutAttributesForItem(at: path)) : nil
    }
    /// Returns the layout's attributes of a supplementary view, after preparing the layout; nil if the layout has none.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        core.prepareIfNeeded()
        return core.mirror.attributes(core.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
    }
    /// Returns the frontmost item at a point of the content; nil if there is none or it is a drop placeholder.
    ///
    /// > Units: points of the content.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { core.indexPath(at: point).flatMap(core.answer) }
    /// Returns the index path of a visible or prepared cell; nil for others and for drop placeholders.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        (core.visible.key(of: cell)?.path ?? core.lookahead.path(of: cell)).flatMap(core.answer)
    }
    /// Returns the index path of a visible supplementary view; nil for others.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        core.visible.key(of: supplementaryView)?.path
    }
    /// Returns the cell of an item; nil if it is neither visible nor prepared.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        let path = core.shown(indexPath)
        return (core.visible.view(.cell(path)) ?? core.lookahead.cell(at: path)) as? UICollectionViewCell
    }
    /// The cells whose frames are visible, in no defined order.
    open var visibleCells: [UICollectionViewCell] { core.visible.views(.cell, nil).compactMap { $0 as? UICollectionViewCell } }
    /// The index paths of visible items, without drop placeholders.
    open var indexPathsForVisibleItems: [IndexPath] { core.visible.paths(.cell, nil).compactMap(core.answer) }
    /// Returns a visible supplementary view; nil if it is not visible.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        core.visible.view(ElementKey(.supplementaryView, elementKind, indexPath))
    }
    /// Returns the visible supplementary views of a kind.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        core.visible.views(.supplementaryView, elementKind)
    }
    /// Returns the index paths of the visible supplementary views of a kind.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        core.visible.paths(.supplementaryView, elementKind)
    }
    /// Scrolls so that an item is at a position of the view, within the bounds of the content.
    ///
    /// Does nothing before the first layout. > Contract: CV-33. > Precondition: the item exists.
    ///
    /// - Parameters:
    ///   - indexPath: the item.
    ///   - scrollPosition: at most one value for each axis; an empty set does not scroll.
    ///   - animated: whether scrolling is animated.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        core.scroll(to: core.shown(indexPath), scrollPosition, animated: animated)
    }
    /// When visible self-sizing views are measured again; `enabled` by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { if selfSizingInvalidation == .enabledIncludingConstraints { UIView.observeConstraintChanges() } }
    }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeListPosition(to: coder)
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeListPosition(from: coder)
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            core.boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }
    open override var frame: CGRect {
        get { super.frame }
        set {
            core.boundsWillChange(to: CGRect(origin: super.bounds.origin, size: newValue.standardized.size))
            super.frame = newValue
        }
    }
    open override func layoutSubviews() {
        core.layOut()
        super.layoutSubviews()
        core.relayout()
    }
    @_spi(UIKitModules) open override func contentOffsetDidChange() { core.offsetDidChange() }
    @_spi(UIKitModules) open override func scrollingMayBegin(_ pan: UIPanGestureRecognizer) -> Bool { !core.multipleSelection.takes(pan) }
    @_spi(UIKitModules) open override func draggingWillBegin() { core.swipes.close(animated: true) }
    @_spi(UIKitModules) open override func restingOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        core.layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { core.focus.didLeaveWindow() }
        setNeedsLayout()
    }

    // MARK: Updates

    /// Shows several changes of the data in one animation.
    ///
    /// Shows the changes in `updates` together. The data source must have changed with them when the closure returns. For non-escaping
    /// closures see the other form.
    /// > Contract: CV-12 to CV-16. > Precondition: the counts are consistent; otherwise a programming error as in UIKit.
    ///
    /// - Parameters:
    ///   - updates: changes the data, and calls the methods for insertion, deletion, moves and reloads.
    ///   - completion: receives true if the animation was not interrupted.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        core.updates.perform(updates, completion)
    }
    /// Shows sections that were inserted into the data; outside of a batch the data must already have changed.
    ///
    /// Indices count after the batch.
    open func insertSections(_ sections: IndexSet) { core.updates.record { $0.insertedSections += sections } }
    /// Removes sections that were deleted from the data.
    ///
    /// Indices count before the batch.
    open func deleteSections(_ sections: IndexSet) { core.updates.record { $0.deletedSections += sections } }
    /// Requests the cells and supplementary views of sections again; their counts may change.
    ///
    /// Indices count before the batch.
    open func reloadSections(_ sections: IndexSet) { core.updates.record { $0.reloadedSections += sections } }
    /// Moves a section with all its items.
    ///
    /// - Parameters:
    ///   - section: its index before the batch.
    ///   - newSection: its index after the batch.
    open func moveSection(_ section: Int, toSection newSection: Int) { core.updates.record { $0.moveSection(section, to: newSection) } }
    /// Shows items that were inserted into the data; outside of a batch the data must already have changed.
    ///
    /// Index paths count after the batch.
    open func insertItems(at indexPaths: [IndexPath]) { core.updates.record { $0.insertedRows += indexPaths.map { RowPath($0) } } }
    /// Removes items that were deleted from the data.
    ///
    /// Index paths count before the batch.
    open func deleteItems(at indexPaths: [IndexPath]) { core.updates.record { $0.deletedRows += indexPaths.map { RowPath($0) } } }
    /// Requests new cells for items; their selection is cleared.
    ///
    /// Index paths count before the batch.
    open func reloadItems(at indexPaths: [IndexPath]) { core.updates.record { $0.reloadedRows += indexPaths.map { RowPath($0) } } }
    /// Lets the data source configure visible cells again, without replacing them.
    ///
    /// The data source must dequeue a cell of the same class and identifier; selection and state remain.
    ///
    /// - Parameter indexPaths: the items, of which those without a visible cell are ignored.
    open func reconfigureItems(at indexPaths: [IndexPath]) { core.updates.reconfigure(indexPaths) }
    /// Moves an item, whose cell is not requested again.
    ///
    /// - Parameters:
    ///   - indexPath: its index path before the batch.
    ///   - newIndexPath: its index path after the batch.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        core.updates.record { $0.moveRow(RowPath(indexPath), to: RowPath(newIndexPath)) }
    }

    // MARK: Interactive movement

    /// Lifts an item, to be moved by `updateInteractiveMovementTargetPosition(_:)`.
    ///
    /// False if the data source does not allow moving the item. > Contract: CV-34.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { core.reorder.begin(core.shown(indexPath)) }
    /// Moves the held item, and others aside.
    ///
    /// - Parameter targetPosition: the item's centre, in points of the content; near an edge the view scrolls.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { core.reorder.move(to: targetPosition) }
    /// Puts the held item down; the data source is notified if its position changed.
    open func endInteractiveMovement() { core.reorder.end() }
    /// Returns the held item to its original position, without notifying the data source.
    open func cancelInteractiveMovement() { core.reorder.cancel() }

    /// The provider of drag items; without it items cannot be dragged.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { core.dragDrop.update() } }
    /// The receiver of drops; without it the view accepts none.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { core.dragDrop.update() } }
    /// Whether a long press begins a drag, if there is a `dragDelegate`; true by default, as on iOS for pads.
    open var dragInteractionEnabled = true { didSet { core.dragDrop.update() } }
    /// How soon items move aside for a drag that would insert between them.
    open var reorderingCadence = ReorderingCadence.immediate
    /// Whether items of this view are being dragged.
    open var hasActiveDrag: Bool { core.dragDrop.hasActiveDrag }
    /// Whether a drag that the delegate can handle is over the view.
    open var hasActiveDrop: Bool { core.dragDrop.hasActiveDrop }
    /// Whether a drag that rests on an item selects it, unless the delegate refuses; false by default.
    open var isSpringLoaded = false { didSet { core.springs.update() } }
    /// The interaction that shows the delegate's context menus; nil until there is a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { core.menus.interaction }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !core.touches.began(touches) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !core.touches.moved(touches) { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !core.touches.ended(touches) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !core.touches.cancelled(touches) { super.touchesCancelled(touches, with: event) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !CollectionKeyNavigation.handle(presses, in: core) { super.pressesBegan(presses, with: event) }
    }
}
