import SwiftSyntax

/// Conditions of a package that is compiled as Linux has it: the modules of Apple's systems that the device has under their names are not what such a
/// package means by them.
final class PortableConditionPass: SyntaxVisitor {
    private let context: RewriteContext
    private static let modules: Set<String> = ["ObjectiveC", "Darwin"]

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { ConditionNames(self).walk(condition) }
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    fileprivate func replace(_ node: FunctionCallExprSyntax) {
        guard node.calledExpression.trimmedDescription == "canImport",
            let module = node.arguments.first?.expression.trimmedDescription.split(separator: ".").first,
            Self.modules.contains(String(module))
        else { return }
        let range = node.textRange
        context.edits.replace(range, with: "false" + String(repeating: " ", count: max(range.count - 5, 0)))
    }
}

/// The calls in a condition.
private final class ConditionNames: SyntaxVisitor {
    private let pass: PortableConditionPass

    init(_ pass: PortableConditionPass) {
        self.pass = pass
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        pass.replace(node)
        return .skipChildren
    }
}
