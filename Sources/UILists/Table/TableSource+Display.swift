internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// Cells, headers and footers that appear and disappear.
extension TableSource {
    /// nil if the delegate does not set a level.
    func indentationLevel(at path: RowPath) -> Int? {
        guard let delegate else { return nil }
        return OptionalDelegateMethod.ask(.indentationLevel) { delegate.tableView(table, indentationLevelForRowAt: table.index(of: path)) }
    }

    func willDisplay(_ cell: UITableViewCell, at path: RowPath) {
        delegate?.tableView(table, willDisplay: cell, forRowAt: table.index(of: path))
    }

    /// - Parameter dataPath: in the data source's terms, without placeholders.
    func didEndDisplaying(_ cell: UITableViewCell, at dataPath: IndexPath) {
        delegate?.tableView(table, didEndDisplaying: cell, forRowAt: dataPath)
    }

    func willDisplay(_ view: UIView, _ kind: TableSectionHeaderFooters.Kind, _ section: Int) {
        if kind == .header {
            delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
        }
    }

    func didEndDisplaying(_ view: UIView, _ kind: TableSectionHeaderFooters.Kind, _ section: Int) {
        if kind == .header {
            delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    func accessoryButtonTapped(at index: IndexPath) { delegate?.tableView(table, accessoryButtonTappedForRowWith: index) }

    // MARK: Section index

    func sectionIndexTitles() -> [String]? { data?.sectionIndexTitles(for: table) }

    /// The section that an index title leads to; nil without a data source.
    func section(forIndexTitle title: String, at index: Int) -> Int? {
        data?.tableView(table, sectionForSectionIndexTitle: title, at: index)
    }

    // MARK: Prefetching

    func prefetch(_ paths: [IndexPath]) { table.prefetchDataSource?.tableView(table, prefetchRowsAt: paths) }
    func cancelPrefetching(_ paths: [IndexPath]) { table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: paths) }
}
