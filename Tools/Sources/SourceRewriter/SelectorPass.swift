import SwiftSyntax

/// Replaces `#selector(…)` by the selector itself, and `#keyPath(…)` by the key path's text.
final class SelectorPass: ActiveCodeVisitor {
    private let context: RewriteContext
    private var index: DeclarationIndex { context.index }

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            replaceSelector(node)
            return .skipChildren
        case "keyPath":
            replaceKeyPath(node)
            return .skipChildren
        default: return .visitChildren
        }
    }

    private func replaceSelector(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, node.arguments.count == 1, let target = SelectorTarget(argument) else {
            context.refuse(node, "this '#selector' names neither a method nor a property's getter or setter")
            return
        }
        let here = TypeContext.around(node, in: index)
        let type = target.typeName(in: here)
        switch SelectorResolver(index: index).resolve(target, in: type) {
        case .found(let selector, let owner):
            put(selector, registeredBy: owner, in: here, for: node)
        case .assumed(let selector):
            put(selector, registeredBy: nil, in: here, for: node)
            check(target, in: target.writtenType(in: here), at: node)
        case .missing:
            context.refuse(argument.expression, "cannot find '\(target.base)' in '\(type ?? "this file")': no method for this selector")
        }
    }

    private func put(_ selector: String, registeredBy owner: String?, in here: TypeContext?, for node: MacroExpansionExprSyntax) {
        context.needsRuntime = true
        if let here, here.isGeneric, owner == here.indexName {
            let entry = "\(here.name).\(RegistrationPass.genericEntryName(selector, of: here.indexName))"
            context.substitute(node, with: "ObjectiveC.ObjCRuntime.selector(\"\(selector)\", \(entry))")
            return
        }
        let inline = "Selector(\"\(selector)\")"
        if inline.utf8.count <= node.textRange.count {
            context.substitute(node, with: inline)
        } else {
            let name = "__fS\(context.nextNumber())"
            context.substitute(node, with: name)
            context.edits.trailer.append("fileprivate var \(name): ObjectiveC.Selector { \"\(selector)\" }")
        }
    }

    /// Foundation's classes that Linux lacks, of which apps only name methods: the one that stands for the home button.
    private static let missingClasses: Set<String> = ["NSXPCConnection"]

    /// Lets the compiler check a method that is not in the sources, at the expression that names it.
    private func check(_ target: SelectorTarget, in type: String?, at node: MacroExpansionExprSyntax) {
        guard let type, !Self.missingClasses.contains(type), target.accessor == nil, target.isCheckable else { return }
        let location = context.locations.location(for: target.nameNode.positionAfterSkippingLeadingTrivia)
        let head = "fileprivate func __fC\(context.nextNumber())(_ __o: \(type)) { _ = __o"
        let directive = "#sourceLocation(file: \"\(context.path)\", line: \(max(location.line - 1, 1)))"
        let padding = String(repeating: " ", count: max(location.column - 2, 0))
        context.edits.trailer += [directive, head, padding + "." + target.nameNode.trimmedDescription + " }"]
    }

    private func replaceKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first?.expression else { return }
        var parts = argument.trimmedDescription.split(separator: ".").map(String.init)
        // Leading type names are not part of the path.
        while parts.count > 1, parts[0].first?.isUppercase == true || parts[0] == "self" { parts.removeFirst() }
        context.substitute(node, with: "\"\(parts.joined(separator: "."))\"")
    }
}
