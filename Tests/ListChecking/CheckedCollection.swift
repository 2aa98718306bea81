import BatchModel
import Foundation
import UIKitCore
import UILists
import ViewLayout

final class NamedItemCell: UICollectionViewCell { var id = 0 }

/// A collection view of named items in a grid of five columns.
@MainActor final class CheckedCollection: NSObject, CheckedList, UICollectionViewDataSource, UICollectionViewDelegate {
    private static let columns = 5
    private static let itemHeight: CGFloat = 64

    let collection: UICollectionView
    private let itemSize: CGSize
    var sections: [ModelSection] = []
    var journal = ListJournal()

    init(frame: CGRect) {
        itemSize = CGSize(width: (frame.width / CGFloat(Self.columns)).rounded(.down), height: Self.itemHeight)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = itemSize
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        // Lines have no remaining width, so that the last line is laid out like the others.
        let width = itemSize.width * CGFloat(Self.columns)
        collection = UICollectionView(
            frame: CGRect(origin: frame.origin, size: CGSize(width: width, height: frame.height)), collectionViewLayout: layout)
        super.init()
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(NamedItemCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = self
        collection.delegate = self
    }

    var view: UIScrollView { collection }
    var isExact: Bool { true }
    var counts: [Int] { (0..<collection.numberOfSections).map(collection.numberOfItems) }
    var selected: [RowPath] { (collection.indexPathsForSelectedItems ?? []).map(\.rowPath) }
    var shown: [(row: DisplayedRow, cell: ObjectIdentifier)] {
        collection.indexPathsForVisibleItems.compactMap { path in
            guard let cell = collection.cellForItem(at: path) as? NamedItemCell else { return nil }
            return (DisplayedRow(id: cell.id, path: path.rowPath, frame: cell.frame), ObjectIdentifier(cell))
        }
    }

    func reload() { collection.reloadData() }
    func select(_ path: RowPath) { collection.selectItem(at: IndexPath(path), animated: false, scrollPosition: []) }

    func layOut(_ model: [ModelSection]) -> (rows: [DisplayedRow], height: CGFloat) {
        var (rows, y): ([DisplayedRow], CGFloat) = ([], 0)
        for (section, value) in model.enumerated() {
            for (row, id) in value.rows.enumerated() {
                let origin = CGPoint(
                    x: CGFloat(row % Self.columns) * itemSize.width, y: y + CGFloat(row / Self.columns) * Self.itemHeight)
                rows.append(DisplayedRow(id: id, path: RowPath(section, row), frame: CGRect(origin: origin, size: itemSize)))
            }
            y += CGFloat((value.rows.count + Self.columns - 1) / Self.columns) * Self.itemHeight
        }
        return (rows, y)
    }

    func perform(_ updates: SectionedUpdates, _ dice: inout SeededRandom) {
        let calls = BatchCall.all(updates, &dice)
        collection.performBatchUpdates {
            for call in calls {
                switch call {
                case .deleteSections: collection.deleteSections(IndexSet(updates.deletedSections))
                case .insertSections: collection.insertSections(IndexSet(updates.insertedSections))
                case .reloadSections: collection.reloadSections(IndexSet(updates.reloadedSections))
                case .moveSection(let from, let to): collection.moveSection(from, toSection: to)
                case .deleteRows: collection.deleteItems(at: updates.deletedRows.map { IndexPath($0) })
                case .insertRows: collection.insertItems(at: updates.insertedRows.map { IndexPath($0) })
                case .reloadRows: collection.reloadItems(at: updates.reloadedRows.map { IndexPath($0) })
                case .moveRow(let from, let to): collection.moveItem(at: IndexPath(from), to: IndexPath(to))
                }
            }
        }
    }

    // MARK: Data

    private func entry(_ cell: UICollectionViewCell, _ path: IndexPath) -> ListJournal.Entry {
        ListJournal.Entry(id: (cell as? NamedItemCell)?.id ?? 0, path: path.rowPath)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].rows.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let id = sections[indexPath.section].rows[indexPath.item]
        journal.asked.append(ListJournal.Entry(id: id, path: indexPath.rowPath))
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? NamedItemCell)?.id = id
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        journal.displayed.append(entry(cell, indexPath))
    }
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        journal.ended.append(entry(cell, indexPath))
    }
}
