/// Where the parts of a table lie under each other: the view on top, each section's header, rows and footer, the view at the end.
///
/// Sections stand in one `RowOffsets` by their whole heights, the rows of each in another, so a place is found from a row and a row from a
/// place without walking over either.
/// > Units: points of the content, from its top. > Complexity: look-ups and single changes O(log sections + log runs).
package struct TableLayout: Sendable {
    /// One section. `header` includes `headerPadding`, the gap above the header.
    package struct Section: Sendable {
        package var headerPadding: Double
        package var header: Double
        package var footer: Double
        package var isHeaderEstimated: Bool
        package var isFooterEstimated: Bool
        package var rows: RowOffsets

        package init(
            headerPadding: Double = 0, header: Double = 0, footer: Double = 0, isHeaderEstimated: Bool = false,
            isFooterEstimated: Bool = false, rows: RowOffsets = RowOffsets()
        ) {
            self.headerPadding = headerPadding
            self.header = TableLayout.valid(header)
            self.footer = TableLayout.valid(footer)
            self.isHeaderEstimated = isHeaderEstimated
            self.isFooterEstimated = isFooterEstimated
            self.rows = rows
        }

        package var height: Double { header + rows.totalHeight + footer }
    }

    package private(set) var sections: [Section] = []
    private var extents = RowOffsets()
    /// The numbers of rows, summed up: a way past sections without any.
    private var counts = RowOffsets()
    /// The heights of the views before the first section and after the last.
    package var top = 0.0
    package var bottom = 0.0

    package init() {}

    package init(sections: [Section], top: Double = 0, bottom: Double = 0) {
        self.sections = sections
        self.top = top
        self.bottom = bottom
        extents = RowOffsets(heights: sections.map(\.height))
        counts = RowOffsets(heights: sections.map { Double($0.rows.count) })
    }

    package var contentHeight: Double { top + extents.totalHeight + bottom }
    package var rowCounts: [Int] { sections.map(\.rows.count) }

    /// No part is less than nothing high, and nonsense is nothing.
    static func valid(_ height: Double) -> Double { height.isFinite ? max(0, height) : 0 }

    // MARK: Asking

    package func contains(_ path: RowPath) -> Bool {
        sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].rows.count
    }

    /// The top of a section's header.
    package func sectionTop(_ section: Int) -> Double { top + extents.offset(of: section) }
    package func rowsTop(_ section: Int) -> Double { sectionTop(section) + sections[section].header }
    package func footerTop(_ section: Int) -> Double { rowsTop(section) + sections[section].rows.totalHeight }
    package func sectionBottom(_ section: Int) -> Double { top + extents.offset(of: section + 1) }
    package func rowTop(_ path: RowPath) -> Double { rowsTop(path.section) + sections[path.section].rows.offset(of: path.row) }
    package func rowHeight(_ path: RowPath) -> Double { sections[path.section].rows.height(of: path.row) }

    /// The section at a place, headers and footers included; the nearest when there is none. Nil without sections.
    package func section(at y: Double) -> Int? { extents.row(at: y - top) }

    /// The row whose span holds `y`; nil over headers, footers and beyond the rows.
    package func row(at y: Double) -> RowPath? {
        guard y >= top, y < top + extents.totalHeight, let section = section(at: y) else { return nil }
        let rows = sections[section].rows
        let inside = y - rowsTop(section)
        guard inside >= 0, inside < rows.totalHeight, let row = rows.row(at: inside) else { return nil }
        return RowPath(section, row)
    }

    /// The first row that ends below `y`; nil when none does.
    package func firstRow(endingBelow y: Double) -> RowPath? {
        guard let section = section(at: y) else { return nil }
        let rows = sections[section].rows
        let inside = y - rowsTop(section)
        if rows.count > 0, inside < rows.totalHeight, let row = rows.row(at: inside) { return RowPath(section, row) }
        return firstRow(after: section)
    }

    /// The row after another; nil after the last.
    package func row(after path: RowPath) -> RowPath? {
        path.row + 1 < sections[path.section].rows.count ? RowPath(path.section, path.row + 1) : firstRow(after: path.section)
    }

    /// The row before another; nil before the first.
    package func row(before path: RowPath) -> RowPath? {
        if path.row > 0 { return RowPath(path.section, path.row - 1) }
        let before = counts.offset(of: path.section)
        // Half a row back lies within the last section that has any.
        guard before > 0, let section = counts.row(at: before - 0.5) else { return nil }
        return RowPath(section, sections[section].rows.count - 1)
    }

    private func firstRow(after section: Int) -> RowPath? {
        let before = counts.offset(of: section + 1)
        return before < counts.totalHeight ? counts.row(at: before).map { RowPath($0, 0) } : nil
    }

    // MARK: Changing

    /// > Returns: by how much everything below moved.
    @discardableResult package mutating func setRowHeight(_ height: Double, at path: RowPath) -> Double {
        change(path.section) { $0.rows.setHeight(height, of: path.row) }
    }

    @discardableResult package mutating func setHeaderHeight(_ height: Double, of section: Int) -> Double {
        change(section) {
            $0.header = Self.valid(height)
            $0.isHeaderEstimated = false
        }
    }

    @discardableResult package mutating func setFooterHeight(_ height: Double, of section: Int) -> Double {
        change(section) {
            $0.footer = Self.valid(height)
            $0.isFooterEstimated = false
        }
    }

    /// Every row's height is a guess again. > Complexity: O(sections + runs).
    package mutating func invalidateRowHeights() {
        for section in sections.indices { sections[section].rows.invalidateHeights() }
    }

    /// Takes a row out and puts it in again; `to` counts without it.
    package mutating func moveRow(_ from: RowPath, to: RowPath) {
        let height = rowHeight(from)
        let isEstimated = sections[from.section].rows.isEstimated(from.row)
        _ = change(from.section) { $0.rows.remove(from.row..<from.row + 1) }
        _ = change(to.section) { $0.rows.insert(1, height: height, isEstimated: isEstimated, at: to.row) }
    }

    private mutating func change(_ section: Int, _ body: (inout Section) -> Void) -> Double {
        let (old, count) = (sections[section].height, sections[section].rows.count)
        body(&sections[section])
        if sections[section].rows.count != count { counts.setHeight(Double(sections[section].rows.count), of: section) }
        let new = sections[section].height
        if new != old { extents.setHeight(new, of: section) }
        return new - old
    }
}
