import SwiftSyntax

/// Evaluates compilation conditions for an iOS simulator, and availability for its versions: on Linux every version of iOS is available.
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
        let isAvailable = node.availabilityKeyword.tokenKind == .poundAvailable
        for argument in node.availabilityArguments {
            guard case .availabilityVersionRestriction(let platform) = argument.argument, Self.platforms.contains(platform.platform.text)
            else { continue }
            let version = platform.version?.trimmedDescription.split(separator: ".").compactMap { Int($0) } ?? []
            let least = [context.systemVersions.lowerBound]
            guard let major = version.first, least.lexicographicallyPrecedes(version), version != least + [0] else { continue }
            guard major <= context.systemVersions.upperBound else {
                context.substitute(node, with: isAvailable ? "Bool(false)" : "Bool(true)")
                continue
            }
            context.needsDarwinFoundation = true
            let numbers = version.map(String.init).joined(separator: ", ")
            context.substitute(node, with: "\(isAvailable ? "" : "!")DarwinFoundation.DeviceSystem.isAtLeast(\(numbers))")
        }
        return .skipChildren
    }

    private static let platforms: Set<String> = ["iOS", "iOSApplicationExtension"]

    private func put(_ value: String, for node: some SyntaxProtocol) {
        let range = node.textRange
        context.edits.replace(range, with: value + String(repeating: " ", count: max(range.count - value.utf8.count, 0)))
    }
}
