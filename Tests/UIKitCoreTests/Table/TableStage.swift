import DeviceProtocol
import Foundation
import ObjectiveC
import QuartzCore
import TestSupport
import Testing
import UIKitCore
import UILists

/// The suites of tables; each test has its own clock and link.
@Suite("Tables", .application) enum TableSuites {}

/// A table in a window, under fingers, on a clock that only the test moves.
@MainActor final class TableStage {
    let app: TestApplication
    let link = AnimationLink()
    let controller = UIViewController()
    let window: UIWindow
    let source = TableFixture()

    init(device: DeviceState = .standard) {
        app = TestApplication(device: device)
        link.now = app.environment.manualClock.now
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
    }

    /// Suites are made before the tests of others run: a test begins with this.
    func activate() {
        app.activate()
        guard LayerContext.main.link !== link else { return }
        for root in LayerContext.main.roots { LayerContext.main.removeRoot(root) }
        LayerContext.main.link = link
        window.isHidden = true
        window.makeKeyAndVisible()
        app.flush()
    }

    /// A table of 320 × 400 at 0, 100 that shows the fixture.
    func table(_ style: UITableView.Style = .plain, _ sections: [[String]]? = nil, prepare: (UITableView) -> Void = { _ in }) -> UITableView
    {
        activate()
        if let sections { source.sections = sections }
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 400), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.register(CountedCell.self, forCellReuseIdentifier: "cell")
        prepare(table)
        table.dataSource = source
        table.delegate = source
        controller.view.addSubview(table)
        app.flush()
        return table
    }

    func advance(_ seconds: Double) {
        app.advance(seconds)
        link.now = app.environment.manualClock.now
        LayerContext.main.timing.process()
    }

    func frames(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) {
            advance(1.0 / 60)
            DisplayTicker.main.tick()
            app.flush()
        }
    }

    /// Until nothing runs.
    func settle(limit: Int = 600) {
        frames(0.5)
        var count = 0
        while DisplayTicker.main.isRunning, count < limit {
            frames(1.0 / 60)
            count += 1
        }
    }

    /// A tap at a place of the table's visible part.
    func tap(_ table: UITableView, _ x: Double, _ y: Double) {
        app.touch(.began, x, Double(table.frame.minY) + y)
        advance(0.2)
        app.touch(.ended, x, Double(table.frame.minY) + y)
        app.flush()
    }

    func drag(_ table: UITableView, from: CGPoint, to: CGPoint, steps: Int = 10, rests: Bool = true) {
        let top = table.frame.minY
        app.touch(.began, from.x, top + from.y)
        for step in 1...steps {
            advance(1.0 / 60)
            let part = CGFloat(step) / CGFloat(steps)
            app.touch(.moved, from.x + (to.x - from.x) * part, top + from.y + (to.y - from.y) * part)
            app.flush()
        }
        if rests { advance(0.2) }
        app.touch(.ended, to.x, top + to.y)
        app.flush()
    }
}

