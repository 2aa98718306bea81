import SwiftSyntax

/// Test methods on the main actor, and overrides of `setUp` and its siblings there, as XCTest on Linux can call them.
///
/// Its list of tests holds methods of one type that are on no actor: one method on the main actor beside others does not build, and a list of
/// such methods alone stops the run. The method keeps its place under another name, and what has its name runs it on the main thread, where
/// XCTest runs synchronous tests. Asynchronous ones need nothing: they change to their actor themselves.
final class MainActorTestPass: SyntaxVisitor {
    private let context: RewriteContext

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard Self.isCalledByXCTest(node), let type = TypeContext.around(node, in: context.index),
            context.index.isTestCase(type.indexName), isOnMainActor(node, of: type.indexName)
        else { return .skipChildren }
        let name = node.name.text
        // No subclass has the same name for what it moves: `super.setUp()` means the superclass's method of that name.
        let moved = "__ferry_\(type.indexName)_\(name)"
        let throwing = node.isThrowing ? " throws" : ""
        let attempt = node.isThrowing ? "try " : ""
        let head =
            node.attributes.plain.filter { $0.name == "available" }.map(\.trimmedDescription)
            + node.modifiers.map(\.trimmedDescription).filter { $0 != "dynamic" } + ["nonisolated func \(name)()\(throwing)"]
        // A test case is no sendable value, and needs not be: it does not leave its thread.
        let (capture, receiver) =
            node.isTypeMember ? ("", moved) : ("nonisolated(unsafe) let ferry = self; ", "ferry.\(moved)")
        let body = "{ \(capture)\(attempt)MainActor.assumeIsolated { \(attempt)\(receiver)() } }; "
        let isMarked = node.attributes.first(named: ["MainActor"]) != nil
        context.edits.insert(
            head.joined(separator: " ") + " " + body + (isMarked ? "" : "@MainActor "), at: node.textRange.lowerBound)
        for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) { context.blank(modifier) }
        context.edits.replace(node.name.textRange, with: moved)
        return .skipChildren
    }

    /// A synchronous method that XCTest finds by its name, or calls before and after tests.
    private static func isCalledByXCTest(_ node: FunctionDeclSyntax) -> Bool {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, node.signature.parameterClause.parameters.isEmpty, !node.isAsync,
            !node.modifiers.contains(where: { apart.contains($0.name.text) })
        else { return false }
        if node.modifiers.contains(.override), surroundings.contains(node.name.text) { return true }
        return node.name.text.hasPrefix("test") && !node.isTypeMember && node.signature.returnClause == nil
    }

    /// Methods that XCTest does not see, or that say themselves where they run.
    private static let apart: Set<String> = ["private", "fileprivate", "nonisolated"]
    private static let surroundings: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

    /// By its own attribute, that of the extension around it, of the class or one of its superclasses, or of the method it overrides.
    private func isOnMainActor(_ node: FunctionDeclSyntax, of type: String) -> Bool {
        if node.isMarkedForMainActor || context.index.isOnMainActor(type) { return true }
        return node.modifiers.contains(.override) && context.index.hasMainActorMethod(node.swiftName, in: type)
    }
}

extension FunctionDeclSyntax {
    /// The method or the extension it is in says `@MainActor`.
    var isMarkedForMainActor: Bool {
        if attributes.first(named: ["MainActor"]) != nil { return true }
        var current = parent
        while let candidate = current, !candidate.is(ClassDeclSyntax.self) {
            if let holder = candidate.as(ExtensionDeclSyntax.self) { return holder.attributes.first(named: ["MainActor"]) != nil }
            current = candidate.parent
        }
        return false
    }
}

extension DeclarationIndex {
    fileprivate func isTestCase(_ type: String) -> Bool { ancestors(of: type).contains("XCTestCase") }

    fileprivate func isOnMainActor(_ type: String) -> Bool { ancestors(of: type).contains { types[$0]?.isOnMainActor == true } }

    fileprivate func hasMainActorMethod(_ name: SwiftName, in type: String) -> Bool {
        ancestors(of: type).contains { types[$0]?.mainActorMethods.contains(name) == true }
    }
}
