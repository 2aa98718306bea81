internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// The visible part of a table: holds cells for the visible rows only.
///
/// Offset → visible rows (`TableLayout`) → cells requested and recycled → heights measured → frames. A frame of scrolling that shows no new
/// row only moves pinned headers.
/// > Contract: UIKit, TV-1 to TV-5, TV-9 to TV-17. > Units: points of the content.
@MainActor final class TableContents {
    struct Row {
        var path: RowPath
        var cell: UITableViewCell
    }

    unowned let table: UITableView
    var layout = TableLayout()
    /// Counts have been read.
    private(set) var isLoaded = false
    /// Counts have been read at least once, even if invalidated since.
    private(set) var wasLoaded = false
    /// Every cell must be requested again.
    private(set) var needsCells = false
    /// Visible rows, in order.
    var rows: [Row] = []
    /// Rows keep the appearance they had before an update, until the update is animated.
    var holdsFrames = false
    /// The cell of the row being dragged, wherever it is.
    var heldCell: UITableViewCell?
    private(set) lazy var edges = TableSectionHeaderFooters(table, self)
    var isPassing = false
    /// A batch assembled the visible rows: there may be gaps between them.
    var mayHaveGaps = false
    /// Incremented by reloads and updates: a pass whose callback changed it ends.
    var generation = 0

    /// For tests: rows that were given a frame or measured since the table was created, and passes that did any work.
    private(set) var rowsLaidOut = 0
    private(set) var cellsRequested = 0
    private(set) var passes = 0
    /// Rows that became visible since the table was created.
    private(set) var preparedRowCount = 0

    init(_ table: UITableView) { self.table = table }

    // MARK: Counts

    func loadIfNeeded() {
        if !isLoaded { load() }
    }

    /// Reads counts and heights again; the next pass replaces the visible rows. > Contract: TV-1, TV-2.
    func load() {
        generation += 1
        let mine = generation
        isLoaded = true
        wasLoaded = true
        needsCells = true
        let count = table.source.sectionCount()
        var sections: [TableLayout.Section] = []
        sections.reserveCapacity(count)
        for section in 0..<count {
            sections.append(table.source.section(section))
            // A callback reloaded: its result is current.
            if generation != mine { return }
        }
        layout = TableLayout(
            sections: sections, top: Double(table.tableHeaderView?.frame.height ?? 0),
            bottom: Double(table.tableFooterView?.frame.height ?? 0))
        table.adoptContentHeight()
        table.setNeedsLayout()
    }

    /// Invalidates everything until it is queried.
    func forget() {
        generation += 1
        isLoaded = false
        needsCells = true
        table.setNeedsLayout()
    }

    /// Heights of the table's own header and footer views.
    func edgeViewsChanged() {
        guard isLoaded else { return }
        let top = Double(table.tableHeaderView?.frame.height ?? 0)
        let bottom = Double(table.tableFooterView?.frame.height ?? 0)
        guard layout.top != top || layout.bottom != bottom else { return }
        layout.top = top
        layout.bottom = bottom
        generation += 1
        // The rows that are there have their places by the old heights.
        needsPlacing = true
        table.adoptContentHeight()
        table.setNeedsLayout()
    }

    // MARK: Geometry

    /// The leading and trailing inset of cards. > Contract: facts 2.2.
    var sideInset: (left: CGFloat, right: CGFloat) {
        guard table.style == .insetGrouped else { return (0, 0) }
        let margin = TableMetrics.sideMargin(width: table.bounds.width)
        return (margin + table.safeAreaInsets.left, margin + table.safeAreaInsets.right)
    }

    func frame(of path: RowPath) -> CGRect { frame(of: path, in: layout) }

    func frame(of path: RowPath, in layout: TableLayout) -> CGRect {
        let inset = sideInset
        return CGRect(
            x: inset.left, y: layout.rowTop(path), width: max(0, table.bounds.width - inset.left - inset.right),
            height: layout.rowHeight(path))
    }

