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

    /// > Precondition: the layout belongs to no other collection view.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        core = CollectionCore(layout: layout)
        super.init(frame: frame)
        core.attach(to: self)
    }

    public convenience override init(frame: CGRect) {
        ProgrammerError.raise("UICollectionView must be initialized with a non-nil layout parameter", name: .invalidArgument)
    }

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

    /// Setting another one triggers a new layout. > Precondition: the layout belongs to no other collection view.
    open var collectionViewLayout: UICollectionViewLayout {
        get { core.layout }
        set { core.transition.set(newValue, animated: false, completion: nil) }
    }
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set {
            scrollDelegate = newValue
            core.delegateChanged()
        }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { core.reloadData() } } }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true { didSet { if !isPrefetchingEnabled { core.cancelPreparation() } } }
    /// Behind everything else; fills the view and does not scroll.
    open var backgroundView: UIView? { didSet { core.placeBackground(replacing: oldValue) } }
    /// Requests all data again. The selection is cleared.
    open func reloadData() { core.reloadData() }
    open var numberOfSections: Int { core.counts.sections.count }
    open func numberOfItems(inSection section: Int) -> Int {
        core.placeholders.answer(count: core.numberOfItems(inSection: section), in: section)
    }
    /// There are changes that the data source's counts do not yet reflect, or drop placeholders.
    open var hasUncommittedUpdates: Bool { core.updates.isCollecting || !core.placeholders.isEmpty }

    // MARK: Registration and reuse

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        core.pool.register(cellClass, .cell, nil, identifier)
    }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { core.pool.register(viewClass, .supplementaryView, elementKind, identifier) }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { core.pool.register(nib, .cell, nil, identifier) }
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { core.pool.register(nib, .supplementaryView, kind, identifier) }
    /// > Precondition: something was registered for the identifier. > Contract: CV-4.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        core.pool.dequeueCell(identifier, at: indexPath)
    }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { core.pool.dequeue(.supplementaryView, elementKind, identifier, at: indexPath) }

    // MARK: Selection

    open var allowsSelection = true { didSet { if !allowsSelection { core.selection.clear() } } }
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, oldValue { core.selection.keepLastOnly() } }
    }
    open var isEditing = false {
        willSet { KeyValueChanges.will(self, "editing") }
        didSet {
            defer { KeyValueChanges.did(self, "editing") }
            if isEditing != oldValue { core.editingChanged() }
        }
    }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    /// In the order in which they were selected.
    open var indexPathsForSelectedItems: [IndexPath]? { core.selection.paths.compactMap(core.answer) }
    /// Calls no delegate. > Contract: CV-10.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        core.select(indexPath.map(core.shown), animated: animated, scrollPosition)
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        core.deselect(core.shown(indexPath), animated: animated)
    }
    /// Whether the selection follows the focus of arrow keys, if `allowsFocus` separates the two.
    open var selectionFollowsFocus = false
    /// Whether arrow keys move a focus without selecting. Otherwise they move an existing selection.
    open var allowsFocus = false
    /// The same while editing.
    open var allowsFocusDuringEditing = false
    /// Whether arrow keys continue from the last focused item when the view gets the focus again.
    open var remembersLastFocusedIndexPath = false

    // MARK: Layout

    /// > Contract: CV-36.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        core.transition.set(layout, animated: animated, completion: nil)
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        core.transition.set(layout, animated: animated, completion: completion)
    }
    /// Begins an interactive layout transition, driven by `transitionProgress` of the returned layout.
    @discardableResult open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { core.transition.start(to: layout, completion) }
    open func finishInteractiveTransition() { core.transition.end(true) }
    open func cancelInteractiveTransition() { core.transition.end(false) }
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        core.prepareIfNeeded()
        let path = core.shown(indexPath)
        return core.exists(path) ? core.mirror.attributes(core.layout.layoutAttributesForItem(at: path)) : nil
    }
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        core.prepareIfNeeded()
        return core.mirror.attributes(core.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
    }
    /// > Units: points of the content.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { core.indexPath(at: point).flatMap(core.answer) }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        (core.visible.key(of: cell)?.path ?? core.lookahead.path(of: cell)).flatMap(core.answer)
    }
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        core.visible.key(of: supplementaryView)?.path
    }
    /// Nil if the item is neither visible nor prepared.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        let path = core.shown(indexPath)
        return (core.visible.view(.cell(path)) ?? core.lookahead.cell(at: path)) as? UICollectionViewCell
    }
    open var visibleCells: [UICollectionViewCell] { core.visible.views(.cell, nil).compactMap { $0 as? UICollectionViewCell } }
    open var indexPathsForVisibleItems: [IndexPath] { core.visible.paths(.cell, nil).compactMap(core.answer) }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        core.visible.view(ElementKey(.supplementaryView, elementKind, indexPath))
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        core.visible.views(.supplementaryView, elementKind)
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        core.visible.paths(.supplementaryView, elementKind)
    }
    /// Does nothing before the first layout. > Contract: CV-33. > Precondition: the item exists.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        core.scroll(to: core.shown(indexPath), scrollPosition, animated: animated)
    }
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

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

    /// Shows the changes in `updates` together. The data source must have changed with them when the closure returns. For non-escaping
    /// closures see the other form.
    /// > Contract: CV-12 to CV-16. > Precondition: the counts are consistent; otherwise a programming error as in UIKit.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        core.updates.perform(updates, completion)
    }
    open func insertSections(_ sections: IndexSet) { core.updates.record { $0.insertedSections += sections } }
    open func deleteSections(_ sections: IndexSet) { core.updates.record { $0.deletedSections += sections } }
    open func reloadSections(_ sections: IndexSet) { core.updates.record { $0.reloadedSections += sections } }
    open func moveSection(_ section: Int, toSection newSection: Int) { core.updates.record { $0.moveSection(section, to: newSection) } }
    open func insertItems(at indexPaths: [IndexPath]) { core.updates.record { $0.insertedRows += indexPaths.map { RowPath($0) } } }
    open func deleteItems(at indexPaths: [IndexPath]) { core.updates.record { $0.deletedRows += indexPaths.map { RowPath($0) } } }
    open func reloadItems(at indexPaths: [IndexPath]) { core.updates.record { $0.reloadedRows += indexPaths.map { RowPath($0) } } }
    /// Lets the data source configure visible cells again, without replacing them.
    open func reconfigureItems(at indexPaths: [IndexPath]) { core.updates.reconfigure(indexPaths) }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        core.updates.record { $0.moveRow(RowPath(indexPath), to: RowPath(newIndexPath)) }
    }

    // MARK: Interactive movement

    /// False if the data source does not allow moving the item. > Contract: CV-34.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { core.reorder.begin(core.shown(indexPath)) }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { core.reorder.move(to: targetPosition) }
    open func endInteractiveMovement() { core.reorder.end() }
    open func cancelInteractiveMovement() { core.reorder.cancel() }

    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { core.drags.delegateChanged() } }
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { core.drags.delegateChanged() } }
    open var dragInteractionEnabled = true { didSet { core.drags.delegateChanged() } }
    /// How soon items move aside for a drag that would insert between them.
    open var reorderingCadence = ReorderingCadence.immediate
    open var hasActiveDrag: Bool { core.drags.hasDrag }
    open var hasActiveDrop: Bool { core.drags.hasDrop }
    /// A drag that rests on an item selects it, unless the delegate refuses.
    open var isSpringLoaded = false { didSet { core.springs.update() } }
    /// Nil until the delegate can have menus.
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
