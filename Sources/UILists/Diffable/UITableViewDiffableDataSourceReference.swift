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

    /// Creates a data source and makes it that of the table, which does not retain it.
    public init(tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider) {
        engine = UITableViewDiffableDataSource(feeding: tableView) { cellProvider($0, $1, $2.base) }
        super.init()
        engine.face = self
        tableView.dataSource = self
    }

    /// A copy of the displayed snapshot, without reload marks.
    open func snapshot() -> NSDiffableDataSourceSnapshotReference { NSDiffableDataSourceSnapshotReference(engine.snapshot()) }
    /// Shows a snapshot, comparing it with the previous one.
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

    /// The identifier of the section at a position; nil if there is none.
    open func sectionIdentifier(for index: Int) -> Any? { engine.sectionIdentifier(for: index)?.base }
    /// The position of a section in the displayed snapshot.
    ///
    /// `NSNotFound` for unknown identifiers.
    open func index(forSectionIdentifier identifier: Any) -> Int { engine.index(for: snapshotName(identifier)) ?? NSNotFound }
    /// The identifier of the item at an index path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> Any? { engine.itemIdentifier(for: indexPath)?.base }
    /// The index path of an item in the displayed snapshot; nil for an unknown one.
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? { engine.indexPath(for: snapshotName(identifier)) }

    // MARK: UITableViewDataSource

    /// The number of sections of the displayed snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { engine.numberOfSections(in: tableView) }
    /// The number of items in a section of the displayed snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        engine.tableView(tableView, numberOfRowsInSection: section)
    }
    /// The cell that the cell provider returns for the item.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        engine.tableView(tableView, cellForRowAt: indexPath)
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
