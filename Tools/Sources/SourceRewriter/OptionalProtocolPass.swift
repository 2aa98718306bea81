import SwiftSyntax

/// Objective-C protocols: they become class-bound, and their optional members move to an extension that looks in the method table
/// of the object's class, wherever in its class hierarchy the member is declared.
final class OptionalProtocolPass: ActiveCodeVisitor {
    private let context: RewriteContext
    private var index: DeclarationIndex { context.index }
    /// Members of the protocol that are methods as values.
    private var references: Set<SwiftName> = []

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.first(named: ["objc"]) != nil else { return .visitChildren }
        if node.genericWhereClause == nil {
            let place = node.memberBlock.leftBrace.textRange.lowerBound
            let space = place > 0 && context.source[place - 1] == UInt8(ascii: " ") ? "" : " "
            context.edits.insert(space + "where Self: AnyObject ", at: place)
        }
        let access = node.modifiers.contains(.public) ? "public " : ""
        var members: [String] = []
        references = []
        for item in node.memberBlock.members {
            if let function = item.decl.as(FunctionDeclSyntax.self), function.modifiers.contains(.optional) {
                members += method(function, access)
                context.blank(item)
            } else if let variable = item.decl.as(VariableDeclSyntax.self), variable.modifiers.contains(.optional) {
                members += property(variable, access)
                context.blank(item)
            }
        }
        if !members.isEmpty {
            context.needsRuntime = true
            context.insertDeclaration("extension \(node.name.text) { \(members.joined(separator: "; ")) }", after: node)
        }
        return .visitChildren
    }

    private func method(_ node: FunctionDeclSyntax, _ access: String) -> [String] {
        guard node.canBeCalledByMessage else {
            context.refuse(node.name, "a message cannot carry the parameters of the optional method '\(node.swiftName)'")
            return []
        }
        let parameters = Array(node.signature.parameterClause.parameters)
        let names = parameters.indices.map { "__p\($0)" }
        let head = zip(parameters, names).map { parameter, name in
            "\(parameter.firstName.text) \(name): \(parameter.type.trimmedDescription)"
        }.joined(separator: ", ")
        let arguments = names.joined(separator: ", ")
        let result = node.signature.returnClause?.type.trimmedDescription
        let call = "ObjectiveC.ObjCRuntime.optional(self, \"\(node.selector)\", [\(arguments)])"
        let name = node.name.text
        // Here the attribute of a closure counts, which a cast does not have.
        let types = parameters.map { ($0.type.isEscaping ? "@escaping " : "") + ($0.type.argumentType ?? "Any") }.joined(separator: ", ")
        let body: String
        // A chain does not wrap a result that is optional already.
        let wrapped = result.flatMap { $0.hasSuffix("?") || $0.hasSuffix("!") ? String($0.dropLast()) : nil }
        let returned: String
        if let wrapped {
            (returned, body) = ("(\(wrapped))?", "{ (\(call) as (\(wrapped)?)?) ?? nil }")
        } else if let result, result != "Void", result != "()" {
            (returned, body) = ("(\(result))?", "{ \(call) as (\(result))? }")
        } else {
            (returned, body) = (result.map { "(\($0))?" } ?? "Void?", "{ \(call) ? () : nil }")
        }
        let labels = node.swiftName.labels.map { $0 + ":" }.joined()
        let reference =
            labels.isEmpty ? "\(name)_()" : "\(name)_(\(names.enumerated().map { labelled(parameters[$0], $1) }.joined(separator: ", ")))"
        let closure = "{ (\(arguments)) in _ = self.\(reference) }"
        let answer =
            result == nil || result == "Void" || result == "()"
            ? closure : "{ (\(arguments)) in self.\(reference)\(wrapped == nil ? "!" : "") }"
        let declared = "@discardableResult \(access)func \(name)_(\(head)) -> \(returned) \(body)"
        // Methods that differ in types alone are one value, the first one's.
        guard references.insert(node.swiftName).inserted else { return [declared] }
        return [
            declared,
            "\(access)var \(Self.reference(to: node.swiftName)): ((\(types)) -> \(wrapped.map { "(\($0))?" } ?? result ?? "Void"))? "
                + "{ ObjectiveC.ObjCRuntime.responds(self, to: \"\(node.selector)\") ? \(answer) : nil }",
        ]
    }

    /// The suffix for the name of an optional method where the method itself, not its result, is the value.
    private static func reference(to name: SwiftName) -> String {
        name.base + "_optional" + name.labels.map { "_" + $0 }.joined()
    }

    private func labelled(_ parameter: FunctionParameterSyntax, _ argument: String) -> String {
        parameter.firstName.text == "_" ? argument : "\(parameter.firstName.text): \(argument)"
    }

    private func property(_ node: VariableDeclSyntax, _ access: String) -> [String] {
        node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type = binding.typeAnnotation?.type else {
                return nil
            }
            let selector = node.explicitSelector ?? name.identifierText
            return "\(access)var \(name.text): (\(type.trimmedDescription))? { ObjectiveC.ObjCRuntime.optional(self, \"\(selector)\") }"
        }
    }

    /// `x.f?(…)`: the call itself is already optional.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = optionalCallee(node), let name = callee.expression.as(MemberAccessExprSyntax.self)?.declName else {
            return .visitChildren
        }
        let labels = node.arguments.map { $0.label?.identifierText ?? "_" } + node.additionalTrailingClosures.map(\.label.identifierText)
        let called = SwiftName(base: name.baseName.identifierText, labels: labels + (node.trailingClosure == nil ? [] : ["_"]))
        let requirement = index.optionalMethod(called, hasTrailingClosure: node.trailingClosure != nil)
        let isOurs = requirement != nil
        let isFrameworks = index.framework.optionalSelector(of: called) != nil || index.framework.mayIgnore(called)
        // A closure in a property is called without labels.
        let mayBeClosure = called.labels.allSatisfy { $0 == "_" } && index.hasProperty(called.base) && !Self.isOnDelegate(callee.expression)
        guard isOurs || (isFrameworks && !mayBeClosure) else { return .visitChildren }
        // `f?(…)` becomes `f_(…)`: the extension's method, which must not be confused with the class's own.
        context.edits.replace(callee.mark, with: isOurs ? "_" : " ")
        if let requirement { castUntypedBase(of: callee.expression, to: requirement.owner) }
        if let requirement {
            // The extension's method has an optional result also where the requirement's is not: a forced call has the value itself.
            let isForced = node.calledExpression.is(ForceUnwrapExprSyntax.self) && !requirement.hasOptionalResult
            if isForced || continues(node) { context.edits.insert(isForced ? "!" : "?", at: node.textRange.upperBound) }
        }
        if !isOurs, !node.calledExpression.is(ForceUnwrapExprSyntax.self) {
            answerNil(node, to: callee.expression, index.framework.optionalSelectors(of: called))
        }
        return .visitChildren
    }

    /// `field.delegate!.f`: a method of the delegate's protocol, and no closure, whatever properties of that name there are.
    private static func isOnDelegate(_ callee: ExprSyntax) -> Bool {
        guard let base = callee.as(MemberAccessExprSyntax.self)?.base?.unwrapped else { return false }
        let name = base.as(MemberAccessExprSyntax.self)?.declName.baseName ?? base.as(DeclReferenceExprSyntax.self)?.baseName
        return name.map { ["delegate", "dataSource"].contains($0.text) } ?? false
    }

    /// `if let height = delegate.tableView?(self, heightForRowAt: path)`, with a framework's protocol: its requirements are not optional on Linux
    /// and have a default value, which is not what an object without the method answers.
    private func answerNil(_ call: FunctionCallExprSyntax, to callee: ExprSyntax, _ selectors: [String]) {
        guard !selectors.isEmpty, let object = callee.as(MemberAccessExprSyntax.self)?.base, object.isChainOfNames, call.isUsedAsValue,
            !continues(call)
        else {
            return
        }
        context.needsRuntime = true
        let questions = selectors.map { "ObjectiveC.ObjCRuntime.responds(\(object.trimmedDescription), to: \"\($0)\")" }
        context.edits.insert("(\(questions.joined(separator: " || ")) ? ", at: call.textRange.lowerBound)
        context.edits.insert(" : nil)", at: call.textRange.upperBound)
    }

    /// `delegate?.f?(…)` where `delegate` is any object: Objective-C looks up the method on the object itself.
    private func castUntypedBase(of callee: ExprSyntax, to owner: String) {
        guard let chain = callee.as(MemberAccessExprSyntax.self)?.base?.as(OptionalChainingExprSyntax.self) else { return }
        let base = chain.expression
        let member = base.as(MemberAccessExprSyntax.self)
        guard member == nil || member?.base?.trimmedDescription == "self",
            let name = (member?.declName ?? base.as(DeclReferenceExprSyntax.self))?.baseName.identifierText,
            let type = TypeContext.around(base, in: index), index.hasUntypedObject(name, in: type.indexName)
        else { return }
        context.edits.insert("(", at: base.textRange.lowerBound)
        context.edits.insert(" as? \(owner))", at: base.textRange.upperBound)
    }

    /// `x.f != nil`, `if let f = x.f`: the method itself as a value.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let base = node.declName.baseName.identifierText
        guard node.base != nil, !isCalled(node), isComparedOrBound(node) else { return .visitChildren }
        let labels = node.declName.argumentNames?.arguments.map(\.name.identifierText)
        let named = index.requirements.values.filter { requirement in
            requirement.isOptional && requirement.name.base == base && (labels == nil || labels == requirement.name.labels)
        }
        // Of several methods of one protocol the compiler would not know which is meant: it is a property.
        let matches = Dictionary(grouping: named, by: \.owner).values.filter { $0.count == 1 }.joined().sorted { $0.owner < $1.owner }
        guard let match = matches.first, !isProperty(base, of: node, or: matches) else { return .visitChildren }
        if matches.count > 1 {
            context.refuse(node.declName, "'\(base)' could be any of \(matches.count) optional methods; write its labels")
        }
        context.edits.replace(node.declName.textRange, with: Self.reference(to: match.name))
        return .visitChildren
    }

    /// Whether `x.f` means a property that has an optional method's name: one of the type itself, also where the type does not conform to the
    /// method's protocol and inherits the property from a framework, or if nothing else tells, of any class.
    private func isProperty(
        _ name: String, of node: MemberAccessExprSyntax, or methods: [DeclarationIndex.Requirement]
    ) -> Bool {
        func hasProperty(_ type: String) -> Bool {
            index.types[type]?.methods.contains { $0.isProperty && $0.name.base == name } == true
        }
        if ["self", "self?"].contains(node.base?.trimmedDescription), let type = TypeContext.around(node, in: index) {
            let ancestors = index.ancestors(of: type.indexName)
            return ancestors.contains(where: hasProperty) || !methods.contains { ancestors.contains($0.owner) }
        }
        return methods.count > 1 && index.types.keys.contains(where: hasProperty)
    }

    /// A private method is not what an optional requirement asks for: nothing calls it by its selector. Where the requirement has a default, the
    /// compiler takes it for the requirement and refuses its access; with one more parameter it does not.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let types = node.signature.parameterClause.parameters.map(\.type.baseName)
        guard node.isHiddenFromProtocols, let type = TypeContext.around(node, in: index), type.isClass, !type.isProtocol,
            index.framework.optionalSelector(of: node.swiftName, types: types) != nil, !index.isSelected(node.name.text, in: type.indexName)
        else { return .visitChildren }
        let clause = node.signature.parameterClause
        context.edits.insert((clause.parameters.isEmpty ? "" : ", ") + "__ferry: Void = ()", at: clause.rightParen.textRange.lowerBound)
        return .visitChildren
    }

    /// A class's property that has an optional method's name also has the name of the method as a value: an expression `x.f` does not say which is meant.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, let type = TypeContext.around(node, in: index), type.isClass,
            !type.isProtocol, !node.modifiers.contains(.override), !node.modifiers.contains(.static), !node.modifiers.contains(.class)
        else { return .visitChildren }
        let words = node.modifiers.filter { $0.detail == nil }.map(\.name.text)
        let access =
            words.first { ["public", "open", "private", "fileprivate"].contains($0) }.map { ($0 == "open" ? "public" : $0) + " " } ?? ""
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let kind = binding.typeAnnotation?.type else {
                continue
            }
            let methods = index.requirements.values.filter { $0.isOptional && !$0.isProperty && $0.name.base == name.identifierText }
            for reference in methods.map({ Self.reference(to: $0.name) }).sorted() {
                context.insertDeclaration(
                    "\(access)var \(reference): \(kind.trimmedDescription) { \(name.text) }", after: node)
            }
        }
        return .visitChildren
    }

    private func optionalCallee(_ node: FunctionCallExprSyntax) -> (expression: ExprSyntax, mark: Range<Int>)? {
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) { return (chain.expression, chain.questionMark.textRange) }
        if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            return (forced.expression, forced.exclamationMark.textRange)
        }
        return nil
    }

    private func continues(_ node: FunctionCallExprSyntax) -> Bool {
        if let member = node.parent?.as(MemberAccessExprSyntax.self) { return member.base?.id == ExprSyntax(node).id }
        if let call = node.parent?.as(SubscriptCallExprSyntax.self) { return call.calledExpression.id == ExprSyntax(node).id }
        return false
    }

    private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        return parent.is(FunctionCallExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    }

    private func isComparedOrBound(_ node: MemberAccessExprSyntax) -> Bool {
        var parent = node.parent
        while let list = parent, list.is(ExprListSyntax.self) || list.is(SequenceExprSyntax.self) {
            if let sequence = list.as(SequenceExprSyntax.self) { return isCompared(ExprSyntax(node), in: Array(sequence.elements)) }
            parent = list.parent
        }
        return parent?.is(InitializerClauseSyntax.self) == true && parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    }

    /// Whether an operand of a sequence of operators is compared with nil; another operand may be.
    private func isCompared(_ operand: ExprSyntax, in elements: [ExprSyntax]) -> Bool {
        guard let place = elements.firstIndex(where: { $0.id == operand.id }) else { return false }
        func isNil(_ operator: Int, _ other: Int) -> Bool {
            guard elements.indices.contains(other), elements[other].is(NilLiteralExprSyntax.self) else { return false }
            return ["==", "!="].contains(elements[`operator`].trimmedDescription)
        }
        return isNil(place + 1, place + 2) || isNil(place - 1, place - 2)
    }
}