    func prepareSize(of cell: UITableViewCell, at path: IndexPath) {
        let row = table.row(of: path)
        guard layout.contains(row) else { return }
        let size = frame(of: row).size
        guard cell.bounds.size != size else { return }
        UIView.performWithoutAnimation { cell.bounds.size = size }
    }

    // MARK: Lookup

    /// > Complexity: O(log visible rows).
    func index(of path: RowPath) -> Int? {
        let index = insertionIndex(of: path)
        return index < rows.count && rows[index].path == path ? index : nil
    }

    func cell(at path: RowPath) -> UITableViewCell? { index(of: path).map { rows[$0].cell } }
    func path(of cell: UITableViewCell) -> RowPath? { rows.first { $0.cell === cell }?.path }

    private func insertionIndex(of path: RowPath) -> Int {
        rows.indices.partitioningIndex { rows[$0].path >= path }
    }

    // MARK: The pass

    /// The visible range in content coordinates; nil for a view without size.
    var sight: Range<Double>? {
        let bounds = table.bounds
        guard bounds.height > 0, bounds.width > 0, bounds.minY.isFinite else { return nil }
        return Double(bounds.minY)..<Double(bounds.maxY)
    }

    /// More passes than any valid content needs.
    private static let passLimit = 12

    /// Shows the visible rows and removes the rest.
    func update() {
        loadIfNeeded()
        guard !isPassing else {
            table.setNeedsLayout()
            return
        }
        isPassing = true
        defer { isPassing = false }
        if needsCells { discardCells() }
        table.lookahead.checkRows()
        for _ in 0..<Self.passLimit {
            let mine = generation
            let anchor = visibleAnchor.map { ($0, layout.rowTop($0)) }
            fill()
            let height = layout.contentHeight
            if generation == mine { edges.update() }
            guard generation == mine else {
                // A callback invalidated this pass.
                table.setNeedsLayout()
                if needsCells { discardCells() }
                continue
            }
            let moved = anchor.map { layout.contains($0.0) ? layout.rowTop($0.0) - $0.1 : 0 } ?? 0
            // Headers that turned out lower leave space for more rows.
            if moved == 0, layout.contentHeight == height { break }
            if layout.contentHeight != height { needsPlacing = true }
            // Rows above the visible ones turned out higher or lower than estimated: the offset moves by the difference.
            table.shiftContent(by: CGFloat(moved))
        }
        table.adoptContentHeight()
        guard needsPlacing, !holdsFrames else { return }
        needsPlacing = false
        UIView.performWithoutAnimation { placeAll() }
    }

    /// A visible height differs from the one that the frames below it assume.
    var needsPlacing = false

    /// The first row that is still visible: it stays in place while other rows find their heights.
    private var visibleAnchor: RowPath? {
        guard let sight, !holdsFrames else { return nil }
        for row in rows where layout.contains(row.path) {
            let top = layout.rowTop(row.path)
            if top < sight.upperBound, top + layout.rowHeight(row.path) > sight.lowerBound { return row.path }
        }
        return nil
    }

    private func discardCells() {
        needsCells = false
        let old = rows
        rows = []
        for row in old { finish(row, isReload: true) }
        table.lookahead.drop()
        edges.drop()
        table.reuse.trim(to: max(old.count, 16))
    }

    /// Recycles rows that are not visible, then requests the missing ones.
    private func fill() {
        guard let sight else { return }
        let first = layout.firstRow(endingBelow: sight.lowerBound).flatMap { layout.rowTop($0) < sight.upperBound ? $0 : nil }
        if let first, !mayHaveGaps, !rows.isEmpty, rows[0].path == first, isComplete(to: sight.upperBound) { return }
        passes += 1
        recycle(outside: sight)
        guard var path = first else { return }
        let mine = generation
        while true {
            if layout.rowTop(path) >= sight.upperBound { break }
            if index(of: path) == nil, canShow(path) {
                bring(path)
                if generation != mine { return }
            }
            guard let next = layout.row(after: path) else { break }
            path = next
        }
        mayHaveGaps = false
    }

