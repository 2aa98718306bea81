import SwiftSyntax

/// Runs asynchronous tests that name no actor on the main actor, in language modes before Swift 6.
///
/// There the compiler lets such a test use UIKit's objects off the main thread, through functions that name no actor either, and on iOS they
/// work; here UIKit stops. A test that blocks its thread stays where it is: the main actor's other work would wait for it.
final class AsyncTestPass: ActiveCodeVisitor {
    private let context: RewriteContext

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard Self.isTest(node), let type = TypeContext.around(node, in: context.index), context.index.isTestCase(type.indexName),
            !context.index.isOnMainActor(type.indexName), !Self.namesActor(node), !Self.blocks(node)
        else { return .skipChildren }
        context.edits.insert("@MainActor ", at: node.textRange.lowerBound)
        return .skipChildren
    }

    private static func isTest(_ node: FunctionDeclSyntax) -> Bool {
        node.name.text.hasPrefix("test") && node.isAsync && !node.isTypeMember && node.signature.parameterClause.parameters.isEmpty
            && node.signature.returnClause == nil && node.parent?.is(MemberBlockItemSyntax.self) == true
            && !node.modifiers.contains { ["private", "fileprivate", "nonisolated", "override"].contains($0.name.text) }
    }

    /// By an attribute of its own, of its class or of its extension.
    private static func namesActor(_ node: FunctionDeclSyntax) -> Bool {
        var current: Syntax? = Syntax(node)
        while let candidate = current {
            let attributes = candidate.asProtocol((any WithAttributesSyntax).self)?.attributes
            if attributes?.plain.contains(where: { $0.name.hasSuffix("Actor") }) == true { return true }
            current = candidate.parent
        }
        return false
    }

    private static let blocking: Set<String> = ["wait", "waitForExpectations", "sync"]

    private static func blocks(_ node: FunctionDeclSyntax) -> Bool {
        node.body?.tokens(viewMode: .sourceAccurate).contains { blocking.contains($0.text) } ?? false
    }
}
