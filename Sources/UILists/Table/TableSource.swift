internal import Foundation
internal import ObjectiveC
internal import ProgrammerErrors
internal import UIKitCore
internal import ViewLayout

/// The only caller of a table's data source and delegate: replaces missing implementations with UIKit's defaults, and invalid results with
/// valid ones.
///
/// > Contract: UIKit, TV-2 to TV-8, TV-13 to TV-16.
@MainActor final class TableSource {
    unowned let table: UITableView
    /// Whether the delegate provides row heights; nil until one was requested.
    private var providesRowHeights: Bool?
    /// Whether the delegate provides views for headers and for footers; nil until one was requested.
    private var providesViews = TableSectionHeaderFooters.Pair<Bool?>(header: nil, footer: nil)
    /// Whether one default answer means that the delegate does not implement the method. A table controller's subclass may override it and
    /// call `super` for some rows.
    private var isConclusive = false

    init(_ table: UITableView) { self.table = table }

    var data: (any UITableViewDataSource)? { table.effectiveDataSource }
    var delegate: (any UITableViewDelegate)? { table.delegate }

    /// Another delegate may implement other methods.
    func invalidateCache() {
        providesRowHeights = nil
        providesViews = TableSectionHeaderFooters.Pair(header: nil, footer: nil)
        isConclusive = !(delegate is UITableViewController)
    }

    // MARK: Counts

    /// > Contract: TV-6. Negative counts trap, as on iOS an array of that size would.
    func sectionCount() -> Int {
        guard let data else { return 0 }
        let count = data.numberOfSections(in: table)
        ProgrammerError.require(count >= 0, "UITableView dataSource returned \(count) sections: \(type(of: data))")
        return count
    }

    /// With placeholders.
    func rowCount(_ section: Int) -> Int { dataRowCount(section) + table.placeholders.count(in: section) }

    func dataRowCount(_ section: Int) -> Int {
        guard let data else { return 0 }
        let count = data.tableView(table, numberOfRowsInSection: section)
        // iOS shows no rows; apps that have nothing yet return -1.
        return max(0, count)
    }

    // MARK: Cells

    /// What a table controller returns for a row that the app's subclass gives no cell.
    static let noCell = UITableViewCell(style: .default, reuseIdentifier: nil)

    /// > Contract: TV-7.
    func cell(at path: IndexPath) -> UITableViewCell {
        guard let data else { return Self.noCell }
        let made: UITableViewCell? = data.tableView(table, cellForRowAt: path)
        guard let made, made !== Self.noCell else {
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
            if row == 0, providesRowHeights == false, !hasPlaceholders { return RowOffsets(count: count, height: known) }
            builder.append(1, height: known)
        }
        return builder.finish()
    }

