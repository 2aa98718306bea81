internal import DataModel
internal import Foundation
internal import ObjectiveC

/// Predicates as conditions of SQL. What SQL would answer differently is not translated: the objects are then asked in memory.
struct PredicateSQL {
    let schema: SQLSchema
    /// The key of an object's row; nil for one that has none.
    let key: (Any) -> (root: String, key: Int64?)?
    private var aliases = 0
    private var variables: [String: Scope] = [:]

    /// A table in the query, with the entity of its rows.
    struct Scope {
        var alias: String
        var entity: NSEntityDescription
    }

    /// What cannot be translated.
    struct Untranslated: Error {}

    init(_ schema: SQLSchema, key: @escaping (Any) -> (root: String, key: Int64?)?) { (self.schema, self.key) = (schema, key) }

    /// The condition for rows of `scope`; nil if there is none with the same answers.
    static func condition(
        _ predicate: NSPredicate, _ scope: Scope, _ schema: SQLSchema, key: @escaping (Any) -> (root: String, key: Int64?)?
    ) -> SQLFragment? {
        var compiler = PredicateSQL(schema, key: key)
        return try? compiler.condition(predicate, scope)
    }

    mutating func condition(_ predicate: NSPredicate, _ scope: Scope) throws(Untranslated) -> SQLFragment {
        switch predicate {
        case let compound as NSCompoundPredicate:
            var parts: [SQLFragment] = []
            for case let part as NSPredicate in compound.subpredicates { parts.append(try condition(part, scope)) }
            switch compound.compoundPredicateType {
            case .and: return parts.isEmpty ? SQLFragment("1") : "(" + SQLFragment.joined(parts, by: " AND ") + ")"
            case .or: return parts.isEmpty ? SQLFragment("0") : "(" + SQLFragment.joined(parts, by: " OR ") + ")"
            case .not:
                guard let part = parts.first else { throw Untranslated() }
                return "NOT " + part
            }
        case let comparison as NSComparisonPredicate: return try self.comparison(comparison, scope)
        default:
            switch PredicateConstant.value(of: predicate) {
            case true?: return SQLFragment("1")
            case false?: return SQLFragment("0")
            case nil: throw Untranslated()
            }
        }
    }

    private mutating func comparison(_ comparison: NSComparisonPredicate, _ scope: Scope) throws(Untranslated) -> SQLFragment {
        let (left, right) = (comparison.leftExpression, comparison.rightExpression)
        guard comparison.comparisonPredicateModifier == .direct else { return try membership(left, right, comparison, scope) }
        let (operation, options) = (comparison.predicateOperatorType, comparison.options)
        if operation == .contains || operation == .in, let found = try containment(left, right, operation, scope) { return found }
        let first = try operand(left, scope)
        if operation == .in { return try PredicateOperators.within(first, list(right), options) }
        if operation == .between { return try PredicateOperators.between(first, list(right)) }
        return try PredicateOperators.compare(first, operation, try operand(right, scope), options)
    }

    // MARK: Collections

    /// `ANY` and `ALL`: whether a destination exists for which the comparison holds, or does not.
    private mutating func membership(
        _ left: NSExpression, _ right: NSExpression, _ comparison: NSComparisonPredicate, _ scope: Scope
    ) throws(Untranslated) -> SQLFragment {
        guard left.expressionType == .keyPath else { throw Untranslated() }
        let (start, path) = try base(of: left, scope)
        let steps = path.split(separator: ".").map(String.init)
        guard let first = steps.first, let relationship = start.entity.relationshipsByName[first], relationship.isToMany else {
            throw Untranslated()
        }
        let (inner, exists) = try destinations(of: relationship, start)
        let rest = steps.dropFirst().joined(separator: ".")
        let value = rest.isEmpty ? SQLOperand.row(inner) : try operand(path: rest, inner)
        let (operation, options) = (comparison.predicateOperatorType, comparison.options)
        let condition: SQLFragment
        if operation == .in {
            condition = try PredicateOperators.within(value, list(right), options)
        } else if operation == .between {
            condition = try PredicateOperators.between(value, list(right))
        } else {
            condition = try PredicateOperators.compare(value, operation, try operand(right, scope), options)
        }
        guard comparison.comparisonPredicateModifier == .all else { return "EXISTS (" + exists + " AND " + condition + ")" }
        return "NOT EXISTS (" + exists + " AND NOT " + condition + ")"
    }

