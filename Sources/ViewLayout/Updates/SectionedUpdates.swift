/// A row's section and index.
package struct RowPath: Hashable, Sendable, Comparable {
    package var section: Int
    package var row: Int
    package init(_ section: Int, _ row: Int) {
        self.section = section
        self.row = row
    }
    package static func < (a: RowPath, b: RowPath) -> Bool { (a.section, a.row) < (b.section, b.row) }
}

/// The changes of one batch, in the order of the calls.
///
/// > Contract: UIKit, TV-29: deletions, reloads and the sources of moves count before the batch, insertions and destinations after it.
package struct SectionedUpdates: Hashable, Sendable {
    package struct SectionMove: Hashable, Sendable {
        package var from: Int
        package var to: Int
    }
    package struct RowMove: Hashable, Sendable {
        package var from: RowPath
        package var to: RowPath
    }

    package var deletedSections: [Int] = []
    package var insertedSections: [Int] = []
    package var reloadedSections: [Int] = []
    package var movedSections: [SectionMove] = []
    package var deletedRows: [RowPath] = []
    package var insertedRows: [RowPath] = []
    package var reloadedRows: [RowPath] = []
    package var movedRows: [RowMove] = []

    package init() {}

    package mutating func moveSection(_ from: Int, to: Int) { movedSections.append(SectionMove(from: from, to: to)) }
    package mutating func moveRow(_ from: RowPath, to: RowPath) { movedRows.append(RowMove(from: from, to: to)) }
}

/// Why a batch is inconsistent. The text is UIKit's.
///
/// > Contract: UIKit, TV-31 to TV-37.
package enum UpdateError: Error, Hashable, Sendable, CustomStringConvertible {
    case sectionCount(after: Int, before: Int, inserted: Int, deleted: Int)
    case rowCount(section: Int, after: Int, before: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
    case noSuchSection(String, Int, count: Int, isAfter: Bool)
    /// A row's change in a section that does not exist.
    case noSectionOfRow(String, RowPath, count: Int, isAfter: Bool)
    case noSuchRow(String, RowPath, count: Int, isAfter: Bool)
    case sectionTwice(String, String, Int)
    case rowTwice(String, String, RowPath)

    /// `view` is UIKit's name of the updated view.
    package func description(view: String, row: String) -> String {
        switch self {
        case .sectionCount(let after, let before, let inserted, let deleted):
            return
                "Invalid update: invalid number of sections.  The number of sections contained in the \(view) after the update (\(after)) must be "
                + "equal to the number of sections contained in the \(view) before the update (\(before)), plus or minus the number of "
                + "sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
        case .rowCount(let section, let after, let before, let inserted, let deleted, let movedIn, let movedOut):
            return
                "Invalid update: invalid number of \(row)s in section \(section).  The number of \(row)s contained in an existing section after "
                + "the update (\(after)) must be equal to the number of \(row)s contained in that section before the update (\(before)), plus "
                + "or minus the number of \(row)s inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or "
                + "minus the number of \(row)s moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
        case .noSuchSection(let deed, let section, let count, let isAfter):
            return "attempt to \(deed) section \(section), but there are only \(count) sections \(isAfter ? "after" : "before") the update"
        case .noSectionOfRow(let deed, let path, let count, let isAfter):
            return
                "attempt to \(Self.deed(deed, to: row, path)), but there are only \(count) sections \(isAfter ? "after" : "before") the update"
        case .noSuchRow("delete", let path, let count, _):
            return "attempt to \(Self.deed("delete", to: row, path)) which only contains \(count) \(row)s before the update"
        case .noSuchRow(let deed, let path, let count, let isAfter):
            return
                "attempt to \(Self.deed(deed, to: row, path)), but there are only \(count) \(row)s in section \(path.section) "
                + "\(isAfter ? "after" : "before") the update"
        case .sectionTwice(let one, let other, let section):
            return "attempt to \(Self.both(one, other, "section")) (\(section))"
        case .rowTwice(let one, let other, let path):
            return "attempt to \(Self.both(one, other, "index path")) (\(path.section) - \(path.row))"
        }
    }

    private static func deed(_ deed: String, to row: String, _ path: RowPath) -> String {
        let place = deed == "delete" ? "from" : deed == "insert" ? "into" : "in"
        return "\(deed) \(row) \(path.row) \(place) section \(path.section)"
    }

    private static func both(_ one: String, _ other: String, _ what: String) -> String {
        if one == other { return "\(one) the same \(what) twice" }
        guard other == "move" else { return "\(one) and \(other) the same \(what)" }
        return one == "insert" ? "perform an insert and a move to the same \(what)" : "perform a \(one) and a move from the same \(what)"
    }

    package var description: String { description(view: "table view", row: "row") }
}
