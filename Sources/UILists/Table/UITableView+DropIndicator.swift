internal import Foundation
internal import UIKitCore
internal import ViewLayout

extension UITableView: DropIndicatorHost {
    func openGap(beforeData row: RowPath) -> Int? {
        contents.loadIfNeeded()
        let sections = contents.layout.sections
        guard !updates.isOpen, sections.indices.contains(row.section), row.row >= 0,
            row.row <= sections[row.section].rows.count - placeholders.count(in: row.section)
        else { return nil }
        if reuse.cells.recipe(for: DropGapRow.identifier) == nil {
            register(DropGapRow.self, forCellReuseIdentifier: DropGapRow.identifier)
        }
        let gap = UITableViewPlaceholder(
            insertionIndexPath: IndexPath(row: row.row, section: row.section), reuseIdentifier: DropGapRow.identifier,
            rowHeight: dragDrop.previewSize.height)
        let (id, place) = placeholders.insert(gap, beforeData: row)
        var batch = SectionedUpdates()
        batch.insertedRows = [place]
        updates.apply(batch, .fade)
        return id
    }

    func moveGap(_ id: Int, beforeData row: RowPath) {
        guard !updates.isOpen, contents.layout.sections.indices.contains(row.section),
            let (from, to) = placeholders.move(id, beforeData: row)
        else { return }
        var batch = SectionedUpdates()
        batch.moveRow(from, to: to)
        updates.apply(batch, .none)
    }

    func closeGap(_ id: Int) {
        guard !updates.isOpen, let row = placeholders.remove(id) else { return }
        var batch = SectionedUpdates()
        batch.deletedRows = [row]
        updates.apply(batch, .fade)
    }

    func yieldGap(_ id: Int?) { placeholders.yield(id) }
    func hasGap(_ id: Int) -> Bool { placeholders.shown(id) != nil }

    func showTarget(_ path: IndexPath?) {
        for cell in visibleCells { cell.changeDropState(.none) }
        if let path { cellForRow(at: path)?.changeDropState(.targeted) }
    }
}
