import SwiftSyntax

/// What a file has of SwiftUI, which Ferry does not have: files of SwiftUI only and previews are left out of builds.
public struct SwiftUICode: Sendable {
    /// It imports SwiftUI and not UIKit, and starts no app.
    public let isWholeFile: Bool
    public let importsSwiftUI: Bool
    /// Where SwiftUI is used by what stays in the build.
    public let obstacles: [Obstacle]
    /// Previews, wrappers for them and imports, in a file that stays.
    let leftOut: [Syntax]
    /// Declarations that use SwiftUI in a file that stays; they are left out, too.
    public let declarations: [String]
    /// Types of the file that are left out with it, or of it.
    public let types: Set<String>
    /// The text without `declarations`; nil if that is the whole text.
    let text: String?
    /// What remains of the file without `declarations` and `leftOut`, for judging it.
    public let remaining: ParsedSource

    /// A use of SwiftUI.
    public struct Obstacle: Sendable {
        public let message: String
        /// Counted from 1.
        public let line: Int
        let node: Syntax
    }

    /// > Parameters: others: what is left out of other files, and what they keep.
    public init(_ source: ParsedSource, others: LeftOutTypes = LeftOutTypes()) {
        guard source.text.contains("SwiftUI") || source.text.contains("#Preview") else {
            (isWholeFile, importsSwiftUI, obstacles, leftOut) = (false, false, [], [])
            // Most files: nothing to visit.
            let mixture = Self.mixture(of: source, in: source.tree, others)
            (declarations, types) = (mixture?.names ?? [], mixture?.types ?? [])
            text = mixture?.remaining(of: Array(source.text.utf8))
            remaining = text.map { ParsedSource($0) } ?? source
            return
        }
        let visitor = SwiftUIVisitor(source.tree)
        visitor.walk(source.tree)
        isWholeFile = visitor.importsSwiftUI && !visitor.importsUIKit && visitor.appStart == nil
        let isMixed = visitor.importsSwiftUI && visitor.appStart == nil
        let stripped = visitor.stripped(source)
        importsSwiftUI = visitor.importsSwiftUI
        let mixture =
            isMixed
            ? SwiftUIMixture(stripped.tree, foreign: others.types, ofSwiftUI: SwiftUINames(except: others.kept))
            : visitor.importsSwiftUI ? nil : Self.mixture(of: source, in: stripped.tree, others)
        (declarations, text) = isWholeFile ? ([], nil) : (mixture?.names ?? [], mixture?.remaining(of: Array(source.text.utf8)))
        remaining = mixture?.remaining(of: Array(stripped.text.utf8)).map { ParsedSource($0) } ?? stripped
        types = (mixture?.types ?? []).union(visitor.leftOutTypes).union(isWholeFile ? Self.topLevelTypes(of: source.tree) : [])
        obstacles = (visitor.importsSwiftUI && !isWholeFile ? [visitor.appStart].compactMap(\.self) : []).map { use in
            Obstacle(message: use.message, line: use.node.startLocation(converter: visitor.locations).line, node: use.node)
        }
        leftOut = isWholeFile ? [] : visitor.leftOut
    }

    /// What a file that does not import SwiftUI has of left out types.
    private static func mixture(of source: ParsedSource, in tree: SourceFileSyntax, _ others: LeftOutTypes) -> SwiftUIMixture? {
        guard others.alone.contains(where: source.text.contains) else { return nil }
        return SwiftUIMixture(tree, foreign: others.alone, ofSwiftUI: nil)
    }

    private static func topLevelTypes(of tree: SourceFileSyntax) -> [String] {
        tree.statements.compactMap { item in
            guard let declaration = item.item.as(DeclSyntax.self), !declaration.is(FunctionDeclSyntax.self),
                let named = declaration.asProtocol((any NamedDeclSyntax).self)
            else { return nil }
            return named.name.identifierText
        }
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
    private(set) var leftOut: [Syntax] = []

    private static let wrappers: Set<String> = [
        "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "LibraryContentProvider", "View", "ViewModifier",
    ]

    /// Types among what is left out.
    var leftOutTypes: Set<String> {
        Set(leftOut.compactMap { $0.as(StructDeclSyntax.self)?.name.text ?? $0.as(ClassDeclSyntax.self)?.name.text })
    }

    /// The file without what is left out as a whole.
    func stripped(_ source: ParsedSource) -> ParsedSource {
        var edits = SourceEdits()
        let bytes = Array(source.text.utf8)
        for node in leftOut { edits.blank(node.textRange, of: bytes) }
        return ParsedSource(edits.apply(to: bytes))
    }

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
}
