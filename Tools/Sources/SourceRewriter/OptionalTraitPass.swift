import SwiftSyntax

/// `switch input.keyboardAppearance { case .dark?: … }`: the properties of `UITextInputTraits` are optional in Objective-C, so that they
/// are optional on a value of the protocol's type, and not on one of a class.
///
/// Here they are values in both. A pattern with `?` says that Apple's is optional.
final class OptionalTraitPass: ActiveCodeVisitor {
    private let context: RewriteContext

    private static let traits: Set<String> = [
        "autocapitalizationType", "autocorrectionType", "spellCheckingType", "keyboardType", "keyboardAppearance", "returnKeyType",
        "enablesReturnKeyAutomatically", "isSecureTextEntry", "smartQuotesType", "smartDashesType", "smartInsertDeleteType",
    ]

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        let items = node.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)?.caseItems }.joined()
        if items.contains(where: { Self.unwraps($0.pattern) }) { wrap(node.subject) }
        return .visitChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        if Self.unwraps(node.pattern) { wrap(node.initializer.value) }
        return .visitChildren
    }

    private static func unwraps(_ pattern: PatternSyntax) -> Bool {
        pattern.as(ExpressionPatternSyntax.self)?.expression.is(OptionalChainingExprSyntax.self) ?? false
    }

    private func wrap(_ value: ExprSyntax) {
        guard let member = value.as(MemberAccessExprSyntax.self), Self.traits.contains(member.declName.baseName.text) else { return }
        context.edits.insert("Optional(", at: value.textRange.lowerBound)
        context.edits.insert(")", at: value.textRange.upperBound)
    }
}
