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
        default: break
        }
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        switch node.name.tokenKind {
        case .keyword(.dynamic): context.blank(node)
        default: break
        }
        return .visitChildren
    }
}
