import SwiftSyntax

/// `func < (lhs: NSNumber, rhs: NSNumber)` of a file becomes a member of the class. On Apple's systems `NSNumber` has no order of its own; on Linux it
/// has, as a member, and neither a function nor a member of two modules is the better match.
final class NumberOrderPass: ActiveCodeVisitor {
    private let context: RewriteContext

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        guard node.name.text == "<", node.genericParameterClause == nil, parameters.count == 2,
            parameters.allSatisfy({ ["NSNumber", "Foundation.NSNumber"].contains($0.type.trimmedDescription) })
        else { return .skipChildren }
        // Private members of an extension are hidden from other types of the file.
        for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.private) {
            context.edits.replace(modifier.name.textRange, with: "fileprivate")
        }
        context.edits.insert("extension NSNumber { ", at: node.textRange.lowerBound)
        context.edits.insert("static ", at: node.funcKeyword.textRange.lowerBound)
        context.edits.insert(" }", at: node.textRange.upperBound)
        return .skipChildren
    }

    // Only the functions of a file, not of its types.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
