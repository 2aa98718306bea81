import SwiftSyntax

/// What Foundation has on Apple's systems and lacks on Linux: initialisers without arguments, the device's language, the app's library folder,
/// defaults that last, and the module below it.
final class FoundationPass: SyntaxVisitor {
    private let context: RewriteContext

    /// The arguments that make the same value as none at all.
    private static let empty = ["NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\""]

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    /// Members of `Locale` that know the device, and those of `DeviceLocale` that do.
    private static let locale = [
        "current": "current", "autoupdatingCurrent": "current", "preferredLanguages": "preferredLanguages",
    ]

    /// `CoreFoundation.sqrt(…)`: the module's functions are Foundation's.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Locale",
            let member = Self.locale[node.declName.baseName.text]
        {
            context.needsDarwinFoundation = true
            context.substitute(node, with: "DeviceLocale." + member)
            return .skipChildren
        }
        if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "CoreFoundation" {
            context.substitute(base, with: "Foundation")
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.leftParen,
            let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, let arguments = Self.empty[name]
        {
            context.edits.insert(arguments, at: parenthesis.textRange.upperBound)
        }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "NSLocalizedString" {
            context.needsDarwinFoundation = true
            context.substitute(name, with: "DeviceLocale.text")
        }
        replaceDefaults(node)
        replaceLibraryFolder(node)
        return .visitChildren
    }

    /// `UserDefaults(suiteName: …)`.
    private func replaceDefaults(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "UserDefaults",
            node.arguments.first?.label?.text == "suiteName"
        else { return }
        context.needsDarwinFoundation = true
        context.substitute(name, with: "DeviceDefaults")
    }

    /// `urls(for: .libraryDirectory, …)` and the like.
    private func replaceLibraryFolder(_ node: FunctionCallExprSyntax) {
        guard let argument = node.arguments.first,
            argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "libraryDirectory"
        else { return }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "NSSearchPathForDirectoriesInDomains" {
            context.needsDarwinFoundation = true
            context.substitute(name, with: "DeviceFolders.paths")
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), argument.label?.text == "for",
            let name = ["urls": "deviceURLs", "url": "deviceURL"][member.declName.baseName.text]
        {
            context.needsDarwinFoundation = true
            context.substitute(member.declName, with: name)
        }
    }
}
