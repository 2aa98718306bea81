internal import CoreGraphics
internal import DarwinFoundation
internal import Foundation
internal import TextShaping

/// Attributed text prepared for the typesetter. Colours are stored unresolved and resolved when drawn.
struct TextSource {
    /// The colours of a run.
    struct Look {
        var color: UIColor?
        var background: UIColor?
        var underlineColor: UIColor?
        var strikethroughColor: UIColor?
        var strokeColor: UIColor?
        var shadow: NSShadow?
        var paint = TextPaint()
    }

    /// The values for missing attributes.
    struct Defaults {
        var font: UIFont
        var color: UIColor
        var paragraph: NSParagraphStyle

        /// For attributed text drawn on its own: 12 points, black. D
        static let plain = Defaults(font: .systemFont(ofSize: 12), color: .black, paragraph: .default)
    }

    /// Values that override the attributes of the whole text.
    struct Overrides {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var alignment: NSTextAlignment?
        var lineBreakMode: NSLineBreakMode?
        var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy?
        var changesParagraphs: Bool { alignment != nil || lineBreakMode != nil || lineBreakStrategy != nil }
        var isEmpty: Bool { attributes.isEmpty && !changesParagraphs }

        func apply(to paragraph: inout TextParagraph) {
            if let alignment { paragraph.alignment = TextParagraph.Alignment(rawValue: alignment.rawValue) ?? .natural }
            if let lineBreakMode { paragraph.lineBreak = TextParagraph.LineBreak(rawValue: lineBreakMode.rawValue) ?? .wordWrapping }
            if let lineBreakStrategy { paragraph.apply(lineBreakStrategy) }
        }
    }

    private(set) var content: TextContent
    private(set) var looks: [Look]
    /// By `TextAttachmentBox.tag`.
    private(set) var attachments: [NSTextAttachment] = []
    /// The offset of each attachment. > Units: UTF-16.
    private var attachmentOffsets: [Int] = []
    /// Passed to attachments: the container, and the offset of this text in the whole one.
    var container: NSTextContainer?
    var start = 0
    let length: Int
    let defaultColor: UIColor

    init(_ string: String, _ defaults: Defaults) {
        content = TextContent(string, style: TextStyle(font: defaults.font.face), paragraph: defaults.paragraph.paragraph)
        looks = [Look()]
        length = TextSource.length(of: string)
        defaultColor = defaults.color
    }

