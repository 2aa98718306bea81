/// A consistent batch: the new position of every section and row.
///
/// Steps: check each change separately; match sections; match the rows of remaining sections; compare every count.
/// > Contract: UIKit, TV-29 to TV-38. > Complexity: O(sections + changes log changes); rows that do not change cost nothing.
package struct SectionedUpdatePlan: Sendable {
    /// The new index of each old section; nil for deleted or reloaded ones.
    package private(set) var newSection: [Int?]
    /// The old index of each new section; nil for inserted or reloaded ones.
    package private(set) var oldSection: [Int?]
    /// The new index of each reloaded section, by its old one.
    package private(set) var reloadedSections: [Int: Int] = [:]
    /// By old section: rows that leave it, and by new section: rows that enter it; both sorted.
    private var leaving: [Int: [Int]] = [:]
    private var coming: [Int: [Int]] = [:]
    private var movedTo: [RowPath: RowPath] = [:]
    private var movedFrom: [RowPath: RowPath] = [:]
    /// Old paths of rows to reload in place.
    package private(set) var reloaded: Set<RowPath> = []

    private let oldCounts: [Int]
    private let newCounts: [Int]
    package var newRowCounts: [Int] { newCounts }

    /// > Throws: why it is inconsistent.
    package init(_ updates: SectionedUpdates, from oldCounts: [Int], to newCounts: [Int]) throws(UpdateError) {
        self.oldCounts = oldCounts
        self.newCounts = newCounts
        newSection = Array(repeating: nil, count: oldCounts.count)
        oldSection = Array(repeating: nil, count: newCounts.count)
        try matchSections(updates)
        try collectRows(updates)
        try compareCounts(updates)
        assert(checkInvariants())
    }

    /// Whether both directions agree, and lists of rows are sorted and within their sections. > Complexity: O(sections + changes).
    package func checkInvariants() -> Bool {
        guard newSection.count == oldCounts.count, oldSection.count == newCounts.count else { return false }
        for (old, new) in newSection.enumerated() {
            guard let new else { continue }
            guard oldSection.indices.contains(new), oldSection[new] == old, reloadedSections[old] == nil else { return false }
            guard oldCounts[old] - rowsLeaving(old).count + rowsComing(new).count == newCounts[new] else { return false }
        }
        guard newSection.count(where: { $0 != nil }) == oldSection.count(where: { $0 != nil }) else { return false }
        guard leaving.allSatisfy({ Self.isSorted($1, within: oldCounts[$0]) }) else { return false }
        guard coming.allSatisfy({ Self.isSorted($1, within: newCounts[$0]) }) else { return false }
        return movedTo.count == movedFrom.count && movedTo.allSatisfy { movedFrom[$1] == $0 }
    }

    private static func isSorted(_ rows: [Int], within count: Int) -> Bool {
        guard let first = rows.first, let last = rows.last, first >= 0, last < count else { return rows.isEmpty }
        return (1..<rows.count).allSatisfy { rows[$0 - 1] < rows[$0] }
    }

    // MARK: Queries

    /// The new path of an old row; nil if it was deleted or its section was reloaded.
    package func newPath(of old: RowPath) -> RowPath? {
        if let moved = movedTo[old] { return moved }
        guard oldCounts.indices.contains(old.section), old.row >= 0, old.row < oldCounts[old.section] else { return nil }
        guard let section = newSection[old.section] else { return nil }
        let gone = leaving[old.section] ?? []
        let before = Self.index(of: old.row, in: gone)
        if before < gone.count, gone[before] == old.row { return nil }
        return RowPath(section, Self.slot(old.row - before, besides: coming[section] ?? []))
    }

    /// The old path of a new row; nil if it was inserted, or its section was.
    package func oldPath(of new: RowPath) -> RowPath? {
        if let moved = movedFrom[new] { return moved }
        guard newCounts.indices.contains(new.section), new.row >= 0, new.row < newCounts[new.section] else { return nil }
        guard let section = oldSection[new.section] else { return nil }
        let come = coming[new.section] ?? []
        let before = Self.index(of: new.row, in: come)
        if before < come.count, come[before] == new.row { return nil }
        return RowPath(section, Self.slot(new.row - before, besides: leaving[section] ?? []))
    }

    /// Rows that leave an old section, in order.
    package func rowsLeaving(_ oldSection: Int) -> [Int] { leaving[oldSection] ?? [] }
    /// Rows that enter a new section, in order.
    package func rowsComing(_ newSection: Int) -> [Int] { coming[newSection] ?? [] }
    /// The old path of a row moved explicitly; nil for rows moved with their section or inserted.
    package func source(ofMoved new: RowPath) -> RowPath? { movedFrom[new] }
    package func isMoved(_ old: RowPath) -> Bool { movedTo[old] != nil }

    // MARK: Sections

    private mutating func matchSections(_ updates: SectionedUpdates) throws(UpdateError) {
        let (old, new) = (oldCounts.count, newCounts.count)
        var left: [Int: String] = [:]
        var came: [Int: String] = [:]
        func leave(_ section: Int, _ deed: String) throws(UpdateError) {
            guard section >= 0, section < old else { throw .noSuchSection(deed, section, count: old, isAfter: false) }
            if let other = left.updateValue(deed, forKey: section) { throw .sectionTwice(other, deed, section) }
        }
        func come(_ section: Int, _ deed: String) throws(UpdateError) {
            guard section >= 0, section < new else { throw .noSuchSection(deed, section, count: new, isAfter: true) }
            if let other = came.updateValue(deed, forKey: section) { throw .sectionTwice(other, deed, section) }
        }
        for section in updates.deletedSections { try leave(section, "delete") }
        for section in updates.reloadedSections { try leave(section, "reload") }
        for move in updates.movedSections { try leave(move.from, "move") }
        let expected = old + updates.insertedSections.count - updates.deletedSections.count
        guard expected == new else {
            throw .sectionCount(
                after: new, before: old, inserted: updates.insertedSections.count, deleted: updates.deletedSections.count)
        }
        for section in updates.insertedSections { try come(section, "insert") }
        for move in updates.movedSections {
            try come(move.to, "move")
            newSection[move.from] = move.to
            oldSection[move.to] = move.from
        }
        // Remaining sections keep their order at the free indexes; a reloaded one keeps only its index.
        var place = 0
        for section in 0..<old where left[section] == nil || left[section] == "reload" {
            while came[place] != nil { place += 1 }
            if left[section] == nil {
                newSection[section] = place
                oldSection[place] = section
            } else {
                reloadedSections[section] = place
            }
            place += 1
        }
    }

    // MARK: Rows

    private mutating func collectRows(_ updates: SectionedUpdates) throws(UpdateError) {
        var left: [RowPath: String] = [:]
        var came: [RowPath: String] = [:]
        for path in updates.deletedRows { try leave(path, "delete", &left) }
        for path in updates.reloadedRows {
            try leave(path, "reload", &left)
            if newSection[path.section] != nil { reloaded.insert(path) }
        }
        for path in updates.insertedRows { try come(path, "insert", &came) }
        for move in updates.movedRows {
            try leave(move.from, "move", &left)
            try come(move.to, "move", &came)
            movedTo[move.from] = move.to
            movedFrom[move.to] = move.from
        }
        for (path, deed) in left where deed != "reload" { leaving[path.section, default: []].append(path.row) }
        for path in came.keys { coming[path.section, default: []].append(path.row) }
        for section in leaving.keys { leaving[section]?.sort() }
        for section in coming.keys { coming[section]?.sort() }
    }

    private func leave(_ path: RowPath, _ deed: String, _ seen: inout [RowPath: String]) throws(UpdateError) {
        guard path.section >= 0, path.section < oldCounts.count else {
            throw .noSectionOfRow(deed, path, count: oldCounts.count, isAfter: false)
        }
        let count = oldCounts[path.section]
        guard path.row >= 0, path.row < count else { throw .noSuchRow(deed, path, count: count, isAfter: false) }
        if let other = seen.updateValue(deed, forKey: path) { throw .rowTwice(other, deed, path) }
    }

    private func come(_ path: RowPath, _ deed: String, _ seen: inout [RowPath: String]) throws(UpdateError) {
        guard path.section >= 0, path.section < newCounts.count else {
            throw .noSectionOfRow(deed, path, count: newCounts.count, isAfter: true)
        }
        let count = newCounts[path.section]
        guard path.row >= 0, path.row < count else { throw .noSuchRow(deed, path, count: count, isAfter: true) }
        if let other = seen.updateValue(deed, forKey: path) { throw .rowTwice(other, deed, path) }
    }

    /// > Contract: TV-31; rows of inserted and deleted sections are not counted.
    private func compareCounts(_ updates: SectionedUpdates) throws(UpdateError) {
        for (old, place) in newSection.enumerated() {
            guard let new = place else { continue }
            let gone = leaving[old]?.count ?? 0
            let come = coming[new]?.count ?? 0
            guard oldCounts[old] - gone + come != newCounts[new] else { continue }
            let movedOut = updates.movedRows.count { $0.from.section == old }
            let movedIn = updates.movedRows.count { $0.to.section == new }
            throw .rowCount(
                section: new, after: newCounts[new], before: oldCounts[old], inserted: come - movedIn, deleted: gone - movedOut,
                movedIn: movedIn, movedOut: movedOut)
        }
    }

    // MARK: Sorted lists

    /// Number of values in a sorted list that are less than `value`.
    private static func index(of value: Int, in list: [Int]) -> Int {
        list.indices.partitioningIndex { list[$0] >= value }
    }

    /// The `rank`-th number that is not in a sorted list.
    private static func slot(_ rank: Int, besides list: [Int]) -> Int {
        rank + list.indices.partitioningIndex { list[$0] - $0 > rank }
    }
}
