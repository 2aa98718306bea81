internal import Foundation
internal import ObjectiveC
internal import ProgrammerErrors
internal import ViewLayout

/// The only caller of a table's data source and delegate: replaces missing implementations with UIKit's defaults, and invalid results with
/// valid ones.
///
/// > Contract: UIKit, TV-2 to TV-8, TV-13 to TV-16.
@MainActor final class TableSource {
    unowned let table: UITableView
    /// Whether the delegate provides row heights; nil until one was requested.
    private var givesRowHeights: Bool?
    private var givesHeaderViews: Bool?
    private var givesFooterViews: Bool?

    init(_ table: UITableView) { self.table = table }

    var data: (any UITableViewDataSource)? { table.effectiveDataSource }
    var delegate: (any UITableViewDelegate)? { table.delegate }

    /// Another delegate may implement other methods.
    func forgetWhatIsKnown() {
        givesRowHeights = nil
        givesHeaderViews = nil
        givesFooterViews = nil
    }

    // MARK: Counts

    /// > Contract: TV-6. Negative counts trap, as on iOS an array of that size would.
    func sectionCount() -> Int {
        guard let data else { return 0 }
        let count = data.numberOfSections(in: table)
        if count == TableAnswers.noNumber { return 1 }
        ProgrammerError.require(count >= 0, "UITableView dataSource returned \(count) sections: \(type(of: data))")
        return count
    }

    /// With placeholders.
    func rowCount(_ section: Int) -> Int { dataRowCount(section) + table.placeholders.count(in: section) }

    func dataRowCount(_ section: Int) -> Int {
        guard let data else { return 0 }
        let count = data.tableView(table, numberOfRowsInSection: section)
        ProgrammerError.require(count >= 0, "UITableView dataSource returned \(count) rows in section \(section): \(type(of: data))")
        return count
    }

    // MARK: Cells

    /// > Contract: TV-7.
    func cell(at path: IndexPath) -> UITableViewCell {
        guard let data else { return TableAnswers.noCell }
        let made: UITableViewCell? = data.tableView(table, cellForRowAt: path)
        guard let made, made !== TableAnswers.noCell else {
            ProgrammerError.raise(
                "UITableView (\(table)) failed to obtain a cell from its dataSource (\(data)) at index path \(path.section) - \(path.row)")
        }
        return made
    }

    // MARK: Row heights

    /// How a row's height is determined.
    enum RowHeight: Hashable {
        case known(CGFloat)
        /// The cell measures itself.
        case automatic
    }

    var isEstimating: Bool { table.estimatedRowHeight != 0 }
    private var defaultRowHeight: RowHeight { table.rowHeight < 0 ? .automatic : .known(table.rowHeight) }
    /// The estimate for a row that was not visible yet.
    private var estimate: CGFloat {
        if table.estimatedRowHeight > 0 { return table.estimatedRowHeight }
        return table.rowHeight > 0 ? table.rowHeight : TableMetrics.rowHeight
    }

    /// The rows of a section before any is visible. > Contract: TV-5.
    func rows(of section: Int, count: Int) -> RowOffsets {
        guard count > 0 else { return RowOffsets() }
        if let known = uniformHeight { return RowOffsets(count: count, height: known) }
        if isEstimating { return estimates(of: section, count: count) }
        let hasPlaceholders = table.placeholders.count(in: section) > 0
        var builder = RowOffsetsBuilder()
        // Held once: loading a weak reference costs more than all other work per row.
        let (table, delegate) = (table, delegate)
        for row in 0..<count {
            let height = rowHeight(at: RowPath(section, row), of: table, delegate)
            let known: CGFloat = if case .known(let known) = height { known } else { TableMetrics.rowHeight }
            // No height comes per row.
            if row == 0, givesRowHeights == false, !hasPlaceholders { return RowOffsets(count: count, height: known) }
            builder.append(1, height: known)
        }
        return builder.finish()
    }

    /// The one height of all rows, if there is one.
    var uniformHeight: CGFloat? {
        guard table.placeholders.isEmpty, delegate == nil || givesRowHeights == false, case .known(let height) = defaultRowHeight else {
            return nil
        }
        return height
    }

