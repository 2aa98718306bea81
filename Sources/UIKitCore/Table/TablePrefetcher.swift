internal import Foundation
internal import ViewLayout

/// Notifies the prefetching data source of the rows that will soon be visible.
///
/// > Contract: UIKit, TV-61. One screen ahead, in the direction of scrolling.
@MainActor final class TablePrefetcher {
    private unowned let table: UITableView
    private var announced: Set<RowPath> = []
    private var lastRange: (first: RowPath, last: RowPath)?

    init(_ table: UITableView) { self.table = table }

    func update() {
        guard let source = table.prefetchDataSource, table.isPrefetchingEnabled, table.window != nil else { return }
        let rows = table.contents.rows
        guard let first = rows.first?.path, let last = rows.last?.path else { return }
        if let lastRange, lastRange.first == first, lastRange.last == last { return }
        let goesDown = lastRange.map { first >= $0.first } ?? true
        lastRange = (first, last)
        for row in rows { announced.remove(row.path) }
        let coming = ahead(of: goesDown ? last : first, down: goesDown, count: rows.count)
        let fresh = coming.filter { announced.insert($0).inserted }
        let wanted = Set(coming)
        let dropped = announced.filter { !wanted.contains($0) }
        announced.subtract(dropped)
        if !dropped.isEmpty { source.tableView(table, cancelPrefetchingForRowsAt: index(dropped.sorted())) }
        if !fresh.isEmpty { source.tableView(table, prefetchRowsAt: index(fresh)) }
    }

    func reset() {
        announced = []
        lastRange = nil
    }

    private func ahead(of path: RowPath, down: Bool, count: Int) -> [RowPath] {
        let layout = table.contents.layout
        var (found, next): ([RowPath], RowPath) = ([], path)
        while found.count < count, layout.contains(next), let row = down ? layout.row(after: next) : layout.row(before: next) {
            if !table.placeholders.isPlaceholder(row) { found.append(row) }
            next = row
        }
        return found
    }

    private func index(_ paths: [RowPath]) -> [IndexPath] { paths.map(table.index) }
}
