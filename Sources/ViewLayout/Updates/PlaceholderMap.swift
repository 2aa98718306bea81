/// Placeholder rows that a list shows in addition to those of its data source, and the mapping of index paths.
///
/// A path is "shown" if placeholders count and "data" if they do not. > Contract: UIKit, UIDataSourceTranslating.
package struct PlaceholderMap: Hashable, Sendable {
    private struct Entry: Hashable {
        /// As shown.
        var row: Int
        var id: Int
    }

    /// By section, sorted by row.
    private var entries: [Int: [Entry]] = [:]
    private var lastID = 0

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }
    package func count(in section: Int) -> Int { entries[section]?.count ?? 0 }
    package func id(at shown: RowPath) -> Int? { entries[shown.section]?.first { $0.row == shown.row }?.id }
    package var ids: [Int] { entries.values.flatMap { $0.map(\.id) } }

    /// Where a placeholder is shown; nil if it was removed.
    package func shown(_ id: Int) -> RowPath? {
        for (section, list) in entries {
            if let entry = list.first(where: { $0.id == id }) { return RowPath(section, entry.row) }
        }
        return nil
    }

    /// The data source's path of a shown row; for a placeholder, where its row would be inserted.
    package func data(_ shown: RowPath) -> RowPath {
        guard let list = entries[shown.section] else { return shown }
        return RowPath(shown.section, shown.row - list.count { $0.row < shown.row })
    }

    /// Where a row of the data source is shown.
    package func shown(_ data: RowPath) -> RowPath {
        var row = data.row
        for entry in entries[data.section] ?? [] {
            guard entry.row <= row else { break }
            row += 1
        }
        return RowPath(data.section, row)
    }

    /// Whether placeholders are in order, one per row, and have different identifiers. > Complexity: O(placeholders).
    package func checkInvariants() -> Bool {
        let ids = ids
        guard Set(ids).count == ids.count, ids.allSatisfy({ $0 >= 1 }) else { return false }
        return entries.values.allSatisfy { list in
            !list.isEmpty && (1..<list.count).allSatisfy { list[$0 - 1].row < list[$0].row }
        }
    }

    // MARK: Changes

    /// Inserts a placeholder before a row of the data source, after existing ones.
    package mutating func insert(beforeData data: RowPath) -> (id: Int, shown: RowPath) {
        let place = shown(data)
        lastID += 1
        var list = entries[place.section] ?? []
        for index in list.indices where list[index].row >= place.row { list[index].row += 1 }
        list.append(Entry(row: place.row, id: lastID))
        entries[place.section] = list.sorted { $0.row < $1.row }
        assert(checkInvariants())
        return (lastID, place)
    }

    /// Removes a placeholder; the rows after it move up. > Returns: where it was shown.
    @discardableResult package mutating func remove(_ id: Int) -> RowPath? {
        guard let place = shown(id), var list = entries[place.section] else { return nil }
        list.removeAll { $0.id == id }
        for index in list.indices where list[index].row > place.row { list[index].row -= 1 }
        entries[place.section] = list.isEmpty ? nil : list
        assert(checkInvariants())
        return place
    }

    /// Moves a placeholder before another row of the data source. > Returns: its old and new shown paths;
    /// nil if it was removed or does not move.
    package mutating func move(_ id: Int, beforeData data: RowPath) -> (from: RowPath, to: RowPath)? {
        let old = self
        guard let from = remove(id) else { return nil }
        let last = lastID
        lastID = id - 1
        let to = insert(beforeData: data).shown
        lastID = last
        guard to != from else {
            self = old
            return nil
        }
        return (from, to)
    }

    /// A placeholder became a row of the data source, shown at the same position. > Returns: that path.
    @discardableResult package mutating func adopt(_ id: Int) -> RowPath? {
        guard let place = shown(id), var list = entries[place.section] else { return nil }
        list.removeAll { $0.id == id }
        entries[place.section] = list.isEmpty ? nil : list
        return place
    }

    /// Applies a batch of the data source: a placeholder stays before its following row, or after the last. Those of deleted
    /// or reloaded sections are removed.
    ///
    /// - Parameter plan: of the data source's rows.
    package func following(_ plan: SectionedUpdatePlan, oldRowCounts: [Int]) -> PlaceholderMap {
        var new = self
        new.entries = [:]
        for (section, list) in entries {
            guard plan.newSection.indices.contains(section), let target = plan.newSection[section] else { continue }
            new.entries[target] = list.enumerated().map { index, entry in
                var anchor = plan.newRowCounts[target]
                for row in (entry.row - index)..<max(entry.row - index, oldRowCounts[section]) {
                    let old = RowPath(section, row)
                    guard !plan.isMoved(old), let there = plan.newPath(of: old) else { continue }
                    anchor = there.row
                    break
                }
                return Entry(row: anchor + index, id: entry.id)
            }
        }
        assert(new.checkInvariants())
        return new
    }

    /// The same batch in shown paths.
    package static func shown(_ batch: SectionedUpdates, from old: PlaceholderMap, to new: PlaceholderMap) -> SectionedUpdates {
        var shown = batch
        shown.deletedRows = batch.deletedRows.map { old.shown($0) }
        shown.reloadedRows = batch.reloadedRows.map { old.shown($0) }
        shown.insertedRows = batch.insertedRows.map { new.shown($0) }
        shown.movedRows = batch.movedRows.map { SectionedUpdates.RowMove(from: old.shown($0.from), to: new.shown($0.to)) }
        return shown
    }
}
