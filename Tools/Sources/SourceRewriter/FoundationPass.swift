import SwiftSyntax

/// Initialisers that Foundation's classes have on Apple's systems and lack on Linux.
final class FoundationPass: SyntaxVisitor {
    private let context: RewriteContext

    /// The arguments that make the same value as none at all.
    private static let empty = ["NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\""]

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.leftParen,
            let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, let arguments = Self.empty[name]
        {
            context.edits.insert(arguments, at: parenthesis.textRange.upperBound)
        }
        return .visitChildren
    }
}
