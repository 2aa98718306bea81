internal import Foundation
internal import ViewLayout

/// Moves focus and selection through a table's rows by keys, while the first responder is in the table or no view is first responder.
@MainActor enum TableKeys {
    /// > Returns: whether the table handled a key.
    static func handle(_ presses: Set<UIPress>, in table: UITableView) -> Bool {
        guard let key = presses.first?.key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
        switch key.keyCode {
        case .keyboardDownArrow: return step(table, down: true)
        case .keyboardUpArrow: return step(table, down: false)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: return choose(table)
        default: return false
        }
    }

    /// Moves to the next focusable row; at first to the delegate's preferred one, else to the first or last.
    static func step(_ table: UITableView, down: Bool) -> Bool {
        guard table.selection.isAllowed, table.allowsFocus, !table.isEditing || table.allowsFocusDuringEditing else { return false }
        table.contents.loadIfNeeded()
        let layout = table.contents.layout
        var next: RowPath?
        if let now = place(in: table) {
            next = layout.contains(now) ? (down ? layout.row(after: now) : layout.row(before: now)) : nil
        } else {
            next = preferred(in: table) ?? start(in: table, down: down)
        }
        while let row = next {
            if mayFocus(row, in: table) { return go(to: row, down: down, in: table) }
            next = down ? layout.row(after: row) : layout.row(before: row)
        }
        return false
    }

    private static func go(to row: RowPath, down: Bool, in table: UITableView) -> Bool {
        let moved = table.focus.move(to: row, down ? .down : .up) {
            table.scrollToRow(at: table.index(of: row), at: .none, animated: false)
            table.layoutIfNeeded()
        }
        if moved, follows(row, in: table), !table.selection.contains(row) { table.selection.pick(row) }
        return moved
    }

    /// Selects the focused row unless it is selected. Keys that type go to the text input.
    private static func choose(_ table: UITableView) -> Bool {
        guard let row = table.focus.place, table.contents.layout.contains(row), !table.selection.contains(row),
            !(table.window?.currentFirstResponder is any UIKeyInput)
        else { return false }
        return table.selection.activate(row)
    }

    /// The row that keys start from: the focused one, unless the selection that follows the focus moved without it.
    private static func place(in table: UITableView) -> RowPath? {
        let selected = table.indexPathsForSelectedRows?.last.map(table.row)
        guard let place = table.focus.place, table.contents.layout.contains(place) else { return selected }
        return selected == nil || table.selection.contains(place) || !follows(place, in: table) ? place : selected
    }

    /// The row that keys start from when nothing is selected; nil if the app names none.
    static func preferred(in table: UITableView) -> RowPath? {
        let layout = table.contents.layout
        if table.remembersLastFocusedIndexPath, let last = table.focus.last, layout.contains(last) { return last }
        guard let path = table.delegate?.indexPathForPreferredFocusedView(in: table), path.count == 2 else { return nil }
        let row = table.row(of: path)
        return layout.contains(row) ? row : nil
    }

    /// The first or last row or, where the selection does not follow the focus, the first visible one.
    private static func start(in table: UITableView, down: Bool) -> RowPath? {
        let layout = table.contents.layout
        if !table.selectionFollowsFocus {
            let sight = table.bounds.inset(by: table.adjustedContentInset)
            guard var row = layout.firstRow(endingBelow: Double(sight.minY)) else { return nil }
            if layout.rowTop(row) < Double(sight.minY), let next = layout.row(after: row) { row = next }
            return row
        }
        guard !down else { return layout.firstRow(endingBelow: -.infinity) }
        return layout.sections.indices.last.flatMap { layout.row(before: RowPath($0, layout.sections[$0].rows.count)) }
    }

    private static func mayFocus(_ row: RowPath, in table: UITableView) -> Bool {
        guard !table.placeholders.isPlaceholder(row) else { return false }
        guard let delegate = table.delegate else { return true }
        let path = table.index(of: row)
        return delegate.tableView(table, canFocusRowAt: path) && delegate.tableView(table, shouldHighlightRowAt: path)
    }

    private static func follows(_ row: RowPath, in table: UITableView) -> Bool {
        table.delegate?.tableView(table, selectionFollowsFocusForRowAt: table.index(of: row)) ?? table.selectionFollowsFocus
    }
}
