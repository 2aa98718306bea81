/// Offsets of the parts of a table: its header view, each section's header, rows and footer, its footer view.
///
/// One `RowOffsets` has the whole heights of sections, another one per section those of its rows, so lookups in both directions
/// do not iterate over either.
/// > Units: points of the content, from its top. > Complexity: lookups and single changes O(log sections + log runs).
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
    /// The numbers of rows, summed up, to skip empty sections.
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
        assert(checkInvariants())
    }

    /// Whether the sums over sections are those of the sections. > Complexity: O(sections · log sections), without their rows.
    package func checkInvariants() -> Bool {
        guard extents.count == sections.count, counts.count == sections.count else { return false }
        return sections.indices.allSatisfy { index in
            // A height that is not finite counts as 0.
            extents.height(of: index) == Self.valid(sections[index].height)
                && counts.height(of: index) == Double(sections[index].rows.count)
        }
    }

    package var contentHeight: Double { top + extents.totalHeight + bottom }
    package var rowCounts: [Int] { sections.map(\.rows.count) }

    /// Negative and non-finite heights become 0.
    static func valid(_ height: Double) -> Double { height.isFinite ? max(0, height) : 0 }

    // MARK: Queries

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

    /// The section at an offset, headers and footers included; the nearest if there is none. Nil without sections.
    package func section(at y: Double) -> Int? { extents.row(at: y - top) }

    /// The row at `y`; nil over headers, footers and outside the rows.
    package func row(at y: Double) -> RowPath? {
        guard y >= top, y < top + extents.totalHeight, let section = section(at: y) else { return nil }
        let rows = sections[section].rows
        let inside = y - rowsTop(section)
        guard inside >= 0, inside < rows.totalHeight, let row = rows.row(at: inside) else { return nil }
        return RowPath(section, row)
    }

    /// The first row that ends below `y`; nil if none does.
    package func firstRow(endingBelow y: Double) -> RowPath? {
        guard let section = section(at: y) else { return nil }
        let rows = sections[section].rows
        let inside = y - rowsTop(section)
        if rows.count > 0, inside < rows.totalHeight, let row = rows.row(at: inside) { return RowPath(section, row) }
        return firstRow(after: section)
    }

    /// The next row; nil after the last.
    package func row(after path: RowPath) -> RowPath? {
        path.row + 1 < sections[path.section].rows.count ? RowPath(path.section, path.row + 1) : firstRow(after: path.section)
    }

    /// The previous row; nil before the first.
    package func row(before path: RowPath) -> RowPath? {
        if path.row > 0 { return RowPath(path.section, path.row - 1) }
        let before = counts.offset(of: path.section)
        // Half a row back is in the last section that has any.
        guard before > 0, let section = counts.row(at: before - 0.5) else { return nil }
        return RowPath(section, sections[section].rows.count - 1)
    }

    private func firstRow(after section: Int) -> RowPath? {
        let before = counts.offset(of: section + 1)
        return before < counts.totalHeight ? counts.row(at: before).map { RowPath($0, 0) } : nil
    }

    // MARK: Changes

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

    /// Turns every row's height into an estimate. > Complexity: O(sections + runs).
    package mutating func invalidateRowHeights() {
        for section in sections.indices { sections[section].rows.invalidateHeights() }
    }

    /// Removes a row and inserts it again; `to` counts without it.
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
