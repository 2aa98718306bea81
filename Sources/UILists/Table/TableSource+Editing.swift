internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// Editing, reordering and swipe actions.
extension TableSource {
    func canEdit(_ path: RowPath) -> Bool { data?.tableView(table, canEditRowAt: table.index(of: path)) ?? false }

    /// Without a method that moves the row in the data, rows do not move. > Contract: TV-47.
    func canMove(_ path: RowPath) -> Bool {
        guard let data, responds(TableSelectors.move) else { return false }
        return data.tableView(table, canMoveRowAt: table.index(of: path))
    }

    func editingStyle(at path: RowPath) -> UITableViewCell.EditingStyle {
        delegate?.tableView(table, editingStyleForRowAt: table.index(of: path)) ?? .delete
    }

    func shouldIndentWhileEditing(at path: RowPath) -> Bool {
        delegate?.tableView(table, shouldIndentWhileEditingRowAt: table.index(of: path)) ?? true
    }

    var canCommitEditing: Bool { responds(TableSelectors.commit) }

    func commit(_ style: UITableViewCell.EditingStyle, at path: RowPath) {
        data?.tableView(table, commit: style, forRowAt: table.index(of: path))
    }

    // MARK: Reordering

    /// The position that a dragged row takes: the proposed one unless the delegate names another.
    func moveTarget(from origin: RowPath, proposed: RowPath) -> RowPath {
        guard let delegate else { return proposed }
        let answer = delegate.tableView(
            table, targetIndexPathForMoveFromRowAt: table.index(of: origin), toProposedIndexPath: table.index(of: proposed))
        return answer.count == 2 ? table.row(of: answer) : proposed
    }

    func move(_ origin: RowPath, to target: RowPath) {
        data?.tableView(table, moveRowAt: table.index(of: origin), to: table.index(of: target))
    }

    // MARK: Swipe actions

    /// nil if the delegate does not implement the method or returns nil.
    func leadingSwipeActions(at index: IndexPath) -> UISwipeActionsConfiguration? {
        delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: index)
    }

    /// nil if the delegate does not implement the method or returns nil.
    func trailingSwipeActions(at index: IndexPath) -> UISwipeActionsConfiguration? {
        delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: index)
    }

    func editActions(at index: IndexPath) -> [UITableViewRowAction]? { delegate?.tableView(table, editActionsForRowAt: index) }

    func deleteTitle(at index: IndexPath) -> String? {
        delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: index)
    }

    func willBeginEditing(_ index: IndexPath) { delegate?.tableView(table, willBeginEditingRowAt: index) }
    func didEndEditing(_ index: IndexPath?) { delegate?.tableView(table, didEndEditingRowAt: index) }
}
