import SwiftSyntax

/// Drops the parentheses of calls without arguments to what was a method before Swift 4.2 and is a property since.
final class FormerMethodPass: ActiveCodeVisitor {
    private let context: RewriteContext

    /// `AVAudioSession.recordPermission`.
    private static let properties: Set<String> = ["recordPermission"]

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.isEmpty, node.trailingClosure == nil,
            Self.properties.contains(member.declName.baseName.text), !isOwnMethod(member.declName.baseName.text)
        else { return .visitChildren }
        if let left = node.leftParen { context.blank(left) }
        if let right = node.rightParen { context.blank(right) }
        return .visitChildren
    }

    /// Whether the program declares a method of the name.
    private func isOwnMethod(_ name: String) -> Bool {
        context.index.types.values.contains { type in type.methods.contains { $0.name.base == name && !$0.isProperty } }
    }
}
