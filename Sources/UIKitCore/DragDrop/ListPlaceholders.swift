internal import Foundation
internal import ViewLayout

/// The placeholders of one list, and how it translates places while there are any.
///
/// Inside, a list counts as it shows (`RowPath`); the app counts as its data source does (`IndexPath`).
@MainActor final class ListPlaceholders<Placeholder: AnyObject> {
    private(set) var map = PlaceholderMap()
    /// As before the batch that is being carried out.
    private var before: PlaceholderMap?
    private var placeholders: [Int: Placeholder] = [:]
    private var asShown = 0
    /// A gap that goes with the next batch, so that what comes into its place moves nothing.
    private var yielding: Int?

    var isEmpty: Bool { map.isEmpty }

    func count(in section: Int) -> Int { map.isEmpty ? 0 : map.count(in: section) }
    func placeholder(at row: RowPath) -> Placeholder? { map.isEmpty ? nil : map.id(at: row).flatMap { placeholders[$0] } }
    func isPlaceholder(_ row: RowPath) -> Bool { !map.isEmpty && map.id(at: row) != nil }

    // MARK: Translating

    /// For the data source and the delegate: a placeholder's is where its row would be inserted.
    func data(_ row: RowPath) -> RowPath { map.isEmpty ? row : map.data(row) }
    /// The same for a row that a batch takes away, by its old place.
    func dataBefore(_ row: RowPath) -> RowPath { before?.data(row) ?? data(row) }
    func batchEnded() { before = nil }
    /// Of an answer to the app; nil for a placeholder.
    func answer(_ row: RowPath) -> RowPath? {
        if map.isEmpty || asShown > 0 { return row }
        return map.id(at: row) == nil ? map.data(row) : nil
    }
    /// Of what the app says.
    func shown(_ row: RowPath) -> RowPath { map.isEmpty || asShown > 0 ? row : map.shown(row) }
    /// How many rows the app is told of.
    func answer(count: Int, in section: Int) -> Int { asShown > 0 ? count : count - self.count(in: section) }

    func performAsShown(_ actions: () -> Void) {
        asShown += 1
        actions()
        asShown -= 1
    }

    // MARK: Coming and going

    func insert(_ placeholder: Placeholder, beforeData row: RowPath) -> (id: Int, shown: RowPath) {
        let added = map.insert(beforeData: row)
        placeholders[added.id] = placeholder
        return added
    }

    func shown(_ id: Int) -> RowPath? { map.shown(id) }
    func move(_ id: Int, beforeData row: RowPath) -> (from: RowPath, to: RowPath)? { map.move(id, beforeData: row) }

    func yield(_ id: Int?) { yielding = id }
    /// > Returns: where the gap was shown, when one was to go with the next batch.
    func takeYieldedGap() -> RowPath? {
        defer { yielding = nil }
        return yielding.flatMap { remove($0) }
    }

    func remove(_ id: Int) -> RowPath? {
        placeholders[id] = nil
        return map.remove(id)
    }

    func adopt(_ id: Int) -> RowPath? {
        placeholders[id] = nil
        return map.adopt(id)
    }

    func removeAll() {
        guard !map.isEmpty else { return }
        map = PlaceholderMap()
        (placeholders, yielding) = ([:], nil)
    }

    /// The data source's rows changed by a batch that adds up. > Returns: the batch as it is shown.
    func follow(_ batch: SectionedUpdates, _ plan: SectionedUpdatePlan, oldCounts: [Int]) -> SectionedUpdates {
        let old = map
        before = old
        map = old.following(plan, oldRowCounts: oldCounts)
        let gap = yielding.flatMap { map.remove($0) == nil ? nil : old.shown($0) }
        yielding = nil
        let left = Set(map.ids)
        placeholders = placeholders.filter { left.contains($0.key) }
        var shown = PlaceholderMap.shown(batch, from: old, to: map)
        if let gap { shown.deletedRows.append(gap) }
        return shown
    }
}

/// What an app holds of a placeholder it dropped something on, and the flight of what was dropped.
@MainActor final class DropPlaceholderContext: NSObject, UITableViewDropPlaceholderContext, UICollectionViewDropPlaceholderContext {
    let flight: TableDropAnimation
    private let commit: ((IndexPath) -> Void) -> Bool
    private let delete: () -> Bool
    private let update: () -> Void

    init(
        _ flight: TableDropAnimation, commit: @escaping ((IndexPath) -> Void) -> Bool, delete: @escaping () -> Bool,
        update: @escaping () -> Void
    ) {
        (self.flight, self.commit, self.delete, self.update) = (flight, commit, delete, update)
        super.init()
    }

    var dragItem: UIDragItem { flight.item }
    func addAnimations(_ animations: @escaping () -> Void) { flight.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { flight.addCompletion(completion) }
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { commit(dataSourceUpdates) }
    func deletePlaceholder() -> Bool { delete() }
    func setNeedsCellUpdate() { update() }
}
