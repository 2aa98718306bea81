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
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// Closures that decide on and receive the user's reordering.
    public struct ReorderingHandlers {
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public init() {}
    }
    /// Closures for items that expand and collapse.
    public struct SectionSnapshotHandlers<Item: Hashable> {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
        public init() {}
    }

    private weak var view: UICollectionView?
    /// The view's data source, if that is another object which forwards to this one.
    package weak var face: (any UICollectionViewDataSource)?
    private nonisolated(unsafe) let cellProvider: CellProvider
    public nonisolated(unsafe) var supplementaryViewProvider: SupplementaryViewProvider?
    public nonisolated(unsafe) var reorderingHandlers = ReorderingHandlers()
    public nonisolated(unsafe) var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    private var current = Snapshot()
    private var paths: [ItemIdentifierType: IndexPath] = [:]
    fileprivate var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

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

    /// Shows a snapshot. `completion` runs when it is shown, on the main queue.
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

    /// Shows the expanded part of a tree as the items of one section, which is added if it is new.
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
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if current.indexOfSection(section) != nil { flat.append(current.itemIdentifiers(inSection: section)) }
        return flat
    }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
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

/// The result of the user's reordering.
///
/// > Contract: UIKit, NSDiffableDataSourceTransaction
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>
}
