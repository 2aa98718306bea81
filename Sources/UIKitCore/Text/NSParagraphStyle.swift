public import Foundation
internal import DarwinFoundation
internal import TextShaping

/// Paragraph settings. Immutable except for its subclass.
///
/// > Contract: UIKit, NSParagraphStyle. > Units: points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    private let mark = CoreFoundationTypeGuard()
    struct Settings: Hashable {
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var lineHeightMultiple: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var tabStops = Settings.standardStops
        var defaultTabInterval: CGFloat = 0
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy: LineBreakStrategy = []
        var textLists: [NSTextList] = []

        private static let standardStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28, options: [:]) }
    }

    var settings = Settings()

    public override init() { super.init() }

    /// Creates a style from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        settings = ParagraphStyleCoding.decode(coder)
    }

    public static var supportsSecureCoding: Bool { true }
    /// Writes all settings to an archive.
    open func encode(with coder: NSCoder) { ParagraphStyleCoding.encode(settings, to: coder) }

    /// The style of text without a paragraph style: natural alignment, word wrapping, tab stops every 28 points.
    open class var `default`: NSParagraphStyle { standard }
    private static let standard = NSParagraphStyle()
    /// Returns the writing direction of a language; nil means the current locale's.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName ?? Locale.current.language.languageCode?.identifier ?? "en"
        return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open override func copy() -> Any { copy(with: nil) }
    /// Returns an immutable style with the same settings, also for a mutable one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.settings = settings
        return copy
    }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }
    /// Returns a mutable style with the same settings.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.settings = settings
        return copy
    }

    /// The space in points between the lines of a paragraph, not after the last; 0 by default.
    open var lineSpacing: CGFloat { settings.lineSpacing }
    /// The space in points after the paragraph; 0 by default.
    open var paragraphSpacing: CGFloat { settings.paragraphSpacing }
    /// The horizontal alignment of lines; natural by default.
    open var alignment: NSTextAlignment { settings.alignment }
    /// The distance in points from the leading margin to lines after the first; 0 by default.
    open var headIndent: CGFloat { settings.headIndent }
    /// Where lines end, in points: from the leading margin if positive, else from the trailing margin; 0 by default.
    open var tailIndent: CGFloat { settings.tailIndent }
    /// The distance in points from the leading margin to the first line; 0 by default.
    open var firstLineHeadIndent: CGFloat { settings.firstLineHeadIndent }
    /// The smallest line height in points; 0 by default.
    open var minimumLineHeight: CGFloat { settings.minimumLineHeight }
    /// The largest line height in points; 0, the default, means no limit.
    open var maximumLineHeight: CGFloat { settings.maximumLineHeight }
    /// How lines that are too long are broken or shortened; by words by default.
    open var lineBreakMode: NSLineBreakMode { settings.lineBreakMode }
    /// The direction of the paragraph; natural, the default, takes that of its text.
    open var baseWritingDirection: NSWritingDirection { settings.baseWritingDirection }
    /// The factor for the natural line height, added above the text; 0, the default, counts as 1.
    open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
    /// The space in points before the paragraph, in addition to that after the previous one; 0 by default.
    open var paragraphSpacingBefore: CGFloat { settings.paragraphSpacingBefore }
    /// How full a line must be before hyphenation, from 0, never, to 1; 0 by default.
    open var hyphenationFactor: Float { settings.hyphenationFactor }
    /// Whether to hyphenate as if the factor were 1; false by default.
    open var usesDefaultHyphenation: Bool { settings.usesDefaultHyphenation }
    /// The tab stops in order of location; twelve of them, 28 points apart, by default.
    open var tabStops: [NSTextTab] { settings.tabStops }
    /// The distance in points of further stops after the last tab stop; 0, the default, uses the layout's own interval.
    open var defaultTabInterval: CGFloat { settings.defaultTabInterval }
    /// Whether characters move closer together before text is truncated; false by default.
    open var allowsDefaultTighteningForTruncation: Bool { settings.allowsDefaultTighteningForTruncation }
    /// Line breaking rules beyond the break mode; none by default.
    open var lineBreakStrategy: LineBreakStrategy { settings.lineBreakStrategy }
    /// The lists that contain the paragraph, the outermost first.
    open var textLists: [NSTextList] { settings.textLists }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.settings == settings }
    open override var hash: Int { settings.hashValue }

    /// The typesetter's form.
    var paragraph: TextParagraph {
        var made = TextParagraph()
        made.alignment = TextParagraph.Alignment(rawValue: settings.alignment.rawValue) ?? .natural
        made.lineBreak = TextParagraph.LineBreak(rawValue: settings.lineBreakMode.rawValue) ?? .wordWrapping
        made.direction = TextParagraph.Direction(rawValue: settings.baseWritingDirection.rawValue) ?? .natural
        made.lineSpacing = settings.lineSpacing
        made.paragraphSpacing = settings.paragraphSpacing
        made.paragraphSpacingBefore = settings.paragraphSpacingBefore
        made.firstLineHeadIndent = settings.firstLineHeadIndent
        made.headIndent = settings.headIndent
        made.tailIndent = settings.tailIndent
        made.lineHeightMultiple = settings.lineHeightMultiple
        made.minimumLineHeight = settings.minimumLineHeight
        made.maximumLineHeight = settings.maximumLineHeight
        made.tabStops = settings.tabStops.map { Double($0.location) }.sorted()
        made.hyphenation = settings.usesDefaultHyphenation ? 1 : max(0, min(Double(settings.hyphenationFactor), 1))
        if made.hyphenation > 0 { made.language = DeviceLocale.preferredLanguages.first ?? "" }
        made.apply(settings.lineBreakStrategy)
        if settings.defaultTabInterval > 0 { made.tabInterval = settings.defaultTabInterval }
        return made
    }
}

extension TextParagraph {
    mutating func apply(_ strategy: NSParagraphStyle.LineBreakStrategy) {
        pushesOut = strategy.contains(.pushOut)
        avoidsBreaksInHangulWords = strategy.contains(.hangulWordPriority)
    }
}
