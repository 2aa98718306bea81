internal import CoreGraphics
internal import Foundation
internal import ViewLayout

/// Moves a row that is dragged by its reorder control: the others move aside, and the data source is notified once.
///
/// > Contract: UIKit, TV-47, TV-48.
@MainActor final class TableReorder {
    private static let duration: TimeInterval = 0.25

    private unowned let table: UITableView
    private var cell: UITableViewCell?
    /// The row's original and proposed position.
    private var origin = RowPath(0, 0)
    private var target = RowPath(0, 0)
    private var grab: CGFloat = 0
    private var finger: CGFloat = 0
    private lazy var edges = EdgeScroller { [weak self] _ in self?.scrolled() }

    init(_ table: UITableView) { self.table = table }

    var isActive: Bool { cell != nil }
    func follow(_ cell: UITableViewCell, _ phase: ReorderPhase, at point: CGPoint) {
        switch phase {
        case .began: begin(cell, at: point)
        case .moved: move(to: point)
        case .ended: end(isCancelled: false)
        case .cancelled: end(isCancelled: true)
        }
    }

    private func begin(_ cell: UITableViewCell, at point: CGPoint) {
        guard self.cell == nil, let path = table.contents.path(of: cell), table.editor.isMovable(path) else { return }
        self.cell = cell
        origin = path
        target = path
        grab = point.y - cell.frame.minY
        finger = point.y - table.bounds.minY
        table.contents.heldCell = cell
        table.bringSubviewToFront(cell)
        cell.isReordering = true
        cell.layer.zPosition = 1
    }

    private func move(to point: CGPoint) {
        guard let cell else { return }
        finger = point.y - table.bounds.minY
        cell.frame.origin.y = point.y - grab
        propose(near: cell.frame.midY)
        edges.follow(CGPoint(x: table.bounds.midX, y: point.y), in: table)
    }

    /// The content scrolled under the finger.
    private func scrolled() {
        guard let cell else { return edges.stop() }
        UIView.performWithoutAnimation { cell.frame.origin.y = table.bounds.minY + finger - grab }
        propose(near: cell.frame.midY)
    }

    /// Asks the delegate for the target position. > Contract: TV-47.
    private func propose(near y: CGFloat) {
        guard let cell, let over = rowUnder(Double(y)) else { return }
        let proposed = placing(over)
        guard proposed != target else { return }
        var given = proposed
        if let delegate = table.delegate {
            let answer = delegate.tableView(
                table, targetIndexPathForMoveFromRowAt: table.index(of: origin), toProposedIndexPath: table.index(of: proposed))
            if answer.count == 2 { given = table.row(of: answer) }
        }
        guard given != target, isPlace(given) else { return }
        shift(cell, from: target, to: given)
        target = given
    }

    /// The row at a height, in the current order; the end of the nearest section if there is none.
    private func rowUnder(_ y: Double) -> RowPath? {
        let layout = table.contents.layout
        if let row = layout.row(at: y) { return row }
        guard let section = layout.section(at: y) else { return nil }
        let count = layout.sections[section].rows.count
        return y < layout.rowsTop(section) ? RowPath(section, 0) : RowPath(section, count)
    }

    /// Over another row it takes that row's position; over its own it stays. Section ends count one less in the row's own section.
    private func placing(_ over: RowPath) -> RowPath {
        let count = table.contents.layout.sections[over.section].rows.count
        return RowPath(over.section, over.section == target.section ? min(over.row, count - 1) : min(over.row, count))
    }

    private func isPlace(_ path: RowPath) -> Bool {
        let sections = table.contents.layout.sections
        guard sections.indices.contains(path.section), path.row >= 0 else { return false }
        return path.row < sections[path.section].rows.count + (path.section == target.section ? 0 : 1)
    }

    /// The others move aside.
    private func shift(_ cell: UITableViewCell, from: RowPath, to: RowPath) {
        table.contents.move(from, to: to)
        table.selection.renumber { Self.renumbered($0, from: from, to: to) }
        let place = { [self] in
            table.contents.placeAll()
            table.adoptContentHeight()
        }
        if table.isShown {
            UIView.animate(
                withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: place)
        } else {
            place()
        }
        for row in table.contents.rows { table.updateSetting(of: row.cell, at: row.path) }
    }

    static func renumbered(_ path: RowPath, from: RowPath, to: RowPath) -> RowPath {
        if path == from { return to }
        var row = path.row
        if path.section == from.section, path.row > from.row { row -= 1 }
        if path.section == to.section, row >= to.row { row += 1 }
        return RowPath(path.section, row)
    }

    private func end(isCancelled: Bool) {
        edges.stop()
        guard let cell else { return }
        self.cell = nil
        if isCancelled, target != origin { shift(cell, from: target, to: origin) }
        let moved = !isCancelled && target != origin
        table.contents.heldCell = nil
        cell.isReordering = false
        let place = { [self] in table.contents.placeAll() }
        if table.isShown {
            UIView.animate(withDuration: Self.duration, animations: place) { _ in cell.layer.zPosition = 0 }
        } else {
            place()
            cell.layer.zPosition = 0
        }
        if moved { table.source.data?.tableView(table, moveRowAt: table.index(of: origin), to: table.index(of: target)) }
        table.setNeedsLayout()
    }
}