    /// Whether the visible rows reach down to a position, and no further.
    private func isComplete(to bottom: Double) -> Bool {
        guard var path = rows.last?.path, !holdsFrames, layout.contains(path), layout.rowTop(path) < bottom else { return false }
        while let next = layout.row(after: path) {
            if layout.rowTop(next) >= bottom { return true }
            if canShow(next) { return false }
            path = next
        }
        return true
    }

    /// Rows with a known height of 0 have no cell.
    func canShow(_ path: RowPath) -> Bool {
        layout.rowHeight(path) > 0 || layout.sections[path.section].rows.isEstimated(path.row)
    }

    private func recycle(outside sight: Range<Double>) {
        var gone: [Row] = []
        rows.removeAll { row in
            let top = layout.rowTop(row.path)
            let isOut = top >= sight.upperBound || top + layout.rowHeight(row.path) <= sight.lowerBound
            guard isOut, row.cell !== heldCell else { return false }
            gone.append(row)
            return true
        }
        for row in gone { finish(row) }
    }

    /// Requests a row's cell.
    func request(_ path: RowPath) -> UITableViewCell {
        cellsRequested += 1
        return table.reuse.request(path)
    }

    /// Shows one row. > Contract: TV-3.
    func bring(_ path: RowPath) {
        let mine = generation
        let ready = table.lookahead.take(path)
        let cell = ready?.cell ?? request(path)
        guard generation == mine, layout.contains(path) else {
            discard(cell)
            return
        }
        if ready == nil {
            // The data source returned the same cell for two rows: the later row has it.
            rows.removeAll { $0.cell === cell }
            table.lookahead.forget(cell)
            table.prepare(cell, at: path)
        } else {
            table.adopt(cell, at: path)
        }
        measure(cell, at: path, known: ready?.height)
        guard generation == mine, layout.contains(path) else {
            discard(cell)
            return
        }
        rows.insert(Row(path: path, cell: cell), at: insertionIndex(of: path))
        preparedRowCount += 1
        show(cell, at: path)
    }

    /// Removes a cell that was requested but is no longer needed.
    func discard(_ cell: UITableViewCell) {
        guard !rows.contains(where: { $0.cell === cell }), cell !== heldCell else { return }
        table.reuse.recycle(cell)
    }

    private func show(_ cell: UITableViewCell, at path: RowPath) {
        let mine = generation
        UIView.performWithoutAnimation {
            cell.frame = frame(of: path)
            cell.isHidden = false
            if !table.placeholders.isPlaceholder(path) {
                table.source.willDisplay(cell, at: path)
            }
            guard generation == mine || rows.contains(where: { $0.cell === cell }) else { return }
            if cell.superview !== table { table.insertSubview(cell, at: table.cellDepth) }
        }
        rowsLaidOut += 1
    }

    /// > Contract: TV-9.
    private func finish(_ row: Row, isReload: Bool = false) {
        guard row.cell !== heldCell else { return }
        table.endDisplay(of: row.cell, at: row.path)
        table.reuse.recycle(row.cell)
    }

    // MARK: Frames

    /// Sets the frames of all visible views from the layout; outside of a pass this may be animated.
    func placeAll() {
        for row in rows where row.cell !== heldCell && layout.contains(row.path) {
            let frame = frame(of: row.path)
            guard row.cell.frame != frame else { continue }
            row.cell.frame = frame
            rowsLaidOut += 1
        }
        edges.place()
    }

    /// The width changed: self-sizing heights are measured again, and the first visible row stays in place.
    func widthChanged() {
        guard isLoaded else { return }
        table.lookahead.drop()
        let anchor = rows.first { layout.rowTop($0.path) + layout.rowHeight($0.path) > Double(table.bounds.minY) }
        let before = anchor.map { layout.rowTop($0.path) }
        if table.source.uniformHeight == nil, table.source.isEstimating { layout.invalidateRowHeights() }
        remeasure()
        edges.remeasure()
        if let anchor, let before, Double(table.bounds.minY) > 0 {
            let moved = layout.rowTop(anchor.path) - before
            if moved != 0 { table.shiftContent(by: CGFloat(moved)) }
        }
        table.adoptContentHeight()
        placeAll()
    }
}
