import SwiftSyntax

/// `final class Weak<T: AnyObject> { weak var value: T? }` of which the sources make one for a protocol of Objective-C, `Weak<Listener>`.
///
/// Such a protocol's values are objects on Apple's systems, where it fulfils the bound; a protocol of Swift does not. The bound goes, and a weak property holds
/// the object without its type. Types that hold only classes stay as they are.
final class WeakHolderPass: ActiveCodeVisitor {
    private let context: RewriteContext

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        loosen(node.name, node.genericParameterClause, node.genericWhereClause, node.memberBlock, isStruct: false)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        loosen(node.name, node.genericParameterClause, node.genericWhereClause, node.memberBlock, isStruct: true)
        return .visitChildren
    }

    private func loosen(
        _ name: TokenSyntax, _ clause: GenericParameterClauseSyntax?, _ condition: GenericWhereClauseSyntax?, _ body: MemberBlockSyntax,
        isStruct: Bool
    ) {
        for (position, parameter) in (clause?.parameters ?? []).enumerated() {
            guard context.index.holdsObjectiveCProtocol(name.text, at: position) else { continue }
            if let colon = parameter.colon, let bound = parameter.inheritedType, bound.isAnyObject {
                context.edits.blank(colon.textRange.lowerBound..<bound.textRange.upperBound, of: context.source)
            } else if let condition, let requirement = condition.requirements.first, condition.requirements.count == 1,
                case .conformanceRequirement(let only) = requirement.requirement, only.rightType.isAnyObject,
                only.leftType.trimmedDescription == parameter.name.text
            {
                context.blank(condition)
            } else {
                continue
            }
            let held = body.members.compactMap { hold($0, parameter.name.text) }
            let members = body.members.map(\.decl)
            // The initialiser that Swift gives a structure has no parameter for a computed property.
            guard isStruct, held.count == 1, let only = held.first, !members.contains(where: { $0.is(InitializerDeclSyntax.self) }),
                members.filter(\.isStored).count == 1, let last = members.last
            else { continue }
            let initializer = "init(\(only): \(parameter.name.text)?) { self.\(only) = \(only) }"
            context.insertDeclaration(initializer, after: last)
        }
    }

    /// The name of a weak property of the parameter's type, after its object is held in another one.
    private func hold(_ item: MemberBlockItemSyntax, _ parameter: String) -> String? {
        guard let node = item.decl.as(VariableDeclSyntax.self), let binding = node.bindings.first, node.bindings.count == 1,
            let weak = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.weak) }), binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let type = binding.typeAnnotation?.type,
            [parameter + "?", parameter + "!"].contains(type.trimmedDescription)
        else { return nil }
        let place = node.attributes.isEmpty ? node.textRange.lowerBound : node.attributes.textRange.lowerBound
        context.edits.insert("private weak var __held_\(name): AnyObject?; ", at: place)
        context.blank(weak)
        if let value = binding.initializer { context.blank(value) }
        context.edits.insert(
            " { get { __held_\(name) as? \(parameter) } set { __held_\(name) = newValue.map { $0 as AnyObject } } }",
            at: binding.textRange.upperBound)
        return name
    }
}

extension TypeSyntax {
    fileprivate var isAnyObject: Bool { ["AnyObject", "class"].contains(trimmedDescription) }
}

extension DeclSyntax {
    /// Whether it is a property that an initialiser has to give a value, or may.
    fileprivate var isStored: Bool {
        guard let node = self.as(VariableDeclSyntax.self) else { return false }
        return !node.modifiers.contains(.static) && node.bindings.contains { $0.accessorBlock == nil }
    }
}
