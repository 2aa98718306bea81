internal import CMarkdown
internal import Foundation

/// Where a walk through a document is: the blocks, links and emphasis it is inside of.
struct MarkdownBlockContext {
    typealias Node = OpaquePointer

    let isInline: Bool
    let deepest: Int
    /// Of the blocks walked into that count, the outermost first.
    private var open: [PresentationIntent.IntentType] = []
    /// Blocks walked into, whether or not they count.
    private var depth = 0
    private var made = 0
    private(set) var blocks: PresentationIntent?
    private var counts: [InlinePresentationIntent: Int] = [:]
    private(set) var inline: InlinePresentationIntent = []
    private(set) var links: [String] = []
    private(set) var images: [String] = []
    /// How many blocks came before in each of the blocks walked into.
    private var before = [0]

    init(isInline: Bool, deepest: Int) { (self.isInline, self.deepest) = (isInline, deepest) }

    mutating func enter(_ node: Node) {
        if let kind = kind(node) {
            before[before.count - 1] += 1
            // Leaves among blocks are never left.
            if Self.isLeaf(node) {
                made += 1
                blocks = isInline ? nil : PresentationIntent(kind, identity: made, parent: PresentationIntent(types: open.reversed()))
                return
            }
            depth += 1
            before.append(0)
            made += 1
            if depth <= deepest { open.append(.init(kind: kind, identity: made)) }
            blocks = isInline ? nil : PresentationIntent(types: open.reversed())
            return
        }
        switch cmark_node_get_type(node) {
        case CMARK_NODE_LINK: links.append(Self.text(cmark_node_get_url(node)))
        case CMARK_NODE_IMAGE: images.append(Self.text(cmark_node_get_url(node)))
        default: if let intent = Self.emphasis(node) { count(intent, by: 1) }
        }
    }

    mutating func leave(_ node: Node) {
        if kind(node) != nil {
            if depth <= deepest, !open.isEmpty { open.removeLast() }
            depth -= 1
            before.removeLast()
            blocks = isInline ? nil : open.isEmpty ? nil : PresentationIntent(types: open.reversed())
            return
        }
        switch cmark_node_get_type(node) {
        case CMARK_NODE_LINK: _ = links.popLast()
        case CMARK_NODE_IMAGE: _ = images.popLast()
        default: if let intent = Self.emphasis(node) { count(intent, by: -1) }
        }
    }

    private mutating func count(_ intent: InlinePresentationIntent, by change: Int) {
        let now = counts[intent, default: 0] + change
        counts[intent] = now
        if now > 0 { inline.insert(intent) } else { inline.remove(intent) }
    }

    private static func emphasis(_ node: Node) -> InlinePresentationIntent? {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_EMPH: .emphasized
        case CMARK_NODE_STRONG: .stronglyEmphasized
        default: name(node) == "strikethrough" ? .strikethrough : nil
        }
    }

    private static func isLeaf(_ node: Node) -> Bool {
        [CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK].contains(cmark_node_get_type(node))
    }

    private static func name(_ node: Node) -> String { text(cmark_node_get_type_string(node)) }
    private static func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

    /// Nil for what is no block.
    private func kind(_ node: Node) -> PresentationIntent.Kind? {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_PARAGRAPH, CMARK_NODE_HTML_BLOCK: .paragraph
        case CMARK_NODE_HEADING: .header(level: Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_BLOCK_QUOTE: .blockQuote
        case CMARK_NODE_LIST: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? .orderedList : .unorderedList
        case CMARK_NODE_ITEM: .listItem(ordinal: ordinal(node))
        case CMARK_NODE_CODE_BLOCK: .codeBlock(languageHint: language(node))
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        default: tableKind(node)
        }
    }

    private func tableKind(_ node: Node) -> PresentationIntent.Kind? {
        switch Self.name(node) {
        case "table":
            let count = Int(cmark_gfm_extensions_get_table_columns(node))
            guard let alignments = cmark_gfm_extensions_get_table_alignments(node) else { return .table(columns: []) }
            return .table(
                columns: (0..<count).map { column in
                    switch alignments[column] {
                    case UInt8(ascii: "c"): .init(alignment: .center)
                    case UInt8(ascii: "r"): .init(alignment: .right)
                    default: .init(alignment: .left)
                    }
                })
        case "table_header": return .tableHeaderRow
        case "table_row": return .tableRow(rowIndex: position)
        case "table_cell": return .tableCell(columnIndex: position)
        default: return nil
        }
    }

    private func language(_ node: Node) -> String? {
        let info = Self.text(cmark_node_get_fence_info(node)).split(separator: " ").first
        return info.map(String.init)
    }

    private func ordinal(_ node: Node) -> Int {
        let list = cmark_node_parent(node)
        let start = list.map { cmark_node_get_list_type($0) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start($0)) : 1 } ?? 1
        return start + position
    }

    /// How many blocks stand before the one that is walked into in its parent.
    private var position: Int { before.last ?? 0 }
}
