import SwiftSyntax

/// What a file has of SwiftUI, which Ferry does not have: files of SwiftUI only and previews are left out of builds.
public struct SwiftUICode: Sendable {
    /// It imports SwiftUI and not UIKit, and starts no app.
    public let isWholeFile: Bool
    /// Where SwiftUI is used by what stays in the build.
    public let obstacles: [Obstacle]
    /// Previews, wrappers for them and imports, in a file that stays.
    let leftOut: [Syntax]

    /// A use of SwiftUI.
    public struct Obstacle: Sendable {
        public let message: String
        /// Counted from 1.
        public let line: Int
        let node: Syntax
    }

    public init(_ source: ParsedSource) {
        // Most files: nothing to visit.
        guard source.text.contains("SwiftUI") || source.text.contains("#Preview") else {
            (isWholeFile, obstacles, leftOut) = (false, [], [])
            return
        }
        let visitor = SwiftUIVisitor(source.tree)
        visitor.walk(source.tree)
        isWholeFile = visitor.importsSwiftUI && !visitor.importsUIKit && visitor.appStart == nil
        obstacles = (visitor.importsSwiftUI && !isWholeFile ? visitor.uses + [visitor.appStart].compactMap(\.self) : []).map { use in
            Obstacle(message: use.message, line: use.node.startLocation(converter: visitor.locations).line, node: use.node)
        }
        leftOut = isWholeFile ? [] : visitor.leftOut
    }
}

private final class SwiftUIVisitor: SyntaxVisitor {
    struct Use {
        var node: Syntax
        var message: String
    }

    let locations: SourceLocationConverter
    private(set) var importsSwiftUI = false
    private(set) var importsUIKit = false
    private(set) var appStart: Use?
    private(set) var uses: [Use] = []
    private(set) var leftOut: [Syntax] = []

    private static let wrappers: Set<String> = [
        "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "LibraryContentProvider", "View", "ViewModifier",
    ]

    init(_ tree: SourceFileSyntax) {
        locations = SourceLocationConverter(fileName: "", tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses where clause.condition?.trimmedDescription.contains("canImport(SwiftUI)") != true {
            let value = StaticCondition.value(clause.condition)
            if value != false, let elements = clause.elements { walk(elements) }
            if value == true { break }
        }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        switch node.path.first?.name.text {
        case "SwiftUI":
            importsSwiftUI = true
            leftOut.append(Syntax(node))
        case "UIKit": importsUIKit = true
        default: break
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { leaveOut(node, macro: node.macroName) }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { leaveOut(node, macro: node.macroName) }

    private func leaveOut(_ node: some SyntaxProtocol, macro: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard macro.text == "Preview" else { return .visitChildren }
        leftOut.append(Syntax(node))
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { leaveOut(node, node.inheritanceClause, node.attributes) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { leaveOut(node, node.inheritanceClause, node.attributes) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        leaveOut(node, node.inheritanceClause, node.attributes, ["View"].contains(node.extendedType.trimmedDescription))
    }

    private func leaveOut(
        _ node: some SyntaxProtocol, _ bases: InheritanceClauseSyntax?, _ attributes: AttributeListSyntax, _ isExtension: Bool = false
    ) -> SyntaxVisitorContinueKind {
        let names = Set((bases?.inheritedTypes ?? []).map { $0.type.trimmedDescription.replacing("SwiftUI.", with: "") })
        if names.contains("App"), attributes.contains(where: { $0.trimmedDescription == "@main" }) {
            appStart = Use(node: Syntax(node), message: "the app starts in SwiftUI, which Ferry does not have")
        }
        guard isExtension || !names.isDisjoint(with: Self.wrappers) else { return .visitChildren }
        leftOut.append(Syntax(node))
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind, name == "UIHostingController" || name == "UIHostingConfiguration" {
            uses.append(
                Use(
                    node: Syntax(token),
                    message: "'\(name)' shows views of SwiftUI, which Ferry does not have; leave the code that needs it out, or put it in "
                        + "'#if canImport(SwiftUI)'"))
        }
        return .visitChildren
    }
}
