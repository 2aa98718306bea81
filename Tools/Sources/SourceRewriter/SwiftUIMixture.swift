import SwiftSyntax

/// Finds declarations of a file that use SwiftUI in a file that stays, and what remains of the file without them.
///
/// A type whose header uses SwiftUI, and a member whose signature does, are left out. A function that only uses it inside stays, and stops at the
/// statement that does: its other branches work. The text keeps its lines.
struct SwiftUIMixture {
    /// Names of what is left out or stops, as `Type.member`, in the order of the file.
    private(set) var names: [String] = []
    /// Types of the file that are left out.
    private(set) var types: Set<String>
    private let cuts: [MixtureVisitor.Cut]

    /// > Parameters: foreign: types that are left out of other files. ofSwiftUI: nil in a file that does not import it.
    init(_ tree: SourceFileSyntax, foreign: Set<String>, ofSwiftUI swiftUI: SwiftUINames?) {
        var types = foreign
        var members: [String: Set<String>] = [:]
        var visitor = MixtureVisitor(types, members, swiftUI)
        // What is left out may be used by what was looked at before.
        repeat {
            (types, members) = (visitor.types, visitor.members)
            visitor = MixtureVisitor(types, members, swiftUI)
            visitor.walk(tree)
        } while visitor.types != types || visitor.members != members
        self.types = visitor.types.subtracting(foreign)
        names = visitor.names
        cuts = visitor.cuts
    }

    /// A text of the same length as the tree's, without it; nil if there is nothing to leave out.
    func remaining(of bytes: [UInt8]) -> String? {
        guard !cuts.isEmpty else { return nil }
        var edits = SourceEdits()
        for cut in cuts {
            if cut.stops {
                edits.replace(cut.range, with: Self.stopping(bytes[cut.range]))
            } else {
                edits.blank(cut.range, of: bytes)
            }
        }
        return edits.apply(to: bytes)
    }

    /// A statement of the same lines that stops, and of the same length if the first line has room.
    private static func stopping(_ body: ArraySlice<UInt8>) -> String {
        let stop = "fatalError(\"SwiftUI\")"
        let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
        let first = body.prefix { !isBreak($0) }.count
        let padding = String(repeating: " ", count: max(0, first - stop.utf8.count))
        let rest = body.dropFirst(first).map { isBreak($0) ? $0 : UInt8(ascii: " ") }
        return stop + padding + String(decoding: rest, as: UTF8.self)
    }
}

private final class MixtureVisitor: ActiveCodeVisitor {
    struct Cut {
        var range: Range<Int>
        /// Statements instead of which the program stops; others are blank afterwards.
        var stops = false
    }

    private(set) var cuts: [Cut] = []
    private(set) var names: [String] = []
    private(set) var types: Set<String>
    /// Properties that are left out, by type.
    private(set) var members: [String: Set<String>]
    private var scope: [String] = []

    private let swiftUI: SwiftUINames?

    init(_ types: Set<String>, _ members: [String: Set<String>], _ swiftUI: SwiftUINames?) {
        (self.types, self.members, self.swiftUI) = (types, members, swiftUI)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(type: node) }
    override func visitPost(_ node: StructDeclSyntax) { leave(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(type: node) }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(type: node, and: node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self).map(Syntax.init) })
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name.text, [Syntax(node)], declaresType: true)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let header = [node.inheritanceClause.map(Syntax.init), node.genericWhereClause.map(Syntax.init), Syntax(node.extendedType)]
        return enter(node, node.extendedType.lastName, header, declaresType: false)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }

    /// > Parameters: more: what of the body decides too, besides what is before it.
    private func enter(
        type node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax, and more: [Syntax] = []
    ) -> SyntaxVisitorContinueKind {
        let header = [
            node.inheritanceClause.map(Syntax.init), node.genericParameterClause.map(Syntax.init), node.genericWhereClause.map(Syntax.init),
        ]
        return enter(node, node.name.text, header + more, declaresType: true)
    }

    private func enter(
        _ node: some DeclSyntaxProtocol, _ name: String, _ header: [Syntax?], declaresType: Bool
    ) -> SyntaxVisitorContinueKind {
        guard header.contains(where: { $0.map { mentions($0) } ?? false }) else {
            scope.append(name)
            return .visitChildren
        }
        if declaresType { types.insert(name) }
        cut(node, name)
        return .skipChildren
    }

    private func leave(_ node: some DeclSyntaxProtocol) {
        let range = node.textRange
        guard cuts.last?.range != range else { return }
        scope.removeLast()
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        member(node, node.name.text, node.body.map { Syntax($0) })
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { member(node, "init", node.body.map { Syntax($0) }) }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        member(node, "deinit", node.body.map { Syntax($0) })
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if mentions(node) { cut(node, "subscript") }
        return .skipChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if mentions(node) {
            types.insert(node.name.text)
            cut(node, node.name.text)
        }
        return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.bindings.first?.pattern.trimmedDescription ?? ""
        guard let block = node.bindings.first?.accessorBlock, node.bindings.count == 1, case .getter = block.accessors else {
            guard mentions(node) else { return .skipChildren }
            if let type = scope.last { members[type, default: []].insert(name) }
            cut(node, name)
            return .skipChildren
        }
        return member(node, name, Syntax(block))
    }

    private func member(_ node: some DeclSyntaxProtocol, _ name: String, _ body: Syntax?) -> SyntaxVisitorContinueKind {
        let inside = body.map { $0.textRange } ?? (0..<0)
        if mentions(node, outside: inside) {
            cut(node, name)
        } else if let body, mentions(body) {
            names.append((scope + [name]).joined(separator: "."))
            stop(in: body)
        }
        return .skipChildren
    }

    /// Ends lists of statements at the first that uses SwiftUI itself, and not only in the lists inside it. What follows may use its names.
    private func stop(in node: Syntax) {
        guard let list = node.as(CodeBlockItemListSyntax.self) else {
            for child in node.children(viewMode: .sourceAccurate) { stop(in: child) }
            return
        }
        for item in list where mentions(item) {
            guard mentionsOutsideLists(Syntax(item)), let last = list.last else {
                for child in item.children(viewMode: .sourceAccurate) { stop(in: child) }
                continue
            }
            cuts.append(Cut(range: item.textRange.lowerBound..<last.textRange.upperBound, stops: true))
            return
        }
    }

    private func mentionsOutsideLists(_ node: Syntax) -> Bool {
        if node.is(CodeBlockItemListSyntax.self) { return false }
        if let token = node.as(TokenSyntax.self) { return mentions(token) }
        return node.children(viewMode: .sourceAccurate).contains(where: mentionsOutsideLists)
    }

    private func cut(_ node: some DeclSyntaxProtocol, _ name: String) {
        names.append((scope + [name]).joined(separator: "."))
        cuts.append(Cut(range: node.textRange))
    }

    /// Whether SwiftUI is used in a piece of code, except for a part of it.
    private func mentions(_ node: some SyntaxProtocol, outside excluded: Range<Int> = 0..<0) -> Bool {
        let own = scope.last.flatMap { members[$0] } ?? []
        return node.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind, !excluded.contains(token.positionAfterSkippingLeadingTrivia.utf8Offset)
            else { return false }
            if own.contains(name) { return true }
            guard let swiftUI else { return types.contains(name) && token.namesType }
            return types.contains(name) || swiftUI.contains(token)
        }
    }
}
