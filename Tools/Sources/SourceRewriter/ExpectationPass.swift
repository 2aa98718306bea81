import SwiftSyntax

/// `expectation.fulfill` as a value: XCTest's method for Linux has parameters with default values, so it is no function without parameters.
final class ExpectationPass: ActiveCodeVisitor {
    private let context: RewriteContext
    /// Names that the file declares as expectations.
    private var expectations: Set<String> = []

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        let finder = ExpectationNames(viewMode: .sourceAccurate)
        finder.walk(node)
        expectations = finder.names
        return expectations.isEmpty ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil, let base = node.base,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
            let name = base.as(DeclReferenceExprSyntax.self)?.baseName ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName,
            expectations.contains(name.identifierText)
        else { return .visitChildren }
        context.edits.insert("{ ", at: node.textRange.lowerBound)
        context.edits.insert("() }", at: node.textRange.upperBound)
        return .visitChildren
    }
}

/// Variables and parameters that hold expectations, as far as their declarations say so.
private final class ExpectationNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else { return .visitChildren }
        if Self.isExpectation(node.typeAnnotation?.type) || node.initializer.map({ Self.makesExpectation($0.value) }) == true {
            names.insert(name)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if Self.isExpectation(node.type) { names.insert((node.secondName ?? node.firstName).identifierText) }
        return .visitChildren
    }

    private static func isExpectation(_ type: TypeSyntax?) -> Bool {
        let type = type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
        return type?.lastName == "XCTestExpectation"
    }

    /// `expectation(description: …)` of a test case, or an expectation's initialiser.
    private static func makesExpectation(_ value: ExprSyntax) -> Bool {
        guard let called = value.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
        let name = called.as(DeclReferenceExprSyntax.self)?.baseName ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName
        return name.map { ["expectation", "XCTestExpectation"].contains($0.text) } ?? false
    }
}
