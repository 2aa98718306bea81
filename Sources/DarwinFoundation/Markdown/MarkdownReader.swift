internal import CMarkdown
internal import Foundation

/// Reads Markdown as GitHub writes it, by libcmark-gfm.
struct MarkdownReader {
    private let options: AttributedString.MarkdownParsingOptions
    private let baseURL: URL?
    /// Deeper blocks are read, and take the intents of the deepest one that counts.
    private static let deepest = 64

    init(_ options: AttributedString.MarkdownParsingOptions, baseURL: URL?) { (self.options, self.baseURL) = (options, baseURL) }

    static func text(_ data: Data, _ options: AttributedString.MarkdownParsingOptions) throws -> String {
        if let text = String(data: data, encoding: .utf8) { return text }
        if options.failurePolicy == .returnPartiallyParsedIfPossible { return String(decoding: data, as: UTF8.self) }
        throw CocoaError(
            .fileReadInapplicableStringEncoding, userInfo: [NSLocalizedDescriptionKey: "the Markdown is not in UTF-8"])
    }

    private static let extensions: [String] = {
        cmark_gfm_core_extensions_ensure_registered()
        return ["table", "strikethrough", "autolink"]
    }()

    func read(_ markdown: String) -> MarkdownText {
        let isInline = options.interpretedSyntax != .full
        let guarding = isInline ? MarkdownBlockEscaper(markdown) : nil
        var result = MarkdownText()
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return result }
        defer { cmark_parser_free(parser) }
        for name in Self.extensions {
            if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
        }
        var source = guarding?.text ?? markdown
        source.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        }
        guard let document = cmark_parser_finish(parser) else { return result }
        defer { cmark_node_free(document) }
        guard let walk = cmark_iter_new(document) else { return result }
        defer { cmark_iter_free(walk) }
        var place = MarkdownBlockContext(isInline: isInline, deepest: Self.deepest)
        var event = cmark_iter_next(walk)
        while event != CMARK_EVENT_DONE {
            if let node = cmark_iter_get_node(walk) {
                if event == CMARK_EVENT_EXIT {
                    place.leave(node)
                } else {
                    place.enter(node)
                    if let leaf = leaf(node, place) { append(leaf, node, place, guarding, to: &result) }
                }
            }
            event = cmark_iter_next(walk)
        }
        return result
    }

    /// The text of a node that has some, and what it adds to its place.
    private func leaf(_ node: OpaquePointer, _ place: MarkdownBlockContext) -> (text: String, intent: InlinePresentationIntent)? {
        func literal() -> String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }
        return switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: (literal(), [])
        case CMARK_NODE_CODE: (literal(), .code)
        case CMARK_NODE_CODE_BLOCK: (literal(), [])
        case CMARK_NODE_HTML_INLINE: (literal(), .inlineHTML)
        case CMARK_NODE_HTML_BLOCK: (literal(), .blockHTML)
        case CMARK_NODE_SOFTBREAK:
            options.interpretedSyntax == .inlineOnlyPreservingWhitespace ? ("\n", []) : (" ", .softBreak)
        case CMARK_NODE_LINEBREAK: ("\n", .lineBreak)
        case CMARK_NODE_THEMATIC_BREAK: ("\u{2E3B}", [])
        // A picture without words for it is one character.
        case CMARK_NODE_IMAGE where cmark_node_first_child(node) == nil: ("\u{FFFC}", [])
        default: nil
        }
    }

    private func append(
        _ leaf: (text: String, intent: InlinePresentationIntent), _ node: OpaquePointer, _ place: MarkdownBlockContext,
        _ guarding: MarkdownBlockEscaper?, to result: inout MarkdownText
    ) {
        var run = MarkdownText.Run(text: guarding?.clean(leaf.text) ?? leaf.text)
        run.inline = place.inline.union(leaf.intent)
        run.blocks = place.blocks
        run.link = place.links.last.flatMap(url)
        run.image = place.images.last.flatMap(url)
        run.language = options.languageCode
        result.append(run)
    }

    private func url(_ text: String) -> URL? {
        text.isEmpty ? nil : baseURL.map { URL(string: text, relativeTo: $0) } ?? URL(string: text)
    }
}

/// Keeps lines from being the beginnings of blocks: each stands between two signs that Markdown takes for white space, and that are taken out again.
struct MarkdownBlockEscaper {
    let text: String
    private let sign: Character

    init(_ markdown: String) {
        // White space to Markdown, but not what it trims.
        let signs: [Character] = ["\u{1680}", "\u{2008}", "\u{205F}", "\u{2006}"]
        sign = signs.first { !markdown.contains($0) } ?? signs[0]
        let (sign, lines) = (String(sign), markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
        text = lines.map { sign + $0 + sign }.joined(separator: "\n")
    }

    func clean(_ text: String) -> String { text.replacing(String(sign), with: "") }
}
