internal import Foundation
internal import ViewLayout

/// Moves the selection of a table by keys, while something in the table has the keyboard.
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

    /// Chooses the next row that may be; the first or the last when none is.
    static func step(_ table: UITableView, down: Bool) -> Bool {
        table.contents.loadIfNeeded()
        let layout = table.contents.layout
        var next: RowPath?
        if let now = table.indexPathsForSelectedRows?.last {
            let path = table.row(of: now)
            next = layout.contains(path) ? (down ? layout.row(after: path) : layout.row(before: path)) : nil
        } else {
            next =
                down
                ? layout.firstRow(endingBelow: -.infinity)
                : layout.sections.indices.last.flatMap { last in
                    let end = RowPath(last, layout.sections[last].rows.count)
                    return layout.row(before: end)
                }
        }
        while let row = next {
            let path = table.index(of: row)
            if !table.placeholders.isPlaceholder(row), table.delegate?.tableView(table, shouldHighlightRowAt: path) ?? true {
                table.scrollToRow(at: path, at: .none, animated: false)
                table.layoutIfNeeded()
                table.selection.pick(row)
                return true
            }
            next = down ? layout.row(after: row) : layout.row(before: row)
        }
        return false
    }
}
