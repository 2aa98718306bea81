internal import CoreGraphics
internal import Foundation
internal import ViewLayout

/// What a batch, a drag or an index does to the rows on show.
extension TableContents {
    /// Asks for the cells of rows without one that are in sight from an offset, and lets go of none.
    func fillKeepingRows(from offset: Double) {
        guard sight != nil, !isPassing else { return }
        isPassing = true
        defer { isPassing = false }
        let mine = generation
        let bottom = offset + Double(table.bounds.height)
        guard var path = layout.firstRow(endingBelow: offset) else { return }
        while layout.rowTop(path) < bottom {
            if index(of: path) == nil {
                bring(path)
                if generation != mine { return }
            }
            guard let next = layout.row(after: path) else { break }
            path = next
        }
    }

    /// Rows that will not be in sight from an offset; they count as on show no longer.
    func takeRows(outside offset: Double) -> [Row] {
        let bottom = offset + Double(table.bounds.height)
        func isOut(_ row: Row) -> Bool {
            let top = layout.rowTop(row.path)
            return (top >= bottom || top + layout.rowHeight(row.path) <= offset) && row.cell !== heldCell
        }
        let gone = rows.filter(isOut)
        if !gone.isEmpty { rows.removeAll(where: isOut) }
        return gone
    }

    /// One row takes another place, with its height and its cell.
    func move(_ from: RowPath, to: RowPath) {
        generation += 1
        layout.moveRow(from, to: to)
        for index in rows.indices { rows[index].path = TableReorder.renumbered(rows[index].path, from: from, to: to) }
        rows.sort { $0.path < $1.path }
    }

    /// Puts another layout and other rows in the place of the present ones, without callbacks.
    func replace(layout: TableLayout, rows: [Row]) {
        generation += 1
        mayHaveGaps = true
        self.layout = layout
        self.rows = rows
    }

    func setCell(_ cell: UITableViewCell, at path: RowPath) {
        if let index = index(of: path) { rows[index].cell = cell }
    }
}
