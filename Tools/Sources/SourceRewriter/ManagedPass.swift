import SwiftSyntax

/// `@NSManaged` properties and methods, whose bodies Core Data makes on Apple's systems, get bodies that ask the object by name.
final class ManagedPass: ActiveCodeVisitor {
    private let context: RewriteContext

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.first(named: ["NSManaged"]) != nil else { return .visitChildren }
        for binding in node.bindings where binding.accessorBlock == nil {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else { continue }
            let key = node.explicitSelector ?? name
            context.edits.insert(
                " { get { __ferry_managed(\"\(key)\") } set { __ferry_setManaged(\"\(key)\", newValue) } }", at: binding.textEnd)
            register(name, as: key, after: node)
        }
        return .visitChildren
    }

    /// The name in a key path to the property: Core Data reads it of key paths that the app passes on, in sort descriptors.
    private func register(_ name: String, as key: String, after node: VariableDeclSyntax) {
        guard let type = TypeContext.around(node, in: context.index), !type.isGeneric, !node.modifiers.isPrivate else { return }
        context.needsRuntime = true
        context.insertDeclaration(
            "@used @section(\".init_array\") private nonisolated static let __ferry_\(context.nextNumber()): @convention(c) () -> Void = "
                + "{ ObjectiveC.ObjCRuntime.enqueue({ ObjectiveC.ObjCRuntime.noteKeyPath(\"\(key)\") { \\\(type.name).`\(name)` } }) }",
            after: node)
    }

    /// `any NSFetchRequestResult`: a class in Ferry, which `any` cannot stand before.
    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.someOrAnySpecifier.tokenKind == .keyword(.any), node.constraint.lastName == "NSFetchRequestResult" {
            context.blank(node.someOrAnySpecifier)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.first(named: ["NSManaged"]) != nil, node.body == nil else { return .visitChildren }
        let parameters = node.signature.parameterClause.parameters
        let labels = parameters.map { $0.firstName.text + ":" }.joined()
        let values = parameters.map { ($0.secondName ?? $0.firstName).text }.joined(separator: ", ")
        context.edits.insert(
            " { __ferry_managedMethod(\"\(node.name.identifierText)(\(labels))\", [\(values)]) }", at: node.textRange.upperBound)
        return .visitChildren
    }
}

extension PatternBindingSyntax {
    /// Before the comma that may follow.
    fileprivate var textEnd: Int {
        (typeAnnotation?.endPositionBeforeTrailingTrivia ?? pattern.endPositionBeforeTrailingTrivia).utf8Offset
    }
}
