import SwiftSyntax

/// The declaration that a `#selector` expression refers to.
struct SelectorTarget {
    enum Accessor { case getter, setter }

    var base: String
    /// Nil when the expression has no labels.
    var labels: [String]?
    /// The expression before the last dot.
    var qualifier: ExprSyntax?
    var accessor: Accessor?
    /// The number of parameters of the function type after `as`.
    var arity: Int?
    var nameNode: DeclReferenceExprSyntax

    init?(_ argument: LabeledExprSyntax) {
        switch argument.label?.text {
        case "getter": accessor = .getter
        case "setter": accessor = .setter
        case nil: accessor = nil
        default: return nil
        }
        var expression = argument.expression
        while true {
            if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
                expression = only.expression
            } else if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
                arity = sequence.elements.compactMap { $0.as(TypeExprSyntax.self)?.type.functionArity }.last
                expression = first
            } else if let cast = expression.as(AsExprSyntax.self) {
                arity = cast.type.functionArity
                expression = cast.expression
            } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
                expression = chain.expression
            } else {
                break
            }
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            qualifier = member.base
            nameNode = member.declName
        } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
            nameNode = reference
        } else {
            return nil
        }
        base = nameNode.baseName.identifierText
        labels = nameNode.argumentNames?.arguments.map(\.name.identifierText)
    }

    /// The last name of the type to search; nil when the expression does not name one.
    func typeName(in here: TypeContext?) -> String? {
        guard let qualifier else { return here?.indexName }
        switch qualifier.trimmedDescription {
        case "self", "Self", "type(of: self)": return here?.indexName
        case "super": return here?.indexName
        default: return Self.typeName(qualifier)
        }
    }

    /// The type as a file-level function can write it, for a check by the compiler.
    func writtenType(in here: TypeContext?) -> String? {
        guard let qualifier else { return here.flatMap { $0.isGeneric ? nil : $0.name } }
        guard Self.typeName(qualifier) != nil else { return nil }
        return qualifier.trimmedDescription
    }

    /// An unqualified name may be a local function's or a generic's; the compiler checks members of named types only.
    var isCheckable: Bool { qualifier.map { Self.typeName($0) != nil } ?? false }

    private static func typeName(_ expression: ExprSyntax) -> String? {
        let name = expression.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        return name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? name : nil
    }
}

extension TypeSyntax {
    fileprivate var functionArity: Int? {
        if let function = self.as(FunctionTypeSyntax.self) { return function.parameters.count }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.functionArity }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.type.functionArity }
        return nil
    }
}
