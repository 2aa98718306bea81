internal import Foundation

/// A value as SQLite stores it.
package enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    /// A key of a row, or nothing.
    init(_ key: Int64?) { self = key.map(SQLValue.integer) ?? .null }

    var integer: Int64? {
        switch self {
        case .integer(let value): value
        case .real(let value): Int64(exactly: value)
        default: nil
        }
    }
}

/// A part of a statement with the values of its parameters.
package struct SQLFragment: Hashable, Sendable {
    package var text: String
    package var values: [SQLValue] = []

    package init(_ text: String, _ values: [SQLValue] = []) { (self.text, self.values) = (text, values) }

    static func + (first: SQLFragment, second: SQLFragment) -> SQLFragment {
        SQLFragment(first.text + second.text, first.values + second.values)
    }

    static func + (first: SQLFragment, second: String) -> SQLFragment { SQLFragment(first.text + second, first.values) }
    static func + (first: String, second: SQLFragment) -> SQLFragment { SQLFragment(first + second.text, second.values) }

    static func joined(_ parts: [SQLFragment], by separator: String) -> SQLFragment {
        SQLFragment(parts.map(\.text).joined(separator: separator), parts.flatMap(\.values))
    }
}

/// A statement of a change.
package struct SQLStatement: Hashable, Sendable {
    package var fragment: SQLFragment
    /// Whether another writer has changed the row if the statement changes none.
    package var changesOneRow = false

    package init(_ text: String, _ values: [SQLValue] = [], changesOneRow: Bool = false) {
        (fragment, self.changesOneRow) = (SQLFragment(text, values), changesOneRow)
    }
}

enum SQLName {
    /// A name in quotes: names of a model may be words of SQL.
    static func quoted(_ name: String) -> String { "\"" + name.replacing("\"", with: "\"\"") + "\"" }
}