    /// `items CONTAINS %@` and `%@ IN items`; nil for other operands.
    private mutating func containment(
        _ left: NSExpression, _ right: NSExpression, _ operation: NSComparisonPredicate.Operator, _ scope: Scope
    ) throws(Untranslated) -> SQLFragment? {
        let (collection, element) = operation == .contains ? (left, right) : (right, left)
        guard collection.expressionType == .keyPath else { return nil }
        let (start, path) = try base(of: collection, scope)
        guard let relationship = start.entity.relationshipsByName[path], relationship.isToMany else { return nil }
        let (inner, exists) = try destinations(of: relationship, start)
        return try "EXISTS (" + exists + " AND "
            + PredicateOperators.compare(.row(inner), .equalTo, try operand(element, scope), []) + ")"
    }

    /// A query of the destinations of a row's relationship, without an end.
    private mutating func destinations(
        of relationship: NSRelationshipDescription, _ scope: Scope, select: String = "1"
    ) throws(Untranslated) -> (Scope, SQLFragment) {
        guard let destination = relationship.destinationEntity, let owner = relationship.owner?.name,
            let link = schema.link(relationship.name, of: owner)
        else { throw Untranslated() }
        aliases += 1
        let inner = Scope(alias: "t\(aliases)", entity: destination)
        let table = SQLName.quoted(schema.table(of: destination.name ?? ""))
        let condition: String
        switch link {
        case .column(let column): condition = "\(inner.alias).Z_PK = \(scope.alias).\(SQLName.quoted(column))"
        case .inverse(let column, _): condition = "\(inner.alias).\(SQLName.quoted(column)) = \(scope.alias).Z_PK"
        case .join(let join, let source, let target, _):
            condition =
                "\(inner.alias).Z_PK IN (SELECT \(target) FROM \(SQLName.quoted(join)) WHERE \(source) = \(scope.alias).Z_PK)"
        }
        return (inner, SQLFragment("SELECT \(select) FROM \(table) \(inner.alias) WHERE \(condition)"))
    }

    // MARK: Operands

    private mutating func operand(_ expression: NSExpression, _ scope: Scope) throws(Untranslated) -> SQLOperand {
        switch expression.expressionType {
        case .constantValue: return try constant(expression.constantValue)
        case .evaluatedObject: return .row(scope)
        case .variable:
            guard let known = variables[expression.variable] else { throw Untranslated() }
            return .row(known)
        case .keyPath:
            let operand = expression.operand
            if operand.expressionType == .subquery { return try count(ofSubquery: operand, expression, scope) }
            let (start, path) = try base(of: expression, scope)
            return path.isEmpty ? .row(start) : try self.operand(path: path, start)
        case .function: return try function(expression, scope)
        default: throw Untranslated()
        }
    }

    /// The row that a key path starts at, and the path.
    private func base(of expression: NSExpression, _ scope: Scope) throws(Untranslated) -> (Scope, String) {
        var names: [String] = []
        var current = expression
        while current.expressionType == .keyPath {
            let base = current.operand
            // A path of a path has its text in front.
            let text = current.keyPath
            if base.expressionType == .evaluatedObject {
                names.insert(text, at: 0)
                return (scope, Self.path(names))
            }
            names.insert(String(text.split(separator: ".").last ?? ""), at: 0)
            current = base
        }
        guard current.expressionType == .variable, let known = variables[current.variable] else { throw Untranslated() }
        return (known, Self.path(names))
    }

    private static func path(_ names: [String]) -> String {
        let path = names.joined(separator: ".")
        if path == "self" || path == "SELF" || path == "objectID" { return "" }
        return path.hasPrefix("self.") || path.hasPrefix("SELF.") ? String(path.dropFirst(5)) : path
    }

