internal import CoreGraphics
internal import Foundation
internal import ViewLayout

/// Selection of several rows with a two-finger pan.
@MainActor final class TableMultipleSelection: MultipleSelectionOwner {
    private unowned let table: UITableView
    private var pan: MultipleSelectionPan?

    init(_ table: UITableView) { self.table = table }

    /// The table has a delegate to ask.
    func prepare() {
        if pan == nil, table.delegate != nil { pan = MultipleSelectionPan(self, list: table) }
    }

    func takes(_ scrolling: UIPanGestureRecognizer) -> Bool { pan?.takes(scrolling) ?? false }

    func selectablePath(at point: CGPoint) -> IndexPath? { table.indexPathForRow(at: point) }
    func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
        table.delegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }
    func beganMultipleSelection(at path: IndexPath) {
        table.selection.unhighlight()
        table.delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: path)
    }
    func selectPaths(from start: IndexPath, to end: IndexPath, _ isSelected: Bool) {
        guard table.selection.isMultiple else { return }
        var next: RowPath? = table.row(of: min(start, end))
        let last = table.row(of: max(start, end))
        while let row = next, !(last < row), table.contents.layout.contains(row) {
            if table.selection.contains(row) != isSelected { table.selection.pick(row) }
            next = table.contents.layout.contains(row) ? table.contents.layout.row(after: row) : nil
        }
    }
    func endedMultipleSelection() { table.delegate?.tableViewDidEndMultipleSelectionInteraction(table) }
}