    private func estimates(of section: Int, count: Int) -> RowOffsets {
        let first = estimatedHeight(at: RowPath(section, 0)) ?? (table.placeholders.count(in: section) > 0 ? estimate : nil)
        guard let first else { return RowOffsets(count: count, height: estimate, isEstimated: true) }
        var builder = RowOffsetsBuilder()
        builder.append(1, height: first, isEstimated: true)
        let (table, delegate, estimate) = (table, delegate, estimate)
        for row in 1..<max(1, count) {
            let next = estimatedHeight(at: RowPath(section, row), of: table, delegate) ?? estimate
            builder.append(1, height: next, isEstimated: true)
        }
        return builder.finish()
    }

    private func estimatedHeight(at path: RowPath) -> CGFloat? { estimatedHeight(at: path, of: table, delegate) }

    private func estimatedHeight(at path: RowPath, of table: UITableView, _ delegate: (any UITableViewDelegate)?) -> CGFloat? {
        if let placeholder = table.placeholders.placeholder(at: path) { return placeholder.rowHeight > 0 ? placeholder.rowHeight : nil }
        guard let answer = delegate?.tableView(table, estimatedHeightForRowAt: table.index(of: path)), answer != TableAnswers.noHeight
        else { return nil }
        return answer > 0 ? answer : estimate
    }

    /// The estimate for a row inserted while the table is visible.
    func newRowHeight(at path: RowPath) -> (height: CGFloat, isEstimated: Bool) {
        if let known = uniformHeight { return (known, false) }
        if isEstimating { return (estimatedHeight(at: path) ?? estimate, true) }
        if case .known(let height) = rowHeight(at: path) { return (height, false) }
        return (TableMetrics.rowHeight, false)
    }

    /// > Contract: TV-13.
    func rowHeight(at path: RowPath) -> RowHeight { rowHeight(at: path, of: table, delegate) }

    private func rowHeight(at path: RowPath, of table: UITableView, _ delegate: (any UITableViewDelegate)?) -> RowHeight {
        if let placeholder = table.placeholders.placeholder(at: path) {
            return placeholder.rowHeight >= 0 ? .known(placeholder.rowHeight) : .automatic
        }
        guard givesRowHeights != false, let delegate else { return defaultRowHeight }
        let answer = delegate.tableView(table, heightForRowAt: table.index(of: path))
        if answer == TableAnswers.noHeight {
            givesRowHeights = false
            return defaultRowHeight
        }
        givesRowHeights = true
        guard answer != UITableView.automaticDimension else { return .automatic }
        ProgrammerError.require(
            !(answer < 0),
            "table view row height must not be negative - provided height for index path (\(path.section) - \(path.row)) is \(answer)")
        return .known(answer.isFinite ? answer : 0)
    }

    /// Whether every row's height must be queried when heights are read again.
    var asksEveryRow: Bool { givesRowHeights == true && !isEstimating }

    // MARK: Headers and footers

    func headerTitle(_ section: Int) -> String? {
        let title = data?.tableView(table, titleForHeaderInSection: section)
        return title == TableAnswers.noTitle ? nil : title
    }

    func footerTitle(_ section: Int) -> String? {
        let title = data?.tableView(table, titleForFooterInSection: section)
        return title == TableAnswers.noTitle ? nil : title
    }

    func headerView(_ section: Int) -> UIView? {
        guard givesHeaderViews != false, let delegate else { return nil }
        let view = delegate.tableView(table, viewForHeaderInSection: section)
        givesHeaderViews = view !== TableAnswers.noView
        return givesHeaderViews == true ? view : nil
    }

    func footerView(_ section: Int) -> UIView? {
        guard givesFooterViews != false, let delegate else { return nil }
        let view = delegate.tableView(table, viewForFooterInSection: section)
        givesFooterViews = view !== TableAnswers.noView
        return givesFooterViews == true ? view : nil
    }

    /// A height and whether the view can still change it.
    typealias EdgeHeight = (height: CGFloat, isEstimated: Bool)

