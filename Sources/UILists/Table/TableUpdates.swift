internal import Foundation
internal import ProgrammerErrors
internal import UIKitCore
internal import ViewLayout

/// Collects a batch's changes, validates the counts, and applies them.
///
/// > Contract: UIKit, TV-29 to TV-44.
@MainActor final class TableUpdates {
    private unowned let table: UITableView
    private var depth = 0
    private var changes = SectionedUpdates()
    private var looks = UpdateAnimations()
    private var completions: [(Bool) -> Void] = []
    private var reconfigured: [RowPath] = []
    /// The counts when the open batch began. > Contract: TV-34.
    private(set) lazy var motion = TableUpdateAnimator(table)
    private var isCommitting = false
    /// The batch uses displayed positions, with placeholders.
    private var isOwn = false
    /// The open batch began before counts were first read.
    private var isBeforeFirstLoad = false
    private var remeasured: Set<RowPath> = []

    init(_ table: UITableView) { self.table = table }

    var isOpen: Bool { depth > 0 }

    // MARK: Batches

    func begin() {
        // The cached counts are those the batch starts from.
        if depth == 0 {
            isBeforeFirstLoad = !table.contents.wasLoaded
            if !isBeforeFirstLoad { table.contents.loadIfNeeded() }
        }
        depth += 1
    }

    func end() {
        guard depth > 0 else { return }
        if depth == 1 { commit() }
        depth -= 1
        if depth == 0 { table.setNeedsLayout() }
    }

    func perform(_ body: (() -> Void)?, completion: ((Bool) -> Void)?) { perform({ body?() }, completion: completion) }

    func perform(_ body: () -> Void, completion: ((Bool) -> Void)?) {
        begin()
        if let completion { completions.append(completion) }
        body()
        end()
    }

    /// A single change outside a batch is a batch of one. > Contract: TV-44.
    private func single(_ body: () -> Void) {
        begin()
        body()
        end()
    }

    // MARK: Changes

    func insert(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        single {
            changes.insertedSections += sections
            for section in sections { looks.insertedSections[section] = animation }
        }
    }

    func delete(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        single {
            changes.deletedSections += sections
            for section in sections { looks.deletedSections[section] = animation }
        }
    }

    func reload(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        single {
            changes.reloadedSections += sections
            for section in sections { looks.reloadedSections[section] = animation }
        }
    }

    func moveSection(_ section: Int, to new: Int) { single { changes.moveSection(section, to: new) } }

    func insert(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        single {
            for path in paths.map(Self.row) {
                changes.insertedRows.append(path)
                looks.insertedRows[path] = animation
            }
        }
    }

    func delete(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        single {
            for path in paths.map(Self.row) {
                changes.deletedRows.append(path)
                looks.deletedRows[path] = animation
            }
        }
    }

    func reload(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        single {
            for path in paths.map(Self.row) {
                changes.reloadedRows.append(path)
                looks.reloadedRows[path] = animation
            }
        }
    }

    func moveRow(_ path: IndexPath, to new: IndexPath) { single { changes.moveRow(Self.row(path), to: Self.row(new)) } }

    /// Adds the difference of two snapshots.
    func add(_ batch: SectionedUpdates, _ animation: UITableView.RowAnimation) {
        single {
            changes = batch
            for section in batch.insertedSections { looks.insertedSections[section] = animation }
            for section in batch.deletedSections { looks.deletedSections[section] = animation }
            for section in batch.reloadedSections { looks.reloadedSections[section] = animation }
            for path in batch.insertedRows { looks.insertedRows[path] = animation }
            for path in batch.deletedRows { looks.deletedRows[path] = animation }
            for path in batch.reloadedRows { looks.reloadedRows[path] = animation }
        }
    }

    /// Applies a batch of the table itself, in displayed positions.
    func apply(_ batch: SectionedUpdates, _ animation: UITableView.RowAnimation) {
        ProgrammerError.require(!isOpen, "a placeholder cannot be inserted or removed during a batch update of the table view")
        isOwn = true
        defer { isOwn = false }
        add(batch, animation)
    }

    /// > Contract: TV-39. Configured after the batch that contains them.
    func reconfigure(_ paths: [IndexPath]) {
        single { reconfigured += paths.map(table.row) }
    }

    private static func row(_ path: IndexPath) -> RowPath { RowPath(path.section, path.row) }

    // MARK: Reloading

    /// > Contract: TV-1, TV-25.
    func reload() {
        motion.finish()
        // Changes of an open batch refer to counts that no longer exist.
        (changes, looks, reconfigured) = (SectionedUpdates(), UpdateAnimations(), [])
        table.selection.reset()
        table.editor.dataReloaded()
        table.prefetcher.reset()
        table.placeholders.removeAll()
        table.indexStrip.reload()
        guard table.contents.isLoaded || table.window != nil else {
            table.contents.forget()
            return
        }
        table.contents.load()
    }

    /// A row's cell needs a new height. Several requests are one change.
    func remeasure(_ path: RowPath) {
        guard !isCommitting, table.window != nil else { return }
        remeasured.insert(path)
        table.setNeedsLayout()
    }

    /// Runs before a layout.
    func remeasureIfNeeded() {
        guard !remeasured.isEmpty, !isOpen else { return }
        let paths = remeasured
        remeasured = []
        var changed = false
        for path in paths where table.contents.remeasure(path) { changed = true }
        guard changed else { return }
        motion.settle()
    }

