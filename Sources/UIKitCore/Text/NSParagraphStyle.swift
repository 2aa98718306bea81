public import Foundation
internal import DarwinFoundation
internal import TextShaping

/// Paragraph settings. Immutable except for its subclass.
///
/// > Contract: UIKit, NSParagraphStyle. > Units: points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    private let mark = CoreFoundationMark()
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

    public required init?(coder: NSCoder) {
        super.init()
        settings = ParagraphStyleCoding.decode(coder)
    }

    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { ParagraphStyleCoding.encode(settings, to: coder) }

    open class var `default`: NSParagraphStyle { standard }
    private static let standard = NSParagraphStyle()
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName ?? Locale.current.language.languageCode?.identifier ?? "en"
        return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open override func copy() -> Any { copy(with: nil) }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.settings = settings
        return copy
    }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.settings = settings
        return copy
    }

    open var lineSpacing: CGFloat { settings.lineSpacing }
    open var paragraphSpacing: CGFloat { settings.paragraphSpacing }
    open var alignment: NSTextAlignment { settings.alignment }
    open var headIndent: CGFloat { settings.headIndent }
    open var tailIndent: CGFloat { settings.tailIndent }
    open var firstLineHeadIndent: CGFloat { settings.firstLineHeadIndent }
    open var minimumLineHeight: CGFloat { settings.minimumLineHeight }
    open var maximumLineHeight: CGFloat { settings.maximumLineHeight }
    open var lineBreakMode: NSLineBreakMode { settings.lineBreakMode }
    open var baseWritingDirection: NSWritingDirection { settings.baseWritingDirection }
    open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
    open var paragraphSpacingBefore: CGFloat { settings.paragraphSpacingBefore }
    open var hyphenationFactor: Float { settings.hyphenationFactor }
    open var usesDefaultHyphenation: Bool { settings.usesDefaultHyphenation }
    open var tabStops: [NSTextTab] { settings.tabStops }
    open var defaultTabInterval: CGFloat { settings.defaultTabInterval }
    open var allowsDefaultTighteningForTruncation: Bool { settings.allowsDefaultTighteningForTruncation }
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
        keepsHangulWords = strategy.contains(.hangulWordPriority)
    }
}