    /// The one height of all rows, if there is one.
    var uniformHeight: CGFloat? {
        guard table.placeholders.isEmpty, delegate == nil || providesRowHeights == false, case .known(let height) = defaultRowHeight else {
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
        guard let delegate else { return nil }
        let index = table.index(of: path)
        let answer = OptionalDelegateMethod.ask(.estimatedRowHeight) { delegate.tableView(table, estimatedHeightForRowAt: index) }
        return answer.map { $0 > 0 ? $0 : estimate }
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
        guard providesRowHeights != false, let delegate else { return defaultRowHeight }
        let index = table.index(of: path)
        guard let answer = OptionalDelegateMethod.ask(.rowHeight, { delegate.tableView(table, heightForRowAt: index) }) else {
            if isConclusive { providesRowHeights = false }
            return defaultRowHeight
        }
        providesRowHeights = true
        guard answer != UITableView.automaticDimension else { return .automatic }
        ProgrammerError.require(
            !(answer < 0),
            "table view row height must not be negative - provided height for index path (\(path.section) - \(path.row)) is \(answer)")
        return .known(answer.isFinite ? answer : 0)
    }

    /// Whether every row's height must be queried when heights are read again.
    var queriesEveryRow: Bool { providesRowHeights == true && !isEstimating }

    // MARK: Headers and footers

    func title(_ kind: TableSectionHeaderFooters.Kind, _ section: Int) -> String? {
        switch kind {
        case .header: data?.tableView(table, titleForHeaderInSection: section)
        case .footer: data?.tableView(table, titleForFooterInSection: section)
        }
    }

    func view(_ kind: TableSectionHeaderFooters.Kind, _ section: Int) -> UIView? {
        guard providesViews[kind] != false, let delegate else { return nil }
        let answer =
            switch kind {
            case .header: OptionalDelegateMethod.askForObject(.headerView) { delegate.tableView(table, viewForHeaderInSection: section) }
            case .footer: OptionalDelegateMethod.askForObject(.footerView) { delegate.tableView(table, viewForFooterInSection: section) }
            }
        guard let view = answer else {
            if isConclusive { providesViews[kind] = false }
            return nil
        }
        providesViews[kind] = true
        return view
    }

    /// A height and whether the view can still change it.
    typealias HeaderFooterHeight = (height: CGFloat, isEstimated: Bool)

    /// A header's is without the padding above it. > Contract: TV-15, TV-16.
    func height(_ kind: TableSectionHeaderFooters.Kind, _ section: Int) -> HeaderFooterHeight {
        let wanted =
            switch kind {
            case .header:
                wantedHeight(table.sectionHeaderHeight, .headerHeight) { $0.tableView(table, heightForHeaderInSection: section) }
            case .footer:
                wantedHeight(table.sectionFooterHeight, .footerHeight) { $0.tableView(table, heightForFooterInSection: section) }
            }
        if wanted >= 0 || wanted.isNaN { return (wanted, false) }
        let estimate =
            switch kind {
            case .header:
                ask(.estimatedHeaderHeight) { $0.tableView(table, estimatedHeightForHeaderInSection: section) }
                    ?? table.estimatedSectionHeaderHeight
            case .footer:
                ask(.estimatedFooterHeight) { $0.tableView(table, estimatedHeightForFooterInSection: section) }
                    ?? table.estimatedSectionFooterHeight
            }
        // Both are asked for, in this order.
        let title = title(kind, section)
        guard hasView(kind, section) || title != nil else { return (bareHeight(kind, section), false) }
        return (estimate > 0 ? estimate : titledHeight(kind, section), estimate != 0)
    }

    /// In grouped tables, 0 from the delegate means the default; 0 in the table's own property means 0.
    private func wantedHeight(
        _ own: CGFloat, _ method: OptionalDelegateMethod.Method, _ question: (any UITableViewDelegate) -> CGFloat
    ) -> CGFloat {
        guard let wanted = ask(method, question) else { return own }
        return table.isGrouped && wanted == 0 ? UITableView.automaticDimension : wanted
    }

    private func ask<Answer: Equatable>(
        _ method: OptionalDelegateMethod.Method, _ question: (any UITableViewDelegate) -> Answer
    ) -> Answer? {
        guard let delegate else { return nil }
        return OptionalDelegateMethod.ask(method) { question(delegate) }
    }

    private func hasView(_ kind: TableSectionHeaderFooters.Kind, _ section: Int) -> Bool {
        if let known = providesViews[kind] { return known }
        guard let delegate else { return false }
        let selector = kind == .header ? TableSelectors.viewForHeader : TableSelectors.viewForFooter
        if ObjCRuntime.responds(delegate, to: Selector(selector)) { return true }
        // Only calling it shows whether it is implemented.
        _ = view(kind, section)
        return providesViews[kind] ?? false
    }

    /// The height of UIKit's default header or footer with one line of text.
    func titledHeight(_ kind: TableSectionHeaderFooters.Kind, _ section: Int) -> CGFloat {
        guard table.isGrouped else { return TableMetrics.plainHeader }
        guard kind == .header else { return TableMetrics.titledFooter }
        return section == 0 ? TableMetrics.firstTitledHeader : TableMetrics.titledHeader
    }

    /// The space above a section without a header, or below one without a footer.
    func bareHeight(_ kind: TableSectionHeaderFooters.Kind, _ section: Int) -> CGFloat {
        guard table.isGrouped else { return 0 }
        return kind == .header && section == 0 ? TableMetrics.firstGroupGap : TableMetrics.groupGap
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
        let header = height(.header, index)
        let footer = height(.footer, index)
        let count = rowCount(index)
        return section(header: header, footer: footer, rows: rows(of: index, count: count))
    }

    func section(header: HeaderFooterHeight, footer: HeaderFooterHeight, rows: RowOffsets) -> TableLayout.Section {
        let padding = header.height > 0 ? headerPadding : 0
        return TableLayout.Section(
            headerPadding: padding, header: header.height + padding, footer: footer.height, isHeaderEstimated: header.isEstimated,
            isFooterEstimated: footer.isEstimated, rows: rows)
    }

    func responds(_ selector: String) -> Bool { data.map { ObjCRuntime.responds($0, to: Selector(selector)) } ?? false }
}
