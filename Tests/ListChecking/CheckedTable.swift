import BatchModel
import Foundation
import UIKitCore
import UILists
import ViewLayout

final class NamedTableCell: UITableViewCell { var id = 0 }

/// A table with named rows, whose heights depend on their names.
@MainActor final class CheckedTable: NSObject, CheckedList, UITableViewDataSource, UITableViewDelegate {
    /// How heights are determined.
    enum Heights: CaseIterable { case uniform, asked, askedUnderHeaders, estimated }

    let table: UITableView
    private let heights: Heights
    var sections: [ModelSection] = []
    var journal = ListJournal()
    private static let headerHeight: CGFloat = 24

    init(_ heights: Heights, frame: CGRect) {
        self.heights = heights
        table = UITableView(frame: frame, style: .plain)
        super.init()
        table.contentInsetAdjustmentBehavior = .never
        table.sectionHeaderTopPadding = 0
        table.rowHeight = 40
        if heights != .estimated { table.estimatedRowHeight = 0 }
        table.register(NamedTableCell.self, forCellReuseIdentifier: "row")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        table.dataSource = self
        table.delegate = self
    }

    var view: UIScrollView { table }
    var isExact: Bool { heights != .estimated }
    var counts: [Int] { (0..<table.numberOfSections).map(table.numberOfRows) }
    var selected: [RowPath] { (table.indexPathsForSelectedRows ?? []).map(\.rowPath) }
    var shown: [(row: DisplayedRow, cell: ObjectIdentifier)] {
        zip(table.visibleCells, table.indexPathsForVisibleRows ?? []).map { cell, path in
            (DisplayedRow(id: (cell as? NamedTableCell)?.id ?? 0, path: path.rowPath, frame: cell.frame), ObjectIdentifier(cell))
        }
    }

    func reload() { table.reloadData() }
    func select(_ path: RowPath) { table.selectRow(at: IndexPath(path), animated: false, scrollPosition: .none) }

    private func height(of id: Int) -> CGFloat { heights == .uniform ? 40 : CGFloat(24 + id % 5 * 8) }

    func layOut(_ model: [ModelSection]) -> (rows: [DisplayedRow], height: CGFloat) {
        var (rows, y): ([DisplayedRow], CGFloat) = ([], 0)
        for (section, value) in model.enumerated() {
            if heights == .askedUnderHeaders { y += Self.headerHeight }
            for (row, id) in value.rows.enumerated() {
                let frame = CGRect(x: 0, y: y, width: table.bounds.width, height: height(of: id))
                rows.append(DisplayedRow(id: id, path: RowPath(section, row), frame: frame))
                y = frame.maxY
            }
        }
        return (rows, y)
    }

    func perform(_ updates: SectionedUpdates, _ dice: inout SeededRandom) {
        let looks: [UITableView.RowAnimation] = [.automatic, .fade, .none, .left, .right, .top, .bottom, .middle]
        let look = looks[dice.below(looks.count)]
        let calls = BatchCall.all(updates, &dice)
        table.performBatchUpdates {
            for call in calls {
                switch call {
                case .deleteSections: table.deleteSections(IndexSet(updates.deletedSections), with: look)
                case .insertSections: table.insertSections(IndexSet(updates.insertedSections), with: look)
                case .reloadSections: table.reloadSections(IndexSet(updates.reloadedSections), with: look)
                case .moveSection(let from, let to): table.moveSection(from, toSection: to)
                case .deleteRows: table.deleteRows(at: updates.deletedRows.map { IndexPath($0) }, with: look)
                case .insertRows: table.insertRows(at: updates.insertedRows.map { IndexPath($0) }, with: look)
                case .reloadRows: table.reloadRows(at: updates.reloadedRows.map { IndexPath($0) }, with: look)
                case .moveRow(let from, let to): table.moveRow(at: IndexPath(from), to: IndexPath(to))
                }
            }
        }
    }

    // MARK: Data

    private func id(_ path: IndexPath) -> Int { sections[path.section].rows[path.row] }
    private func entry(_ cell: UITableViewCell, _ path: IndexPath) -> ListJournal.Entry {
        ListJournal.Entry(id: (cell as? NamedTableCell)?.id ?? 0, path: path.rowPath)
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        journal.asked.append(ListJournal.Entry(id: id(indexPath), path: indexPath.rowPath))
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? NamedTableCell)?.id = id(indexPath)
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(of: id(indexPath)) }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        heights == .askedUnderHeaders ? Self.headerHeight : 0
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard heights == .askedUnderHeaders else { return nil }
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        header?.tag = sections[section].id
        return header
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        journal.displayed.append(entry(cell, indexPath))
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        journal.ended.append(entry(cell, indexPath))
    }
}
