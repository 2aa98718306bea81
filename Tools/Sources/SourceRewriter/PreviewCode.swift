import SwiftSyntax

/// The previews of a file: `#Preview` with views or controllers of UIKit, and what cannot be shown.
public struct PreviewCode: Sendable {
    public enum Orientation: String, Sendable { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }

    public enum Layout: Equatable, Sendable {
        /// A controller fills the screen, a view has the size that it wants.
        case standard
        case fitting
        /// The width and height as they are written.
        case fixed(width: String, height: String)
    }

    public struct Preview: Equatable, Sendable {
        public var name: String?
        /// Counted from 1.
        public var line: Int
        /// The function that has the preview's body in a preview build.
        public var function: String
        public var orientation = Orientation.portrait
        public var layout = Layout.standard
        /// Traits without an effect.
        public var otherTraits: [String] = []
    }

    public struct Problem: Equatable, Sendable {
        public var line: Int
        public var message: String
    }

    public let previews: [Preview]
    /// Previews that cannot be shown.
    public let problems: [Problem]

    public init(_ source: ParsedSource) {
        let finder = PreviewFinder(source)
        (previews, problems) = (finder.found.map(\.preview), finder.problems.sorted { $0.line < $1.line })
    }
}

/// Finds previews with their syntax.
final class PreviewFinder: ActiveCodeVisitor {
    struct Found {
        var preview: PreviewCode.Preview
        /// From the number sign to the brace of the body.
        var head: Range<Int>
        var node: Syntax
    }

    private(set) var found: [Found] = []
    private(set) var problems: [PreviewCode.Problem] = []
    private let locations: SourceLocationConverter
    /// Types that are left out, since they are SwiftUI's views.
    private let swiftUI: Set<String>
    private var importsSwiftUIOnly = false

    init(_ source: ParsedSource) {
        locations = SourceLocationConverter(fileName: "", tree: source.tree)
        let code = SwiftUICode(source)
        importsSwiftUIOnly = code.isWholeFile
        swiftUI = Set(code.leftOut.compactMap { $0.as(StructDeclSyntax.self)?.name.text ?? $0.as(ClassDeclSyntax.self)?.name.text })
        super.init(viewMode: .sourceAccurate)
        walk(source.tree)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        add(node, node.pound, node.arguments, node.trailingClosure, hasMore: !node.additionalTrailingClosures.isEmpty)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        add(node, node.pound, node.arguments, node.trailingClosure, hasMore: !node.additionalTrailingClosures.isEmpty)
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { provider(node, node.inheritanceClause) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { provider(node, node.inheritanceClause) }

    private func provider(_ node: some SyntaxProtocol, _ bases: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        let names = (bases?.inheritedTypes ?? []).map { $0.type.trimmedDescription.replacing("SwiftUI.", with: "") }
        guard names.contains("PreviewProvider") else { return .visitChildren }
        refuse(
            node,
            "a PreviewProvider shows views of SwiftUI, which Ferry does not have; write '#Preview { … }' with the view or controller of UIKit "
                + "in it")
        return .skipChildren
    }

    private func add(
        _ node: some SyntaxProtocol, _ pound: TokenSyntax, _ arguments: LabeledExprListSyntax, _ body: ClosureExprSyntax?, hasMore: Bool
    ) {
        guard !importsSwiftUIOnly else {
            return refuse(node, "the file imports SwiftUI and not UIKit: its previews are of SwiftUI, which Ferry does not have")
        }
        guard let body, !hasMore, body.signature == nil else {
            return refuse(node, "a preview needs its view in braces: '#Preview { … }'")
        }
        guard Self.isTopLevel(node) else { return refuse(node, "a preview has to be outside of types and functions") }
        let names = Set(body.tokens(viewMode: .sourceAccurate).map(\.text))
        if let view = names.intersection(swiftUI).sorted().first {
            return refuse(node, "'\(view)' is a view of SwiftUI, which Ferry does not have; show the view or controller of UIKit in it")
        }
        let line = node.startLocation(converter: locations).line
        var preview = PreviewCode.Preview(line: line, function: "ferryPreview\(found.count + 1)")
        for (place, argument) in arguments.enumerated() {
            if place == 0, argument.label == nil {
                preview.name = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            } else {
                read(trait: argument.expression, into: &preview)
            }
        }
        let head = pound.textRange.lowerBound..<body.leftBrace.textRange.upperBound
        found.append(Found(preview: preview, head: head, node: Syntax(node)))
    }

    private func read(trait: ExprSyntax, into preview: inout PreviewCode.Preview) {
        let call = trait.as(FunctionCallExprSyntax.self)
        let name = (call?.calledExpression ?? trait).as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        if let orientation = PreviewCode.Orientation(rawValue: name) {
            preview.orientation = orientation
        } else if name == "sizeThatFitsLayout" {
            preview.layout = .fitting
        } else if name == "fixedLayout", let values = call?.arguments.map(\.expression.trimmedDescription), values.count == 2 {
            preview.layout = .fixed(width: values[0], height: values[1])
        } else if name != "defaultLayout" {
            preview.otherTraits.append(trait.trimmedDescription)
        }
    }

    private static func isTopLevel(_ node: some SyntaxProtocol) -> Bool {
        var parent = node.parent
        while let current = parent {
            if current.is(MemberBlockSyntax.self) || current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
            parent = current.parent
        }
        return true
    }

    private func refuse(_ node: some SyntaxProtocol, _ message: String) {
        problems.append(PreviewCode.Problem(line: node.startLocation(converter: locations).line, message: message))
    }
}
