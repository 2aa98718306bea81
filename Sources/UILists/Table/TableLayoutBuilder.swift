internal import Foundation
internal import ViewLayout

/// Derives the layout after a batch from the previous one, so that unchanged rows cost nothing.
///
/// > Contract: UIKit, TV-35, TV-42. > Complexity: O(sections + changes · log runs), and O(rows) only where every row is asked for its
/// height.
@MainActor struct TableLayoutBuilder {
    private let source: TableSource
    let old: TableLayout

    init(_ source: TableSource, old: TableLayout) {
        self.source = source
        self.old = old
    }

    func readCounts() -> [Int] { (0..<source.sectionCount()).map(source.rowCount) }
    /// Without placeholders.
    func readDataCounts() -> [Int] { (0..<source.sectionCount()).map(source.dataRowCount) }

    func build(_ plan: SectionedUpdatePlan, updates: SectionedUpdates) -> TableLayout {
        let reloaded = Set(updates.reloadedSections)
        // An empty batch queries heights again.
        let counts = plan.newRowCounts
        var sections: [TableLayout.Section] = []
        sections.reserveCapacity(counts.count)
        for (index, count) in counts.enumerated() {
            guard let previous = plan.oldSection[index], !source.queriesEveryRow, !reloaded.contains(previous) else {
                let header = source.height(.header, index)
                let footer = source.height(.footer, index)
                sections.append(source.section(header: header, footer: footer, rows: source.rows(of: index, count: count)))
                continue
            }
            var section = edges(of: index, from: old.sections[previous])
            section.rows = rows(of: index, from: previous, plan)
            sections.append(section)
        }
        return TableLayout(sections: sections, top: old.top, bottom: old.bottom)
    }

    /// Headers and footers may have a new height; measured heights stay.
    private func edges(of index: Int, from old: TableLayout.Section) -> TableLayout.Section {
        let header = source.height(.header, index)
        let footer = source.height(.footer, index)
        var new = source.section(header: header, footer: footer, rows: RowOffsets())
        if header.isEstimated, !old.isHeaderEstimated {
            new.header = old.header
            new.headerPadding = old.headerPadding
            new.isHeaderEstimated = false
        }
        if footer.isEstimated, !old.isFooterEstimated {
            new.footer = old.footer
            new.isFooterEstimated = false
        }
        return new
    }

    private func rows(of index: Int, from previous: Int, _ plan: SectionedUpdatePlan) -> RowOffsets {
        var rows = old.sections[previous].rows
        // Rows that are not visible are measured again when they become visible.
        if source.uniformHeight == nil, source.isEstimating { rows.invalidateHeights() }
        for range in Self.ranges(plan.rowsLeaving(previous)).reversed() { rows.remove(range) }
        for row in plan.rowsComing(index) {
            let path = RowPath(index, row)
            if let from = plan.source(ofMoved: path) {
                let part = old.sections[from.section].rows
                rows.insert(1, height: part.height(of: from.row), isEstimated: part.isEstimated(from.row), at: row)
            } else {
                let height = source.newRowHeight(at: path)
                rows.insert(1, height: Double(height.height), isEstimated: height.isEstimated, at: row)
            }
        }
        return rows
    }

    /// Sorted numbers as ranges.
    static func ranges(_ numbers: [Int]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for number in numbers {
            if let last = found.last, last.upperBound == number {
                found[found.count - 1] = last.lowerBound..<number + 1
            } else {
                found.append(number..<number + 1)
            }
        }
        return found
    }
}
