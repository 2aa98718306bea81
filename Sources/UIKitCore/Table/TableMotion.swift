internal import CoreGraphics
internal import Foundation
internal import ViewLayout

/// Animates a batch: remaining rows move, others appear and disappear with their row animation.
///
/// Cells of the new layout are created first, at their old positions; then everything moves in one animation block.
/// > Contract: UIKit, TV-39 to TV-42; UITableView.RowAnimation.
@MainActor final class TableMotion {
    private static let duration: TimeInterval = 0.3

    private unowned let table: UITableView
    /// Disappearing views, until their animation ends.
    private var leaving: [UIView] = []

    init(_ table: UITableView) { self.table = table }

    private var contents: TableContents { table.contents }

    /// Ends running animations: disappearing views are removed.
    func finish() {
        let gone = leaving
        leaving = []
        for view in gone { retire(view) }
    }

    private func retire(_ view: UIView) {
        UIView.performWithoutAnimation {
            view.alpha = 1
            view.layer.zPosition = 0
            view.layer.removeAllAnimations()
        }
        if let cell = view as? UITableViewCell { table.reuse.recycle(cell) } else { table.reuse.recycle(edge: view) }
    }

    // MARK: Height changes only

    /// Visible rows were measured again: everything moves to its new position.
    func settle() {
        run(
            table.isShown,
            { [self] in
                table.adoptContentHeight()
                holdOffset()
                contents.placeAll()
                TableEdgeViews.place(table)
            }, nil)
        table.setNeedsLayout()
    }

    // MARK: Batches

    func animate(to layout: TableLayout, _ plan: SectionedUpdatePlan, _ looks: UpdateLooks, completion: @escaping (Bool) -> Void) {
        let old = contents.layout
        let before = contents.rows
        var staying: [TableContents.Row] = []
        var going: [(cell: UITableViewCell, path: RowPath, look: UITableView.RowAnimation)] = []
        for row in before {
            if let new = plan.newPath(of: row.path), !plan.reloaded.contains(row.path) {
                staying.append(TableContents.Row(path: new, cell: row.cell))
            } else {
                let look = plan.reloaded.contains(row.path) ? looks.reloadedRows[row.path] ?? .automatic : looks.going(row.path)
                going.append((row.cell, row.path, look))
            }
        }
        staying.sort { $0.path < $1.path }
        table.selection.renumber { plan.reloaded.contains($0) ? nil : plan.newPath(of: $0) }
        table.editor.renumber { plan.newPath(of: $0) }
        contents.replace(layout: layout, rows: staying)
        for row in going { table.endDisplay(of: row.cell, at: row.path, isDeleted: true) }
        var edges = TableEdgeMotion(contents.edges, plan, looks, old: old, offset: Double(table.contentOffset.y))
        let mine = contents.generation
        let made = makeMissing(besides: staying, &edges)
        guard contents.generation == mine else {
            // A callback reloaded: nothing of the batch is left to animate.
            for cell in going.map(\.cell) where contents.path(of: cell) == nil { retire(cell) }
            for edge in edges.going { retire(edge.view) }
            table.setNeedsLayout()
            completion(true)
            return
        }
        let passing = contents.takeRows(outside: heldOffset)
        edges.takePassing(from: heldOffset)
        for cell in going.map(\.cell) where contents.path(of: cell) == nil { leaving.append(cell) }
        leaving += edges.leaving
        for row in passing {
            table.endDisplay(of: row.cell, at: row.path)
            leaving.append(row.cell)
        }
        UIView.performWithoutAnimation {
            for row in made { begin(row, plan, old, looks) }
            edges.begin(from: heldOffset) { apply($0, to: $1, isComing: true) }
        }
        let gone = leaving
        let moving = edges
        let goals = going.map { goal(of: $0.cell, at: $0.path, $0.look, plan, old) }
        let isAnimated = table.isShown
        run(
            isAnimated,
            { [self] in
                table.adoptContentHeight()
                holdOffset()
                contents.placeAll()
                TableEdgeViews.place(table)
                for row in made {
                    if row.cell.alpha != 1 { row.cell.alpha = 1 }
                }
                for (row, goal) in zip(going, goals) where contents.path(of: row.cell) == nil { goal(row.cell) }
                for row in passing where layout.contains(row.path) { row.cell.frame = contents.frame(of: row.path) }
                moving.end { apply($0, to: $1, isComing: false) }
            }
        ) { [weak self] finished in
            self?.end(gone, made.map(\.cell) + moving.coming.map(\.view))
            completion(finished)
        }
        for row in contents.rows { table.updateSetting(of: row.cell, at: row.path) }
        table.setNeedsLayout()
    }

