import Foundation

/// How one list of rows becomes another: the fewest moves, and rows that come and go.
struct ListChange: Equatable {
    struct Move: Equatable {
        /// A row of the old list, and where it is in the new one.
        var from: Int
        var to: Int
    }

    var deletions: [Int] = []
    var insertions: [Int] = []
    var moves: [Move] = []
    /// Rows of the new list that were there before.
    var kept: [Int] = []

    var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }
    var count: Int { deletions.count + insertions.count + moves.count }

    /// - Parameters: ids, each once.
    init(from old: [String], to new: [String]) {
        var oldRows: [String: Int] = [:]
        oldRows.reserveCapacity(old.count)
        for (row, id) in old.enumerated() { oldRows[id] = row }
        var isKept = [Bool](repeating: false, count: old.count)
        var pairs: [Move] = []
        for (row, id) in new.enumerated() {
            if let from = oldRows[id] {
                isKept[from] = true
                pairs.append(Move(from: from, to: row))
                kept.append(row)
            } else {
                insertions.append(row)
            }
        }
        deletions = isKept.indices.filter { !isKept[$0] }
        let standing = Self.longestIncreasingSubsequence(pairs.map(\.from))
        moves = pairs.indices.filter { !standing.contains($0) }.map { pairs[$0] }
    }

    /// Places of a longest rising part of `values`: the rows that need not move.
    private static func longestIncreasingSubsequence(_ values: [Int]) -> Set<Int> {
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: values.count)
        for (place, value) in values.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[place] = ends[low - 1] }
            if low == ends.count { ends.append(place) } else { ends[low] = place }
        }
        var found: Set<Int> = []
        var place = ends.last ?? -1
        while place >= 0 {
            found.insert(place)
            place = before[place]
        }
        return found
    }
}
