internal import UIKitCore

/// Which photos the user chose, in order: a value.
package struct PhotoSelection: Hashable, Sendable {
    /// Identifiers in the order in which they were chosen.
    package private(set) var chosen: [String]
    /// How many may be chosen; 0 for any number.
    package let limit: Int
    private let initial: [String]

    package init(limit: Int, chosen: [String] = []) {
        self.limit = max(0, limit)
        let most = limit > 0 ? limit : chosen.count
        self.chosen = Array(chosen.prefix(most))
        initial = self.chosen
    }

    package enum Change: Hashable, Sendable { case added, removed, refused }

    package var isFull: Bool { limit > 0 && chosen.count >= limit }
    package var isChanged: Bool { chosen != initial }
    /// The number of a photo in the selection, from 1; nil for one that is not chosen.
    package func number(of id: String) -> Int? { chosen.firstIndex(of: id).map { $0 + 1 } }

    /// Chooses a photo or takes it out; refused beyond the limit.
    package mutating func toggle(_ id: String) -> Change {
        if let index = chosen.firstIndex(of: id) {
            chosen.remove(at: index)
            return .removed
        }
        guard !isFull else { return .refused }
        chosen.append(id)
        return .added
    }

    package mutating func remove(_ ids: [String]) { chosen.removeAll { ids.contains($0) } }

    /// Moves a photo behind another one; nil for the front.
    package mutating func move(_ id: String, after other: String?) {
        guard let from = chosen.firstIndex(of: id), id != other else { return }
        chosen.remove(at: from)
        let to = other.flatMap { chosen.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        chosen.insert(id, at: to)
    }

    /// What the bar at the bottom says.
    @MainActor package var text: String {
        switch chosen.count {
        case 0 where limit > 1: SystemStrings.text("Select up to %@ photos.", String(limit))
        case 0: SystemStrings.text("Select photos.")
        case 1: SystemStrings.text("1 Photo Selected")
        default: SystemStrings.text("%@ Photos Selected", String(chosen.count))
        }
    }
}
