internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// The placeholders of one list, and the conversion between displayed and data source positions.
///
/// The list itself uses displayed positions (`RowPath`); the app uses those of its data source (`IndexPath`).
@MainActor final class ListPlaceholders<Placeholder: AnyObject> {
    private(set) var map = PlaceholderMap()
    /// The map before the running batch.
    private var before: PlaceholderMap?
    private var placeholders: [Int: Placeholder] = [:]
    private var asShown = 0
    /// A gap that is removed with the next batch, so that the inserted row moves no others.
    private var yielding: Int?

    var isEmpty: Bool { map.isEmpty }

    func count(in section: Int) -> Int { map.isEmpty ? 0 : map.count(in: section) }
    func placeholder(at row: RowPath) -> Placeholder? { map.isEmpty ? nil : map.id(at: row).flatMap { placeholders[$0] } }
    func isPlaceholder(_ row: RowPath) -> Bool { !map.isEmpty && map.id(at: row) != nil }

    // MARK: Conversion

    /// The data source's position; for a placeholder, where its row would be inserted.
    func data(_ row: RowPath) -> RowPath { map.isEmpty ? row : map.data(row) }
    /// The same for a row that a batch deletes, by its old position.
    func dataBefore(_ row: RowPath) -> RowPath { before?.data(row) ?? data(row) }
    func batchEnded() { before = nil }
    /// The position that the app receives; nil for a placeholder.
    func answer(_ row: RowPath) -> RowPath? {
        if map.isEmpty || asShown > 0 { return row }
        return map.id(at: row) == nil ? map.data(row) : nil
    }
    /// The displayed position of an app's row.
    func shown(_ row: RowPath) -> RowPath { map.isEmpty || asShown > 0 ? row : map.shown(row) }
    /// The number of rows that the app receives.
    func answer(count: Int, in section: Int) -> Int { asShown > 0 ? count : count - self.count(in: section) }

    func performAsShown(_ actions: () -> Void) {
        asShown += 1
        actions()
        asShown -= 1
    }

    // MARK: Insertion and removal

    func insert(_ placeholder: Placeholder, beforeData row: RowPath) -> (id: Int, shown: RowPath) {
        let added = map.insert(beforeData: row)
        placeholders[added.id] = placeholder
        return added
    }

    func shown(_ id: Int) -> RowPath? { map.shown(id) }
    func move(_ id: Int, beforeData row: RowPath) -> (from: RowPath, to: RowPath)? { map.move(id, beforeData: row) }

    func yield(_ id: Int?) { yielding = id }
    /// > Returns: the displayed position of the gap that is removed with the next batch, if any.
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

    /// Applies a validated batch of the data source. > Returns: the batch in displayed positions.
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

/// An app's handle for a placeholder that it dropped an item on, and the drop animation. Conforms to the protocol of each kind of list next to it.
@MainActor final class DropPlaceholderContext: NSObject, UIDragAnimating {
    let flight: ListDropAnimation
    private let commit: ((IndexPath) -> Void) -> Bool
    private let delete: () -> Bool
    private let update: () -> Void

    init(
        _ flight: ListDropAnimation, commit: @escaping ((IndexPath) -> Void) -> Bool, delete: @escaping () -> Bool,
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
