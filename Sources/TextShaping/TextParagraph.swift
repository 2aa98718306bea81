/// The paragraph-wide settings. > Units: points.
package struct TextParagraph: Hashable, Sendable {
    /// Raw values are those of `NSTextAlignment`.
    package enum Alignment: Int, Sendable { case left, center, right, justified, natural }
    /// Raw values are those of `NSLineBreakMode`.
    package enum LineBreak: Int, Sendable {
        case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle

        package var wraps: Bool { self == .wordWrapping || self == .characterWrapping }
        package var shortens: Bool { self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle }
    }
    /// Raw values are those of `NSWritingDirection`.
    package enum Direction: Int, Sendable {
        case natural = -1
        case leftToRight, rightToLeft
    }

    package var alignment: Alignment = .natural
    package var lineBreak: LineBreak = .wordWrapping
    package var direction: Direction = .natural
    package var lineSpacing: Double = 0
    package var paragraphSpacing: Double = 0
    package var paragraphSpacingBefore: Double = 0
    package var firstLineHeadIndent: Double = 0
    package var headIndent: Double = 0
    /// Positive from the leading edge, otherwise from the trailing edge inwards.
    package var tailIndent: Double = 0
    /// 0 counts as 1.
    package var lineHeightMultiple: Double = 0
    package var minimumLineHeight: Double = 0
    /// 0 for no limit.
    package var maximumLineHeight: Double = 0
    /// Places of tab stops, ascending; beyond them every `tabInterval`.
    package var tabStops: [Double] = []
    package var tabInterval: Double = 28
    /// Words are parted when a line would be filled less than this part of its room; 0 for never.
    package var hyphenation: Double = 0
    /// A word is moved down to a last line that would hold a single word.
    package var pushesOut = false
    /// Lines break between Korean words, not between syllables.
    package var avoidsBreaksInHangulWords = false
    /// By whose rules, such as `en-US`.
    package var language = ""

    package init() {}

    func lineHeight(natural: Double) -> Double {
        var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }
}
