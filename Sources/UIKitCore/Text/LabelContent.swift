internal import Foundation
internal import TextShaping

/// A label's text and style, with cached layouts; a value that invalidates its layouts on any change.
@MainActor struct LabelContent {
    private(set) var text: String?
    /// The app's attributed text; nil while the text is plain.
    private var given: NSAttributedString?
    /// The label's properties set since.
    private var overrides = TextSource.Overrides()
    /// The text with all its attributes, created when the app reads it.
    private var whole: NSAttributedString?
    /// The font last set, by property or by the first character's attributes.
    var font: UIFont {
        get { firstFont ?? plainFont }
        set {
            (plainFont, firstFont) = (newValue, nil)
            forget()
        }
    }
    var color: UIColor {
        get { firstColor ?? plainColor }
        set {
            (plainColor, firstColor) = (newValue, nil)
            whole = nil
        }
    }
    /// The font of characters without a font attribute.
    private var plainFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private(set) var plainColor: UIColor = .label
    private var firstFont: UIFont?
    private var firstColor: UIColor?
    var alignment = NSTextAlignment.natural { didSet { if alignment != oldValue { forget() } } }
    var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { if lineBreakMode != oldValue { forget() } } }
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard { didSet { if lineBreakStrategy != oldValue { forget() } } }
    /// Reduces the space between characters before text is truncated.
    var tightens = false { didSet { if tightens != oldValue { forget() } } }
    private var cached: TextSource?
    private var layouts: [TextConstraints: TextFitting.Result] = [:]
    /// The size measured last.
    private var measured: (constraints: TextConstraints, size: CGSize)?

    private mutating func forget() {
        cached = nil
        whole = nil
        layouts = [:]
        measured = nil
    }

    var isAttributed: Bool { given != nil }
    /// The text is this one with nothing overridden, so that setting it again changes nothing.
    func isUnchanged(by string: NSAttributedString?) -> Bool { string != nil && string === given && overrides.isEmpty }

    mutating func set(_ string: String?) {
        text = string
        given = nil
        (plainFont, plainColor, firstFont, firstColor) = (font, color, nil, nil)
        overrides = TextSource.Overrides()
        forget()
    }

    /// The label's properties take the first character's attributes, as the app will read them.
    mutating func set(_ string: NSAttributedString?) {
        // An immutable string needs no copy, whose attributes Foundation on Linux would never free.
        given = string.flatMap { type(of: $0) == NSAttributedString.self ? $0 : NSAttributedString(attributedString: $0) }
        text = string?.string
        overrides = TextSource.Overrides()
        forget()
        guard let string, string.length > 0 else { return }
        let first = string.attributes(at: 0, effectiveRange: nil)
        firstFont = first[.font] as? UIFont
        firstColor = first[.foregroundColor] as? UIColor
        if let style = first[.paragraphStyle] as? NSParagraphStyle {
            alignment = style.alignment
            lineBreakMode = style.lineBreakMode
            lineBreakStrategy = style.lineBreakStrategy
        }
    }

    /// Scales the fonts that follow the text size, also in attributed text. False if none changes.
    mutating func followTextSize(of traits: UITraitCollection) -> Bool {
        let (old, oldGiven) = (font, given)
        if let font = plainFont.following(traits) { plainFont = font }
        if let font = firstFont?.following(traits) { firstFont = font }
        if let font = overrides.attributes[.font] as? UIFont { overrides.attributes[.font] = font.following(traits) ?? font }
        if let text = given?.following(traits) { given = text }
        guard font != old || given !== oldGiven else { return false }
        forget()
        return true
    }

    /// Sets an attribute on the whole attributed text, after the app set the corresponding property.
    mutating func override(_ key: NSAttributedString.Key, with value: Any) {
        guard given != nil else { return }
        overrides.attributes[key] = value
        forget()
    }

    mutating func overrideAlignment() {
        guard given != nil else { return }
        overrides.alignment = alignment
        forget()
    }

    mutating func overrideLineBreakMode() {
        guard given != nil else { return }
        overrides.lineBreakMode = lineBreakMode
        forget()
    }

    mutating func overrideLineBreakStrategy() {
        guard given != nil else { return }
        overrides.lineBreakStrategy = lineBreakStrategy
        forget()
    }

    var isEmpty: Bool { (text ?? "").isEmpty }

    private var paragraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        style.lineBreakStrategy = lineBreakStrategy
        style.allowsDefaultTighteningForTruncation = tightens
        return style
    }

    /// The text with the label's attributes, for `UILabel.attributedText`.
    mutating func attributedText() -> NSAttributedString? {
        if let whole { return whole }
        guard let given else {
            whole = text.map {
                NSAttributedString(string: $0, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: paragraph])
            }
            return whole
        }
        whole = overrides.isEmpty ? given : overridden(given)
        return whole
    }

    private func overridden(_ text: NSAttributedString) -> NSAttributedString {
        let changed = NSMutableAttributedString(attributedString: text)
        let all = NSRange(location: 0, length: changed.length)
        changed.addAttributes(overrides.attributes, range: all)
        guard overrides.changesParagraphs else { return changed }
        text.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(value as? NSParagraphStyle ?? paragraph)
            if let alignment = overrides.alignment { style.alignment = alignment }
            if let mode = overrides.lineBreakMode { style.lineBreakMode = mode }
            if let strategy = overrides.lineBreakStrategy { style.lineBreakStrategy = strategy }
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        return changed
    }

    mutating func source() -> TextSource {
        if let cached { return cached }
        let defaults = TextSource.Defaults(font: plainFont, color: plainColor, paragraph: paragraph)
        let made = given.map { TextSource($0, defaults, overrides) } ?? TextSource(text ?? "", defaults)
        cached = made
        return made
    }

    /// The size under constraints. Text on lines of unlimited width is drawn with another width: it gets no layout.
    mutating func size(_ constraints: TextConstraints) -> CGSize {
        guard !tightens, given?.allowsTightening != true else { return layout(constraints).layout.size }
        guard constraints.width == .infinity else { return wrap(constraints).layout.size }
        if let measured, measured.constraints == constraints { return measured.size }
        let extent = source().measure(constraints)
        let made = CGSize(width: extent.width, height: extent.height)
        measured = (constraints, made)
        return made
    }

    /// The layout for a limited width. Who measures that mostly asks for the unlimited one too.
    private mutating func wrap(_ constraints: TextConstraints) -> TextFitting.Result {
        var endless = constraints
        endless.width = .infinity
        if measured?.constraints == endless || layouts[constraints] != nil { return layout(constraints) }
        let source = source()
        let (natural, unwrapped) = source.layoutWithUnwrappedSize(constraints)
        if let unwrapped { measured = (endless, CGSize(width: unwrapped.width, height: unwrapped.height)) }
        return keep(TextFitting.Result(layout: natural, source: source, factor: 1), for: constraints)
    }

    private mutating func keep(_ made: TextFitting.Result, for constraints: TextConstraints) -> TextFitting.Result {
        if layouts.count >= 4 { layouts = [:] }
        layouts[constraints] = made
        return made
    }

    /// A layout of unlimited height, as labels are measured, is also drawn if it fits.
    private func layoutOfAnyHeight(_ constraints: TextConstraints) -> TextFitting.Result? {
        var endless = constraints
        endless.height = .infinity
        return layouts[endless].flatMap { $0.layout.usedHeight <= constraints.height ? $0 : nil }
    }

    /// The layout under constraints, shrunk to fit if `least` is below 1.
    mutating func layout(_ constraints: TextConstraints, least: Double = 1) -> TextFitting.Result {
        if least >= 1, let known = layouts[constraints] ?? layoutOfAnyHeight(constraints) { return known }
        let source = source()
        let natural = source.layout(constraints)
        if tightens || given?.allowsTightening == true,
            let tightened = TextTightening.tighten(source, constraints, natural: natural)
        {
            if least >= 1 { layouts[constraints] = tightened }
            return tightened
        }
        if least < 1 { return TextFitting.shrink(source, constraints, least: least, natural: natural) }
        return keep(TextFitting.Result(layout: natural, source: source, factor: 1), for: constraints)
    }
}
