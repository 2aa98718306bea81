internal import Foundation
internal import ViewLayout

/// The swipe actions of a table's rows.
///
/// > Contract: UIKit, TV-46, TV-49, TV-50.
@MainActor final class TableSwipes: RowSwipeOwner {
    private unowned let table: UITableView
    private var gesture: RowSwipe?

    init(_ table: UITableView) { self.table = table }

    /// Rows exist, so they can be swiped.
    func prepare() { if gesture == nil { gesture = RowSwipe(self, list: table) } }

    func close(animated: Bool) { gesture?.close(animated: animated) }
    func forget(_ cell: UITableViewCell) { gesture?.forget(cell) }
    func release(_ cell: UITableViewCell) { gesture?.release(cell) }

    /// A touch that only closes the open row. > Contract: TV-53.
    func takes(_ touches: Set<UITouch>) -> Bool {
        guard let gesture, let touch = touches.first, gesture.closes(at: touch.location(in: table)) else { return false }
        gesture.close(animated: true)
        return true
    }

    /// Shows the delete button of a row whose minus control was tapped; false if the row has no actions.
    func confirmDeletion(of cell: UITableViewCell) -> Bool {
        prepare()
        gesture?.open(cell, leading: false, confirmsDeletion: true)
        return gesture?.row === cell
    }

    // MARK: RowSwipeOwner

    func swipeRow(at point: CGPoint) -> (any SwipeRow)? {
        guard !table.editor.isEditing, let index = table.indexPathForRow(at: point),
            table.editor.isEditable(table.row(of: index))
        else { return nil }
        return table.cellForRow(at: index)
    }

    func swipeActions(of row: any SwipeRow, leading: Bool) -> UISwipeActionsConfiguration? {
        guard let index = index(of: row) else { return nil }
        guard !leading else {
            let own = table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: index)
            return own === TableAnswers.noSwipe ? nil : own
        }
        let own = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: index)
        if let own, own !== TableAnswers.noSwipe { return own }
        if let older = table.delegate?.tableView(table, editActionsForRowAt: index) { return configuration(older, at: index) }
        let path = table.row(of: index)
        guard table.source.responds(TableSelectors.commit), table.editor.style(of: path) == .delete else { return nil }
        let title = table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: index)
        return .deletion(title: title) { [weak self, weak row] in
            // The row's index path may have changed by now.
            guard let self, let row, let cell = row as? UITableViewCell, let path = table.contents.path(of: cell) else { return }
            table.editor.commit(.delete, at: path)
        }
    }

    private func configuration(_ older: [UITableViewRowAction], at index: IndexPath) -> UISwipeActionsConfiguration {
        let actions = older.map { action in
            let made = UIContextualAction(style: action.style == .normal ? .normal : .destructive, title: action.title) { _, _, done in
                action.handler(action, index)
                done(true)
            }
            if let color = action.backgroundColor { made.backgroundColor = color }
            return made
        }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    func swipeWillBegin(_ row: any SwipeRow) {
        table.indexStrip.setCovered(true)
        guard let index = index(of: row) else { return }
        table.delegate?.tableView(table, willBeginEditingRowAt: index)
    }

    func swipeDidEnd(_ row: any SwipeRow) {
        table.indexStrip.setCovered(gesture?.row != nil)
        table.delegate?.tableView(table, didEndEditingRowAt: index(of: row))
    }

    func hasSwipeRow(_ row: any SwipeRow) -> Bool { index(of: row) != nil }

    private func index(of row: any SwipeRow) -> IndexPath? {
        guard let cell = row as? UITableViewCell, let path = table.contents.path(of: cell) else { return nil }
        return table.answer(path)
    }
}
