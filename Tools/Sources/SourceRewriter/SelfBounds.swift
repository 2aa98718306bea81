import SwiftSyntax

/// What `Self` is known to be in an extension.
enum SelfBounds {
    /// The framework classes that `Self` inherits from in the extension around a piece of source: of such a class, or of a protocol that only its
    /// subclasses conform to. Nil elsewhere, also in a class, where `Self` must be made by an initialiser that the class declares as required.
    static func bounds(at node: some SyntaxProtocol, in index: DeclarationIndex) -> Set<String>? {
        var current = node.parent
        while let candidate = current {
            if let holder = candidate.as(ExtensionDeclSyntax.self) {
                let names = [holder.extendedType.lastName] + required(by: holder.genericWhereClause)
                let classes = names.flatMap { [$0] + index.protocolBounds(of: $0) }.filter(index.isFrameworkClass)
                return classes.isEmpty ? nil : Set(classes)
            }
            if candidate.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
            current = candidate.parent
        }
        return nil
    }

    /// The type of the extension around a piece of source; nil in a type's declaration.
    static func extendedType(at node: some SyntaxProtocol) -> String? {
        var current = node.parent
        while let candidate = current {
            if let holder = candidate.as(ExtensionDeclSyntax.self) { return holder.extendedType.trimmedDescription }
            if candidate.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
            current = candidate.parent
        }
        return nil
    }

    /// `Self`, or `self` in a type's member.
    static func isOwnType(_ reference: DeclReferenceExprSyntax) -> Bool {
        guard reference.baseName.text == "self" else { return reference.baseName.text == "Self" }
        var current = Syntax(reference)
        while let parent = current.parent, !parent.is(MemberBlockItemSyntax.self) { current = parent }
        let modifiers = current.asProtocol((any WithModifiersSyntax).self)?.modifiers
        return modifiers.map { $0.contains(.static) || $0.contains(.class) } ?? false
    }

    /// What a protocol requires of the types that conform to it: classes and other protocols.
    static func bounds(of node: ProtocolDeclSyntax) -> Set<String> {
        Set((node.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []) + required(by: node.genericWhereClause))
    }

    private static func required(by clause: GenericWhereClauseSyntax?) -> [String] {
        clause?.requirements.compactMap { requirement in
            switch requirement.requirement {
            case .conformanceRequirement(let bound) where bound.leftType.trimmedDescription == "Self": bound.rightType.lastName
            default: nil
            }
        } ?? []
    }
}
