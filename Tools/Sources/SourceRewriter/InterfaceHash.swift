import SwiftSyntax

/// Hashes the tokens of a file that can matter to other files.
final class InterfaceHash: SyntaxVisitor {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    static func of(_ tree: SourceFileSyntax) -> UInt64 {
        let visitor = InterfaceHash(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.hash
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        for byte in token.text.utf8 { add(byte) }
        add(0)
        return .skipChildren
    }

    private func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        guard let parent = node.parent, isHidden(Syntax(node), of: parent) else { return .visitChildren }
        add(UInt8(ascii: "{"))
        return .skipChildren
    }

    /// A getter without `get`.
    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        guard let parent = node.parent, parent.is(AccessorBlockSyntax.self), isHidden(Syntax(node), of: parent) else {
            return .visitChildren
        }
        return .skipChildren
    }

    /// Whether nothing outside of a body depends on what is in it.
    private func isHidden(_ body: Syntax, of owner: Syntax) -> Bool {
        let declaration: Syntax
        switch owner.as(SyntaxEnum.self) {
        case .functionDecl(let function):
            guard !hasOpaqueType(function.signature.returnClause) else { return false }
            declaration = owner
        case .initializerDecl, .deinitializerDecl: declaration = owner
        case .accessorBlock:
            guard let property = property(of: owner) else { return false }
            declaration = property
        case .accessorDecl(let accessor):
            // The compiler reads bodies of observers for whether they use the old value.
            guard [.keyword(.get), .keyword(.set)].contains(accessor.accessorSpecifier.tokenKind), accessor.attributes.isEmpty,
                let block = owner.parent?.parent, let property = property(of: block)
            else { return false }
            declaration = property
        default: return false
        }
        guard let attributes = declaration.asProtocol(WithAttributesSyntax.self)?.attributes ?? noAttributes(declaration) else {
            return false
        }
        return !attributes.contains(where: Self.showsBody) && !declares(body)
    }

    /// The property or subscript with a block of accessors; nil if its type is written in no place but its body's.
    private func property(of block: Syntax) -> Syntax? {
        if let subscripted = block.parent?.as(SubscriptDeclSyntax.self) {
            return hasOpaqueType(subscripted.returnClause) ? nil : Syntax(subscripted)
        }
        guard let binding = block.parent?.as(PatternBindingSyntax.self), let type = binding.typeAnnotation, !hasOpaqueType(type),
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
        else { return nil }
        return Syntax(variable)
    }

    private func noAttributes(_ declaration: Syntax) -> AttributeListSyntax? {
        declaration.is(DeinitializerDeclSyntax.self) ? [] : nil
    }

    /// What `some View` is follows from the body.
    private func hasOpaqueType(_ node: (some SyntaxProtocol)?) -> Bool {
        node?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) } == true
    }

    /// Other attributes may compile a body into its callers, or are macros that read it.
    private static func showsBody(_ element: AttributeListSyntax.Element) -> Bool {
        guard case .attribute(let attribute) = element, let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text else {
            return true
        }
        return !harmless.contains(name)
    }

    private static let harmless: Set<String> = [
        "objc", "nonobjc", "IBAction", "IBSegueAction", "MainActor", "Sendable", "discardableResult", "available", "preconcurrency",
    ]

    /// Whether a body has types of its own: selectors may find their methods by name.
    private func declares(_ body: Syntax) -> Bool {
        let types: Set<Keyword> = [.class, .struct, .enum, .actor, .protocol, .extension]
        return body.tokens(viewMode: .sourceAccurate).contains { token in
            if case .keyword(let word) = token.tokenKind { types.contains(word) } else { false }
        }
    }
}
