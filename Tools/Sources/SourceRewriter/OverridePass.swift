import SwiftSyntax

/// Moves overrides that stand in extensions: each keeps its place under another name, and its class gets an override that calls it.
final class OverridePass: SyntaxVisitor {
    private let context: RewriteContext

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let stubs = context.index.types[node.name.text]?.movedOverrides ?? []
        if !stubs.isEmpty {
            context.edits.insert(
                stubs.map { " \($0);" }.joined(), at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        rename(node, MovedOverride(node))
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        rename(node, MovedOverride(node))
        return .visitChildren
    }

    private func rename(_ node: some SyntaxProtocol, _ moved: MovedOverride?) {
        guard let moved, let holder = MovedOverride.enclosingExtension(of: node),
            context.index.types[holder.extendedType.lastName]?.isClass == true
        else { return }
        for change in moved.changes {
            if let text = change.text {
                context.edits.replace(change.range, with: text)
            } else {
                context.edits.blank(change.range, of: context.source)
            }
        }
    }
}
