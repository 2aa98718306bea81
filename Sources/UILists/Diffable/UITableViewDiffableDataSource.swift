public import Foundation
internal import ProgrammerErrors
internal import UIKitCore
internal import ViewLayout

/// Provides a table's data from snapshots: each new one is compared with the previous one, and the differences are animated.
///
/// > Contract: UIKit, UITableViewDiffableDataSource; TV-60. > Isolation: main actor.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject, UITableViewDataSource {
    /// Returns the configured cell of an item, usually a reused one; nil is a programming error.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var table: UITableView?
    /// The table's data source, if that is another object which forwards to this one.
    package weak var face: (any UITableViewDataSource)?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var paths: [ItemIdentifierType: IndexPath] = [:]
    /// The animation of inserted and deleted rows.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    /// Creates a data source and makes it that of the table, which does not retain it.
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
    /// The identifier of the section at a position; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    /// The position of a section in the displayed snapshot; nil for an unknown one.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }
    /// The identifier of the item at an index path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// The index path of an item in the displayed snapshot; nil for an unknown one.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { paths[itemIdentifier] }

    // MARK: UITableViewDataSource

    /// The number of sections of the displayed snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    /// The number of items in a section of the displayed snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { current.count(ofSectionAt: section) }
    /// The cell that the cell provider returns for the item.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = current.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            ProgrammerError.raise(
                "UITableView dataSource returned a nil cell for row at index path: \(indexPath). Table view: \(tableView), dataSource: \(self)"
            )
        }
        return cell
    }
    /// Returns the title above a section; none unless a subclass returns one.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns the title below a section; none unless a subclass returns one.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns whether the user can edit a row, for example by a swipe.
    ///
    /// Rows of snapshots are not editable unless a subclass returns true.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns whether the user can move a row; false unless a subclass returns true.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns the titles of the section index; nil, for no index, unless a subclass returns some.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the section that a title of the section index scrolls to; the title's own position unless overridden.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
    /// Called when the user inserts or deletes a row; for overriding, does nothing.
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    /// Called when the user moved a row; for overriding, does nothing.
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}

extension UITableViewDiffableDataSource {
    /// Shows a snapshot and returns when it is shown, animations included.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }
}
