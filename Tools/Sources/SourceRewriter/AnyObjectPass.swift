import SwiftSyntax

/// `(value as AnyObject).doubleValue`: Objective-C looks up the member on the object itself.
///
/// The object is wrapped in `AnyObjectMembers`, which has the members of Foundation and UIKit that apps use this way.
final class AnyObjectPass: ActiveCodeVisitor {
    private let context: RewriteContext

    /// The members of `AnyObjectMembers`.
    private static let members: Set<String> = [
        "boolValue", "intValue", "integerValue", "floatValue", "doubleValue", "uintValue", "uint32Value",
        "int32Value", "int64Value", "uint64Value", "stringValue", "length", "count", "cgRectValue",
        "cgPointValue", "cgSizeValue", "uiEdgeInsetsValue", "cgAffineTransformValue", "value", "setValue", "priority",
        "bounds", "frame", "tag", "superview", "isOn", "selectedSegmentIndex", "currentTitle", "titleLabel", "currentPage", "isSelected",
        "isEnabled", "text", "state", "removeFromSuperview", "location", "isHidden", "alpha", "center", "subviews", "topAnchor",
        "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "centerXAnchor", "centerYAnchor", "widthAnchor",
        "heightAnchor",
    ]
    /// Of these, the members of every object, also rewritten for properties that hold any object.
    private static let universal: Set<String> = ["isKind", "isMember", "responds", "perform", "performSelector", "isEqual"]

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "description" {
            rewriteClassDescription(node)
            return .visitChildren
        }
        let isUniversal = isUniversal(node)
        if isUniversal, let base = node.base?.as(MemberAccessExprSyntax.self),
            context.index.hasUntypedObject(base.declName.baseName.identifierText)
        {
            context.needsRuntime = true
            context.edits.insert("ObjectiveC.AnyObjectMembers(", at: base.textRange.lowerBound)
            context.edits.insert(")", at: base.textRange.upperBound)
            return .visitChildren
        }
        if isUniversal || Self.members.contains(node.declName.baseName.text), let base = node.base, isUntypedParameter(base) == true {
            context.needsRuntime = true
            context.edits.insert("ObjectiveC.AnyObjectMembers(", at: base.textRange.lowerBound)
            context.edits.insert(")", at: base.textRange.upperBound)
            return .visitChildren
        }
        if isUniversal || Self.members.contains(node.declName.baseName.text), let object = untypedRange(node.base, isUniversal) {
            wrap(object)
            return .visitChildren
        }
        if isUniversal || Self.members.contains(node.declName.baseName.text), let cast = node.base, cast.isBitsOfAnyObject {
            wrap(cast.textRange)
            return .visitChildren
        }
        if Self.members.contains(node.declName.baseName.text), let element = elementRange(node.base) {
            context.needsRuntime = true
            context.edits.insert("ObjectiveC.AnyObjectMembers.of(", at: element.lowerBound)
            context.edits.insert(")", at: element.upperBound)
            return .visitChildren
        }
        guard let base = node.base?.as(TupleExprSyntax.self), base.isCastToAnyObject else { return .visitChildren }
        if !isUniversal, !Self.members.contains(node.declName.baseName.text) {
            sendMessage(node, to: base)
            return .visitChildren
        }
        context.needsRuntime = true
        context.edits.insert("ObjectiveC.AnyObjectMembers", at: base.textRange.lowerBound)
        return .visitChildren
    }

    /// `(value as AnyObject).reload()` where classes of the sources have such a method: a message without arguments.
    private func sendMessage(_ node: MemberAccessExprSyntax, to base: TupleExprSyntax) {
        let name = node.declName.baseName.identifierText
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
            let open = call.leftParen, let method = context.index.messageMethod(named: name)
        else { return }
        context.needsRuntime = true
        context.edits.insert("ObjectiveC.AnyObjectMembers", at: base.textRange.lowerBound)
        context.edits.replace(node.declName.textRange, with: "perform")
        context.edits.insert("ObjectiveC.Selector(\"\(method.selector)\")", at: open.textRange.upperBound)
    }

    /// Whether a member of every object is called. `perform` of other types takes closures.
    private func isUniversal(_ node: MemberAccessExprSyntax) -> Bool {
        let name = node.declName.baseName.text
        guard Self.universal.contains(name) else { return false }
        guard name == "perform" else { return true }
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil, let first = call.arguments.first else {
            return false
        }
        return first.label == nil && !first.expression.is(ClosureExprSyntax.self)
    }

    /// `object["key"]`: Objective-C sends a message to the object.
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.count == 1, node.arguments.first?.label == nil else { return .visitChildren }
        if let base = node.calledExpression.as(TupleExprSyntax.self), base.isCastToAnyObject {
            context.needsRuntime = true
            context.edits.insert("ObjectiveC.AnyObjectMembers", at: base.textRange.lowerBound)
        } else if let object = untypedRange(node.calledExpression, false) {
            wrap(object)
        } else if let element = node.calledExpression.unwrapped.as(SubscriptCallExprSyntax.self),
            let array = element.calledExpression.as(DeclReferenceExprSyntax.self),
            UntypedNames.kind(of: array.baseName.identifierText, at: array) == .objects
        {
            wrap(element.textRange)
        }
        return .visitChildren
    }

    private func wrap(_ range: Range<Int>) {
        context.needsRuntime = true
        context.edits.insert("ObjectiveC.AnyObjectMembers.of(", at: range.lowerBound)
        context.edits.insert(")", at: range.upperBound)
    }

    /// The place of a local variable that holds any object, or, for members of every object, of the type's own property and of a parameter that may be nil.
    private func untypedRange(_ base: ExprSyntax?, _ isUniversal: Bool) -> Range<Int>? {
        guard let base else { return nil }
        let object = base.unwrapped
        if let reference = object.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.identifierText
            if let local = UntypedNames.local(name, at: reference) { return local == .object ? object.textRange : nil }
            if base.id != object.id, let isUntyped = isUntypedParameter(object, orNil: true) { return isUntyped ? object.textRange : nil }
            guard isUniversal, isUntypedParameter(object) == nil, let type = TypeContext.around(object, in: context.index) else {
                return nil
            }
            return context.index.hasUntypedObject(name, in: type.indexName) ? object.textRange : nil
        }
        guard isUniversal, base.id != object.id, let member = object.as(MemberAccessExprSyntax.self) else { return nil }
        return context.index.hasUntypedObject(member.declName.baseName.identifierText) ? object.textRange : nil
    }

    /// The place of `objects.first` in `objects.first?.priority`, or of `objects[0]`, where the array holds any objects; also of
    /// `userInfo[key]` in `userInfo[key]?.cgRectValue`, where the local dictionary does.
    private func elementRange(_ base: ExprSyntax?) -> Range<Int>? {
        if let element = base?.as(SubscriptCallExprSyntax.self) {
            return holdsAnyObjects(element.calledExpression) ? element.textRange : nil
        }
        let unwrapped = base?.as(OptionalChainingExprSyntax.self)?.expression ?? base?.as(ForceUnwrapExprSyntax.self)?.expression
        if let element = unwrapped?.as(SubscriptCallExprSyntax.self), let name = element.calledExpression.as(DeclReferenceExprSyntax.self),
            UntypedNames.kind(of: name.baseName.identifierText, at: name) == .objects
        {
            return element.textRange
        }
        guard let element = unwrapped?.as(MemberAccessExprSyntax.self), ["first", "last"].contains(element.declName.baseName.text),
            holdsAnyObjects(element.base)
        else { return nil }
        return element.textRange
    }

    private func holdsAnyObjects(_ array: ExprSyntax?) -> Bool {
        let name = array?.as(MemberAccessExprSyntax.self)?.declName.baseName ?? array?.as(DeclReferenceExprSyntax.self)?.baseName
        return name.map { context.index.hasUntypedObjects($0.identifierText) } ?? false
    }

    /// `type(of: object).description()` on an object of unknown type, `view.classForCoder.description()`.
    private func rewriteClassDescription(_ node: MemberAccessExprSyntax) {
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, let base = node.base,
            isTypeOfUntyped(base) || base.isClassForCoder
        else { return }
        context.needsRuntime = true
        context.edits.insert("ObjectiveC.AnyObjectMembers.description(of: ", at: base.textRange.lowerBound)
        context.blank(node.period)
        context.blank(node.declName)
        if let open = call.leftParen { context.blank(open) }
    }

    private func isTypeOfUntyped(_ base: ExprSyntax) -> Bool {
        guard let base = base.as(FunctionCallExprSyntax.self),
            base.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type", base.arguments.count == 1,
            let argument = base.arguments.first
        else { return false }
        return argument.label?.text == "of" && isUntyped(argument.expression)
    }

    /// Whether an expression is a parameter or a property that holds any object.
    private func isUntyped(_ expression: ExprSyntax) -> Bool {
        if let base = expression.as(MemberAccessExprSyntax.self) {
            return context.index.hasUntypedObject(base.declName.baseName.identifierText)
        }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return false }
        return isUntypedParameter(expression) ?? context.index.hasUntypedObject(name)
    }

    /// Whether an expression names a parameter that is any object; nil if it names no parameter.
    private func isUntypedParameter(_ expression: ExprSyntax, orNil: Bool = false) -> Bool? {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return nil }
        // A local name hides the parameter, as in `if let sender = sender as? UIButton`.
        if let local = UntypedNames.local(name, at: expression) { return local == .object ? nil : false }
        var current = expression.parent
        while let candidate = current {
            if let parameter = candidate.parameters?.first(where: { ($0.secondName ?? $0.firstName).identifierText == name }) {
                let type = parameter.type.trimmedDescription
                return ["AnyObject", "any AnyObject"].contains(orNil && type.hasSuffix("?") ? String(type.dropLast()) : type)
            }
            current = candidate.parent
        }
        return nil
    }
}

extension Syntax {
    /// The parameters of a function or an initialiser.
    fileprivate var parameters: FunctionParameterListSyntax? {
        (self.as(FunctionDeclSyntax.self)?.signature ?? self.as(InitializerDeclSyntax.self)?.signature)?.parameterClause.parameters
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

extension ExprSyntax {
    /// The property of every object that has its class.
    fileprivate var isClassForCoder: Bool {
        (self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self))?.baseName.text == "classForCoder"
    }

    /// `unsafeBitCast(…, to: AnyObject.self)`.
    fileprivate var isBitsOfAnyObject: Bool {
        guard let call = self.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "unsafeBitCast",
            call.arguments.count == 2, let type = call.arguments.last
        else { return false }
        return type.label?.text == "to" && type.expression.trimmedDescription == "AnyObject.self"
    }

    /// The expression before `?` or `!`.
    var unwrapped: ExprSyntax {
        self.as(OptionalChainingExprSyntax.self)?.expression ?? self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
    }
}
