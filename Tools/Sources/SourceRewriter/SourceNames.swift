import SwiftSyntax

/// The types that a source file declares and names, and whether it is Swift at all, for judging it without the compiler.
public struct SourceNames: Sendable {
    /// Types, aliases, associated types and generic parameters.
    public private(set) var declared: Set<String> = []
    /// What may be a type, since it begins with a capital letter, with the line of its first use, counted from 1.
    public private(set) var used: [String: Int] = [:]
    /// The names of members in expressions such as `a.b` and `.b`, with the line of their first use.
    public private(set) var members: [String: Int] = [:]
    /// Variables, functions and cases, in types and elsewhere.
    public private(set) var declaredMembers: Set<String> = []
    /// Where the syntax is not that of today's Swift; nil if it is everywhere.
    public private(set) var errorLine: Int?

    /// - Parameter modules: all modules that can be imported: `canImport` of others is false.
    public init(_ source: ParsedSource, modules: Set<String>) {
        let visitor = NameVisitor(modules, SourceLocationConverter(fileName: "", tree: source.tree))
        visitor.walk(source.tree)
        (declared, used) = (visitor.declared, visitor.used)
        (members, declaredMembers) = (visitor.members, visitor.declaredMembers)
        errorLine = (source.tree.hasError ? visitor.errorLine : nil) ?? visitor.placeholderLine ?? Self.conflictLine(in: source.text)
    }

    /// The parser skips the markers of a merge conflict, at which the compiler stops.
    private static func conflictLine(in text: String) -> Int? {
        guard text.contains("<<<<<<< ") else { return nil }
        return text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasPrefix("<<<<<<< ") }.map { $0 + 1 }
    }
}

private final class NameVisitor: SyntaxVisitor {
    private let modules: Set<String>
    private let locations: SourceLocationConverter
    private(set) var declared: Set<String> = []
    private(set) var used: [String: Int] = [:]
    private(set) var members: [String: Int] = [:]
    private(set) var declaredMembers: Set<String> = []
    private(set) var errorLine: Int?
    /// Of the first placeholder of Xcode's editor, `<#code#>`, at which the compiler stops.
    private(set) var placeholderLine: Int?

    init(_ modules: Set<String>, _ locations: SourceLocationConverter) {
        (self.modules, self.locations) = (modules, locations)
        super.init(viewMode: .all)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            let value = StaticCondition.value(clause.condition, modules: modules)
            if value != false, let elements = clause.elements { walk(elements) }
            if value == true { break }
        }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(name.text)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { use(node.name) }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // A member is not a type of its own.
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            let name = node.baseName.identifierText
            if members[name] == nil { members[name] = line(of: node.baseName) }
            return .visitChildren
        }
        return use(node.baseName)
    }

    private func use(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        if name.text.first?.isUppercase == true, used[name.text] == nil { used[name.text] = line(of: name) }
        return .visitChildren
    }

    // MARK: Declared members

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declareMember(node.identifier) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declareMember(node.name) }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declareMember(node.name) }

    private func declareMember(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declaredMembers.insert(name.identifierText)
        return .visitChildren
    }

    // MARK: Errors

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        noteError(at: node)
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.presence == .missing { noteError(at: token) }
        if placeholderLine == nil, case .identifier = token.tokenKind, token.text.hasPrefix("<#") { placeholderLine = line(of: token) }
        return .visitChildren
    }

    private func noteError(at node: some SyntaxProtocol) { errorLine = errorLine ?? line(of: node) }
    private func line(of node: some SyntaxProtocol) -> Int { node.startLocation(converter: locations).line }
}
