import SwiftSyntax

extension ExprSyntax {
    /// `delegate`, `self.delegate`, `owner.delegate!`: can be evaluated twice.
    var isChainOfNames: Bool {
        if self.is(DeclReferenceExprSyntax.self) { return true }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isChainOfNames }
        return self.as(MemberAccessExprSyntax.self)?.base?.isChainOfNames ?? false
    }
}

extension FunctionCallExprSyntax {
    /// Whether something is done with its result: it is bound, compared, returned or passed on.
    var isUsedAsValue: Bool {
        guard let parent else { return false }
        return parent.is(InitializerClauseSyntax.self) || parent.is(ExprListSyntax.self) || parent.is(ReturnStmtSyntax.self)
            || parent.is(LabeledExprSyntax.self)
    }
}
