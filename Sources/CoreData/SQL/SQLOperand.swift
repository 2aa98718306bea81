internal import DataModel
internal import Foundation
internal import ObjectiveC

/// A side of a comparison in SQL, with what kind of values it has.
enum SQLOperand {
    case null
    case number(SQLFragment)
    case date(SQLFragment)
    case text(SQLFragment)
    case decimal(SQLFragment, isConstant: Bool)
    /// Values that are equal or not, without an order.
    case identifier(SQLFragment, AttributeKind)
    /// A key of a row in the table of an entity.
    case key(SQLFragment, String)
    /// The row itself.
    case row(PredicateSQL.Scope)

    init(_ fragment: SQLFragment, _ kind: AttributeKind?) throws(PredicateSQL.Untranslated) {
        switch kind {
        case .integer16, .integer32, .integer64, .double, .float, .boolean: self = .number(fragment)
        case .date: self = .date(fragment)
        case .string: self = .text(fragment)
        case .decimal: self = .decimal(fragment, isConstant: false)
        case .uuid, .uri, .binary: self = .identifier(fragment, kind ?? .binary)
        case .transformable, nil: throw PredicateSQL.Untranslated()
        }
    }

    func mapped(_ change: (SQLFragment) -> SQLFragment) throws(PredicateSQL.Untranslated) -> SQLOperand {
        switch self {
        case .number(let fragment): .number(change(fragment))
        case .date(let fragment): .date(change(fragment))
        case .text(let fragment): .text(change(fragment))
        case .decimal(let fragment, let isConstant): .decimal(change(fragment), isConstant: isConstant)
        case .identifier(let fragment, let kind): .identifier(change(fragment), kind)
        case .key(let fragment, let root): .key(change(fragment), root)
        case .null, .row: throw PredicateSQL.Untranslated()
        }
    }

    var fragment: SQLFragment {
        switch self {
        case .null: SQLFragment("NULL")
        case .number(let fragment), .date(let fragment), .text(let fragment), .decimal(let fragment, _), .identifier(let fragment, _),
            .key(let fragment, _):
            fragment
        case .row(let scope): SQLFragment("\(scope.alias).Z_PK")
        }
    }
}

/// Operators on such operands. Every condition is true or false and never NULL, so that `NOT` means what it means in memory.
enum PredicateOperators {
    typealias Untranslated = PredicateSQL.Untranslated

    private static let symbols: [NSComparisonPredicate.Operator: String] = [
        .lessThan: "<", .lessThanOrEqualTo: "<=", .greaterThan: ">", .greaterThanOrEqualTo: ">=", .equalTo: "IS", .notEqualTo: "IS NOT",
    ]

    static func compare(
        _ first: SQLOperand, _ operation: NSComparisonPredicate.Operator, _ second: SQLOperand, _ options: NSComparisonPredicate.Options
    ) throws(Untranslated) -> SQLFragment {
        let isEquality = operation == .equalTo || operation == .notEqualTo
        switch (first, second) {
        case (.null, .null): throw Untranslated()
        case (_, .null), (.null, _):
            guard isEquality else { return SQLFragment("0") }
            return "(" + first.fragment + " \(operation == .equalTo ? "IS" : "IS NOT") " + second.fragment + ")"
        case (.text(let left), .text(let right)):
            if let symbol = symbols[operation] {
                return wrapped(left + " COLLATE \(Collation(options).name) \(symbol) " + right, isEquality)
            }
            let known: Set<NSComparisonPredicate.Operator> = [.beginsWith, .endsWith, .contains, .like, .matches]
            guard known.contains(operation) else { throw Untranslated() }
            let head = "\(SQLiteFunctions.comparison)(\(operation.rawValue), \(options.rawValue), "
            return head + left + ", " + right + ")"
        case (.number, .number), (.date, .date):
            guard let symbol = symbols[operation] else { throw Untranslated() }
            return wrapped(first.fragment + " \(symbol) " + second.fragment, isEquality)
        case (.decimal(let left, _), .decimal(let right, _)):
            return try decimal(left, operation, right)
        case (.decimal(let left, _), .number(let right)) where right.text == "?":
            return try decimal(left, operation, text(right))
        case (.number(let left), .decimal(let right, isConstant: false)) where left.text == "?":
            return try decimal(text(left), operation, right)
        case (.identifier(let left, let kind), .identifier(let right, let other)) where kind == other && isEquality:
            return "(" + left + " \(symbols[operation] ?? "") " + right + ")"
        case (.key, .key), (.row, .key), (.key, .row), (.row, .row):
            guard isEquality else { throw Untranslated() }
            guard let left = root(first), left == root(second) else { return SQLFragment(operation == .equalTo ? "0" : "1") }
            return "(" + first.fragment + " \(symbols[operation] ?? "") " + second.fragment + ")"
        default: throw Untranslated()
        }
    }

    private static func root(_ operand: SQLOperand) -> String? {
        switch operand {
        case .key(_, let root): root
        case .row(let scope): scope.entity.root.name
        default: nil
        }
    }

    /// NULL is neither before nor after anything.
    private static func wrapped(_ condition: SQLFragment, _ isEquality: Bool) -> SQLFragment {
        isEquality ? "(" + condition + ")" : "((" + condition + ") IS TRUE)"
    }

    private static func decimal(
        _ left: SQLFragment, _ operation: NSComparisonPredicate.Operator, _ right: SQLFragment
    ) throws(Untranslated) -> SQLFragment {
        guard let symbol = symbols[operation] else { throw Untranslated() }
        let isEquality = operation == .equalTo || operation == .notEqualTo
        return wrapped(left + " COLLATE \(Collation.decimal.name) \(symbol) " + right, isEquality)
    }

    private static func text(_ number: SQLFragment) throws(Untranslated) -> SQLFragment {
        switch number.values.first {
        case .integer(let value): return SQLFragment("?", [.text("\(value)")])
        case .real(let value) where value.isFinite:
            return SQLFragment("?", [.text(NSDecimalNumber(decimal: NSNumber(value: value).decimalValue).stringValue)])
        default: throw Untranslated()
        }
    }

    static func within(
        _ value: SQLOperand, _ list: [SQLOperand], _ options: NSComparisonPredicate.Options
    ) throws(Untranslated) -> SQLFragment {
        var parts: [SQLFragment] = []
        for element in list { parts.append(try compare(value, .equalTo, element, options)) }
        guard parts.count > 8 else { return parts.isEmpty ? SQLFragment("0") : "(" + SQLFragment.joined(parts, by: " OR ") + ")" }
        let isPlain = list.allSatisfy {
            switch $0 {
            case .number, .date, .key, .identifier: true
            default: false
            }
        }
        if isPlain {
            // A key of another table was compared to 0.
            let same = zip(list, parts).filter { $0.1.text != "0" }.map(\.0.fragment)
            return "((" + value.fragment + " IN (" + SQLFragment.joined(same, by: ", ") + ")) IS TRUE)"
        }
        // SQLite limits the depth of an expression.
        guard parts.count <= 500 else { throw Untranslated() }
        return "(" + SQLFragment.joined(parts, by: " OR ") + ")"
    }

    static func between(_ value: SQLOperand, _ bounds: [SQLOperand]) throws(Untranslated) -> SQLFragment {
        guard bounds.count == 2 else { throw Untranslated() }
        let low = try compare(value, .greaterThanOrEqualTo, bounds[0], [])
        return try "(" + low + " AND " + compare(value, .lessThanOrEqualTo, bounds[1], []) + ")"
    }
}
