import SwiftSyntax

/// Variables without a written type that hold classes: `[Row.self, Page.self]`, `[("Rows", Row.self)]`, `[(title: "Rows", type: Row.self)]`.
struct ClassLists {
    /// By variable, the classes at each position of its tuples.
    private var positions: [String: [Int: Set<String>]] = [:]

    /// Notes a variable's value. > Returns: the names that hold classes by themselves, which are the variable and its tuples' labels.
    mutating func note(_ name: String, _ value: ExprSyntax) -> [String: Set<String>] {
        var holders: [String: Set<String>] = [:]
        for element in value.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [value] {
            if let type = Self.metatype(element) { holders[name, default: []].insert(type) }
            for (position, part) in (element.as(TupleExprSyntax.self)?.elements ?? []).enumerated() {
                guard let type = Self.metatype(part.expression) else { continue }
                positions[name, default: [:]][position, default: []].insert(type)
                if let label = part.label?.identifierText { holders[label, default: []].insert(type) }
            }
        }
        return holders
    }

    /// `(title, type)` in `let (title, type) = rows[0]` and `for (title, type) in rows`. > Returns: the names of those that hold classes.
    func parts(_ pattern: PatternSyntax, of value: ExprSyntax) -> [String: Set<String>] {
        guard let names = pattern.as(TuplePatternSyntax.self)?.elements, let list = Self.variable(value), let known = positions[list]
        else { return [:] }
        var holders: [String: Set<String>] = [:]
        for (position, element) in names.enumerated() {
            guard let types = known[position], let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
            else { continue }
            holders[name] = types
        }
        return holders
    }

    /// The type in `Row.self`.
    private static func metatype(_ expression: ExprSyntax) -> String? {
        guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self", let base = member.base
        else {
            return nil
        }
        return base.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
            ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
    }

    /// The variable in `rows`, `self.rows` and `rows[0]`.
    private static func variable(_ expression: ExprSyntax) -> String? {
        if let element = expression.unwrapped.as(SubscriptCallExprSyntax.self) { return variable(element.calledExpression) }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.identifierText }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
        return member.base?.trimmedDescription == "self" ? member.declName.baseName.identifierText : nil
    }
}