    /// Without the padding above it. > Contract: TV-15, TV-16.
    func headerHeight(_ section: Int) -> EdgeHeight {
        var wanted = delegate?.tableView(table, heightForHeaderInSection: section) ?? TableAnswers.noHeight
        // In grouped tables, 0 from the delegate means the default; 0 in the table's own property means 0.
        if table.isGrouped, wanted == 0 { wanted = UITableView.automaticDimension }
        if wanted == TableAnswers.noHeight { wanted = table.sectionHeaderHeight }
        if wanted >= 0 || wanted.isNaN { return (wanted, false) }
        let guess = delegate?.tableView(table, estimatedHeightForHeaderInSection: section) ?? TableAnswers.noHeight
        return automaticHeight(
            title: headerTitle(section), gives: givesViews(\.givesHeaderViews, TableSelectors.viewForHeader) { headerView(section) },
            titled: titledHeader(section), bare: bareHeader(section),
            estimate: guess == TableAnswers.noHeight ? table.estimatedSectionHeaderHeight : guess)
    }

    func footerHeight(_ section: Int) -> EdgeHeight {
        var wanted = delegate?.tableView(table, heightForFooterInSection: section) ?? TableAnswers.noHeight
        // In grouped tables, 0 from the delegate means the default; 0 in the table's own property means 0.
        if table.isGrouped, wanted == 0 { wanted = UITableView.automaticDimension }
        if wanted == TableAnswers.noHeight { wanted = table.sectionFooterHeight }
        if wanted >= 0 || wanted.isNaN { return (wanted, false) }
        let guess = delegate?.tableView(table, estimatedHeightForFooterInSection: section) ?? TableAnswers.noHeight
        return automaticHeight(
            title: footerTitle(section), gives: givesViews(\.givesFooterViews, TableSelectors.viewForFooter) { footerView(section) },
            titled: table.isGrouped ? TableMetrics.titledFooter : TableMetrics.plainHeader,
            bare: table.isGrouped ? TableMetrics.groupGap : 0,
            estimate: guess == TableAnswers.noHeight ? table.estimatedSectionFooterHeight : guess)
    }

    private func automaticHeight(title: String?, gives: Bool, titled: CGFloat, bare: CGFloat, estimate: CGFloat) -> EdgeHeight {
        guard title != nil || gives else { return (bare, false) }
        if gives || title != nil { return (estimate > 0 ? estimate : titled, estimate != 0) }
        return (titled, false)
    }

    private func givesViews(
        _ known: ReferenceWritableKeyPath<TableSource, Bool?>, _ selector: String, _ ask: () -> UIView?
    ) -> Bool {
        if let known = self[keyPath: known] { return known }
        guard let delegate else { return false }
        if ObjCRuntime.responds(delegate, to: Selector(selector)) { return true }
        // Only calling it shows whether it is implemented.
        _ = ask()
        return self[keyPath: known] ?? false
    }

    /// The height of UIKit's default header with one line of text.
    func titledHeader(_ section: Int) -> CGFloat {
        guard table.isGrouped else { return TableMetrics.plainHeader }
        return section == 0 ? TableMetrics.firstTitledHeader : TableMetrics.titledHeader
    }

    /// The space above a section without a header.
    func bareHeader(_ section: Int) -> CGFloat {
        guard table.isGrouped else { return 0 }
        return section == 0 ? TableMetrics.firstGroupGap : TableMetrics.groupGap
    }

    /// > Contract: UIKit, UITableView.sectionHeaderTopPadding; facts 2.2.
    var headerPadding: CGFloat {
        if table.isGrouped { return 0 }
        let padding = table.sectionHeaderTopPadding
        guard padding.isFinite else { return 0 }
        return padding < 0 ? TableMetrics.plainHeaderPadding : padding
    }

    // MARK: Whole sections

    /// Queries everything a layout needs, in UIKit's order. > Contract: TV-2.
    func section(_ index: Int) -> TableLayout.Section {
        let header = headerHeight(index)
        let footer = footerHeight(index)
        let count = rowCount(index)
        return section(header: header, footer: footer, rows: rows(of: index, count: count))
    }

    func section(header: EdgeHeight, footer: EdgeHeight, rows: RowOffsets) -> TableLayout.Section {
        let padding = header.height > 0 ? headerPadding : 0
        return TableLayout.Section(
            headerPadding: padding, header: header.height + padding, footer: footer.height, isHeaderEstimated: header.isEstimated,
            isFooterEstimated: footer.isEstimated, rows: rows)
    }

    func responds(_ selector: String) -> Bool { data.map { ObjCRuntime.responds($0, to: Selector(selector)) } ?? false }
}
