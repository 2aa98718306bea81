import SwiftSyntax

/// A member of an extension of a framework class that classes in the sources override.
///
/// It cannot be added to the framework class, so the member is renamed in place, and the extension of a generated protocol, which
/// subclasses can shadow, declares its original name: it looks in the method table for a subclass's implementation, and receives every
/// call that is not made on such a subclass statically. The overriding class declares the member again.
struct DispatchedMember {
    /// A protocol for the extended class and its extension, on one line.
    let dispatch: String
    /// Edits of the member, by ranges of the file.
    let changes: [(range: Range<Int>, text: String?)]

    /// The prefix for the renamed member.
    static let prefix = "__ferry_base_"
    static let lookup = "ObjectiveC.ObjCRuntime"

    init?(_ node: FunctionDeclSyntax, of holder: ExtensionDeclSyntax) {
        guard node.body != nil, node.canBeCalledByMessage else { return nil }
        let signature = node.signature.withNamedParameters
        let parameters = Array(signature.parameterClause.parameters)
        // A non-escaping closure cannot be passed in a message.
        guard !parameters.contains(where: { $0.type.is(FunctionTypeSyntax.self) }) else { return nil }
        let names = parameters.map { ($0.secondName ?? $0.firstName).text }
        let own = Self.prefix + node.name.identifierText
        let call =
            own + "("
            + zip(parameters, names).map { ($0.firstName.text == "_" ? "" : $0.firstName.text + ": ") + $1 }
            .joined(separator: ", ") + ")"
        let type = holder.extendedType.trimmedDescription
        let message = "(self, below: \(type).self, \"\(node.selector)\", [\(names.joined(separator: ", "))])"
        let body = Self.body(of: node, message: message, call: call)
        dispatch = Self.dispatch(
            [node.name.identifierText] + node.swiftName.labels, node, node.modifiers, holder,
            "func \(node.name.text)\(signature.oneLine) { \(body) }")
        changes = MovedOverride.renaming(node.modifiers) + [(node.name.textRange, own)]
    }

    /// Asks for a subclass's implementation, and calls the member's own without one.
    static func body(of node: FunctionDeclSyntax, message: String, call: String) -> String {
        let result = node.signature.returnClause.map(\.type.oneLine).flatMap { ["Void", "()"].contains($0) ? nil : $0 }
        if node.isAsync {
            // A message to an asynchronous method returns its task.
            let failure = node.isThrowing ? "any Error" : "Never"
            let effects = node.isThrowing ? "try await" : "await"
            return "if let __task = \(lookup).overridden\(message) as _Concurrency.Task<\(result ?? "Void"), \(failure)>? "
                + "{ return \(effects) __task.value }; return \(effects) \(call)"
        }
        guard node.isThrowing else {
            return result.map { "(\(lookup).overridden\(message) as (\($0))?) ?? \(call)" }
                ?? "if !\(lookup).callOverride\(message) { \(call) }"
        }
        return result.map {
            "if let __result = try \(lookup).overriddenThrowing\(message) as (\($0))? { return __result }; return try \(call)"
        }
            ?? "if try !\(lookup).callThrowingOverride\(message) { try \(call) }"
    }

    init?(_ node: VariableDeclSyntax, of holder: ExtensionDeclSyntax) {
        guard node.bindings.count == 1, let binding = node.bindings.first, let block = binding.accessorBlock,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation?.type
        else { return nil }
        var isSettable = false
        if case .accessors(let list) = block.accessors {
            isSettable = list.contains { [.keyword(.set), .keyword(._modify)].contains($0.accessorSpecifier.tokenKind) }
        }
        let name = pattern.identifier.identifierText
        let own = Self.prefix + name
        let start = "(self, below: \(holder.extendedType.trimmedDescription).self, \""
        let read = "(\(Self.lookup).overridden\(start)\(node.explicitSelector ?? name)\") as (\(type.oneLine))?) ?? \(own)"
        let write = "if !\(Self.lookup).callOverride\(start)\(SelectorName.setter(of: name))\", [newValue]) { \(own) = newValue }"
        dispatch = Self.dispatch(
            [name], node, node.modifiers, holder,
            "var \(pattern.identifier.text): \(type.oneLine) { " + (isSettable ? "get { \(read) } set { \(write) }" : read) + " }")
        changes = MovedOverride.renaming(node.modifiers) + [(pattern.identifier.textRange, own)]
    }

    private static func dispatch(
        _ name: [String], _ node: some WithAttributesSyntax, _ modifiers: DeclModifierListSyntax, _ holder: ExtensionDeclSyntax,
        _ declaration: String
    ) -> String {
        let type = holder.extendedType
        let access = MovedOverride.access(in: modifiers) ?? MovedOverride.access(in: holder.modifiers) ?? ""
        let visible = ["public", "open"].contains(access) ? "public " : ""
        let proto = "__Ferry_\(type.lastName)_\(name.joined(separator: "_"))"
        let attributes = node.attributes.plain.filter { ["discardableResult", "available"].contains($0.name) }.map { $0.oneLine + " " }
        return "\(visible)protocol \(proto): \(type.trimmedDescription) {}; extension \(type.trimmedDescription): \(proto) {}; "
            + "extension \(proto) { \(attributes.joined())\(visible)\(declaration) }"
    }
}
