internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// Highlighting, selection and focus.
extension TableSource {
    func shouldHighlight(_ index: IndexPath) -> Bool { delegate?.tableView(table, shouldHighlightRowAt: index) ?? true }
    func didHighlight(_ row: RowPath) { delegate?.tableView(table, didHighlightRowAt: table.index(of: row)) }
    func didUnhighlight(_ row: RowPath) { delegate?.tableView(table, didUnhighlightRowAt: table.index(of: row)) }

    /// The row to select instead of `row`; nil if the delegate refuses or names a row that does not exist.
    func willSelect(_ row: RowPath) -> RowPath? {
        guard let delegate else { return row }
        guard let answer = delegate.tableView(table, willSelectRowAt: table.index(of: row)), answer.count == 2 else { return nil }
        let chosen = table.row(of: answer)
        return table.contents.layout.contains(chosen) ? chosen : nil
    }

    /// Selection by the user, then the primary action if the row has one.
    func didSelect(_ index: IndexPath) {
        delegate?.tableView(table, didSelectRowAt: index)
        if delegate?.tableView(table, canPerformPrimaryActionForRowAt: index) ?? false {
            delegate?.tableView(table, performPrimaryActionForRowAt: index)
        }
    }

    /// The row to deselect instead of `row`; nil if the delegate refuses.
    func willDeselect(_ row: RowPath) -> RowPath? {
        guard let delegate else { return row }
        guard let answer = delegate.tableView(table, willDeselectRowAt: table.index(of: row)), answer.count == 2 else { return nil }
        return table.row(of: answer)
    }

    func didDeselect(_ row: RowPath) { delegate?.tableView(table, didDeselectRowAt: table.index(of: row)) }

    func shouldSpringLoad(_ index: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        delegate?.tableView(table, shouldSpringLoadRowAt: index, with: context) ?? true
    }

    // MARK: Several rows with two fingers

    func shouldBeginMultipleSelection(at index: IndexPath) -> Bool {
        delegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: index) ?? false
    }

    func didBeginMultipleSelection(at index: IndexPath) {
        delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: index)
    }

    func didEndMultipleSelection() { delegate?.tableViewDidEndMultipleSelectionInteraction(table) }

    // MARK: Focus

    func canFocus(_ row: RowPath) -> Bool {
        guard let delegate else { return true }
        let index = table.index(of: row)
        return delegate.tableView(table, canFocusRowAt: index) && delegate.tableView(table, shouldHighlightRowAt: index)
    }

    func selectionFollowsFocus(at row: RowPath) -> Bool {
        delegate?.tableView(table, selectionFollowsFocusForRowAt: table.index(of: row)) ?? table.selectionFollowsFocus
    }

    /// nil if the delegate names none.
    func preferredFocus() -> RowPath? {
        guard let index = delegate?.indexPathForPreferredFocusedView(in: table), index.count == 2 else { return nil }
        return table.row(of: index)
    }

    func shouldUpdateFocus(_ context: UITableViewFocusUpdateContext) -> Bool {
        delegate?.tableView(table, shouldUpdateFocusIn: context) ?? true
    }

    func didUpdateFocus(_ context: UITableViewFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        delegate?.tableView(table, didUpdateFocusIn: context, with: coordinator)
    }
}
