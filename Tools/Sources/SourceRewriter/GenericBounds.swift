import SwiftSyntax

/// What the generic parameters around a piece of source are bound to.
enum GenericBounds {
    /// The classes and protocols that a generic parameter has to be, by the last parts of their names; nil if none has this name.
    ///
    /// > Parameters: index: has the parameters of the types whose extensions are around the source.
    static func bounds(of parameter: String, at node: some SyntaxProtocol, in index: DeclarationIndex) -> Set<String>? {
        var current = node.parent
        while let candidate = current {
            if let (clause, condition) = clauses(of: candidate), let found = clause.parameters.first(where: { $0.name.text == parameter }) {
                return types(found.inheritedType).union(condition.map { types(of: parameter, in: $0) } ?? [])
            }
            if let holder = candidate.as(ExtensionDeclSyntax.self) {
                let own = index.types[holder.extendedType.lastName]?.parameterBounds[parameter]
                let more = holder.genericWhereClause.map { types(of: parameter, in: $0) } ?? []
                if own != nil || !more.isEmpty { return (own ?? []).union(more) }
            }
            current = candidate.parent
        }
        return nil
    }

    /// The bounds of a declaration's parameters, without parameters that have none.
    static func bounds(_ clause: GenericParameterClauseSyntax?, _ condition: GenericWhereClauseSyntax?) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for parameter in clause?.parameters ?? [] {
            let name = parameter.name.text
            let bounds = types(parameter.inheritedType).union(condition.map { types(of: name, in: $0) } ?? [])
            if !bounds.isEmpty { found[name] = bounds }
        }
        return found
    }

    private static func clauses(of node: Syntax) -> (GenericParameterClauseSyntax, GenericWhereClauseSyntax?)? {
        switch node.as(SyntaxEnum.self) {
        case .functionDecl(let node): node.genericParameterClause.map { ($0, node.genericWhereClause) }
        case .initializerDecl(let node): node.genericParameterClause.map { ($0, node.genericWhereClause) }
        case .subscriptDecl(let node): node.genericParameterClause.map { ($0, node.genericWhereClause) }
        case .classDecl(let node): node.genericParameterClause.map { ($0, node.genericWhereClause) }
        case .structDecl(let node): node.genericParameterClause.map { ($0, node.genericWhereClause) }
        case .enumDecl(let node): node.genericParameterClause.map { ($0, node.genericWhereClause) }
        default: nil
        }
    }

    private static func types(of parameter: String, in clause: GenericWhereClauseSyntax) -> Set<String> {
        var found: Set<String> = []
        for requirement in clause.requirements {
            guard case .conformanceRequirement(let bound) = requirement.requirement, bound.leftType.trimmedDescription == parameter else {
                continue
            }
            found.formUnion(types(bound.rightType))
        }
        return found
    }

    private static func types(_ type: TypeSyntax?) -> Set<String> {
        guard let type else { return [] }
        if let composition = type.as(CompositionTypeSyntax.self) {
            return Set(composition.elements.map(\.type.lastName))
        }
        return [type.lastName]
    }
}

extension TypeSyntax {
    /// The type before `.Type` of an array's elements or a dictionary's values.
    var elementMetatypeBase: TypeSyntax? {
        self.as(ArrayTypeSyntax.self)?.element.metatypeBase ?? self.as(DictionaryTypeSyntax.self)?.value.metatypeBase
    }

    /// The type before `.Type`, also of an optional one.
    var metatypeBase: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.metatypeBase }
        if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return unwrapped.wrappedType.metatypeBase }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.type.metatypeBase }
        guard let metatype = self.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type" else { return nil }
        return metatype.baseType
    }
}
