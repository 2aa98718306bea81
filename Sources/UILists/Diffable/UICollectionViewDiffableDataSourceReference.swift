public import Foundation

/// Creates the cell of an item from its identifier.
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UICollectionViewCell?
/// Creates headers, footers and other supplementary views.
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
) -> UICollectionReusableView?

/// Provides a collection view's data from snapshots with identifiers of any class, for identifiers that are known as objects only. Trees of
/// items and reordering by the user need the generic `UICollectionViewDiffableDataSource`.
///
/// > Contract: UIKit, UICollectionViewDiffableDataSourceReference. > Isolation: main actor.
@preconcurrency @MainActor open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
    private let engine: UICollectionViewDiffableDataSource<AnyHashable, AnyHashable>
    /// Creates headers, footers and other supplementary views; required if the layout has any.
    open var supplementaryViewProvider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider? {
        get { engine.supplementaryViewProvider }
        set { engine.supplementaryViewProvider = newValue }
    }

    /// Creates a data source and sets it on a collection view, which does not retain it.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view; not retained.
    ///   - cellProvider: returns the cell of an item; nil is a programming error.
    public init(
        collectionView: UICollectionView, cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider
    ) {
        engine = UICollectionViewDiffableDataSource(feeding: collectionView) { cellProvider($0, $1, $2.base) }
        super.init()
        engine.face = self
        collectionView.dataSource = self
    }

    /// A copy of the displayed snapshot, without reload marks.
    open func snapshot() -> NSDiffableDataSourceSnapshotReference { NSDiffableDataSourceSnapshotReference(engine.snapshot()) }
    /// Shows a snapshot.
    ///
    /// - Parameters:
    ///   - snapshot: the sections and items to show.
    ///   - animatingDifferences: whether the differences are animated.
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

    /// Returns the identifier of the section at an index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> Any? { engine.sectionIdentifier(for: index)?.base }
    /// Returns the index of a section; `NSNotFound` if it is not displayed.
    open func index(forSectionIdentifier identifier: Any) -> Int { engine.index(for: snapshotName(identifier)) ?? NSNotFound }
    /// Returns the identifier of the item at an index path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> Any? { engine.itemIdentifier(for: indexPath)?.base }
    /// Returns the index path of an item; nil if it is not displayed.
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? { engine.indexPath(for: snapshotName(identifier)) }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { engine.numberOfSections(in: collectionView) }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        engine.collectionView(collectionView, numberOfItemsInSection: section)
    }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        engine.collectionView(collectionView, cellForItemAt: indexPath)
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        engine.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    /// The user cannot move items of snapshots unless a subclass returns true.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: 0, section: 0)
    }
}
