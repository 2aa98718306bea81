internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import ViewLayout

/// Prepares the next rows of a scroll while the main thread is idle, so that the frame that shows a row has little left to do.
///
/// A prepared cell has been requested, measured, laid out and drawn, and is hidden in the table. It is displayed when its row becomes
/// visible, or discarded without callbacks when the row is no longer near or the rows have changed.
/// > Contract: UIKit, UITableView.isPrefetchingEnabled, UITableView.cellForRow(at:), since iOS 15.
@MainActor final class TableLookahead {
    struct Prepared {
        var path: RowPath
        var cell: UITableViewCell
        /// Nil when the layout knows it, or when the cell's height has changed since.
        var height: CGFloat?
    }

    private unowned let table: UITableView
    private var prepared: [Prepared] = []
    /// The generation of the rows in `prepared`.
    private var generation = 0
    private var lastTop: CGFloat?
    private var goesDown = true
    private var isAwaiting = false
    /// How many rows the last frame showed, which is the limit for the next.
    private var reach = 1
    private var known = 0

    init(_ table: UITableView) { self.table = table }

    private var contents: TableContents { table.contents }
    private var isAllowed: Bool {
        table.isPrefetchingEnabled && table.window != nil && !table.updates.isOpen && contents.isLoaded && !contents.needsCells
            && !contents.holdsFrames
    }

    // MARK: Tracking

    /// After a pass. > Complexity: O(log rows), with no allocation while the next row is ready.
    func follow() {
        let top = table.bounds.minY
        defer { lastTop = top }
        let came = contents.rowsBrought - known
        known = contents.rowsBrought
        // A jump does not predict what comes next.
        guard let lastTop, top != lastTop, abs(top - lastTop) < table.bounds.height, isAllowed else { return }
        goesDown = top > lastTop
        reach = min(max(1, came), max(1, contents.rows.count))
        guard !isAwaiting, missing != nil else { return }
        isAwaiting = true
        LayerContext.main.whenIdle { [weak self] in self?.prepareNext() }
    }

    /// The first row within reach that has no cell.
    private var missing: RowPath? {
        guard var path = goesDown ? contents.rows.last?.path : contents.rows.first?.path else { return nil }
        for _ in 0..<reach {
            guard contents.layout.contains(path), let next = goesDown ? contents.layout.row(after: path) : contents.layout.row(before: path)
            else { return nil }
            if !isPrepared(next) { return next }
            path = next
        }
        return nil
    }

    private func isPrepared(_ path: RowPath) -> Bool {
        generation == contents.generation && prepared.contains { $0.path == path }
    }

    private func prepareNext() {
        isAwaiting = false
        guard isAllowed else { return }
        dropDistant()
        guard let path = missing else { return }
        prepare(path)
        // One at a time, so that a touch does not wait for more.
        guard missing != nil else { return }
        isAwaiting = true
        LayerContext.main.whenIdle { [weak self] in self?.prepareNext() }
    }

    private func prepare(_ path: RowPath) {
        guard contents.canShow(path) else { return }
        let cell = contents.request(path)
        guard generation == contents.generation, contents.layout.contains(path), contents.path(of: cell) == nil, cell !== contents.heldCell
        else { return contents.discard(cell) }
        prepared.removeAll { $0.cell === cell }
        table.prepare(cell, at: path)
        let height = contents.heightToCome(of: cell, at: path)
        guard generation == contents.generation, contents.layout.contains(path) else { return contents.discard(cell) }
        UIView.performWithoutAnimation {
            cell.isHidden = true
            var frame = contents.frame(of: path)
            if let height { frame.size.height = height }
            cell.frame = frame
            if cell.superview !== table { table.insertSubview(cell, at: table.cellDepth) }
        }
        prepared.append(Prepared(path: path, cell: cell, height: height))
    }

    // MARK: Use

    /// Removes and returns a row's cell, which then belongs to the caller.
    func take(_ path: RowPath) -> Prepared? {
        guard generation == contents.generation, let index = prepared.firstIndex(where: { $0.path == path }) else { return nil }
        return prepared.remove(at: index)
    }

    func cell(at path: RowPath) -> UITableViewCell? {
        generation == contents.generation ? prepared.first { $0.path == path }?.cell : nil
    }

    func path(of cell: UITableViewCell) -> RowPath? {
        generation == contents.generation ? prepared.first { $0.cell === cell }?.path : nil
    }

    /// The data source returned a prepared row's cell for another row.
    func forget(_ cell: UITableViewCell) { prepared.removeAll { $0.cell === cell } }

    /// > Returns: whether the cell is a prepared one.
    func heightIsOther(_ cell: UITableViewCell) -> Bool {
        guard let index = prepared.firstIndex(where: { $0.cell === cell }) else { return false }
        prepared[index].height = nil
        return true
    }

    // MARK: Discarding

    /// Before a pass: rows that changed need other cells.
    func checkRows() { if generation != contents.generation { drop() } }

    func drop() {
        let gone = prepared
        prepared = []
        generation = contents.generation
        for row in gone { release(row.cell) }
    }

    private func dropDistant() {
        guard generation == contents.generation, let first = contents.rows.first?.path, let last = contents.rows.last?.path else {
            return drop()
        }
        func isNear(_ path: RowPath) -> Bool {
            var (above, below): (RowPath?, RowPath?) = (first, last)
            for _ in 0..<reach {
                above = above.flatMap { contents.layout.row(before: $0) }
                below = below.flatMap { contents.layout.row(after: $0) }
                if path == above || path == below { return true }
            }
            return false
        }
        let gone = prepared.filter { !isNear($0.path) }
        guard !gone.isEmpty else { return }
        prepared.removeAll { row in gone.contains { $0.cell === row.cell } }
        for row in gone { release(row.cell) }
    }

    private func release(_ cell: UITableViewCell) {
        guard contents.path(of: cell) == nil, cell !== contents.heldCell else { return }
        table.reuse.recycle(cell)
        // A cell that is not reused belongs to the app again: unhide it.
        if cell.superview !== table { cell.isHidden = false }
    }
}
