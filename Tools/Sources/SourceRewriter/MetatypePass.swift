import SwiftSyntax

/// `type.init(rootViewController:)` on a class that is only known at run time.
///
/// Objective-C finds all initialisers by name; in Swift they must be `required` for that. If the sources declare one with these
/// labels as required, or in a protocol, the call may mean that one and is not changed.
final class MetatypePass: SyntaxVisitor {
    private let context: RewriteContext

    /// UIKit initialisers that are called this way, by their labels.
    private static let makers = [SwiftName(base: "init", labels: ["rootViewController"]): "dynamicallyMade"]

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let called = node.calledExpression.as(MemberAccessExprSyntax.self), called.declName.baseName.text == "init",
            let base = called.base, Self.isValue(base)
        else { return .visitChildren }
        let name = SwiftName(base: "init", labels: node.arguments.map { $0.label?.text ?? "_" })
        if let factory = Self.makers[name], !context.index.requiredInitializers.contains(name) {
            context.substitute(called.declName, with: factory)
        }
        return .visitChildren
    }

    /// Whether an expression is a metatype from a variable or a call, not a type's name.
    private static func isValue(_ base: ExprSyntax) -> Bool {
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text { return isVariable(name) }
        if let name = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text { return isVariable(name) && name != "Type" }
        return base.is(FunctionCallExprSyntax.self) || base.is(TupleExprSyntax.self)
    }

    private static func isVariable(_ name: String) -> Bool { name != "self" && name != "super" && name.first?.isLowercase == true }
}
