import SwiftSyntax

/// `(value as AnyObject).doubleValue`: Objective-C looks up the member on the object itself.
///
/// The object is wrapped in `AnyObjectMembers`, which has the members of Foundation and UIKit that apps use this way.
final class AnyObjectPass: SyntaxVisitor {
    private let context: RewriteContext

    /// The members of `AnyObjectMembers`.
    private static let members: Set<String> = [
        "boolValue", "intValue", "integerValue", "floatValue", "doubleValue", "stringValue", "length", "count", "cgRectValue",
        "cgPointValue", "cgSizeValue", "value", "setValue",
    ]
    /// Of these, the members of every object, also rewritten for properties that hold any object.
    private static let universal: Set<String> = ["isKind", "isMember"]

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if Self.universal.contains(node.declName.baseName.text), let base = node.base?.as(MemberAccessExprSyntax.self),
            context.index.hasUntypedObject(base.declName.baseName.identifierText)
        {
            context.needsRuntime = true
            context.edits.insert("ObjectiveC.AnyObjectMembers(", at: base.textRange.lowerBound)
            context.edits.insert(")", at: base.textRange.upperBound)
            return .visitChildren
        }
        guard Self.members.contains(node.declName.baseName.text), let base = node.base?.as(TupleExprSyntax.self), base.isCastToAnyObject
        else {
            return .visitChildren
        }
        context.needsRuntime = true
        context.edits.insert("ObjectiveC.AnyObjectMembers", at: base.textRange.lowerBound)
        return .visitChildren
    }
}

extension TupleExprSyntax {
    /// `(… as AnyObject)`.
    fileprivate var isCastToAnyObject: Bool {
        guard elements.count == 1, let sequence = elements.first?.expression.as(SequenceExprSyntax.self) else { return false }
        let parts = Array(sequence.elements)
        guard parts.count >= 3, let cast = parts[parts.count - 2].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil
        else {
            return false
        }
        return parts.last?.as(TypeExprSyntax.self)?.type.trimmedDescription == "AnyObject"
    }
}
