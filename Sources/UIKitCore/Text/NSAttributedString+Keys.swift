public import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`; the system font at 12 points by default.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// Alignment, indents and line breaks of the paragraph, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The colour of the text, a `UIColor`; black by default.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// `UIColor` behind the text; none by default.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// 0 for no ligatures, 1 for the default ones.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// Points after every glyph; 0 turns pair kerning off.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Points after every glyph, in addition to pair kerning.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// Raw values of `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// Raw values of `NSUnderlineStyle`; no underline by default.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// `UIColor` of the outline; the text colour by default.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// Percent of the font size; negative fills too.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The shadow of the text, an `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// A raw value of `NSAttributedString.TextEffectStyle`; stored, and not drawn by Ferry.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// An image in place of the character, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The target of a link, a `URL` or `String`.
    ///
    /// Linked text is drawn underlined and in the system's link colour.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// Points by which the text is raised, or lowered if negative.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// `UIColor` of the underline; the text colour by default.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// `UIColor` of the strikethrough; the text colour by default.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The tangent of the angle by which glyphs are slanted; 0 by default.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The natural logarithm of the horizontal stretch; 0, the default, stretches nothing.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// Numbers for embedded and overridden directions; stored, and not read by Ferry's layout.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// 1 for vertical glyphs; stored, and not read by Ferry's layout, which is horizontal.
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
    /// The language in which the text is spoken, such as "fr-FR"; stored only.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(rawValue: "UIAccessibilityTokenLanguage")
    /// The pitch of the spoken text, from 0 to 2, where 1 is normal; stored only.
    public static let accessibilitySpeechPitch = NSAttributedString.Key(rawValue: "UIAccessibilityTokenPitch")
    // These are stored; speech does not follow them.
    /// Whether punctuation is spoken; stored only.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(rawValue: "UIAccessibilityTokenPunctuation")
    /// The pronunciation in the International Phonetic Alphabet; stored only.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// Whether the text is spoken letter by letter; stored only.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// Whether an announcement waits for speech in progress; stored only.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The heading level, from 1 to 6, or 0 for none; stored only.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    /// Further information for assistive technology, as strings; stored only.
    public static let accessibilityTextCustom = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeCustom")
}