/// Strings in sections, as a data source that writes down what it is asked. What a test does not set is left out.
@MainActor final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]] = [[]]
    var journal: [String] = []
    var rowHeight: ((IndexPath) -> CGFloat)?
    var estimate: ((IndexPath) -> CGFloat)?
    var headerHeight: ((Int) -> CGFloat)?
    var footerHeight: ((Int) -> CGFloat)?
    var headerTitle: ((Int) -> String?)?
    var footerTitle: ((Int) -> String?)?
    var headerView: ((Int) -> UIView?)?
    var makeCell: ((UITableView, IndexPath) -> UITableViewCell)?
    var shouldHighlight: ((IndexPath) -> Bool)?
    var willSelect: ((IndexPath) -> IndexPath?)?
    var willDeselect: ((IndexPath) -> IndexPath?)?
    var canEdit: ((IndexPath) -> Bool)?
    var canMove: ((IndexPath) -> Bool)?
    var target: ((IndexPath, IndexPath) -> IndexPath)?
    var onSelect: ((UITableView, IndexPath) -> Void)?
    var onDisplay: ((UITableView, IndexPath) -> Void)?
    var onScroll: ((UITableView) -> Void)?
    var commits: ((UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void)?
    var indexTitles: [String]?
    var sectionForTitle: ((Int) -> Int)?
    /// What is written down: "counts", "heights", "cells", "display", "selection", "editing", "all".
    var writes: Set<String> = []

    private func write(_ kind: String, _ line: @autoclosure () -> String) {
        if writes.contains(kind) || writes.contains("all") { journal.append(line()) }
    }
    func take() -> [String] {
        defer { journal = [] }
        return journal
    }

    nonisolated(unsafe) private static var isRegistered = false
    /// As the source rewriter registers methods that a framework asks for by name.
    static func registerEditing() {
        guard !isRegistered else { return }
        isRegistered = true
        ObjCRuntime.register(TableFixture.self, "tableView:commitEditingStyle:forRowAtIndexPath:") { _, _ in nil }
        ObjCRuntime.register(TableFixture.self, "tableView:moveRowAtIndexPath:toIndexPath:") { _, _ in nil }
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        write("counts", "sections")
        return sections.count
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        write("counts", "rows \(section)")
        return sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        write("cells", "cell \(indexPath.section).\(indexPath.row)")
        if let makeCell { return makeCell(tableView, indexPath) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let rowHeight else { return OptionalDelegateMethod.fallback(.rowHeight, tableView.rowHeight) }
        write("heights", "height \(indexPath.section).\(indexPath.row)")
        return rowHeight(indexPath)
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        estimate?(indexPath) ?? OptionalDelegateMethod.fallback(.estimatedRowHeight, tableView.estimatedRowHeight)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        guard let headerHeight else { return OptionalDelegateMethod.fallback(.headerHeight, tableView.sectionHeaderHeight) }
        write("heights", "header \(section)")
        return headerHeight(section)
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        guard let footerHeight else { return OptionalDelegateMethod.fallback(.footerHeight, tableView.sectionFooterHeight) }
        write("heights", "footer \(section)")
        return footerHeight(section)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headerTitle?(section) ?? nil }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footerTitle?(section) ?? nil }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        write("display", "view \(section)")
        return headerView?(section)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        write("editing", "can edit \(indexPath.section).\(indexPath.row)")
        return canEdit?(indexPath) ?? true
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove?(indexPath) ?? true }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        write("editing", "commit \(editingStyle.rawValue) \(indexPath.section).\(indexPath.row)")
        commits?(tableView, editingStyle, indexPath)
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        write(
            "editing",
            "move \(sourceIndexPath.section).\(sourceIndexPath.row) to \(destinationIndexPath.section).\(destinationIndexPath.row)")
        let value = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(value, at: destinationIndexPath.row)
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        write("editing", "target \(proposedDestinationIndexPath.section).\(proposedDestinationIndexPath.row)")
        return target?(sourceIndexPath, proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        write("editing", "style \(indexPath.section).\(indexPath.row)")
        return .delete
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        write("display", "will display \(indexPath.section).\(indexPath.row)")
        onDisplay?(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        write("display", "did end \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        write("display", "will display header \(section)")
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        write("display", "will display footer \(section)")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        write("selection", "should highlight \(indexPath.row)")
        return shouldHighlight?(indexPath) ?? true
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { write("selection", "highlighted \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        write("selection", "unhighlighted \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        write("selection", "will select \(indexPath.row)")
        return willSelect.map { $0(indexPath) } ?? indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        write("selection", "will deselect \(indexPath.row)")
        return willDeselect.map { $0(indexPath) } ?? indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        write("selection", "selected \(indexPath.row)")
        onSelect?(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { write("selection", "deselected \(indexPath.row)") }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        write("selection", "accessory \(indexPath.row)")
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        write("display", "index \(title) \(index)")
        return sectionForTitle?(index) ?? index
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { if let table = scrollView as? UITableView { onScroll?(table) } }
}

/// A cell that knows how often it was made ready, and how high it wants to be.
final class CountedCell: UITableViewCell {
    static var made = 0
    var reuses = 0
    var wanted: CGFloat?
    var layouts = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.made += 1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if let wanted { return CGSize(width: targetSize.width, height: wanted) }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    }
}

func numbers(_ count: Int) -> [String] { (0..<count).map { "row \($0)" } }

/// What visible rows say, from the top.
@MainActor func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "-" } }

/// Where visible rows are on the screen of the table.
@MainActor func tops(_ table: UITableView) -> [String: CGFloat] {
    var found: [String: CGFloat] = [:]
    for cell in table.visibleCells { found[cell.textLabel?.text ?? "-"] = cell.frame.minY - table.contentOffset.y }
    return found
}