    /// The value at a path of relationships to one object, which may end with the number of a relationship's destinations.
    private mutating func operand(path: String, _ scope: Scope) throws(Untranslated) -> SQLOperand {
        let steps = path.split(separator: ".").map(String.init)
        guard let first = steps.first else { throw Untranslated() }
        let rest = steps.dropFirst().joined(separator: ".")
        let properties = scope.entity.propertiesByName
        if let attribute = properties[first] as? NSAttributeDescription {
            guard rest.isEmpty, let owner = attribute.owner?.name, let column = schema.column(first, of: owner) else {
                throw Untranslated()
            }
            return try SQLOperand(SQLFragment("\(scope.alias).\(SQLName.quoted(column.name))"), column.kind)
        }
        guard let relationship = properties[first] as? NSRelationshipDescription, let owner = relationship.owner?.name else {
            throw Untranslated()
        }
        if relationship.isToMany {
            guard rest == "@count" else { throw Untranslated() }
            let (_, query) = try destinations(of: relationship, scope, select: "COUNT(*)")
            return .number("(" + query + ")")
        }
        guard let column = schema.column(first, of: owner), let destination = relationship.destinationEntity else { throw Untranslated() }
        if rest.isEmpty || rest == "objectID" {
            return .key(SQLFragment("\(scope.alias).\(SQLName.quoted(column.name))"), schema.roots[destination.name ?? ""] ?? "")
        }
        let (inner, query) = try destinations(of: relationship, scope, select: "")
        let value = try operand(path: rest, inner)
        // The query selects the value in the place of nothing.
        let text = query.text.dropFirst("SELECT ".count)
        return try value.mapped { fragment in SQLFragment("(SELECT \(fragment.text)\(text))", fragment.values + query.values) }
    }

    private mutating func count(
        ofSubquery subquery: NSExpression, _ expression: NSExpression, _ scope: Scope
    ) throws(Untranslated) -> SQLOperand {
        guard expression.keyPath.hasSuffix(".@count"), let collection = subquery.collection as? NSExpression,
            collection.expressionType == .keyPath
        else { throw Untranslated() }
        let (start, path) = try base(of: collection, scope)
        guard let relationship = start.entity.relationshipsByName[path], relationship.isToMany else { throw Untranslated() }
        let (inner, query) = try destinations(of: relationship, start, select: "COUNT(*)")
        let name = PredicateConstant.variable(ofSubquery: subquery)
        let before = variables[name]
        variables[name] = inner
        defer { variables[name] = before }
        return .number("(" + query + " AND " + (try condition(subquery.predicate, scope)) + ")")
    }

    private mutating func function(_ expression: NSExpression, _ scope: Scope) throws(Untranslated) -> SQLOperand {
        let symbols = ["add:to:": "+", "from:subtract:": "-", "multiply:by:": "*"]
        guard let symbol = symbols[expression.function], let arguments = expression.arguments, arguments.count == 2,
            case .number(let first) = try operand(arguments[0], scope), case .number(let second) = try operand(arguments[1], scope)
        else { throw Untranslated() }
        return .number("(" + first + " \(symbol) " + second + ")")
    }

    private func constant(_ value: Any?) throws(Untranslated) -> SQLOperand {
        switch value {
        case nil, is NSNull: return .null
        case let text as String: return .text(SQLFragment("?", [.text(text)]))
        case let number as NSDecimalNumber: return .decimal(SQLFragment("?", [.text(number.stringValue)]), isConstant: true)
        case let number as NSNumber:
            let isReal = ["d", "f"].contains(String(cString: number.objCType))
            return .number(SQLFragment("?", [isReal ? .real(number.doubleValue) : .integer(number.int64Value)]))
        case let date as Date: return .date(SQLFragment("?", [.real(date.timeIntervalSinceReferenceDate)]))
        case let id as UUID: return .identifier(SQLFragment("?", [.text(id.uuidString)]), .uuid)
        case let url as URL: return .identifier(SQLFragment("?", [.text(url.absoluteString)]), .uri)
        case let data as Data: return .identifier(SQLFragment("?", [.blob(data)]), .binary)
        case let object?:
            guard let (root, key) = key(object) else { throw Untranslated() }
            // An object without a row is equal to none.
            return .key(SQLFragment("?", [.integer(key ?? -1)]), root)
        }
    }

    /// The elements of the constant list on the right side of `IN` and `BETWEEN`.
    private func list(_ expression: NSExpression) throws(Untranslated) -> [SQLOperand] {
        var values: [Any?] = []
        switch expression.expressionType {
        case .aggregate:
            for case let part as NSExpression in (expression.collection as? [Any]) ?? [] {
                guard part.expressionType == .constantValue else { throw Untranslated() }
                values.append(part.constantValue)
            }
        case .constantValue:
            guard let elements = PredicateConstant.elements(of: expression.constantValue) else { throw Untranslated() }
            values = elements
        default: throw Untranslated()
        }
        // SQLite's limit for parameters.
        guard values.count <= 30_000 else { throw Untranslated() }
        var result: [SQLOperand] = []
        for value in values { result.append(try constant(value)) }
        return result
    }
}
