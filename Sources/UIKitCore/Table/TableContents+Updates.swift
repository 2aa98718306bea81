internal import CoreGraphics
internal import Foundation
internal import ViewLayout

/// Changes that a batch, a drag or the section index makes to the visible rows.
extension TableContents {
    /// Requests cells for the rows visible at an offset that have none, and removes no cell.
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

    /// Removes and returns the rows that will not be visible at an offset.
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

    /// Moves one row, with its height and its cell.
    func move(_ from: RowPath, to: RowPath) {
        generation += 1
        layout.moveRow(from, to: to)
        for index in rows.indices { rows[index].path = TableReorder.renumbered(rows[index].path, from: from, to: to) }
        rows.sort { $0.path < $1.path }
    }

    /// Replaces the layout and the rows without callbacks.
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