    private func run(_ isAnimated: Bool, _ changes: @escaping () -> Void, _ completion: ((Bool) -> Void)?) {
        guard isAnimated else {
            UIView.performWithoutAnimation(changes)
            completion?(true)
            return
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes,
            completion: completion)
    }

    private func end(_ gone: [UIView], _ made: [UIView]) {
        for view in made where view.layer.zPosition != 0 { view.layer.zPosition = 0 }
        for view in gone {
            guard let index = leaving.firstIndex(where: { $0 === view }) else { continue }
            leaving.remove(at: index)
            retire(view)
        }
    }

    /// Creates the visible rows, headers and footers that have no view yet. The remaining ones keep their old frames meanwhile.
    private func makeMissing(besides staying: [TableContents.Row], _ edges: inout TableEdgeMotion) -> [TableContents.Row] {
        let known = Set(staying.map { ObjectIdentifier($0.cell) })
        contents.holdsFrames = true
        defer { contents.holdsFrames = false }
        contents.remeasure()
        // Headers measured now can make other rows visible, and rows other headers.
        edges.fill(from: heldOffset)
        contents.fillKeepingRows(from: heldOffset)
        edges.fill(from: heldOffset)
        return contents.rows.filter { !known.contains(ObjectIdentifier($0.cell)) }
    }

    /// The offset clamped to the new content.
    private var heldOffset: Double {
        let now = Double(table.contentOffset.y)
        guard !table.isTracking, !table.isDragging, !table.isDecelerating else { return now }
        let insets = table.adjustedContentInset
        let lower = -Double(insets.top)
        let upper = max(lower, contents.layout.contentHeight + Double(insets.bottom) - Double(table.bounds.height))
        return min(max(now, lower), upper)
    }

    /// > Contract: SV-16.
    private func holdOffset() {
        let held = heldOffset
        if held != Double(table.contentOffset.y) { table.contentOffset.y = CGFloat(held) }
    }

    // MARK: Appearing and disappearing

    /// The initial frame and appearance of a row that was not visible.
    private func begin(_ row: TableContents.Row, _ plan: SectionedUpdatePlan, _ old: TableLayout, _ looks: UpdateLooks) {
        let target = contents.frame(of: row.path)
        if let from = plan.oldPath(of: row.path), old.contains(from) {
            guard !plan.reloaded.contains(from) else {
                var frame = contents.frame(of: from, in: old)
                frame.size = target.size
                row.cell.frame = frame
                apply(looks.reloadedRows[from] ?? .automatic, to: row.cell, isComing: true)
                return
            }
            var frame = contents.frame(of: from, in: old)
            frame.size = target.size
            row.cell.frame = frame
            return
        }
        row.cell.frame = target
        let reloaded = plan.reloadedSections.first { $0.value == row.path.section }?.key
        if let reloaded {
            row.cell.frame.origin.y += CGFloat(old.sectionTop(reloaded) - contents.layout.sectionTop(row.path.section))
        }
        apply(looks.coming(row.path, reloaded: reloaded), to: row.cell, isComing: true)
    }

    /// The final frame and appearance of a deleted row: the position at which the rows around it close.
    private func goal(
        of cell: UITableViewCell, at path: RowPath, _ look: UITableView.RowAnimation, _ plan: SectionedUpdatePlan, _ old: TableLayout
    ) -> (UITableViewCell) -> Void {
        let reloadedAt = plan.reloaded.contains(path) ? plan.newPath(of: path) : nil
        let section = plan.reloadedSections[path.section]
        return { [self] cell in
            if let section, contents.layout.sections.indices.contains(section) {
                cell.frame.origin.y += CGFloat(contents.layout.sectionTop(section) - old.sectionTop(path.section))
            }
            if let reloadedAt, contents.layout.contains(reloadedAt) { cell.frame.origin.y = contents.frame(of: reloadedAt).minY }
            apply(look, to: cell, isComing: false)
        }
    }

    /// The appearance of a row, header or footer before it appears or after it disappears.
    private func apply(_ look: UITableView.RowAnimation, to view: UIView, isComing: Bool) {
        // Set the z-order at once, not in the animation.
        if [.top, .bottom, .middle].contains(look) { UIView.performWithoutAnimation { view.layer.zPosition = -1 } }
        switch look {
        case .none: UIView.performWithoutAnimation { view.alpha = isComing ? 1 : 0 }
        case .fade, .automatic, .middle: view.alpha = 0
        case .left: view.frame.origin.x -= table.bounds.width
        case .right: view.frame.origin.x += table.bounds.width
        case .top:
            view.frame.origin.y -= view.frame.height
            view.alpha = 0
        case .bottom:
            view.frame.origin.y += view.frame.height
            view.alpha = 0
        }
    }
}

extension UITableView {
    /// Whether an animation would be visible.
    var isShown: Bool { window != nil && UIView.areAnimationsEnabled }
}
