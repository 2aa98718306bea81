public import Foundation
internal import ProgrammerErrors
internal import UIKitCore
internal import ViewLayout

/// Provides a table's data from snapshots: each new one is compared with the previous one, and the differences are animated.
///
/// > Contract: UIKit, UITableViewDiffableDataSource; TV-60. > Isolation: main actor.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject, UITableViewDataSource {
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var table: UITableView?
    /// The table's data source, if that is another object which forwards to this one.
    package weak var face: (any UITableViewDataSource)?
    private nonisolated(unsafe) let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var paths: [ItemIdentifierType: IndexPath] = [:]
    /// The animation of inserted and deleted rows.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// For another object (`face`) that becomes the table's data source.
    package init(feeding tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        super.init()
    }

    // MARK: Applying

    /// Shows a snapshot. `completion` runs when it is shown, on the main queue.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        guard let table, table.dataSource === face ?? self, table.window != nil, table.contents.isLoaded, !table.contents.needsCells else {
            applySnapshotUsingReloadData(snapshot, completion: completion)
            return
        }
        let batch = snapshot.updates(from: current)
        let again = snapshot.reconfiguredItemIdentifiers.compactMap { paths[$0] }
        let change = { [self] in
            table.updates.perform(
                {
                    self.adopt(snapshot)
                    table.updates.add(batch, self.defaultRowAnimation)
                    if !again.isEmpty { table.updates.reconfigure(again) }
                }, completion: completion.map { done in { _ in done() } })
        }
        if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Shows a snapshot without comparing.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        adopt(snapshot)
        table?.reloadData()
        completion?()
    }

    private func adopt(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        current = snapshot.unmarked
        paths = current.paths
    }

    // MARK: Queries

    /// A copy of the displayed snapshot, without reload marks.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { paths[itemIdentifier] }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { current.count(ofSectionAt: section) }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = current.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            ProgrammerError.raise(
                "UITableView dataSource returned a nil cell for row at index path: \(indexPath). Table view: \(tableView), dataSource: \(self)"
            )
        }
        return cell
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { TableDelegateSentinels.noTitle }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { TableDelegateSentinels.noTitle }
    /// Rows of snapshots are not editable unless a subclass returns true.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}

extension UITableViewDiffableDataSource {
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }
}