    init(_ string: String, attributes: [NSAttributedString.Key: Any], _ defaults: Defaults) {
        let paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraph).paragraph
        let read = AttributeReader(attributes, defaults)
        content = TextContent(string, style: read.style, paragraph: paragraph)
        looks = [read.look]
        length = TextSource.length(of: string)
        defaultColor = defaults.color
    }

    init(_ text: NSAttributedString, _ defaults: Defaults, _ overrides: Overrides = Overrides()) {
        let string = text.string
        self.init(string, defaults)
        guard length > 0 else { return }
        var styles: [TextContent.StyleRun] = []
        var paragraphs: [TextContent.ParagraphRun] = []
        var found: [NSTextAttachment] = []
        var places: [Int] = []
        looks = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { own, range, _ in
            let attributes = overrides.attributes.isEmpty ? own : own.merging(overrides.attributes) { $1 }
            var read = AttributeReader(attributes, defaults)
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                let box =
                    attachment.needsLineFragment
                    ? .zero : attachment.placedBounds(width: 0, lineHeight: read.font.lineHeight, in: nil, at: range.location)
                read.style.attachment = TextAttachmentBox(bounds: box, tag: found.count)
                found.append(attachment)
                places.append(range.location)
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
        (attachments, attachmentOffsets) = (found, places)
        content = TextContent(utf16: Array(string.utf16), styles: styles, paragraphs: paragraphs)
    }

    /// In UTF-16; `utf16.count` would first build an index for later calls that never come.
    private static func length(of string: String) -> Int {
        let counted = string.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.reduce(0) { $0 &+ ($1 & 0xC0 == 0x80 ? 0 : $1 < 0xF0 ? 1 : 2) }
        }
        return counted ?? string.utf16.count
    }

    /// The paints with colours resolved for the current traits; `color` is the default for runs without one.
    func paints(color: UIColor? = nil, shadow: TextShadow? = nil, dimmed: Double = 1) -> [TextPaint] {
        let base = (color ?? defaultColor).drawn
        return looks.map { look in
            var paint = look.paint
            (paint.color, paint.pattern) = look.color?.drawn ?? base
            paint.color.alpha *= dimmed
            paint.background = look.background?.rgba
            paint.underlineColor = look.underlineColor?.rgba
            paint.strikethroughColor = look.strikethroughColor?.rgba
            paint.strokeColor = look.strokeColor?.rgba
            paint.shadow = look.shadow.flatMap { $0.textShadow } ?? shadow
            return paint
        }
    }

    /// Makes every run take the default colour.
    mutating func dropColors() {
        for index in looks.indices { looks[index].color = nil }
    }

    /// The text under constraints.
    func layout(_ constraints: TextConstraints) -> TextLayout { TextLayout.make(content(in: constraints.width), constraints) }

    /// The text under constraints, and its size without a limit of width if that is known from the same work.
    func layoutWithUnwrappedSize(_ constraints: TextConstraints) -> (layout: TextLayout, unwrapped: TextExtent?) {
        // Boxes that depend on the line's width make another text of it.
        guard !attachments.contains(where: \.needsLineFragment) else { return (layout(constraints), nil) }
        return TextLayout.makeWithUnwrappedSize(content, constraints)
    }

    /// The size of that layout.
    func measure(_ constraints: TextConstraints) -> TextExtent { TextLayout.measure(content(in: constraints.width), constraints) }

    /// With the boxes of attachments that depend on the line width.
    private func content(in width: Double) -> TextContent {
        guard attachments.contains(where: \.needsLineFragment) else { return content }
        var fitted = content
        for index in fitted.styles.indices {
            guard let tag = fitted.styles[index].style.attachment?.tag, attachments[tag].needsLineFragment else { continue }
            let height = fitted.styles[index].style.font.metrics.lineHeight
            fitted.styles[index].style.attachment?.bounds = attachments[tag].placedBounds(
                width: width, lineHeight: height, in: container, at: start + attachmentOffsets[tag])
        }
        return fitted
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

    /// The same text with every run's style changed.
    func changingStyles(_ change: (inout TextStyle) -> Void) -> TextSource {
        var copy = self
        for index in copy.content.styles.indices { change(&copy.content.styles[index].style) }
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

    /// The same text, hyphenated in paragraphs that do not specify a factor.
    func hyphenating(_ factor: Double) -> TextSource {
        var copy = self
        for index in copy.content.paragraphs.indices where copy.content.paragraphs[index].paragraph.hyphenation == 0 {
            copy.content.paragraphs[index].paragraph.hyphenation = factor
            copy.content.paragraphs[index].paragraph.language = DeviceLocale.preferredLanguages.first ?? ""
        }
        return copy
    }

    /// The same text, without hyphenation.
    var withoutHyphens: TextSource {
        var copy = self
        for index in copy.content.paragraphs.indices { copy.content.paragraphs[index].paragraph.hyphenation = 0 }
        return copy
    }

    func draw(_ layout: TextLayout, at origin: CGPoint, in context: CGContext, paints: [TextPaint]) {
        layout.draw(in: context, at: origin, paints: paints)
        for placed in layout.attachments where placed.tag < attachments.count {
            attachments[placed.tag].draw(
                in: placed.frame.offsetBy(dx: origin.x, dy: origin.y), of: container, at: start + attachmentOffsets[placed.tag])
        }
    }
}

extension UIColor {
    /// Resolved for the current traits.
    var rgba: RGBAColor {
        let value = components
        return RGBAColor(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
    }
}

extension NSShadow {
    /// Nil if its colour is nil.
    var textShadow: TextShadow? {
        (shadowColor as? UIColor).map { TextShadow(offset: shadowOffset, blur: shadowBlurRadius, color: $0.rgba) }
    }
}
