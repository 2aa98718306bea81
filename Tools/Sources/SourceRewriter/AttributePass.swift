import SwiftSyntax

/// Removes attributes and modifiers that Swift on Linux rejects; other passes implement their meaning.
final class AttributePass: ActiveCodeVisitor {
    private let context: RewriteContext

    private static let stripped: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable",
        "NSCopying", "NSManaged", "objcImplementation", "implementation",
    ]

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        switch node.name {
        case "main" where context.startsElsewhere, "UIApplicationMain" where context.startsElsewhere: context.blank(node)
        case "UIApplicationMain", "NSApplicationMain":
            let range = node.textRange
            let padding = String(repeating: " ", count: range.count - "@main".utf8.count)
            context.edits.replace(range, with: "@main" + padding)
        case let name where Self.stripped.contains(name):
            context.blank(node)
        // The modules of a project are in one package here.
        case "retroactive" where !context.isPackaged && isOfOwnType(node): context.blank(node)
        // Blocks and C functions of Objective-C take objects; without its runtime a closure of Swift does.
        case "convention" where node.isOfObjects: context.blank(node)
        default: break
        }
        return .skipChildren
    }

    /// Whether the conformance is of a type that the sources declare, in whichever of their modules.
    private func isOfOwnType(_ node: AttributeSyntax) -> Bool {
        var parent = node.parent
        while let next = parent, !next.is(ExtensionDeclSyntax.self) { parent = next.parent }
        guard let extended = parent?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription else { return false }
        let names = extended.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        // A type in another one, or after the name of its module.
        return names.contains { name in context.index.types[name].map { $0.isClass || $0.isDeclaredAsNonClass } ?? false }
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        switch node.name.tokenKind {
        case .keyword(.dynamic): context.blank(node)
        default: break
        }
        return .visitChildren
    }
}

extension AttributeSyntax {
    /// Whether it gives a function type that has objects the convention of blocks or of C.
    var isOfObjects: Bool {
        guard let convention = arguments?.trimmedDescription, ["block", "c"].contains(convention),
            let function = parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
        else { return false }
        let types = function.parameters.map(\.type) + [function.returnClause.type]
        return types.contains(where: \.isOfObjects)
    }
}

extension TypeSyntax {
    /// Whether C has no such type: objects, classes, selectors, and values of any type.
    fileprivate var isOfObjects: Bool {
        let plain: Set<String> = ["Selector", "Any", "AnyObject", "AnyClass", "Self"]
        let name = baseName
        if plain.contains(name) { return true }
        let prefix = name.prefix(2)
        return ["UI", "NS", "CA"].contains(prefix) && name.dropFirst(2).first?.isUppercase == true
            && !["NSInteger", "NSUInteger", "NSRange", "NSTimeInterval", "UIEdgeInsets", "UIOffset"].contains(name)
    }
}
