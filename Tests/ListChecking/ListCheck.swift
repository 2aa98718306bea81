package import BatchModel
import Foundation
import QuartzCore
package import UIKitCore
import ViewLayout

/// Runs random batches through a list in a window and compares displayed content, requests, cells and delegate calls with a model.
///
/// The model knows names, plain sums of heights and sets; nothing of the engine.
@MainActor package final class ListCheck {
    package enum Kind: CaseIterable, Sendable { case uniformRows, askedRows, rowsUnderHeaders, estimatedRows, items }

    private let list: any CheckedList
    private var factory: BatchBuilder
    private let isAnimated: Bool
    private let clock: DetachedLink?
    /// Changes what the data source tells behind the model's back: for tests of this check.
    private let tamper: (inout [ModelSection]) -> Void
    private var model: [ModelSection] = []
    private var tally = ListCheckResults()
    /// Rows whose end of display is still to be told, or was.
    private var endings: [ListJournal.Entry] = []

    /// The list's place in a view on screen. Animated batches run on a clock of the check's own, others at once and without a link.
    package init(
        _ kind: Kind, in container: UIView, isAnimated: Bool = false, seed: UInt64,
        tamper: @escaping (inout [ModelSection]) -> Void = { _ in }
    ) {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        list =
            switch kind {
            case .uniformRows: CheckedTable(.uniform, frame: frame)
            case .askedRows: CheckedTable(.asked, frame: frame)
            case .rowsUnderHeaders: CheckedTable(.askedUnderHeaders, frame: frame)
            case .estimatedRows: CheckedTable(.estimated, frame: frame)
            case .items: CheckedCollection(frame: frame)
            }
        factory = BatchBuilder(seed: seed)
        self.isAnimated = isAnimated
        clock = isAnimated ? DetachedLink() : nil
        self.tamper = tamper
        LayerContext.main.link = clock
        container.addSubview(list.view)
    }

    package func run(_ count: Int) -> ListCheckResults {
        let wereEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(isAnimated)
        defer {
            UIView.setAnimationsEnabled(wereEnabled)
            list.view.removeFromSuperview()
            LayerContext.main.flush()
        }
        for round in 0..<count {
            if round % 500 == 0 { begin() }
            step()
        }
        settle()
        return tally
    }

    /// Other lists altogether.
    private func begin() {
        settle()
        model = factory.lists(sections: 12, rows: 14)
        list.sections = model
        tamper(&list.sections)
        list.reload()
        LayerContext.main.flush()
        // The window is as it was; what a reload tells is not compared.
        list.journal = ListJournal()
        endings = []
        compareRows(list.layOut(model), "after a reload")
    }

    private func step() {
        tally.batches += 1
        scroll()
        let batch = factory.batch(from: model)
        let before = list.shown
        let selection = select()
        let offset = list.view.contentOffset.y
        list.journal.asked = []
        list.journal.displayed = []
        if !list.isExact { list.journal.ended = [] }
        model = batch.new
        list.sections = model
        tamper(&list.sections)
        list.perform(batch.updates, &factory.dice)
        let known = Known(batch, before, list.layOut(batch.new), in: list.view)
        compareCalls(known)
        let end = max(0, known.layout.height - list.view.bounds.height)
        if list.isExact, list.view.contentOffset.y != min(offset, end) {
            tally.differ("at \(list.view.contentOffset.y) instead of \(min(offset, end))")
        }
        LayerContext.main.flush()
        compareRows(known.layout, "after a batch")
        compareCells(known)
        compareSelection(selection, batch)
        if list.counts != batch.newCounts { tally.differ("counts \(list.counts) instead of \(batch.newCounts)") }
        guard isAnimated else { return compareEndings() }
        if factory.dice.below(3) == 0 { settle() } else { advance(0.08) }
    }

    // MARK: Before a batch

    private func scroll() {
        let space = max(0, list.view.contentSize.height - list.view.bounds.height)
        guard factory.dice.below(2) == 0 else { return }
        move(to: CGFloat(factory.dice.below(Int(space) + 1)))
        guard factory.dice.below(2) == 0 else { return }
        // Rows made ready between frames come, or are still waiting when the batch comes.
        tally.prepared += prepare()
        guard factory.dice.below(2) == 0 else { return }
        move(to: min(max(0, list.view.contentOffset.y + CGFloat(factory.dice.below(81)) - 40), space))
        list.journal.asked = []
        compareRows(list.layOut(model), "after a scroll")
    }

    private func move(to offset: CGFloat) {
        list.view.contentOffset.y = offset
        let before = list.shown
        LayerContext.main.flush()
        let after = Dictionary(list.shown.map { ($0.row.id, $0.row.path) }) { first, _ in first }
        endings += before.filter { after[$0.row.id] == nil }.map { ListJournal.Entry(id: $0.row.id, path: $0.row.path) }
    }

    /// > Returns: how many cells were asked for.
    private func prepare() -> Int {
        list.journal.asked = []
        let (displayed, shown) = (list.journal.displayed, list.shown.map(\.row))
        while LayerContext.main.runIdleWork() { LayerContext.main.flush() }
        if list.journal.displayed != displayed { tally.differ("preparing displays \(list.journal.displayed)") }
        if list.shown.map(\.row) != shown { tally.differ("preparing shows \(list.shown) instead of \(shown)") }
        return list.journal.asked.count
    }

    private func select() -> RowPath? {
        let rows = model.enumerated().flatMap { section, value in value.rows.indices.map { RowPath(section, $0) } }
        guard factory.dice.below(4) == 0, !rows.isEmpty else { return list.selected.first }
        let path = rows[factory.dice.below(rows.count)]
        list.select(path)
        return path
    }

    // MARK: After it

    private func compareCalls(_ known: Known) {
        let asked = list.journal.asked.sorted()
        tally.asked += asked.count
        let again = asked.filter { known.staying.contains($0.id) }
        if !again.isEmpty { tally.differ("asked again for \(again)") }
        endings += known.left
        guard list.isExact else { return }
        let wanted = known.inSight.filter { !known.staying.contains($0.id) }.map { ListJournal.Entry(id: $0.id, path: $0.path) }.sorted()
        if asked != wanted { tally.differ("asked for \(asked) instead of \(wanted)") }
        if list.journal.displayed.sorted() != wanted { tally.differ("will display \(list.journal.displayed) instead of \(wanted)") }
        endings += known.passing
        list.journal.asked = []
    }

    private func compareRows(_ layout: (rows: [DisplayedRow], height: CGFloat), _ when: String) {
        let shown = list.shown.map(\.row)
        let sight = list.view.bounds
        if list.isExact {
            let wanted = layout.rows.filter { $0.frame.minY < sight.maxY && $0.frame.maxY > sight.minY }
            if shown != wanted { tally.differ("\(when): \(shown) instead of \(wanted)") }
            if list.view.contentSize.height != layout.height { tally.differ("\(when): content of \(list.view.contentSize)") }
            // After the batch's own cells none may be asked for.
            if !list.journal.asked.isEmpty, tally.batches > 0 { tally.differ("\(when): asked for \(list.journal.asked)") }
            return
        }
        let order = layout.rows.map { ListJournal.Entry(id: $0.id, path: $0.path) }
        let names = shown.map { ListJournal.Entry(id: $0.id, path: $0.path) }
        let start = names.first.flatMap(order.firstIndex) ?? 0
        if Array(order.dropFirst(start).prefix(names.count)) != names { tally.differ("\(when): \(names) are no part of \(order)") }
        for (above, below) in zip(shown, shown.dropFirst()) where above.frame.maxY != below.frame.minY {
            tally.differ("\(when): a gap between \(above) and \(below)")
        }
        guard let top = shown.first?.frame.minY, let bottom = shown.last?.frame.maxY else {
            if !order.isEmpty { tally.differ("\(when): nothing of \(order) is shown") }
            return
        }
        if top > max(0, sight.minY) { tally.differ("\(when): nothing above \(top) in \(sight)") }
        if bottom < sight.maxY, names.last != order.last { tally.differ("\(when): nothing below \(bottom) in \(sight)") }
    }

    private func compareCells(_ known: Known) {
        // A row that finds its height may push one out of sight that comes back with another.
        let left = list.isExact ? [] : Set(list.journal.ended.map(\.id))
        for (row, cell) in list.shown where known.staying.contains(row.id) && !left.contains(row.id) {
            tally.kept += 1
            if known.cells[row.id] != cell { tally.differ("another cell for \(row)") }
        }
    }

    private func compareSelection(_ old: RowPath?, _ batch: RandomBatch) {
        let id = old.map { batch.old[$0.section].rows[$0.row] }
        let isReloaded = old.map { batch.updates.reloadedRows.contains($0) } ?? false
        let wanted = isReloaded ? nil : id.flatMap { Known.paths(batch.new)[$0] }
        if list.selected != (wanted.map { [$0] } ?? []) {
            tally.differ("selected \(list.selected) instead of \(String(describing: wanted))")
        }
    }

    /// Every row that went was told once, by the path it had when it went.
    private func compareEndings() {
        defer {
            endings = []
            list.journal.ended = []
        }
        guard list.isExact else { return }
        if list.journal.ended.sorted() != endings.sorted() {
            tally.differ("ended \(list.journal.ended.sorted()) instead of \(endings.sorted())")
        }
    }

    // MARK: Time

    private func advance(_ seconds: Double) {
        clock?.now += seconds
        LayerContext.main.timing.process()
        LayerContext.main.flush()
    }

    private func settle() {
        guard isAnimated, tally.batches > 0 else { return }
        advance(2)
        compareEndings()
    }
}

