import SwiftSyntax

/// Gives gesture recognisers `init(coder:)`, which is required of them in Ferry only: an interface file makes one of any class by it.
///
/// In UIKit a subclass with designated initialisers of its own does not inherit it, and calling it on that class stops the program. The
/// added one does the same.
final class GestureCoderPass: ActiveCodeVisitor {
    private let context: RewriteContext

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        guard context.index.ancestors(of: name).contains(where: Self.isRecognizer) else { return .visitChildren }
        let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        if let coder = initializers.first(where: Self.takesCoder) {
            require(coder)
        } else if initializers.contains(where: { !$0.modifiers.contains(.convenience) }) {
            let access = node.modifiers.contains(.open) || node.modifiers.contains(.public) ? "public " : ""
            context.edits.insert(
                " \(access)required init?(coder: NSCoder) { Swift.fatalError(\"Use of unimplemented initializer 'init(coder:)' for class "
                    + "'\(name)'\") };", at: node.memberBlock.leftBrace.textRange.upperBound)
        }
        return .visitChildren
    }

    /// `override init?(coder:)`: an override of a required initialiser says `required` instead.
    private func require(_ coder: InitializerDeclSyntax) {
        guard !coder.modifiers.contains(.required), let word = coder.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        else { return }
        context.edits.replace(word.name.textRange, with: "required")
    }

    private static func takesCoder(_ node: InitializerDeclSyntax) -> Bool {
        node.signature.parameterClause.parameters.map(\.firstName.text) == ["coder"]
    }

    /// One of UIKit's classes of gesture recognisers.
    private static func isRecognizer(_ name: String) -> Bool { name.hasPrefix("UI") && name.hasSuffix("GestureRecognizer") }
}