    // MARK: Applying

    private func commit() {
        defer { table.placeholders.batchEnded() }
        let batch = changes
        let style = looks
        let done = completions
        let again = reconfigured
        (changes, looks, completions, reconfigured) = (SectionedUpdates(), UpdateAnimations(), [], [])
        let finish: (Bool) -> Void = { finished in for completion in done { completion(finished) } }
        guard table.window != nil, !table.contents.needsCells, !isBeforeFirstLoad else {
            // > Contract: TV-43.
            if batch == SectionedUpdates() || isBeforeFirstLoad { table.contents.forget() } else { degrade(batch) }
            finish(true)
            return
        }
        isCommitting = true
        defer { isCommitting = false }
        // They were prepared for the old rows.
        table.lookahead.drop()
        // Rows that layout has not shown yet are not requested here: the data source already has the new rows.
        let old = table.contents.layout
        let builder = TableLayoutBuilder(table.source, old: old)
        let (shown, plan, looks) = plan(batch, style, builder)
        let layout = builder.build(plan, updates: shown)
        motion.animate(to: layout, plan, looks, completion: finish)
        for path in again {
            guard let new = plan.newPath(of: path), let cell = table.contents.cell(at: new) else { continue }
            table.reuse.reconfigure(cell, at: table.index(of: new))
            // The layout that follows measures it.
            remeasured.insert(new)
        }
        table.indexStrip.reload()
    }

    /// Nothing is visible: counts are validated against the known ones, and read again.
    private func degrade(_ batch: SectionedUpdates) {
        let contents = table.contents
        let (_, plan, _) = plan(batch, UpdateAnimations(), TableLayoutBuilder(table.source, old: contents.layout))
        table.selection.renumber { plan.reloaded.contains($0) ? nil : plan.newPath(of: $0) }
        contents.load()
    }

    /// Translates a batch into displayed positions. Placeholders follow the data source's rows, which the app counts by.
    private func plan(
        _ batch: SectionedUpdates, _ looks: UpdateAnimations, _ builder: TableLayoutBuilder
    ) -> (SectionedUpdates, SectionedUpdatePlan, UpdateAnimations) {
        let (placeholders, old) = (table.placeholders, builder.old.rowCounts)
        guard !placeholders.isEmpty, !isOwn else { return (batch, check(batch, from: old, to: builder.readCounts()), looks) }
        let counts = old.enumerated().map { $1 - placeholders.count(in: $0) }
        let data = check(batch, from: counts, to: builder.readDataCounts())
        let before = placeholders.map
        let shown = placeholders.follow(batch, data, oldCounts: counts)
        return (
            shown, check(shown, from: old, to: builder.readCounts()),
            looks.renamed(old: before.shown, new: placeholders.map.shown)
        )
    }

    /// > Contract: TV-31 to TV-37. Traps with UIKit's message.
    private func check(_ batch: SectionedUpdates, from old: [Int], to new: [Int]) -> SectionedUpdatePlan {
        do {
            return try SectionedUpdatePlan(batch, from: old, to: new)
        } catch {
            ProgrammerError.raise(error.description(view: "table view", row: "row"))
        }
    }
}

/// The row animations of a batch's parts.
struct UpdateAnimations {
    var insertedSections: [Int: UITableView.RowAnimation] = [:]
    var deletedSections: [Int: UITableView.RowAnimation] = [:]
    var reloadedSections: [Int: UITableView.RowAnimation] = [:]
    var insertedRows: [RowPath: UITableView.RowAnimation] = [:]
    var deletedRows: [RowPath: UITableView.RowAnimation] = [:]
    var reloadedRows: [RowPath: UITableView.RowAnimation] = [:]

    /// The same for rows with other index paths.
    func renamed(old: (RowPath) -> RowPath, new: (RowPath) -> RowPath) -> UpdateAnimations {
        func renamed(
            _ looks: [RowPath: UITableView.RowAnimation], _ name: (RowPath) -> RowPath
        ) -> [RowPath: UITableView.RowAnimation] { Dictionary(looks.map { (name($0), $1) }) { first, _ in first } }
        var looks = self
        looks.insertedRows = renamed(insertedRows, new)
        looks.deletedRows = renamed(deletedRows, old)
        looks.reloadedRows = renamed(reloadedRows, old)
        return looks
    }

    /// For an inserted row, by its new index path; `reloaded` is the old index of its section, if that was reloaded.
    func coming(_ path: RowPath, reloaded: Int?) -> UITableView.RowAnimation {
        insertedRows[path] ?? coming(section: path.section, reloaded: reloaded)
    }

    /// For a deleted row, by its old index path.
    func going(_ path: RowPath) -> UITableView.RowAnimation { deletedRows[path] ?? going(section: path.section) }

    /// For the views of an inserted section, by its new index.
    func coming(section: Int, reloaded: Int?) -> UITableView.RowAnimation {
        insertedSections[section] ?? reloaded.flatMap { reloadedSections[$0] } ?? .automatic
    }

    /// For the views of a deleted section, by its old index.
    func going(section: Int) -> UITableView.RowAnimation { deletedSections[section] ?? reloadedSections[section] ?? .automatic }
}
