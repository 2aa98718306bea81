import SwiftSyntax

/// Evaluates compilation conditions and availability for an iOS simulator of the given version.
final class ConditionPass: SyntaxVisitor {
    private let context: RewriteContext
    private var isInCondition = false

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition {
            isInCondition = true
            walk(condition)
            isInCondition = false
        }
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard isInCondition, let argument = node.arguments.first?.expression.trimmedDescription else { return .visitChildren }
        switch (node.calledExpression.trimmedDescription, argument) {
        case ("os", "iOS"), ("targetEnvironment", "simulator"), ("canImport", "Darwin"): put("true", for: node)
        case ("os", "Linux"): put("false", for: node)
        default: break
        }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if isInCondition, !context.isPackaged, node.baseName.text == "SWIFT_PACKAGE" { put("false", for: node) }
        return .skipChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        for argument in node.availabilityArguments {
            guard case .availabilityVersionRestriction(let platform) = argument.argument, platform.platform.text == "iOS" else { continue }
            let version = platform.version?.trimmedDescription.split(separator: ".").compactMap { Int($0) } ?? []
            guard context.systemVersion.lexicographicallyPrecedes(version) else { continue }
            let isAvailable = node.availabilityKeyword.tokenKind == .poundAvailable
            context.substitute(node, with: isAvailable ? "Bool(false)" : "Bool(true)")
        }
        return .skipChildren
    }

    private func put(_ value: String, for node: some SyntaxProtocol) {
        let range = node.textRange
        context.edits.replace(range, with: value + String(repeating: " ", count: max(range.count - value.utf8.count, 0)))
    }
}
