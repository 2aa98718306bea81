import SwiftSyntax

/// Registers members that selectors can name: after each exposed member, on its last line, adds a constant in the image's table of
/// constructors that queues the member's entry in the class's method table.
///
/// A generic class's member cannot have a constant there: it gets a static property that the selector expressions in the class read.
final class RegistrationPass: ActiveCodeVisitor {
    private let context: RewriteContext
    private var index: DeclarationIndex { context.index }
    /// Static properties that register the members of the generic classes around the current place, the innermost last.
    private var genericEntries: [[String]] = []

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isMember(node), let type = TypeContext.around(node, in: index), type.isClass, !type.isProtocol else { return .visitChildren }
        let types = node.signature.parameterClause.parameters.map(\.type.baseName)
        let informal =
            InformalMembers.selector(node.swiftName) ?? InformalMembers.selector(node.swiftName, above: type.indexName, in: index)
        let asked =
            context.overridden.selector(node.swiftName, above: type.indexName) ?? informal
            ?? (node.isHiddenFromProtocols ? nil : index.protocolSelector(of: node.swiftName, types: types))
        // Swift 3 infers `@objc`; later versions refuse a selector of a method without it.
        let isInferred = index.types[type.indexName]?.isClass == true && index.isSelected(node.name.identifierText, in: type.indexName)
        let isExposed = node.isExposed || ((type.exposesMembers || isInferred) && !node.modifiers.isPrivate)
        let isOverride = context.overridden.nameOfOverride(node.swiftName, in: type.indexName) != nil
        let moved = nameElsewhere(node, node.swiftName, type)
        guard isExposed || isOverride || moved != nil || (asked != nil && index.types[type.indexName]?.isClass == true), !isHidden(node)
        else {
            return .visitChildren
        }
        guard node.canBeCalledByMessage else {
            if node.isExposed { context.refuse(node.name, "a message cannot carry the parameters of '\(node.swiftName)'; remove '@objc'") }
            return .visitChildren
        }
        register(node, of: type, as: moved ?? node.explicitSelector ?? asked ?? node.selector)
        return .visitChildren
    }

    /// The new name of a member that overrides in an extension of a class of another module.
    private func nameElsewhere(_ node: some DeclSyntaxProtocol, _ name: SwiftName, _ type: TypeContext) -> String? {
        guard MovedOverride.enclosingExtension(of: node) != nil else { return nil }
        return index.nameOfOverride(name, in: type.indexName, elsewhereThan: context.module)
    }

    /// `@objc(Name) class`: the class is looked up by that name.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        genericEntries.append([])
        guard let name = node.explicitSelector, node.genericParameterClause == nil,
            TypeContext.around(node, in: index).map({ !$0.isGeneric }) ?? true
        else { return .visitChildren }
        context.needsRuntime = true
        context.edits.insert(
            " @used @section(\".init_array\") private nonisolated static let __ferry_\(context.nextNumber()): @convention(c) () -> Void = "
                + "{ ObjectiveC.ObjCRuntime.enqueue({ ObjectiveC.ClassNames.register(\(node.name.text).self, as: \"\(name)\") }) };",
            at: node.memberBlock.leftBrace.textRange.upperBound)
        return .visitChildren
    }

    /// A generic class registers its members itself, for each specialization.
    override func visitPost(_ node: ClassDeclSyntax) {
        let entries = genericEntries.popLast() ?? []
        // Another module may have a class of the name that is not generic.
        guard index.registersMembers(node.name.text),
            node.genericParameterClause != nil || TypeContext.around(node, in: index)?.isGeneric == true
        else { return }
        let inherits = index.ancestors(of: node.name.text).dropFirst().contains { index.registersMembers($0) }
        if !inherits {
            if let last = node.inheritanceClause?.inheritedTypes.last {
                context.edits.insert(", ObjectiveC._GenericMembers", at: last.type.textRange.upperBound)
            } else {
                context.edits.insert(
                    ": ObjectiveC._GenericMembers", at: (node.genericParameterClause?.textRange ?? node.name.textRange).upperBound)
            }
        }
        let access =
            node.modifiers.first { ["public", "open"].contains($0.name.text) && $0.detail == nil }.map { $0.name.text + " " } ?? ""
        let body = (inherits ? ["super.__ferry_registerMembers()"] : []) + entries.map { "_ = \($0)" }
        context.needsRuntime = true
        context.edits.insert(
            " \(access)nonisolated \(inherits ? "override " : "")class func __ferry_registerMembers() { \(body.joined(separator: "; ")) };",
            at: node.memberBlock.leftBrace.textRange.upperBound)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isMember(node), let type = TypeContext.around(node, in: index), type.isClass, !type.isProtocol, !isHidden(node) else {
            return .visitChildren
        }
        let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
        let overridden = names.first.flatMap {
            context.overridden.selector(SwiftName(base: $0.identifierText, labels: []), above: type.indexName)
        }
        let moved = names.first.flatMap { nameElsewhere(node, SwiftName(base: $0.identifierText, labels: []), type) }
        let isAsked =
            overridden != nil || moved != nil
            || (names.contains { index.optionalProperties[$0.identifierText] != nil } && index.types[type.indexName]?.isClass == true)
        // Swift 3 infers `@objc`; later versions stop at the observation of a property without it.
        let isObserved = names.contains { index.observedKeys.contains($0.identifierText) } && !node.modifiers.isHidden
        let isExposed = node.isExposed || (type.exposesMembers && !node.modifiers.isPrivate)
        guard isExposed || isAsked || (isObserved && index.types[type.indexName]?.isClass == true) else { return .visitChildren }
        var entries: [String] = []
        if node.modifiers.contains(.static) || node.modifiers.contains(.class) {
            // `keyPathsForValuesAffecting<Key>` is called on the class.
            for name in names where !type.isGeneric {
                entries.append(
                    "ObjectiveC.ObjCRuntime.registerClassMethod(\(type.name).self, \"\(name.identifierText)\") { _ in \(type.name).\(name.text) }"
                )
            }
            emit(entries, for: names.first?.identifierText ?? "", of: type, after: node)
            return .visitChildren
        }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            let selector = moved ?? node.explicitSelector ?? overridden ?? name.identifierText
            let member =
                moved ?? context.overridden.nameOfOverride(SwiftName(base: name.identifierText, labels: []), in: type.indexName)
                ?? name.text
            // The type distinguishes the class's property from the optional one of a protocol extension.
            let cast = (binding.typeAnnotation?.type.argumentType).map { " as \($0)" } ?? ""
            entries.append(entry(type, selector, "{ __o, _ in __o.\(member)\(cast) }", isGetter: moved == nil))
            if isSettable(node, binding) {
                let body = "{ __o, __a in __o.\(member) = ObjectiveC.ObjCRuntime.argument(__a, 0); return nil }"
                entries.append(entry(type, SelectorName.setter(of: moved ?? name.identifierText), body))
            }
        }
        emit(entries, for: names.first?.identifierText ?? "", of: type, after: node)
        return .visitChildren
    }

    private func register(_ node: FunctionDeclSyntax, of type: TypeContext, as selector: String) {
        var arguments: [String] = []
        for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            arguments.append("\(label)ObjectiveC.ObjCRuntime.argument(__a, \(index)) as \(parameter.type.argumentType ?? "Any")")
        }
        let receiver = node.isTypeMember ? type.name : "__o"
        let name =
            nameElsewhere(node, node.swiftName, type) ?? context.overridden.nameOfOverride(node.swiftName, in: type.indexName)
            ?? node.name.text
        var call = "\(receiver).\(name)(\(arguments.joined(separator: ", ")))"
        // A method that differs from another one in its result alone.
        let twins = index.types[type.indexName]?.methods.filter { $0.name == node.swiftName && !$0.isProperty } ?? []
        if twins.count > 1, !node.isAsync, let result = node.signature.returnClause?.type.argumentType {
            // `Self` is nothing outside of the method.
            call += " as " + (result == "Self" || result == "Self?" ? result.replacing("Self", with: type.name) : result)
        }
        let isAttempted = node.isThrowing && !node.isAsync
        if isAttempted {
            call = "ObjectiveC.ObjCRuntime.attempt(__a, \(arguments.count)) { try \(call) }"
        } else if node.isAsync {
            call = "Task { @MainActor in \(node.isThrowing ? "try " : "")await \(call) }"
        }
        let usesArguments = arguments.isEmpty && !isAttempted ? "_" : "__a"
        let entry =
            node.isTypeMember
            ? "ObjectiveC.ObjCRuntime.registerClassMethod(\(type.name).self, \"\(selector)\") { \(usesArguments) in \(call) }"
            : entry(type, selector, "{ __o, \(usesArguments) in \(call) }")
        emit([entry], for: selector, of: type, after: node)
    }

    private func entry(_ type: TypeContext, _ selector: String, _ body: String, isGetter: Bool = false) -> String {
        "ObjectiveC.ObjCRuntime.register\(isGetter ? "Getter" : "")(\(type.name).self, \"\(selector)\") \(body)"
    }

    private func emit(_ entries: [String], for selector: String, of type: TypeContext, after node: some WithAttributesSyntax) {
        guard !entries.isEmpty else { return }
        let attributes = node.attributes
        context.needsRuntime = true
        let body = entries.joined(separator: "; ")
        // Code that calls a deprecated member is deprecated itself, or the compiler would warn at the user's line.
        let isDeprecated = attributes.plain.contains { $0.name == "available" && $0.description.contains("deprecated") }
        let mark = isDeprecated ? "@available(*, deprecated) " : ""
        if type.isGeneric {
            let name = Self.genericEntryName(selector, of: type.indexName)
            if !type.isExtension, !genericEntries.isEmpty { genericEntries[genericEntries.count - 1].append(name) }
            context.insertDeclaration("\(mark)nonisolated static var \(name): Void { \(body) }", after: node)
        } else {
            let name = "__ferry_\(context.nextNumber())"
            context.insertDeclaration(
                "\(mark)@used @section(\".init_array\") private nonisolated static let \(name): @convention(c) () -> Void = "
                    + "{ ObjectiveC.ObjCRuntime.enqueue({ \(body) }) }", after: node)
        }
    }

    /// The static property that registers a generic class's method.
    ///
    /// It has the class's name: a superclass may register a method of the same selector.
    static func genericEntryName(_ selector: String, of type: String) -> String {
        "__ferry_\(type)_" + selector.map { $0 == ":" ? "_" : String($0) }.joined()
    }

    private func isMember(_ node: some SyntaxProtocol) -> Bool {
        node.parent?.is(MemberBlockItemSyntax.self) == true
    }

    private func isHidden(_ node: some WithAttributesSyntax) -> Bool {
        node.attributes.plain.contains { attribute in
            // Generated code cannot call an unavailable member either.
            ["nonobjc", "NSManaged"].contains(attribute.name)
                || (attribute.name == "available" && attribute.description.contains("unavailable"))
        }
    }

    private func isSettable(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
        guard node.bindingSpecifier.tokenKind == .keyword(.var) else { return false }
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.contains { accessor in
            switch accessor.accessorSpecifier.tokenKind {
            case .keyword(.set), .keyword(.willSet), .keyword(.didSet), .keyword(._modify): true
            default: false
            }
        }
    }
}
