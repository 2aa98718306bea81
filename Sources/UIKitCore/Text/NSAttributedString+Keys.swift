public import Foundation

extension NSAttributedString.Key {
    /// `UIFont`
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// `NSParagraphStyle`
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// `UIColor`
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// 0 for no ligatures, 1 for the default ones.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// Points after every glyph; 0 turns pair kerning off.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Points after every glyph, in addition to pair kerning.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// Raw values of `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// Percent of the font size; negative fills too.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// `NSShadow`
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// `NSTextAttachment`
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// `URL` or `String`
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// Points up.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// Tangent of the slant.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// Natural logarithm of the horizontal stretch.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(rawValue: "UIAccessibilityTokenLanguage")
    public static let accessibilitySpeechPitch = NSAttributedString.Key(rawValue: "UIAccessibilityTokenPitch")
    // These are stored; speech does not follow them.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(rawValue: "UIAccessibilityTokenPunctuation")
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    public static let accessibilityTextCustom = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeCustom")
}
