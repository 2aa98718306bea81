import SwiftSyntax

/// Writes the names under which modules of the project are compiled: `Photos.Cell` means the project's module `Photos`, and not that of UIKit.
final class ModuleNamePass: ActiveCodeVisitor {
    private let context: RewriteContext
    private let names: [String: String]

    /// Nil for a file that no such name can mean a module in.
    init?(_ context: RewriteContext, _ tree: SourceFileSyntax) {
        guard let place = context.place else { return nil }
        let imported = Set(tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }).union([place.own])
        // A type hides the module of its name.
        let hidden = DeclaredNames.of(tree)
        names = place.compiled.filter { name, _ in
            imported.contains(name) && !hidden.contains(name) && context.index.types[name] == nil
        }
        guard !names.isEmpty else { return nil }
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil { rename(base.baseName) }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self), base.genericArgumentClause == nil { rename(base.name) }
        return .visitChildren
    }

    private func rename(_ name: TokenSyntax) {
        guard let compiled = names[name.text] else { return }
        context.edits.replace(name.textRange, with: compiled)
    }
}

/// The names of values that a file declares.
private final class DeclaredNames: SyntaxVisitor {
    private var names: Set<String> = []

    static func of(_ tree: SourceFileSyntax) -> Set<String> {
        let visitor = DeclaredNames(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.names
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.text)
        return .skipChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }
}
