import SwiftSyntax

/// A protocol with `init()` that an extension makes a framework's class conform to.
///
/// Objective-C's classes inherit initialisers that a protocol may require; Swift's must declare them as required. The requirement becomes one for a
/// static method, which a framework's class has by a look-up at run time, and every other type of the sources by its own initialiser; `init()` itself is
/// a member of the protocol's extension that calls it. Only a protocol of values and classes can have such an initialiser, so a protocol of classes alone
/// gets it from a generated one that it inherits from.
final class MadeProtocolPass: ActiveCodeVisitor {
    private let context: RewriteContext
    private static let maker = "__ferry_made"

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard context.index.isMadeProtocol(node.name.text) else { return .visitChildren }
        let access = node.modifiers.contains(.public) ? "public " : ""
        let maker = "static func \(Self.maker)() -> Self"
        let bases = Set(node.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? [])
        let isClassBound = !bases.isDisjoint(with: ["AnyObject", "NSObjectProtocol", "class"])
        for item in node.memberBlock.members {
            guard let requirement = item.decl.as(InitializerDeclSyntax.self), requirement.isPlain else { continue }
            if isClassBound { context.blank(requirement) } else { context.substitute(requirement, with: maker) }
        }
        var name = node.name.text
        if isClassBound, let last = node.inheritanceClause?.inheritedTypes.last {
            name = "__Ferry_Made_\(name)"
            context.edits.insert(", \(name)", at: last.type.textRange.upperBound)
            context.insertDeclaration("\(access)protocol \(name) { \(maker) }", after: node)
        }
        context.insertDeclaration("extension \(name) { \(access)init() { self = Self.\(Self.maker)() } }", after: node)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isOfFramework = context.index.isFrameworkClass(node.extendedType.lastName)
        conform(node.inheritanceClause, node.memberBlock, isOfFramework ? "dynamicallyMade()" : "Self()")
        if isOfFramework, context.index.conformsToMadeProtocol(node.inheritanceClause) { context.needsMaker = true }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        conform(node.inheritanceClause, node.memberBlock, "Self()")
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        conform(node.inheritanceClause, node.memberBlock, "Self()")
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        conform(node.inheritanceClause, node.memberBlock, "Self()")
        return .visitChildren
    }

    private func conform(_ clause: InheritanceClauseSyntax?, _ block: MemberBlockSyntax, _ body: String) {
        guard context.index.conformsToMadeProtocol(clause) else { return }
        context.edits.insert(" public static func \(Self.maker)() -> Self { \(body) };", at: block.leftBrace.textRange.upperBound)
    }
}

extension InitializerDeclSyntax {
    /// `init()` without further requirements.
    var isPlain: Bool {
        signature.parameterClause.parameters.isEmpty && optionalMark == nil && signature.effectSpecifiers == nil
            && genericParameterClause == nil
    }
}

extension DeclarationIndex {
    /// Whether a protocol of the sources requires `init()`, and a framework's class conforms to it.
    func isMadeProtocol(_ name: String) -> Bool { makingProtocols.contains(name) && frameworkConformances.contains(name) }

    func conformsToMadeProtocol(_ clause: InheritanceClauseSyntax?) -> Bool {
        clause?.inheritedTypes.contains { isMadeProtocol($0.type.lastName) } == true
    }
}
