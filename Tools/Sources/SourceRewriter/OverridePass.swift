import SwiftSyntax

/// Overrides in extensions, and overrides of extension members.
///
/// An extension member that overrides another is renamed in place, and its class gets an override that calls it; the same applies to
/// an extension member that a subclass overrides, if its class is in the sources. One in an extension of a framework class is
/// dispatched: see `DispatchedMember`.
final class OverridePass: ActiveCodeVisitor {
    private let context: RewriteContext

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.name.text
        // A class of the same name in another module, often a package's demo, may have the same members.
        var seen: Set<MovedOverride.Stub> = []
        let outer = TypeContext.around(node, in: context.index)?.indexName
        let stubs = (context.index.types[type]?.movedMembers ?? []).compactMap { stub -> String? in
            guard seen.insert(stub).inserted, stub.isMeant(forClassIn: outer, context.index),
                InformalMembers.selector(stub.name, above: type, in: context.index) == nil
            else { return nil }
            if let module = stub.module, let own = context.module, module != own {
                // The extension of a class of the same name there is no extension of this one.
                guard context.index.nameOfOverride(stub.name, in: type, elsewhereThan: module) != nil,
                    let superclass = node.inheritanceClause?.inheritedTypes.first
                else { return nil }
                context.needsRuntime = true
                return stub.text(messagingBelow: superclass.type.trimmedDescription)
            }
            if stub.isOverride { return stub.text(overriding: context.overridden.dispatched(stub.name, above: type) == nil) }
            return context.overridden.contains(stub.name, of: type) ? stub.text(overriding: true) : nil
        }
        if !stubs.isEmpty {
            context.edits.insert(
                stubs.map { " \($0);" }.joined(), at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        move(node, node.swiftName, node.modifiers, MovedOverride(node)) { DispatchedMember(node, of: $0) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else {
            return .visitChildren
        }
        // XCTest on Linux lacks it. It is in Xcode's template for tests of an interface.
        if name == "runsForEachTargetApplicationUIConfiguration",
            let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        {
            context.blank(word)
            return .visitChildren
        }
        move(node, SwiftName(base: name, labels: []), node.modifiers, MovedOverride(node)) { DispatchedMember(node, of: $0) }
        return .visitChildren
    }

    /// `super.f()` in the class that overrides an extension member.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.base?.is(SuperExprSyntax.self) == true, let type = TypeContext.around(node, in: context.index) else {
            return .visitChildren
        }
        let name = node.declName.baseName.identifierText
        let call = node.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == ExprSyntax(node).id ? $0 : nil }
        var labels = call?.arguments.map { $0.label?.identifierText ?? "_" } ?? []
        if call?.trailingClosure != nil { labels.append("_") }
        if let base = context.overridden.nameAbove(SwiftName(base: name, labels: labels), type.indexName) {
            context.edits.replace(node.declName.baseName.textRange, with: base)
        }
        return .visitChildren
    }

    private func move(
        _ node: some DeclSyntaxProtocol & WithAttributesSyntax, _ name: SwiftName, _ modifiers: DeclModifierListSyntax,
        _ moved: MovedOverride?, dispatching: (ExtensionDeclSyntax) -> DispatchedMember?
    ) {
        guard let type = TypeContext.around(node, in: context.index) else { return }
        guard let holder = MovedOverride.enclosingExtension(of: node) else {
            guard node.parent?.is(MemberBlockItemSyntax.self) == true,
                let word = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
                context.overridden.dispatched(name, above: type.indexName) != nil
            else { return }
            return context.blank(word)
        }
        if context.index.types[type.indexName]?.isClass == true {
            // These override nothing: they lose the word in place.
            guard InformalMembers.selector(name, above: type.indexName, in: context.index) == nil else { return }
            guard let moved, moved.stub.isOverride || context.overridden.contains(name, of: type.indexName) else { return }
            change(moved.changes)
        } else if let moved, context.overridden.nameOfOverride(name, in: type.indexName) != nil {
            // Found through the method table, by the member that it overrides.
            change(moved.changes)
        } else if let moved, moved.stub.isOverride, context.index.framework.superclasses[type.indexName] != nil {
            replace(moved, in: holder)
        } else if context.overridden.contains(name, of: type.indexName), let member = dispatching(holder) {
            context.needsRuntime = true
            context.edits.insert("; " + member.dispatch, at: holder.textRange.upperBound)
            change(member.changes)
        }
    }

    /// A member of a framework's class: Objective-C replaces it for all objects of the class. A generated subclass has the compiler check the override and
    /// make its code, which then goes into the class's table of methods.
    private func replace(_ moved: MovedOverride, in holder: ExtensionDeclSyntax) {
        context.needsRuntime = true
        let type = holder.extendedType.trimmedDescription
        let number = context.nextNumber()
        let (plain, own) = ("__FerryPlain_\(number)", "__FerryOverride_\(number)")
        let registration =
            "@used @section(\".init_array\") private nonisolated static let __ferry_\(number): @convention(c) () -> Void = { "
            + "ObjectiveC.ObjCRuntime.replaceMembers(of: \(type).self, with: \(own).self, plain: \(plain).self) }"
        context.edits.insert(
            "; private final class \(plain): \(type) {}; private final class \(own): \(type) { "
                + "override \(moved.stub.declaration); \(registration) }", at: holder.textRange.upperBound)
        change(moved.changes)
    }

    private func change(_ changes: [(range: Range<Int>, text: String?)]) {
        for change in changes {
            if let text = change.text {
                context.edits.replace(change.range, with: text)
            } else {
                context.edits.blank(change.range, of: context.source)
            }
        }
    }
}
