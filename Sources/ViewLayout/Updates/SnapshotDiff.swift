/// One section of a list with its identifiers.
package struct SnapshotSection<Section: Hashable, Item: Hashable> {
    package var name: Section
    package var items: [Item]
    package init(_ name: Section, _ items: [Item]) {
        self.name = name
        self.items = items
    }
}

/// The changes from one list of unique identifiers to another: the minimum of moves, the others inserted or deleted.
///
/// Steps: match sections by identifier; keep the longest increasing subsequence of them, move the others; match items of remaining
/// sections in the same way. Items in inserted and deleted sections need no change of their own.
/// > Complexity: O(n log n).
package enum SnapshotDiff {
    /// - Parameter reloadedSections: identifiers in both lists whose sections are reloaded.
    package static func updates<Section: Hashable, Item: Hashable>(
        from old: [SnapshotSection<Section, Item>], to new: [SnapshotSection<Section, Item>], reloadedSections: Set<Section> = [],
        reloadedItems: Set<Item> = []
    ) -> SectionedUpdates {
        var updates = SectionedUpdates()
        let matched = sections(old, new, reloadedSections, &updates)
        items(old, new, matched, reloadedItems, &updates)
        return updates
    }

    /// Old section → new section, for those whose items are compared.
    private static func sections<Section: Hashable, Item: Hashable>(
        _ old: [SnapshotSection<Section, Item>], _ new: [SnapshotSection<Section, Item>], _ reloaded: Set<Section>,
        _ updates: inout SectionedUpdates
    ) -> [Int: Int] {
        var place: [Section: Int] = [:]
        for (index, section) in old.enumerated() { place[section.name] = index }
        var survivors: [(old: Int, new: Int)] = []
        var kept: Set<Int> = []
        for (index, section) in new.enumerated() {
            if let was = place[section.name] {
                survivors.append((was, index))
                kept.insert(was)
            } else {
                updates.insertedSections.append(index)
            }
        }
        updates.deletedSections = old.indices.filter { !kept.contains($0) }
        let still = longestRun(survivors.map(\.old))
        var matched: [Int: Int] = [:]
        for (rank, pair) in survivors.enumerated() {
            let isReloaded = reloaded.contains(new[pair.new].name)
            switch (still.contains(rank), isReloaded) {
            case (true, true): updates.reloadedSections.append(pair.old)
            case (true, false): matched[pair.old] = pair.new
            case (false, true):
                updates.deletedSections.append(pair.old)
                updates.insertedSections.append(pair.new)
            case (false, false):
                updates.moveSection(pair.old, to: pair.new)
                matched[pair.old] = pair.new
            }
        }
        return matched
    }

    private static func items<Section: Hashable, Item: Hashable>(
        _ old: [SnapshotSection<Section, Item>], _ new: [SnapshotSection<Section, Item>], _ matched: [Int: Int], _ reloaded: Set<Item>,
        _ updates: inout SectionedUpdates
    ) {
        var place: [Item: RowPath] = [:]
        for section in matched.keys {
            for (row, item) in old[section].items.enumerated() { place[item] = RowPath(section, row) }
        }
        var stays: Set<Item> = []
        var arrived: Set<Item> = []
        for (oldSection, newSection) in matched.sorted(by: { $0.value < $1.value }) {
            var inOrder: [(old: Int, item: Item)] = []
            for item in new[newSection].items {
                if let was = place[item], was.section == oldSection { inOrder.append((was.row, item)) }
            }
            let still = longestRun(inOrder.map(\.old))
            for (rank, pair) in inOrder.enumerated() where still.contains(rank) { stays.insert(pair.item) }
            for (row, item) in new[newSection].items.enumerated() where !stays.contains(item) {
                let path = RowPath(newSection, row)
                arrived.insert(item)
                if let was = place[item], !reloaded.contains(item) {
                    updates.moveRow(was, to: path)
                } else {
                    if let was = place[item] { updates.deletedRows.append(was) }
                    updates.insertedRows.append(path)
                }
            }
        }
        for section in matched.keys.sorted() {
            for (row, item) in old[section].items.enumerated() where !arrived.contains(item) {
                if !stays.contains(item) {
                    updates.deletedRows.append(RowPath(section, row))
                } else if reloaded.contains(item) {
                    updates.reloadedRows.append(RowPath(section, row))
                }
            }
        }
    }

    /// The indexes of a longest increasing subsequence of distinct numbers. > Complexity: O(n log n).
    static func longestRun(_ numbers: [Int]) -> Set<Int> {
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            let rank = ends.indices.partitioningIndex { numbers[ends[$0]] >= number }
            if rank > 0 { before[place] = ends[rank - 1] }
            if rank == ends.count { ends.append(place) } else { ends[rank] = place }
        }
        var run: Set<Int> = []
        var place = ends.last ?? -1
        while place >= 0 {
            run.insert(place)
            place = before[place]
        }
        return run
    }
}
