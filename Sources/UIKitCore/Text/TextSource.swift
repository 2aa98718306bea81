internal import CoreGraphics
internal import Foundation
internal import TextShaping

/// Attributed text made ready for the typesetter. Colours are kept as they were given and resolved when drawn.
struct TextSource {
    /// What colours a run.
    struct Look {
        var color: UIColor?
        var background: UIColor?
        var underlineColor: UIColor?
        var strikethroughColor: UIColor?
        var strokeColor: UIColor?
        var shadow: NSShadow?
        var paint = TextPaint()
    }

    /// What holds where the text has no such attribute.
    struct Defaults {
        var font: UIFont
        var color: UIColor
        var paragraph: NSParagraphStyle

        /// Of attributed text drawn on its own: 12 points, black. D
        static var plain: Defaults { Defaults(font: .systemFont(ofSize: 12), color: .black, paragraph: .default) }
    }

    /// What holds for all of a text, whatever its attributes say.
    struct Overrides {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var alignment: NSTextAlignment?
        var lineBreakMode: NSLineBreakMode?
        var isEmpty: Bool { attributes.isEmpty && alignment == nil && lineBreakMode == nil }

        func apply(to paragraph: inout TextParagraph) {
            if let alignment { paragraph.alignment = TextParagraph.Alignment(rawValue: alignment.rawValue) ?? .natural }
            if let lineBreakMode { paragraph.lineBreak = TextParagraph.LineBreak(rawValue: lineBreakMode.rawValue) ?? .wordWrapping }
        }
    }

    private(set) var content: TextContent
    private(set) var looks: [Look]
    /// By `TextAttachmentBox.tag`.
    private(set) var attachments: [NSTextAttachment] = []
    let length: Int
    let defaultColor: UIColor

    init(_ string: String, _ defaults: Defaults) {
        content = TextContent(string, style: TextStyle(font: defaults.font.face), paragraph: defaults.paragraph.paragraph)
        looks = [Look()]
        length = string.utf16.count
        defaultColor = defaults.color
    }

    init(_ string: String, attributes: [NSAttributedString.Key: Any], _ defaults: Defaults) {
        self.init(string, defaults)
        let paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraph).paragraph
        let read = AttributeReader(attributes, defaults)
        content = TextContent(string, style: read.style, paragraph: paragraph)
        looks = [read.look]
    }

    init(_ text: NSAttributedString, _ defaults: Defaults, _ overrides: Overrides = Overrides()) {
        let string = text.string
        self.init(string, defaults)
        guard length > 0 else { return }
        var styles: [TextContent.StyleRun] = []
        var paragraphs: [TextContent.ParagraphRun] = []
        var found: [NSTextAttachment] = []
        looks = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { own, range, _ in
            let attributes = overrides.attributes.isEmpty ? own : own.merging(overrides.attributes) { $1 }
            var read = AttributeReader(attributes, defaults)
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                read.style.attachment = TextAttachmentBox(bounds: attachment.placedBounds(font: read.font), tag: found.count)
                found.append(attachment)
            }
            looks.append(read.look)
            styles.append(TextContent.StyleRun(end: range.location + range.length, style: read.style))
            var paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraph).paragraph
            overrides.apply(to: &paragraph)
            if paragraphs.last?.paragraph == paragraph {
                paragraphs[paragraphs.count - 1].end = range.location + range.length
            } else {
                paragraphs.append(TextContent.ParagraphRun(end: range.location + range.length, paragraph: paragraph))
            }
        }
        attachments = found
        content = TextContent(utf16: Array(string.utf16), styles: styles, paragraphs: paragraphs)
    }

    /// The looks with their colours under the current traits; `color` stands in for runs without one.
    func paints(color: UIColor? = nil, shadow: TextShadow? = nil, dimmed: Double = 1) -> [TextPaint] {
        let base = (color ?? defaultColor).rgba
        return looks.map { look in
            var paint = look.paint
            paint.color = look.color?.rgba ?? base
            paint.color.alpha *= dimmed
            paint.background = look.background?.rgba
            paint.underlineColor = look.underlineColor?.rgba
            paint.strikethroughColor = look.strikethroughColor?.rgba
            paint.strokeColor = look.strokeColor?.rgba
            paint.shadow = look.shadow.flatMap { $0.textShadow } ?? shadow
            return paint
        }
    }

    /// Lets every run take the default colour.
    mutating func dropColors() {
        for index in looks.indices { looks[index].color = nil }
    }

    /// The same text with every font's size multiplied.
    func scaled(by factor: Double) -> TextSource {
        var copy = self
        for index in copy.content.styles.indices {
            var descriptor = copy.content.styles[index].style.font.descriptor
            descriptor.size *= factor
            copy.content.styles[index].style.font = TextFont.resolve(descriptor)
        }
        return copy
    }

    /// The same text with another break mode in every paragraph.
    func breaking(_ mode: NSLineBreakMode) -> TextSource {
        var copy = self
        for index in copy.content.paragraphs.indices {
            copy.content.paragraphs[index].paragraph.lineBreak = TextParagraph.LineBreak(rawValue: mode.rawValue) ?? .wordWrapping
        }
        return copy
    }

    func draw(_ layout: TextLayout, at origin: CGPoint, in context: CGContext, paints: [TextPaint]) {
        layout.draw(in: context, at: origin, paints: paints)
        for placed in layout.attachments where placed.tag < attachments.count {
            attachments[placed.tag].draw(in: placed.frame.offsetBy(dx: origin.x, dy: origin.y))
        }
    }
}

extension UIColor {
    /// Under the current traits.
    var rgba: RGBAColor {
        let value = components
        return RGBAColor(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
    }
}

extension NSShadow {
    /// Nil when its colour is none.
    var textShadow: TextShadow? {
        (shadowColor as? UIColor).map { TextShadow(offset: shadowOffset, blur: shadowBlurRadius, color: $0.rgba) }
    }
}
