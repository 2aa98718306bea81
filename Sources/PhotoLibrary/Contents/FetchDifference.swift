package import Foundation

/// How one list of identified values becomes another: Apple's removed, inserted, changed and moved places.
///
/// Removed places count in the old list; the others in the new one, after removals and insertions.
package struct FetchDifference: Hashable, Sendable {
    package struct Move: Hashable, Sendable {
        package let from: Int
        package let to: Int
    }

    package private(set) var removed = IndexSet()
    package private(set) var inserted = IndexSet()
    package private(set) var changed = IndexSet()
    package private(set) var moves: [Move] = []

    package var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && changed.isEmpty && moves.isEmpty }

    /// > Precondition: the identifiers in each list differ. > Complexity: O(n²) for what stays, only if its order changed.
    package init<Value: Hashable>(from old: [(id: String, value: Value)], to new: [(id: String, value: Value)]) {
        let oldPlaces = Dictionary(old.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let newPlaces = Dictionary(new.enumerated().map { ($1.id, $0) }) { first, _ in first }
        removed = IndexSet(old.indices.filter { newPlaces[old[$0].id] == nil })
        inserted = IndexSet(new.indices.filter { oldPlaces[new[$0].id] == nil })
        changed = IndexSet(
            new.indices.filter { index in oldPlaces[new[index].id].map { old[$0].value != new[index].value } ?? false })
        // What the list would be without moves; each value out of place is moved to where it belongs, from the front.
        var current = old.map(\.id).filter { newPlaces[$0] != nil }
        for index in inserted { current.insert(new[index].id, at: min(index, current.count)) }
        for index in new.indices where index < current.count && current[index] != new[index].id {
            guard let from = current[index...].firstIndex(of: new[index].id) else { continue }
            moves.append(Move(from: from, to: index))
            current.insert(current.remove(at: from), at: index)
        }
    }
}
