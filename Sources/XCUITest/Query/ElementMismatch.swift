internal import DriveProtocol

/// Why a path does not name one element.
package enum ElementMismatch: Error, Equatable {
    case none(String, near: [String])
    case several(String, [String])

    /// The one element that a path names.
    package static func only(_ path: ElementPath, in tree: ElementTree) throws(ElementMismatch) -> Int {
        let found = path.resolve(in: tree)
        if found.count == 1 { return found[0] }
        guard found.isEmpty else { throw .several(path.description, found.map { ElementWords.line(tree[$0]) }) }
        throw .none(path.description, near: nearest(to: path, in: tree))
    }

    package var text: String {
        switch self {
        case .none(let what, let near):
            "No matches found for \(what)" + (near.isEmpty ? "" : "; the nearest are:" + list(near))
        case .several(let what, let all):
            "Multiple matching elements found for \(what); an identifier, what it is in or what it contains names one alone, "
                + "or element(boundBy:) from 0 to \(all.count - 1):" + list(all)
        }
    }

    private func list(_ lines: [String]) -> String { lines.map { "\n  " + $0 }.joined() }

    /// At most this many elements are named for one that is missing.
    private static let mostNear = 5

    /// Elements whose names are most like the text that was looked for, those of the same type first.
    private static func nearest(to path: ElementPath, in tree: ElementTree) -> [String] {
        let all = tree.descendants(of: ElementTree.application)
        let type = path.type
        guard let name = path.name?.lowercased() else {
            return all.filter { type == 0 || tree[$0].type == type }.prefix(mostNear).map { ElementWords.line(tree[$0]) }
        }
        let rated = all.compactMap { index -> (index: Int, distance: Double)? in
            let distances = tree[index].names.map { TextDistance.between($0.lowercased(), name) }
            guard let best = distances.min() else { return nil }
            return (index, best - (tree[index].type == type ? sameTypeBonus : 0))
        }
        let near = rated.filter { $0.distance <= farthest }.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
        return near.prefix(mostNear).map { ElementWords.line(tree[$0.index]) }
    }

    private static let sameTypeBonus = 0.2
    private static let farthest = 0.6
}

/// How unlike two texts are.
package enum TextDistance {
    /// 0 for equal texts, 1 for texts without anything in common; a text within the other is near.
    package static func between(_ a: String, _ b: String) -> Double {
        if a == b { return 0 }
        let (x, y) = (Array(a.prefix(longest)), Array(b.prefix(longest)))
        guard !x.isEmpty, !y.isEmpty else { return 1 }
        let edits = Double(self.edits(x, y)) / Double(max(x.count, y.count))
        return a.contains(b) || b.contains(a) ? min(edits, 0.3) : edits
    }

    private static let longest = 100

    /// > Contract: the Levenshtein distance.
    private static func edits(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let next = min(row[j + 1] + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
                (diagonal, row[j + 1]) = (row[j + 1], next)
            }
        }
        return row[b.count]
    }
}
