import SwiftSyntax

/// Reads the declarations of one file into an index.
final class IndexBuilder: ActiveCodeVisitor {
    private var index = DeclarationIndex()
    private var classLists = ClassLists()

    static func index(of tree: SourceFileSyntax) -> DeclarationIndex {
        let builder = IndexBuilder(viewMode: .sourceAccurate)
        builder.walk(tree)
        return builder.index
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let context = TypeContext.around(node, in: index)
        index.update(node.name.text) { info in
            info.isClass = true
            info.isGeneric = node.genericParameterClause != nil || context?.isGeneric == true
            info.parameterBounds = GenericBounds.bounds(node.genericParameterClause, node.genericWhereClause)
            info.isOnMainActor = info.isOnMainActor || node.attributes.first(named: ["MainActor"]) != nil
            info.exposesMembers = info.exposesMembers || node.attributes.first(named: ["objcMembers"]) != nil
            info.inherits += node.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []
        }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let bounds = GenericBounds.bounds(node.genericParameterClause, node.genericWhereClause)
        if !bounds.isEmpty { index.update(node.name.text) { $0.parameterBounds = bounds } }
        return noteOtherKind(node.name)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { noteOtherKind(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { noteOtherKind(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.first(named: ["objc"]) == nil,
            node.memberBlock.members.contains(where: { $0.decl.as(InitializerDeclSyntax.self)?.isPlain == true })
        {
            index.addMakingProtocol(node.name.text)
        }
        if node.attributes.first(named: ["objc"]) != nil { index.addObjectiveCProtocol(node.name.text) }
        index.addProtocolBounds(node.name.text, SelfBounds.bounds(of: node))
        // A class that conforms to a main-actor protocol is on the main actor.
        if node.attributes.first(named: ["MainActor"]) != nil { index.update(node.name.text) { $0.isOnMainActor = true } }
        return noteOtherKind(node.name)
    }

    private func noteOtherKind(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        index.update(name.text) { $0.isDeclaredAsNonClass = true }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let clause = node.inheritanceClause, DeclarationIndex().isFrameworkClass(node.extendedType.lastName) {
            index.addFrameworkConformances(clause.inheritedTypes.map(\.type.lastName))
        }
        index.update(node.extendedType.lastName) { info in
            info.inherits += node.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let context = TypeContext.around(node, in: index) else { return .visitChildren }
        let name = node.swiftName
        note(MovedOverride(node), of: context)
        if node.isMarkedForMainActor { index.update(context.indexName) { _ = $0.mainActorMethods.insert(name) } }
        recordMember(name, node, node.modifiers, of: context)
        if context.isProtocol {
            if isInObjCProtocol(node) {
                let isOptional = node.modifiers.contains(.optional)
                let types = node.signature.parameterClause.parameters.map(\.type.baseName)
                let result = node.signature.returnClause?.type
                let isWrapped =
                    result?.is(OptionalTypeSyntax.self) == true || result?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
                index.add(
                    .init(
                        name: name, selector: node.selector, isOptional: isOptional, isProperty: false, owner: context.indexName,
                        types: types, hasOptionalResult: isWrapped))
            }
            addMethod(name, node.selector, isObjC: true, to: context)
        } else {
            addMethod(name, node.selector, isObjC: node.isExposed || context.exposesMembers, to: context)
        }
        // Local functions are not methods, but local types are types.
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector", let argument = node.arguments.first, let target = SelectorTarget(argument),
            let type = target.typeName(in: TypeContext.around(node, in: index))
        else { return .visitChildren }
        index.select(target.base, of: type)
        return .visitChildren
    }

    /// `Weak<Listener>`, also of `any Listener`.
    override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
        let type = node.parent?.as(IdentifierTypeSyntax.self)?.name.text
        let expression = node.parent?.as(GenericSpecializationExprSyntax.self)?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name = type ?? expression else { return .visitChildren }
        let arguments = node.arguments.map { argument -> Set<String> in
            guard let type = argument.argument.as(TypeSyntax.self) else { return [] }
            return [(type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type).lastName]
        }
        index.addGenericArguments(arguments, of: name)
        return .visitChildren
    }

    /// `addObserver(self, forKeyPath: "thumb.frame", …)`
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if labels.starts(with: ["_", "forKeyPath"]),
            let path = node.arguments.dropFirst().first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        {
            index.noteObserved(path.split(separator: ".").map(String.init))
        }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let isRequired = node.modifiers.contains { $0.name.tokenKind == .keyword(.required) }
        if isRequired || TypeContext.around(node, in: index)?.isProtocol == true {
            let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
            index.addRequiredInitializer(SwiftName(base: "init", labels: labels))
        }
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        index.addTypeAlias(node.name.text, of: node.initializer.value.lastName)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        noteMetatype((node.secondName ?? node.firstName).identifierText, node.type)
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText {
            if let type = node.typeAnnotation?.type {
                noteMetatype(name, type)
            } else if let value = node.initializer?.value {
                for (holder, types) in classLists.note(name, value) { index.addMetatype(holder, bounds: types) }
                if let type = value.castType { noteMetatype(name, type) }
            }
        } else if let value = node.initializer?.value {
            for (holder, types) in classLists.parts(node.pattern, of: value) { index.addMetatype(holder, bounds: types) }
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText, let type = node.initializer?.value.castType
        {
            noteMetatype(name, type)
        }
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        for (holder, types) in classLists.parts(node.pattern, of: node.sequence) { index.addMetatype(holder, bounds: types) }
        return .visitChildren
    }

    private func noteMetatype(_ name: String, _ type: TypeSyntax) {
        // Of a list it is its elements that are called.
        guard let base = type.metatypeBase ?? type.elementMetatypeBase else { return }
        index.addMetatype(name, bounds: GenericBounds.bounds(of: base.lastName, at: base, in: index) ?? [base.lastName])
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let context = TypeContext.around(node, in: index), node.parent?.is(MemberBlockItemSyntax.self) == true else {
            return .visitChildren
        }
        note(MovedOverride(node), of: context)
        if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText {
            recordMember(SwiftName(base: name, labels: []), node, node.modifiers, of: context)
        }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else { continue }
            let selector = node.explicitSelector ?? name
            let swiftName = SwiftName(base: name, labels: [])
            if context.isProtocol, isInObjCProtocol(node) {
                let isOptional = node.modifiers.contains(.optional)
                index.add(.init(name: swiftName, selector: selector, isOptional: isOptional, isProperty: true, owner: context.indexName))
            }
            let isDynamic = node.modifiers.contains(.dynamic) && (node.isExposed || context.exposesMembers)
            index.update(context.indexName) { info in
                if isDynamic { info.dynamicProperties.insert(name) }
                if binding.typeAnnotation?.type.baseName == "AnyObject" { info.anyObjectProperties.insert(name) }
                if binding.typeAnnotation?.type.as(ArrayTypeSyntax.self)?.element.baseName == "AnyObject" {
                    info.anyObjectArrays.insert(name)
                }
                info.methods.append(
                    .init(name: swiftName, selector: selector, isObjC: node.isExposed || context.exposesMembers, isProperty: true))
            }
        }
        return .visitChildren
    }

    private func note(_ moved: MovedOverride?, of context: TypeContext) {
        guard var stub = moved?.stub else { return }
        stub.outer = context.outerName
        index.update(context.indexName) { $0.movedMembers.append(stub) }
    }

    /// Records a member that a subclass may override, or that overrides one.
    private func recordMember(
        _ name: SwiftName, _ node: some WithAttributesSyntax, _ modifiers: DeclModifierListSyntax, of context: TypeContext
    ) {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, !context.isProtocol, context.isClass || context.isExtension,
            !modifiers.contains(.static), !modifiers.contains(.class)
        else { return }
        if modifiers.contains(.override) { index.update(context.indexName) { _ = $0.overrides.insert(name) } }
        if let holder = MovedOverride.enclosingExtension(of: node), !modifiers.contains(.override) {
            guard MovedOverride.isOpenToObjectiveC(node, modifiers, in: holder) else { return }
            index.update(context.indexName) { _ = $0.extensionMembers.insert(name) }
        } else {
            index.update(context.indexName) { _ = $0.bodyMembers.insert(name) }
        }
    }

    private func addMethod(_ name: SwiftName, _ selector: String, isObjC: Bool, to context: TypeContext) {
        index.update(context.indexName) { info in
            info.methods.append(.init(name: name, selector: selector, isObjC: isObjC, isProperty: false))
        }
    }

    private func isInObjCProtocol(_ node: some SyntaxProtocol) -> Bool {
        var current = node.parent
        while let candidate = current {
            if let type = candidate.as(ProtocolDeclSyntax.self) { return type.attributes.first(named: ["objc"]) != nil }
            current = candidate.parent
        }
        return false
    }
}
