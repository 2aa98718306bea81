internal import Foundation
internal import ViewLayout

/// Moves the selection of a table by keys, while something in the table has the keyboard or nobody has.
@MainActor enum TableKeys {
    /// > Returns: whether a key was the table's.
    static func handle(_ presses: Set<UIPress>, in table: UITableView) -> Bool {
        guard let key = presses.first?.key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
        switch key.keyCode {
        case .keyboardDownArrow: return step(table, down: true)
        case .keyboardUpArrow: return step(table, down: false)
        default: return false
        }
    }

    /// Chooses the next row that may be; where none is selected, the one the delegate prefers, else the first or the last.
    static func step(_ table: UITableView, down: Bool) -> Bool {
        guard table.selection.isAllowed, table.allowsFocus, !table.isEditing || table.allowsFocusDuringEditing else { return false }
        table.contents.loadIfNeeded()
        let layout = table.contents.layout
        var next: RowPath?
        if let now = table.indexPathsForSelectedRows?.last {
            let path = table.row(of: now)
            next = layout.contains(path) ? (down ? layout.row(after: path) : layout.row(before: path)) : nil
        } else {
            next = preferred(in: table) ?? end(of: layout, isFirst: down)
        }
        while let row = next {
            if mayChoose(row, in: table) {
                let path = table.index(of: row)
                table.scrollToRow(at: path, at: .none, animated: false)
                table.layoutIfNeeded()
                table.selection.lastByKey = row
                table.selection.pick(row)
                return true
            }
            next = down ? layout.row(after: row) : layout.row(before: row)
        }
        return false
    }

    /// Where keys begin when nothing is selected; nil where the app does not say.
    static func preferred(in table: UITableView) -> RowPath? {
        let layout = table.contents.layout
        if table.remembersLastFocusedIndexPath, let last = table.selection.lastByKey, layout.contains(last) { return last }
        guard let path = table.delegate?.indexPathForPreferredFocusedView(in: table), path.count == 2 else { return nil }
        let row = table.row(of: path)
        return layout.contains(row) ? row : nil
    }

    private static func end(of layout: TableLayout, isFirst: Bool) -> RowPath? {
        guard !isFirst else { return layout.firstRow(endingBelow: -.infinity) }
        return layout.sections.indices.last.flatMap { layout.row(before: RowPath($0, layout.sections[$0].rows.count)) }
    }

    private static func mayChoose(_ row: RowPath, in table: UITableView) -> Bool {
        guard !table.placeholders.isPlaceholder(row) else { return false }
        let path = table.index(of: row)
        guard let delegate = table.delegate else { return table.selectionFollowsFocus }
        return delegate.tableView(table, canFocusRowAt: path) && delegate.tableView(table, selectionFollowsFocusForRowAt: path)
            && delegate.tableView(table, shouldHighlightRowAt: path)
    }
}
