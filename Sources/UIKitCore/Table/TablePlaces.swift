internal import CoreGraphics
internal import Foundation
internal import ViewLayout

/// Geometry queries: frames of a table's parts, and the parts at a point or in a rectangle.
///
/// > Contract: UIKit, TV-56. > Units: points of the content.
@MainActor enum TablePlaces {
    static func section(_ section: Int, in table: UITableView) -> CGRect {
        guard let layout = layout(with: section, table) else { return .zero }
        return span(table, y: layout.sectionTop(section), height: layout.sections[section].height)
    }

    static func header(_ section: Int, in table: UITableView) -> CGRect {
        guard layout(with: section, table) != nil else { return .zero }
        return table.contents.edges.headerFrame(section, isPinned: false)
    }

    static func footer(_ section: Int, in table: UITableView) -> CGRect {
        guard layout(with: section, table) != nil else { return .zero }
        return table.contents.edges.footerFrame(section, isPinned: false)
    }

    static func row(_ path: IndexPath, in table: UITableView) -> CGRect {
        guard path.count == 2, let layout = layout(with: path.section, table) else { return .zero }
        let row = table.row(of: path)
        return layout.contains(row) ? table.contents.frame(of: row) : .zero
    }

    static func path(at point: CGPoint, in table: UITableView) -> IndexPath? {
        table.contents.loadIfNeeded()
        guard point.x >= 0, point.x < table.bounds.width || table.bounds.width == 0, point.y.isFinite else { return nil }
        return table.contents.layout.row(at: point.y).flatMap(table.answer)
    }

    /// Rows that intersect a rectangle, in order; nil for an invalid rectangle.
    static func paths(in rect: CGRect, of table: UITableView) -> [IndexPath]? {
        table.contents.loadIfNeeded()
        guard !rect.isNull, rect.minY.isFinite, rect.maxY.isFinite || rect.maxY == .infinity else { return nil }
        let layout = table.contents.layout
        var paths: [IndexPath] = []
        guard var path = layout.firstRow(endingBelow: rect.minY) else { return paths }
        while layout.rowTop(path) < rect.maxY {
            if let answer = table.answer(path) { paths.append(answer) }
            guard let next = layout.row(after: path) else { break }
            path = next
        }
        return paths
    }

    private static func layout(with section: Int, _ table: UITableView) -> TableLayout? {
        table.contents.loadIfNeeded()
        return table.contents.layout.sections.indices.contains(section) ? table.contents.layout : nil
    }

    private static func span(_ table: UITableView, y: Double, height: Double) -> CGRect {
        let inset = table.contents.sideInset
        return CGRect(x: inset.left, y: y, width: max(0, table.bounds.width - inset.left - inset.right), height: height)
    }
}
