internal import Foundation

/// Converts HTML to attributed text: headings, paragraphs, lists, quotes, preformatted text, links, images, inline elements and `style`
/// attributes. Tables become text cell by cell; style sheets and scripts are ignored.
struct HTMLReader {
    private struct Element {
        var name: String
        var style: DocumentStyle
        var block: Block
    }

    /// The paragraph settings inside an element.
    private struct Block: Hashable {
        var alignment: NSTextAlignment?
        var depth = 0
        var quoteDepth = 0
        var headerLevel = 0
        var isPreformatted = false
        var isHidden = false
        var spacing: CGFloat = 0
        /// The list that contains an item.
        var list: ListForm?
    }

    private struct ListForm: Hashable {
        var isOrdered: Bool
        var depth: Int
    }

    /// Deeper elements contribute only text.
    private static let depthLimit = 256
    /// > Units: points.
    private static let listIndent: CGFloat = 36
    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr", "section", "article",
        "header",
        "footer", "main", "nav", "aside", "figure", "figcaption", "dl", "dt", "dd", "address", "form", "fieldset", "hr", "center", "body",
    ]
    private static let voids: Set<String> = ["br", "hr", "img", "meta", "link", "input", "area", "base", "col", "embed", "source", "wbr"]
    private static let hidden: Set<String> = ["head", "script", "style", "title", "template", "noscript", "select", "svg", "object"]
    /// > Units: points.
    private static let headings: [String: CGFloat] = ["h1": 24, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04]

    private var made = DocumentText()
    private var stack = [Element(name: "", style: DocumentStyle(), block: Block())]
    private var paragraphs: [Block: NSParagraphStyle] = [:]
    private var counters: [Int] = []
    private(set) var title: String?
    private var isInTitle = false
    /// A line with text must end before the next block.
    private var isLineOpen = false
    private var endsWithSpace = false

    static func read(_ html: String, _ defaults: [NSAttributedString.Key: Any]) -> (text: NSAttributedString, title: String?) {
        var reader = HTMLReader()
        var tokens = HTMLTokenizer(html)
        while let token = tokens.next() { reader.take(token) }
        return (reader.made.attributed(defaults), reader.title)
    }

    private var top: Element { stack[stack.count - 1] }

    private mutating func take(_ token: HTMLToken) {
        switch token {
        case .text(let text):
            if isInTitle, title == nil { title = text.trimmingCharacters(in: .whitespacesAndNewlines) }
            isInTitle = false
            if !top.block.isHidden { add(text) }
        case .start(let name, let attributes): begin(name, attributes)
        case .end(let name): end(name)
        }
    }

    // MARK: Text

    private mutating func add(_ text: String) {
        guard !top.block.isPreformatted else { return addLines(text) }
        var line = ""
        for scalar in text.unicodeScalars {
            guard scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" || scalar == "\u{0C}" else {
                if scalar != "\0" { line.unicodeScalars.append(scalar) }
                endsWithSpace = false
                isLineOpen = true
                continue
            }
            if isLineOpen, !endsWithSpace {
                line.append(" ")
                endsWithSpace = true
            }
        }
        made.append(line, top.style, paragraph())
    }

    private mutating func addLines(_ text: String) {
        let clean = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\0", with: "")
        guard !clean.isEmpty else { return }
        made.append(clean, top.style, paragraph())
        isLineOpen = !clean.hasSuffix("\n")
        endsWithSpace = false
    }

    private mutating func endLine() {
        guard isLineOpen else { return }
        made.dropTrailingSpace()
        made.append("\n", top.style, paragraph())
        (isLineOpen, endsWithSpace) = (false, false)
    }

    private mutating func paragraph() -> NSParagraphStyle {
        let block = top.block
        if let known = paragraphs[block] { return known }
        let style = NSMutableParagraphStyle()
        if let alignment = block.alignment { style.alignment = alignment }
        let indent = CGFloat(block.depth + block.quoteDepth) * Self.listIndent
        style.paragraphSpacing = block.spacing
        style.headIndent = indent
        style.firstLineHeadIndent = block.list == nil ? indent : 0
        if let list = block.list {
            style.tabStops = [
                NSTextTab(textAlignment: .left, location: indent - Self.listIndent * 0.7),
                NSTextTab(textAlignment: .left, location: indent),
            ]
            style.textLists = (0..<list.depth).map { _ in NSTextList(markerFormat: list.isOrdered ? .decimal : .disc, options: 0) }
        }
        paragraphs[block] = style
        return style
    }

    // MARK: Elements

    private mutating func begin(_ name: String, _ attributes: [String: String]) {
        if name == "title" { isInTitle = true }
        if Self.blocks.contains(name) { closeParagraph(before: name) }
        if Self.voids.contains(name) { return addVoid(name, attributes) }
        guard stack.count < Self.depthLimit else { return }
        var element = Element(name: name, style: top.style, block: top.block)
        if Self.hidden.contains(name) { element.block.isHidden = true }
        lookOf(name, attributes, &element)
        if let text = attributes["style"] {
            let css = CSSDeclarations(text)
            css.apply(to: &element.style)
            if let alignment = css.alignment { element.block.alignment = alignment }
            if css.isHidden { element.block.isHidden = true }
        }
        stack.append(element)
        if name == "li", !element.block.isHidden { addMarker() }
    }

    /// An open paragraph or item ends where another begins.
    private mutating func closeParagraph(before name: String) {
        endLine()
        if top.name == "p" { stack.removeLast() }
        if name == "li" || name == "dt" || name == "dd", top.name == name { stack.removeLast() }
    }

    private func lookOf(_ name: String, _ attributes: [String: String], _ element: inout Element) {
        switch name {
        case "b", "strong", "th": element.style.isBold = true
        case "i", "em", "cite", "var", "dfn": element.style.isItalic = true
        case "u", "ins": element.style.isUnderlined = true
        case "s", "strike", "del": element.style.isStruckThrough = true
        case "code", "tt", "kbd", "samp": element.style.isMonospaced = true
        case "small": element.style.size *= 0.83
        case "big": element.style.size = min(element.style.size * 1.2, 1_000)
        case "sup", "sub":
            element.style.baselineOffset += element.style.size * (name == "sup" ? 0.4 : -0.2)
            element.style.size *= 0.83
        case "mark": element.style.background = CSSDeclarations.rgb(0xFFFF00)
        case "a": element.style.link = attributes["href"].flatMap { URL(string: $0.trimmingCharacters(in: .whitespacesAndNewlines)) }
        case "font":
            if let color = attributes["color"].flatMap(CSSDeclarations.color) { element.style.color = color }
            if let size = attributes["size"].flatMap(Int.init), 1...7 ~= size {
                element.style.size = [7.5, 10, 12, 13.5, 18, 24, 36][size - 1]
            }
            if let face = attributes["face"] { CSSDeclarations("font-family:" + face).apply(to: &element.style) }
        case "center": element.block.alignment = .center
        case "p", "dl": element.block.spacing = 12
        case "pre":
            element.block.isPreformatted = true
            element.style.isMonospaced = true
        case "blockquote", "dd": element.block.quoteDepth += 1
        case "ul", "ol":
            element.block.depth += 1
            element.block.list = ListForm(isOrdered: name == "ol", depth: element.block.depth)
        default:
            guard let size = Self.headings[name] else { break }
            (element.style.size, element.style.isBold) = (size, true)
            element.block.spacing = size * 0.67
            element.block.headerLevel = Int(name.dropFirst()) ?? 0
        }
        if let alignment = attributes["align"].flatMap(CSSDeclarations.alignment) { element.block.alignment = alignment }
        if name == "ol" || name == "ul" { element.block.spacing = 0 }
    }

    private mutating func addMarker() {
        guard let list = top.block.list else { return }
        while counters.count < list.depth { counters.append(0) }
        counters.removeLast(counters.count - list.depth)
        counters[list.depth - 1] += 1
        let marker = NSTextList(markerFormat: list.isOrdered ? .decimal : .disc, options: 0).marker(forItemNumber: counters[list.depth - 1])
        made.append("\t\(marker)\(list.isOrdered ? "." : "")\t", top.style, paragraph())
        isLineOpen = true
        endsWithSpace = true
    }

    private mutating func addVoid(_ name: String, _ attributes: [String: String]) {
        guard !top.block.isHidden else { return }
        switch name {
        case "br":
            made.dropTrailingSpace()
            made.append("\u{2028}", top.style, paragraph())
            (isLineOpen, endsWithSpace) = (true, true)
        case "img":
            if let picture = Self.picture(attributes) {
                made.append(picture, top.style, paragraph())
                (isLineOpen, endsWithSpace) = (true, false)
            } else if let text = attributes["alt"] {
                add(text)
            }
        default: break
        }
    }

    /// Images embedded in the document.
    private static func picture(_ attributes: [String: String]) -> NSTextAttachment? {
        guard let source = attributes["src"], source.hasPrefix("data:image/"), let comma = source.firstIndex(of: ","),
            source[..<comma].hasSuffix(";base64"), let data = Data(base64Encoded: String(source[source.index(after: comma)...])),
            let image = UIImage(data: data)
        else { return nil }
        let attachment = NSTextAttachment()
        attachment.image = image
        return attachment
    }

    private mutating func end(_ name: String) {
        guard let index = stack.lastIndex(where: { $0.name == name }), index > 0 else {
            // As browsers do.
            if name == "br" { addVoid("br", [:]) }
            return
        }
        if Self.blocks.contains(name) { endLine() }
        stack.removeLast(stack.count - index)
        if name == "ul" || name == "ol" { counters.removeLast(max(counters.count - top.block.depth, 0)) }
        if name == "td" || name == "th", isLineOpen {
            made.append("\t", top.style, paragraph())
            endsWithSpace = true
        }
    }
}
