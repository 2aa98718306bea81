public import Foundation
internal import ProgrammerErrors
internal import UIKitCore
internal import ViewLayout

/// Provides a collection view's data from snapshots: each new one is compared with the previous one, and the differences are animated.
///
/// > Contract: UIKit, UICollectionViewDiffableDataSource. > Isolation: main actor.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    /// Returns the cell of an item; nil is a programming error.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Returns the header, footer or other view of a kind; nil is a programming error.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    /// The type of the data source's snapshots.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// Closures that decide on and receive the user's reordering.
    public struct ReorderingHandlers {
        /// Returns whether the user may move an item; nil, the default, allows none.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called after the user moved an item, before `snapshot()` has the new order.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called when `snapshot()` has the new order: change the model here.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Creates handlers that do nothing.
        public init() {}
    }
    /// Closures for items that expand and collapse.
    public struct SectionSnapshotHandlers<Item: Hashable> {
        /// Returns whether the user may expand an item; nil allows all.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before the user's expansion of an item is shown.
        public var willExpandItem: ((Item) -> Void)?
        /// Returns whether the user may collapse an item; nil allows all.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before the user's collapse of an item is shown.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the children of an item that the user expands, from those known so far; nil keeps those.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
        /// Creates handlers that do nothing.
        public init() {}
    }

    private weak var view: UICollectionView?
    /// The view's data source, if that is another object which forwards to this one.
    package weak var face: (any UICollectionViewDataSource)?
    private let cellProvider: CellProvider
    /// Creates headers, footers and other supplementary views; required if the layout has any.
    public var supplementaryViewProvider: SupplementaryViewProvider?
    /// Closures that permit and receive the user's reordering.
    public var reorderingHandlers = ReorderingHandlers()
    /// Closures for items that the user expands and collapses.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    private var current = Snapshot()
    private var paths: [ItemIdentifierType: IndexPath] = [:]
    fileprivate var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Creates a data source and sets it on a collection view, which does not retain it.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view; not retained.
    ///   - cellProvider: returns the cell of an item.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        view = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// For another object (`face`) that becomes the view's data source.
    package init(feeding collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        view = collectionView
        self.cellProvider = cellProvider
        super.init()
    }

    // MARK: Applying

    /// Shows a snapshot: compares it with the displayed one and inserts, deletes and moves accordingly.
    ///
    /// Before the view is in a window and laid out, all data are reloaded instead.
    ///
    /// - Parameters:
    ///   - snapshot: the sections and items to show.
    ///   - animatingDifferences: whether the differences are animated.
    ///   - completion: called on the main queue when the snapshot is shown.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        guard let view, view.dataSource === face ?? self, view.window != nil, view.core.wasLaidOut else {
            applySnapshotUsingReloadData(snapshot, completion: completion)
            return
        }
        // Changes are counted from what was displayed last.
        view.core.relayoutIfNeeded()
        let batch = snapshot.updates(from: current)
        // By index paths before the update, as for deletions and reloads.
        let again = snapshot.reconfiguredItemIdentifiers.compactMap { paths[$0] }
        let change = { [self] in
            view.core.updates.perform(
                {
                    self.adopt(snapshot)
                    view.core.updates.record { $0 = batch }
                    if !again.isEmpty { view.core.updates.reconfigure(again) }
                }, completion.map { done in { _ in done() } })
        }
        if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Shows a snapshot without comparing.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        adopt(snapshot)
        view?.reloadData()
        completion?()
    }

    /// Shows the expanded part of a tree as the items of one section.
    ///
    /// - Parameters:
    ///   - snapshot: the tree.
    ///   - section: the section, which is added at the end if it is new.
    ///   - animatingDifferences: whether the differences are animated.
    ///   - completion: called on the main queue when the items are shown.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = current
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.setItems(snapshot.visibleItems, inSection: section)
        trees[section] = snapshot
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }

    private func adopt(_ snapshot: Snapshot) {
        current = snapshot.unmarked
        paths = current.paths
        trees = trees.filter { current.indexOfSection($0.key) != nil }
    }

    // MARK: Queries

    /// A copy of the displayed snapshot, without reload marks.
    open func snapshot() -> Snapshot { current }
    /// Returns the tree of a section, with collapsed items; flat if no tree was applied to it, empty for an unknown section.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if current.indexOfSection(section) != nil { flat.append(current.itemIdentifiers(inSection: section)) }
        return flat
    }
    /// Returns the identifier of the section at an index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    /// Returns the index of a section; nil if it is not displayed.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }
    /// Returns the identifier of the item at an index path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// Returns the index path of an item; nil if it is not displayed.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { paths[itemIdentifier] }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.count(ofSectionAt: section)
    }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = current.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            ProgrammerError.raise(
                "UICollectionView dataSource returned a nil cell for item at index path: \(indexPath), collectionView: \(collectionView), "
                    + "itemIdentifier: \(String(describing: current.item(at: indexPath)))")
        }
        return cell
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            ProgrammerError.raise("the supplementaryViewProvider returned nil for kind \(kind) at index path \(indexPath)")
        }
        return view
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = current.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = current.item(at: sourceIndexPath) else { return }
        let before = current
        var after = before
        after.deleteItems([item])
        let section = after.sectionIdentifiers[destinationIndexPath.section]
        let others = after.itemIdentifiers(inSection: section)
        if others.indices.contains(destinationIndexPath.item) {
            after.insertItems([item], beforeItem: others[destinationIndexPath.item])
        } else {
            after.appendItems([item], toSection: section)
        }
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: before, finalSnapshot: after,
            difference: after.itemIdentifiers.difference(from: before.itemIdentifiers).inferringMoves())
        reorderingHandlers.willReorder?(transaction)
        adopt(after)
        reorderingHandlers.didReorder?(transaction)
    }
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: 0, section: 0)
    }
}

extension UICollectionViewDiffableDataSource {
    /// Shows a snapshot, and returns when it is shown.
    ///
    /// - Parameters:
    ///   - snapshot: the sections and items to show.
    ///   - animatingDifferences: whether the differences are animated.
    public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    package func isExpanded(at path: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section) else { return false }
        return trees[section]?.isExpanded(item) ?? false
    }

    package func level(at path: IndexPath) -> Int {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section), let tree = trees[section],
            tree.contains(item)
        else { return 0 }
        return tree.level(of: item)
    }

    /// The user expanded or collapsed an item.
    package func toggleOutline(at path: IndexPath) {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section) else { return }
        guard var tree = trees[section], tree.contains(item) else { return }
        let handlers = sectionSnapshotHandlers
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
                tree.replace(childrenOf: item, using: children)
            }
            tree.expand([item])
        }
        apply(tree, to: section)
    }
}
