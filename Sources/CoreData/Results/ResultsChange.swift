/// The difference between two lists of sections, as a table or collection view is updated.
struct ResultsChange: Equatable {
    struct Place: Hashable {
        var section: Int
        var item: Int
    }
    struct Section: Equatable {
        var name: String
        /// Identifies the objects.
        var items: [Int]
    }
    enum ItemChange: Equatable {
        case delete(Int, Place)
        case insert(Int, Place)
        case move(Int, from: Place, to: Place)
        case update(Int, from: Place, to: Place)
    }

    /// Places of deleted sections in the old list.
    private(set) var deletedSections: [Int] = []
    /// Places of inserted sections in the new list.
    private(set) var insertedSections: [Int] = []
    private(set) var items: [ItemChange] = []

    var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && items.isEmpty }

    /// > Parameters: updated: the objects with changed values.
    init(from old: [Section], to new: [Section], updated: Set<Int>) {
        let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
        deletedSections = old.indices.filter { !newNames.contains(old[$0].name) }
        insertedSections = new.indices.filter { !oldNames.contains(new[$0].name) }
        let (before, after) = (Self.places(old), Self.places(new))
        let oldOrder = old.flatMap(\.items)
        let newOrder = new.flatMap(\.items)
        let deleted = oldOrder.filter { after[$0] == nil }
        let inserted = newOrder.filter { before[$0] == nil }
        items += deleted.compactMap { item in before[item].map { .delete(item, $0) } }
        items += inserted.compactMap { item in after[item].map { .insert(item, $0) } }
        let kept = oldOrder.filter { after[$0] != nil }
        let ranks = Dictionary(newOrder.enumerated().map { ($1, $0) }) { first, _ in first }
        let steady = Self.steady(kept, ranks, updated)
        var moves: [ItemChange] = []
        var updates: [ItemChange] = []
        for item in kept {
            guard let from = before[item], let to = after[item] else { continue }
            let isOtherSection = old[from.section].name != new[to.section].name
            if isOtherSection || !steady.contains(item) {
                moves.append(.move(item, from: from, to: to))
            } else if updated.contains(item) {
                updates.append(.update(item, from: from, to: to))
            }
        }
        items += moves + updates
    }

    private static func places(_ sections: [Section]) -> [Int: Place] {
        var places: [Int: Place] = [:]
        for (index, section) in sections.enumerated() {
            for (item, object) in section.items.enumerated() { places[object] = Place(section: index, item: item) }
        }
        return places
    }

    /// The objects that keep their order; of those that do not, the ones with changed values move.
    private static func steady(_ kept: [Int], _ ranks: [Int: Int], _ updated: Set<Int>) -> Set<Int> {
        var previous = -1
        var isSorted = true
        for item in kept {
            let rank = ranks[item] ?? 0
            if rank < previous { isSorted = false }
            previous = rank
        }
        if isSorted { return Set(kept) }
        // Objects without changes are in order among each other; the changed ones join where they fit.
        return Set(longestRun(kept.map { ($0, ranks[$0] ?? 0) }))
    }

    /// The longest subsequence with rising ranks. > Complexity: O(n log n).
    private static func longestRun(_ items: [(item: Int, rank: Int)]) -> [Int] {
        var tails: [Int] = []
        var previous = [Int?](repeating: nil, count: items.count)
        for index in items.indices {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if items[tails[middle]].rank < items[index].rank { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? tails[low - 1] : nil
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var result: [Int] = []
        var next = tails.last
        while let index = next {
            result.append(items[index].item)
            next = previous[index]
        }
        return result.reversed()
    }
}
