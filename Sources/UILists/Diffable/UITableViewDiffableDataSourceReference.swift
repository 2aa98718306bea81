public import Foundation

/// Creates the cell of a row from its item's identifier.
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UITableViewCell?

/// `UITableViewDiffableDataSource` with identifiers of any class, for identifiers that are known as objects only.
///
/// > Contract: UIKit, UITableViewDiffableDataSourceReference; TV-60. > Isolation: main actor.
@preconcurrency @MainActor open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
    private let engine: UITableViewDiffableDataSource<AnyHashable, AnyHashable>
    /// The animation of inserted and deleted rows.
    open var defaultRowAnimation: UITableView.RowAnimation {
        get { engine.defaultRowAnimation }
        set { engine.defaultRowAnimation = newValue }
    }

    public init(tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider) {
        engine = UITableViewDiffableDataSource(feeding: tableView) { cellProvider($0, $1, $2.base) }
        super.init()
        engine.face = self
        tableView.dataSource = self
    }

    /// A copy of the displayed snapshot, without reload marks.
    open func snapshot() -> NSDiffableDataSourceSnapshotReference { NSDiffableDataSourceSnapshotReference(engine.snapshot()) }
    open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) {
        engine.apply(snapshot.value, animatingDifferences: animatingDifferences)
    }
    /// Shows a snapshot. `completion` runs when it is shown, on the main queue.
    open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
    ) { engine.apply(snapshot.value, animatingDifferences: animatingDifferences, completion: completion) }
    /// Shows a snapshot without comparing.
    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil) {
        engine.applySnapshotUsingReloadData(snapshot.value, completion: completion)
    }

    open func sectionIdentifier(for index: Int) -> Any? { engine.sectionIdentifier(for: index)?.base }
    /// `NSNotFound` for unknown identifiers.
    open func index(forSectionIdentifier identifier: Any) -> Int { engine.index(for: snapshotName(identifier)) ?? NSNotFound }
    open func itemIdentifier(for indexPath: IndexPath) -> Any? { engine.itemIdentifier(for: indexPath)?.base }
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? { engine.indexPath(for: snapshotName(identifier)) }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { engine.numberOfSections(in: tableView) }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        engine.tableView(tableView, numberOfRowsInSection: section)
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        engine.tableView(tableView, cellForRowAt: indexPath)
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