/// What the model expects of one batch.
@MainActor private struct Known {
    let layout: (rows: [DisplayedRow], height: CGFloat)
    /// Visible rows once the offset is clamped to the new content.
    let inSight: [DisplayedRow]
    /// Names of rows that were on show and keep their cells.
    let staying: Set<Int>
    let cells: [Int: ObjectIdentifier]
    /// Rows that are no longer visible: deleted or reloaded, by their old paths; scrolled off, by their new ones.
    let left: [ListJournal.Entry]
    let passing: [ListJournal.Entry]

    init(
        _ batch: RandomBatch, _ before: [(row: DisplayedRow, cell: ObjectIdentifier)], _ layout: (rows: [DisplayedRow], height: CGFloat),
        in view: UIScrollView
    ) {
        self.layout = layout
        let sight = view.bounds
        let inSight = layout.rows.filter { $0.frame.minY < sight.maxY && $0.frame.maxY > sight.minY }
        let places = Self.paths(batch.new)
        let reloaded = Set(batch.updates.reloadedRows.map { batch.old[$0.section].rows[$0.row] })
        let staying = before.map(\.row.id).filter { places[$0] != nil && !reloaded.contains($0) }
        let seen = Set(inSight.map(\.id))
        left = before.filter { !staying.contains($0.row.id) }.map { ListJournal.Entry(id: $0.row.id, path: $0.row.path) }
        passing = staying.filter { !seen.contains($0) }.compactMap { id in places[id].map { ListJournal.Entry(id: id, path: $0) } }
        self.inSight = inSight
        self.staying = Set(staying)
        cells = Dictionary(before.map { ($0.row.id, $0.cell) }) { first, _ in first }
    }

    static func paths(_ model: [ModelSection]) -> [Int: RowPath] {
        var places: [Int: RowPath] = [:]
        for (section, value) in model.enumerated() {
            for (row, id) in value.rows.enumerated() { places[id] = RowPath(section, row) }
        }
        return places
    }
}
