internal import CoreGraphics
internal import Foundation
internal import ViewLayout

/// Editing of a table: which rows can be edited, their editing controls, and the resulting actions.
///
/// > Contract: UIKit, TV-45 to TV-53.
@MainActor final class TableEditor {
    private unowned let table: UITableView
    private(set) var isEditing = false
    /// The row whose deletion awaits confirmation.
    private var confirming: RowPath?
    private(set) lazy var reordering = TableReorder(table)
    private lazy var swipes = TableSwipes(table)

    init(_ table: UITableView) { self.table = table }

    func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        isEditing = editing
        confirming = nil
        swipes.close(animated: animated)
        table.selection.clear(animated: animated)
        let change = { [self] in
            for row in table.contents.rows {
                table.updateSetting(of: row.cell, at: row.path)
                row.cell.setEditing(editing && isEditable(row.path), animated: animated)
            }
        }
        change()
        table.setNeedsLayout()
    }

    // MARK: Permissions

    func isEditable(_ path: RowPath) -> Bool {
        guard !table.placeholders.isPlaceholder(path) else { return false }
        return table.source.data?.tableView(table, canEditRowAt: table.index(of: path)) ?? false
    }

    /// > Contract: TV-47.
    func isMovable(_ path: RowPath) -> Bool {
        guard let data = table.source.data, !table.placeholders.isPlaceholder(path), table.source.responds(TableSelectors.move) else {
            return false
        }
        return data.tableView(table, canMoveRowAt: table.index(of: path))
    }

    func style(of path: RowPath) -> UITableViewCell.EditingStyle {
        table.delegate?.tableView(table, editingStyleForRowAt: table.index(of: path)) ?? .delete
    }

    // MARK: Cells

    func prepare(_ cell: UITableViewCell, at path: RowPath) {
        swipes.prepare()
        let edits = isEditing && isEditable(path)
        if cell.isEditing != edits { cell.setEditing(edits, animated: false) }
    }

    /// > Contract: TV-45.
    func complete(_ setting: inout CellSetting, at path: RowPath) {
        guard isEditing else { return }
        guard isEditable(path) else { return }
        let index = table.index(of: path)
        setting.editingStyle = style(of: path)
        setting.indentsWhileEditing = table.delegate?.tableView(table, shouldIndentWhileEditingRowAt: index) ?? true
        setting.canReorder = isMovable(path)
        setting.marksSelectionWhileEditing = table.allowsMultipleSelectionDuringEditing
    }

    func willEndDisplay(_ cell: UITableViewCell, isDeleted: Bool) {
        if isDeleted { swipes.release(cell) } else { swipes.forget(cell) }
    }

    func scrollingBegan() { swipes.close(animated: true) }

    func renumber(_ newPath: (RowPath) -> RowPath?) { confirming = confirming.flatMap(newPath) }
    func dataReloaded() { confirming = nil }

    /// A touch that only closes an open row. > Contract: TV-53.
    func touchElsewhere(_ touches: Set<UITouch>) -> Bool { swipes.takes(touches) }

    // MARK: Actions

    /// The minus control asks for confirmation, the plus control acts. > Contract: TV-46.
    func controlTapped(_ cell: UITableViewCell) {
        guard let path = table.contents.path(of: cell) else { return }
        let style = style(of: path)
        if style == .delete, swipes.confirmDeletion(of: cell) { return }
        commit(style, at: path)
    }

    func commit(_ style: UITableViewCell.EditingStyle, at path: RowPath) {
        table.source.data?.tableView(table, commit: style, forRowAt: table.index(of: path))
    }

    func reorder(_ cell: UITableViewCell, _ phase: ReorderPhase, at point: CGPoint) { reordering.follow(cell, phase, at: point) }
}
