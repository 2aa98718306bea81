internal import Foundation
internal import TextShaping

/// What a label says and how, and the layouts made of it; a value that forgets its layouts when anything changes.
@MainActor struct LabelContent {
    /// Exactly one of the two is set by the app; the other follows.
    private(set) var text: String?
    private(set) var attributed: NSAttributedString?
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize) { didSet { forget() } }
    var color: UIColor = .label
    var alignment = NSTextAlignment.natural { didSet { if alignment != oldValue { forget() } } }
    var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { if lineBreakMode != oldValue { forget() } } }
    private var cached: TextSource?
    private var layouts: [TextConstraints: TextFitting.Result] = [:]

    private mutating func forget() {
        cached = nil
        layouts = [:]
    }

    mutating func set(_ string: String?) {
        text = string
        attributed = nil
        forget()
    }

    /// The label's own settings follow the first character's, as the app will read them.
    mutating func set(_ string: NSAttributedString?) {
        attributed = string.flatMap { $0.copy() as? NSAttributedString } ?? string
        text = string?.string
        forget()
        guard let string, string.length > 0 else { return }
        let first = string.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { self.color = color }
        if let style = first[.paragraphStyle] as? NSParagraphStyle {
            alignment = style.alignment
            lineBreakMode = style.lineBreakMode
        }
    }

    /// Gives the whole of an attributed text an attribute, after the app set the label's property of that name.
    mutating func override(_ key: NSAttributedString.Key, with value: Any) {
        guard let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        self.attributed = changed
        forget()
    }

    /// Changes the paragraph style of every run of an attributed text.
    mutating func overrideParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        let all = NSRange(location: 0, length: changed.length)
        attributed.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(value as? NSParagraphStyle ?? paragraph)
            change(style)
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        self.attributed = changed
        forget()
    }

    var isEmpty: Bool { (text ?? "").isEmpty }

    private var paragraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        return style
    }

    /// The text with the label's attributes on it, as `UILabel.attributedText` answers for plain text.
    var attributedText: NSAttributedString? {
        if let attributed { return attributed }
        return text.map { NSAttributedString(string: $0, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: paragraph]) }
    }

    mutating func source() -> TextSource {
        if let cached { return cached }
        let defaults = TextSource.Defaults(font: font, color: color, paragraph: paragraph)
        let made = attributed.map { TextSource($0, defaults) } ?? TextSource(text ?? "", defaults)
        cached = made
        return made
    }

    /// The layout under constraints, shrunk to fit when `least` is below 1.
    mutating func layout(_ constraints: TextConstraints, least: Double = 1) -> TextFitting.Result {
        if least >= 1, let known = layouts[constraints] { return known }
        let source = source()
        let natural = TextLayout.make(source.content, constraints)
        if least < 1 { return TextFitting.shrink(source, constraints, least: least, natural: natural) }
        let made = TextFitting.Result(layout: natural, source: source, factor: 1)
        if layouts.count >= 4 { layouts = [:] }
        layouts[constraints] = made
        return made
    }
}
