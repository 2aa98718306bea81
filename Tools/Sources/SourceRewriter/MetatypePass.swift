import SwiftSyntax

/// `type.init(rootViewController:)` on a class known at run time only.
///
/// Objective-C's initialisers are all found by name; Swift's own must be `required` for that. Where the sources declare one of these
/// labels as required, or as a protocol's, the call may mean that and stays.
final class MetatypePass: SyntaxVisitor {
    private let context: RewriteContext

    /// What UIKit makes so, by the labels.
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

    /// Whether an expression is a metatype out of a variable or a call, and no type's name.
    private static func isValue(_ base: ExprSyntax) -> Bool {
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text { return isVariable(name) }
        if let name = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text { return isVariable(name) && name != "Type" }
        return base.is(FunctionCallExprSyntax.self) || base.is(TupleExprSyntax.self)
    }

    private static func isVariable(_ name: String) -> Bool { name != "self" && name != "super" && name.first?.isLowercase == true }
}
