import SwiftSyntax

/// `dynamic` properties notify their observers, and key paths keep their names.
final class ObservingPass: ActiveCodeVisitor {
    private let context: RewriteContext

    /// Calls that need the names in their key path.
    private static let naming: Set<String> = ["observe", "willChangeValue", "didChangeValue", "NSSortDescriptor", "publisher"]

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Properties

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.contains(.dynamic) || node.modifiers.contains(.override), node.attributes.first(named: ["NSManaged"]) == nil,
            node.bindingSpecifier.tokenKind == .keyword(.var), node.bindings.count == 1,
            node.parent?.is(MemberBlockItemSyntax.self) == true, !node.modifiers.contains(.static), !node.modifiers.contains(.class),
            let binding = node.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let type = TypeContext.around(node, in: context.index), type.isClass
        else { return .visitChildren }
        let isOverride =
            node.modifiers.contains(.override) && context.index.inheritsDynamicProperty(name.identifierText, in: type.indexName)
        guard isOverride || (node.modifiers.contains(.dynamic) && (node.isExposed || type.exposesMembers)) else { return .visitChildren }
        let key = node.explicitSelector ?? name.identifierText
        let will = "ObjectiveC.KeyValueChanges.willSet\(isOverride ? "Override" : "")(self, \"\(key)\")"
        let did = "ObjectiveC.KeyValueChanges.didSet\(isOverride ? "Override" : "")(self, \"\(key)\")"
        guard let block = binding.accessorBlock else {
            // A lazy property's first value is not a change; a computed property has a block.
            context.needsRuntime = true
            context.edits.insert(" { willSet { \(will) } didSet { \(did) } }", at: binding.textRange.upperBound)
            return .visitChildren
        }
        guard case .accessors(let accessors) = block.accessors else { return .visitChildren }
        func body(_ keyword: Keyword) -> CodeBlockSyntax? { accessors.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }?.body }
        if let setter = body(.set) {
            insert("\(will); defer { \(did) }; ", into: setter)
        } else if body(.willSet) != nil || body(.didSet) != nil {
            if let before = body(.willSet) { insert("\(will); ", into: before) }
            if let after = body(.didSet) { insert("defer { \(did) }; ", into: after) }
            let added = body(.willSet) == nil ? "willSet { \(will) } " : body(.didSet) == nil ? "didSet { \(did) } " : ""
            if !added.isEmpty { context.edits.insert(" " + added, at: block.leftBrace.textRange.upperBound) }
        } else {
            return .visitChildren
        }
        context.needsRuntime = true
        return .visitChildren
    }

    private func insert(_ text: String, into body: CodeBlockSyntax) {
        context.edits.insert(" " + text, at: body.leftBrace.textRange.upperBound)
    }

    // MARK: Key paths

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        guard let callee, Self.naming.contains(callee.identifierText), let argument = node.arguments.first,
            [nil, "for", "keyPath"].contains(argument.label?.identifierText), let path = argument.expression.as(KeyPathExprSyntax.self),
            let text = Self.text(of: path)
        else { return .visitChildren }
        context.needsRuntime = true
        context.edits.insert("ObjectiveC.ObjCRuntime.keyPath(", at: path.textRange.lowerBound)
        context.edits.insert(", \"\(text)\")", at: path.textRange.upperBound)
        return .visitChildren
    }

    /// `a.b` for `\Foo.a?.b`; nil for a path with subscripts.
    private static func text(of path: KeyPathExprSyntax) -> String? {
        var names: [String] = []
        for component in path.components {
            switch component.component {
            case .property(let property): names.append(property.declName.baseName.identifierText)
            case .optional: continue
            default: return nil
            }
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }
}
