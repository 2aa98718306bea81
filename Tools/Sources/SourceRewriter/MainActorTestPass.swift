import SwiftSyntax

/// Test methods of classes on the main actor, as XCTest on Linux can call them.
///
/// Its list of tests holds methods that are on no actor; one that is stops the run. The method keeps its place under another name, and what has
/// its name runs it on the main thread, where XCTest runs tests that do not wait.
final class MainActorTestPass: SyntaxVisitor {
    private let context: RewriteContext

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let effects = node.signature.effectSpecifiers
        guard node.name.text.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty, effects?.asyncSpecifier == nil,
            !node.modifiers.contains(where: { Self.apart.contains($0.name.text) }), node.parent?.is(MemberBlockItemSyntax.self) == true,
            let type = TypeContext.around(node, in: context.index), context.index.isMainActorTest(type.indexName)
        else { return .skipChildren }
        let isOverride = node.modifiers.contains { $0.name.text == "override" }
        let throwing = effects?.throwsClause == nil ? "" : " throws"
        let attempt = throwing.isEmpty ? "" : "try "
        let own = "__ferry_" + node.name.text
        let wrapper =
            "\(isOverride ? "override " : "")nonisolated func \(node.name.text)()\(throwing) "
            + "{ \(attempt)MainActor.assumeIsolated { \(attempt)self.\(own)() } }; "
        let start = node.modifiers.first?.textRange.lowerBound ?? node.funcKeyword.textRange.lowerBound
        context.edits.insert(wrapper, at: start)
        context.edits.insert("__ferry_", at: node.name.textRange.lowerBound)
        return .skipChildren
    }

    /// Methods that XCTest does not see, or that say themselves where they run.
    private static let apart: Set<String> = ["private", "fileprivate", "static", "class", "nonisolated"]
}

extension DeclarationIndex {
    fileprivate func isMainActorTest(_ type: String) -> Bool {
        let line = ancestors(of: type)
        return line.contains("XCTestCase") && line.contains { types[$0]?.isOnMainActor == true }
    }
}
