internal import Foundation

/// The style of a document's characters.
struct DocumentStyle: Hashable {
    var family: String?
    /// > Units: points.
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var isUnderlined = false
    var isStruckThrough = false
    /// > Units: points, up.
    var baselineOffset: CGFloat = 0
    var color: UIColor?
    var background: UIColor?
    var link: URL?
}

/// The text of a document, built run by run.
struct DocumentText {
    private struct Run {
        var length: Int
        var style: DocumentStyle
        var paragraph: NSParagraphStyle
        var attachment: NSTextAttachment?
    }

    private var runs: [Run] = []
    private(set) var string = ""
    private(set) var length = 0
    private(set) var last: Unicode.Scalar?

    mutating func append(_ text: String, _ style: DocumentStyle, _ paragraph: NSParagraphStyle) {
        guard !text.isEmpty else { return }
        let count = text.utf16.count
        string += text
        length += count
        last = text.unicodeScalars.last
        if let end = runs.last, end.attachment == nil, end.style == style, end.paragraph === paragraph {
            runs[runs.count - 1].length += count
        } else {
            runs.append(Run(length: count, style: style, paragraph: paragraph))
        }
    }

    mutating func append(_ attachment: NSTextAttachment, _ style: DocumentStyle, _ paragraph: NSParagraphStyle) {
        string += "\u{FFFC}"
        length += 1
        last = "\u{FFFC}"
        runs.append(Run(length: 1, style: style, paragraph: paragraph, attachment: attachment))
    }

    /// Removes a space at the end of a line.
    mutating func dropTrailingSpace() {
        guard last == " ", let end = runs.last else { return }
        string.unicodeScalars.removeLast()
        length -= 1
        last = string.unicodeScalars.last
        if end.length == 1 { runs.removeLast() } else { runs[runs.count - 1].length -= 1 }
    }

    func attributed(_ defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let made = NSMutableAttributedString(string: string)
        var fonts: [FontForm: UIFont] = [:]
        var start = 0
        for run in runs {
            var attributes = defaults.merging(Self.attributes(run.style, &fonts)) { $1 }
            attributes[.paragraphStyle] = run.paragraph
            attributes[.attachment] = run.attachment
            made.setAttributes(attributes, range: NSRange(location: start, length: run.length))
            start += run.length
        }
        return made
    }

    private struct FontForm: Hashable {
        var family: String?
        var size: CGFloat
        var traits: UInt32
    }

    private static func attributes(_ style: DocumentStyle, _ fonts: inout [FontForm: UIFont]) -> [NSAttributedString.Key: Any] {
        let traits = UIFontDescriptor.SymbolicTraits(
            (style.isBold ? [.traitBold] : []) + (style.isItalic ? [.traitItalic] : []))
        let form = FontForm(
            family: style.family, size: style.size, traits: traits.rawValue | (style.isMonospaced ? 1 << 31 : 0))
        let font = fonts[form] ?? makeFont(style, traits)
        fonts[form] = font
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: style.color ?? UIColor.black]
        if let background = style.background { attributes[.backgroundColor] = background }
        if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if style.baselineOffset != 0 { attributes[.baselineOffset] = style.baselineOffset }
        if let link = style.link { attributes[.link] = link }
        return attributes
    }

    /// The system font if the device does not have the named one.
    private static func makeFont(_ style: DocumentStyle, _ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
        let plain =
            style.family.flatMap { UIFont(name: $0, size: style.size) }
            ?? (style.isMonospaced ? .monospacedSystemFont(ofSize: style.size, weight: .regular) : .systemFont(ofSize: style.size))
        guard !traits.isEmpty, let descriptor = plain.fontDescriptor.withSymbolicTraits(traits) else { return plain }
        return UIFont(descriptor: descriptor, size: style.size)
    }
}
