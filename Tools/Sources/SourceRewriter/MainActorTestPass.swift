import SwiftSyntax

/// Makes main-actor test methods, and main-actor overrides of `setUp` and its siblings, callable by XCTest on Linux.
///
/// XCTest's list of tests has methods of one type without an actor: one main-actor method among others does not compile, and a list of
/// only such methods stops the run. The method is renamed, and a method with the original name runs it on the main thread, where
/// XCTest runs synchronous tests. Asynchronous tests switch to their actor themselves.
final class MainActorTestPass: ActiveCodeVisitor {
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
        // The class name makes the name unique among superclasses: `super.setUp()` calls the superclass's method of that name.
        let moved = "__ferry_\(type.indexName)_\(name)"
        let throwing = node.isThrowing ? " throws" : ""
        let attempt = node.isThrowing ? "try " : ""
        let head =
            node.attributes.plain.filter { $0.name == "available" }.map(\.trimmedDescription)
            + node.modifiers.map(\.trimmedDescription).filter { $0 != "dynamic" } + ["nonisolated func \(name)()\(throwing)"]
        // A test case is not `Sendable`, and does not need to be: it stays on its thread.
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

    /// A synchronous method that XCTest finds by name, or calls before and after tests.
    private static func isCalledByXCTest(_ node: FunctionDeclSyntax) -> Bool {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, node.signature.parameterClause.parameters.isEmpty, !node.isAsync,
            !node.modifiers.contains(where: { apart.contains($0.name.text) })
        else { return false }
        if node.modifiers.contains(.override), surroundings.contains(node.name.text) { return true }
        return node.name.text.hasPrefix("test") && !node.isTypeMember && node.signature.returnClause == nil
    }

    /// Methods that XCTest does not see, or that declare their isolation.
    private static let apart: Set<String> = ["private", "fileprivate", "nonisolated"]
    private static let surroundings: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

    /// By its own attribute, or by that of its extension, its class, a superclass, or the method it overrides.
    private func isOnMainActor(_ node: FunctionDeclSyntax, of type: String) -> Bool {
        if node.isMarkedForMainActor || context.index.isOnMainActor(type) { return true }
        return node.modifiers.contains(.override) && context.index.hasMainActorMethod(node.swiftName, in: type)
    }
}

extension FunctionDeclSyntax {
    /// The method or its extension is declared `@MainActor`.
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
    func isTestCase(_ type: String) -> Bool { ancestors(of: type).contains("XCTestCase") }

    func isOnMainActor(_ type: String) -> Bool { ancestors(of: type).contains { types[$0]?.isOnMainActor == true } }

    fileprivate func hasMainActorMethod(_ name: SwiftName, in type: String) -> Bool {
        ancestors(of: type).contains { types[$0]?.mainActorMethods.contains(name) == true }
    }
}
