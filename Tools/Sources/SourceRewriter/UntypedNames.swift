import SwiftSyntax

/// What a local name holds, as far as declarations around its use say so: any object, or a collection of any objects.
enum UntypedNames {
    enum Kind { case object, objects }

    /// The kind of a name at an expression; nil for a name that is declared as something else, or not locally.
    static func kind(of name: String, at node: some SyntaxProtocol) -> Kind? { local(name, at: node) ?? nil }

    /// Nil for a name that is not declared locally, `.some(nil)` for one that is declared as something else.
    static func local(_ name: String, at node: some SyntaxProtocol) -> Kind?? {
        var current = Syntax(node)
        while let parent = current.parent {
            if let found = declaration(of: name, before: current, in: parent) { return .some(found.kind) }
            // Properties are in the index.
            if parent.is(MemberBlockItemSyntax.self) { return nil }
            current = parent
        }
        return nil
    }

    private static func declaration(of name: String, before node: Syntax, in parent: Syntax) -> (kind: Kind?, Void)? {
        if let items = parent.as(CodeBlockItemListSyntax.self) {
            for item in items where item.position < node.position {
                guard let variable = item.item.as(VariableDeclSyntax.self) else {
                    // The names of a guard are those of what follows it.
                    guard let conditions = item.item.as(GuardStmtSyntax.self)?.conditions,
                        let found = bound(name, by: conditions)
                    else { continue }
                    return found
                }
                for binding in variable.bindings where binding.pattern.trimmedDescription == name {
                    return (binding.typeAnnotation.map { kind(of: $0.type) } ?? binding.initializer.flatMap { kind(ofValue: $0.value) }, ())
                }
            }
        }
        // A condition sees the names of those before it.
        if let conditions = parent.as(ConditionElementListSyntax.self),
            let found = bound(name, by: conditions.filter { $0.position < node.position })
        {
            return found
        }
        if let loop = parent.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name, node.id == Syntax(loop.body).id {
            if let type = loop.typeAnnotation?.type { return (kind(of: type), ()) }
            guard let sequence = loop.sequence.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
                return (kind(of: loop.sequence) == .objects ? .object : nil, ())
            }
            return ((kind(of: sequence, at: loop) ?? parameterKind(sequence, at: loop)) == .objects ? .object : nil, ())
        }
        if let loop = parent.as(ForStmtSyntax.self), node.id == Syntax(loop.body).id, Self.binds(name, loop.pattern) { return (nil, ()) }
        if let condition = parent.as(IfExprSyntax.self), node.id == Syntax(condition.body).id {
            return bound(name, by: condition.conditions)
        }
        // What a pattern binds has the type that it was matched with.
        if let choice = parent.as(SwitchCaseSyntax.self), Self.binds(name, choice.label) { return (nil, ()) }
        if let closure = parent.as(ClosureExprSyntax.self), case .parameterClause(let clause) = closure.signature?.parameterClause {
            for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).identifierText == name {
                return (parameter.type.flatMap { kind(of: $0) }, ())
            }
        }
        return nil
    }

    /// The kind of a function's parameter.
    private static func parameterKind(_ name: String, at node: some SyntaxProtocol) -> Kind? {
        for parent in sequence(first: Syntax(node), next: \.parent) {
            let signature = parent.as(FunctionDeclSyntax.self)?.signature ?? parent.as(InitializerDeclSyntax.self)?.signature
            let found = signature?.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).identifierText == name }
            if let found { return kind(of: found.type) }
        }
        return nil
    }

    /// Whether a pattern declares a name.
    private static func binds(_ name: String, _ pattern: some SyntaxProtocol) -> Bool {
        pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name
            || pattern.children(viewMode: .sourceAccurate).contains { binds(name, $0) }
    }

    private static func bound(_ name: String, by conditions: some Sequence<ConditionElementSyntax>) -> (kind: Kind?, Void)? {
        for element in conditions {
            if let match = element.condition.as(MatchingPatternConditionSyntax.self), binds(name, match.pattern) { return (nil, ()) }
            guard let binding = element.condition.as(OptionalBindingConditionSyntax.self), binding.pattern.trimmedDescription == name else {
                continue
            }
            return (binding.typeAnnotation.map { kind(of: $0.type) } ?? binding.initializer.flatMap { kind(ofValue: $0.value) }, ())
        }
        return nil
    }

    /// `AnyObject`, `[AnyObject]`, `[String: AnyObject]`, and the same as optionals.
    private static func kind(of type: TypeSyntax) -> Kind? {
        if let optional = type.as(OptionalTypeSyntax.self) { return kind(of: optional.wrappedType) }
        if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return kind(of: unwrapped.wrappedType) }
        if type.lastName == "AnyObject" { return .object }
        if let array = type.as(ArrayTypeSyntax.self), kind(of: array.element) == .object { return .objects }
        if let dictionary = type.as(DictionaryTypeSyntax.self), kind(of: dictionary.value) == .object { return .objects }
        let generic = type.as(IdentifierTypeSyntax.self)
        guard let generic, ["Array", "Dictionary"].contains(generic.name.text),
            case .type(let last)? = generic.genericArgumentClause?.arguments.last?.argument, kind(of: last) == .object
        else { return nil }
        return .objects
    }

    /// The kind of an expression that ends in a cast, or names a local object or an element of a local collection.
    private static func kind(ofValue value: ExprSyntax) -> Kind? {
        if let name = value.unwrapped.as(DeclReferenceExprSyntax.self) { return kind(of: name.baseName.identifierText, at: name) }
        if let element = value.unwrapped.as(SubscriptCallExprSyntax.self), element.arguments.count == 1,
            let name = element.calledExpression.unwrapped.as(DeclReferenceExprSyntax.self)
        {
            return kind(of: name.baseName.identifierText, at: name) == .objects ? .object : nil
        }
        return kind(of: value)
    }

    /// The kind of an expression that ends in a cast.
    static func kind(of expression: ExprSyntax) -> Kind? {
        var expression = expression
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first?.expression {
            expression = inner
        }
        if let attempt = expression.as(TryExprSyntax.self) { expression = attempt.expression }
        guard let parts = expression.as(SequenceExprSyntax.self)?.elements, parts.count >= 3,
            parts.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
        else { return nil }
        return parts.last?.as(TypeExprSyntax.self).flatMap { kind(of: $0.type) }
    }
}
