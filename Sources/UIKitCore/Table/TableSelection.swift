internal import Foundation
internal import ViewLayout

/// The selected rows of a table, and how touches change the selection.
///
/// > Contract: UIKit, TV-18 to TV-28.
@MainActor final class TableSelection {
    private unowned let table: UITableView
    /// In the order they were selected.
    private var order: [RowPath] = []
    private var set: Set<RowPath> = []
    private var highlighted: RowPath?
    private var touch: UITouch?

    init(_ table: UITableView) { self.table = table }

    var paths: [IndexPath] { order.compactMap(table.answer) }
    func contains(_ path: RowPath) -> Bool { set.contains(path) }
    func isHighlighted(_ path: RowPath) -> Bool { highlighted == path }

    /// The selected row nearest to the visible ones.
    var nearest: IndexPath? {
        let layout = table.contents.layout
        let middle = Double(table.bounds.midY)
        return order.filter(layout.contains).min { abs(layout.rowTop($0) - middle) < abs(layout.rowTop($1) - middle) }.flatMap(table.answer)
    }

    /// Whether a tap adds to the selection.
    var isMultiple: Bool { table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection }
    var isAllowed: Bool {
        table.isEditing ? table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing : table.allowsSelection
    }

    func rulesChanged() {
        if !isMultiple, order.count > 1 { clear(animated: false) }
        table.looksChanged()
    }

    // MARK: Programmatic selection

    /// > Contract: TV-24.
    func select(_ path: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        guard let path else {
            clear(animated: animated)
            return
        }
        table.contents.loadIfNeeded()
        let row = table.row(of: path)
        guard table.contents.layout.contains(row) else { return }
        if !isMultiple { for old in order where old != row { show(old, false, animated: animated) } }
        if !isMultiple {
            order = []
            set = []
        }
        if set.insert(row).inserted { order.append(row) }
        show(row, true, animated: animated)
        if scrollPosition != .none { table.scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        guard path.count == 2 else { return }
        let row = table.row(of: path)
        guard set.remove(row) != nil else { return }
        order.removeAll { $0 == row }
        show(row, false, animated: animated)
    }

    func clear(animated: Bool) {
        let old = order
        order = []
        set = []
        for row in old { show(row, false, animated: animated) }
    }

    private func show(_ path: RowPath, _ isSelected: Bool, animated: Bool) {
        guard let cell = table.contents.cell(at: path) else { return }
        cell.setSelected(isSelected, animated: animated)
    }

    /// The rows were reloaded or renumbered.
    func renumber(_ newPath: (RowPath) -> RowPath?) {
        order = order.compactMap(newPath)
        set = Set(order)
        highlighted = highlighted.flatMap(newPath)
        table.focus.renumber(newPath)
    }

    func forget(_ path: RowPath) {
        guard set.remove(path) != nil else { return }
        order.removeAll { $0 == path }
    }

    /// > Contract: TV-25.
    func reset() {
        order = []
        set = []
        highlighted = nil
        touch = nil
        table.focus.reset()
    }

    // MARK: Touches

    /// > Contract: TV-19, TV-21. > Returns: whether the touch is on a row.
    func touchesBegan(_ touches: Set<UITouch>) -> Bool {
        if table.editor.touchElsewhere(touches) { return true }
        guard touch == nil, let first = touches.first, touches.count == 1 else { return touch != nil }
        guard isAllowed, let path = path(under: first), let row = row(path) else { return false }
        guard table.delegate?.tableView(table, shouldHighlightRowAt: path) ?? true else { return false }
        guard table.contents.layout.contains(row) else { return false }
        touch = first
        highlight(row)
        return true
    }

    func touchesMoved(_ touches: Set<UITouch>) -> Bool { touch.map(touches.contains) ?? false }

    /// > Contract: TV-20, TV-22, TV-23.
    func touchesEnded(_ touches: Set<UITouch>) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        self.touch = nil
        guard let row = highlighted else { return true }
        unhighlight()
        guard table.contents.layout.contains(row) else { return true }
        pick(row)
        table.focus.follow(row)
        return true
    }

    /// > Contract: TV-28.
    func touchesCancelled(_ touches: Set<UITouch>) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        self.touch = nil
        unhighlight()
        return true
    }

    /// The user selected a row: by touch, key or assistive technology.
    func pick(_ row: RowPath) {
        guard isAllowed, !table.placeholders.isPlaceholder(row) else { return }
        if isMultiple, set.contains(row) {
            unpick(row)
            return
        }
        guard let chosen = willSelect(row) else { return }
        if !isMultiple {
            for old in order where old != chosen { unpick(old, isReplaced: true) }
        }
        guard table.contents.layout.contains(chosen) else { return }
        if set.insert(chosen).inserted { order.append(chosen) }
        show(chosen, true, animated: false)
        post()
        let path = table.index(of: chosen)
        // A storyboard cell's segue runs before the delegate call, as on iOS.
        if let cell = table.cellForRow(at: path) { SegueTrigger.fire(of: cell, accessory: false) }
        table.delegate?.tableView(table, didSelectRowAt: path)
        if table.delegate?.tableView(table, canPerformPrimaryActionForRowAt: path) ?? false {
            table.delegate?.tableView(table, performPrimaryActionForRowAt: path)
        }
    }

    /// Activation by assistive technology, which stands in for a tap.
    func activate(_ row: RowPath) -> Bool {
        guard isAllowed, !table.placeholders.isPlaceholder(row),
            table.delegate?.tableView(table, shouldHighlightRowAt: table.index(of: row)) ?? true
        else { return false }
        pick(row)
        return true
    }

    private func willSelect(_ row: RowPath) -> RowPath? {
        let path = table.index(of: row)
        guard let delegate = table.delegate else { return row }
        guard let answer = delegate.tableView(table, willSelectRowAt: path), answer.count == 2 else { return nil }
        let chosen = table.row(of: answer)
        return table.contents.layout.contains(chosen) ? chosen : nil
    }

    /// Deselects a row unless the delegate refuses: then, as on iOS, it stays selected along with the new one (R).
    /// - Parameter isReplaced: whether another row is selected instead, which reports the change.
    private func unpick(_ row: RowPath, isReplaced: Bool = false) {
        var given = row
        if let delegate = table.delegate {
            let answer = delegate.tableView(table, willDeselectRowAt: table.index(of: row))
            guard let answer, answer.count == 2 else { return }
            given = table.row(of: answer)
        }
        guard set.remove(given) != nil else { return }
        order.removeAll { $0 == given }
        show(given, false, animated: false)
        if !isReplaced { post() }
        table.delegate?.tableView(table, didDeselectRowAt: table.index(of: given))
    }

    private func post() {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: table)
    }

    private func highlight(_ row: RowPath) {
        highlighted = row
        table.contents.cell(at: row)?.setHighlighted(true, animated: false)
        table.delegate?.tableView(table, didHighlightRowAt: table.index(of: row))
    }

    func unhighlight() {
        guard let row = highlighted else { return }
        highlighted = nil
        table.contents.cell(at: row)?.setHighlighted(false, animated: false)
        table.delegate?.tableView(table, didUnhighlightRowAt: table.index(of: row))
    }

    private func row(_ path: IndexPath) -> RowPath? {
        let row = table.row(of: path)
        return table.contents.cell(at: row) == nil ? nil : row
    }

    /// The row whose cell contains the touch.
    private func path(under touch: UITouch) -> IndexPath? {
        var link = touch.view
        while let view = link, view !== table {
            if let cell = view as? UITableViewCell { return table.indexPath(for: cell) }
            link = view.superview
        }
        return nil
    }
}
