/// The horizontal alignment of lines.
public enum NSTextAlignment: Int, Sendable {
    /// Lines start at the left edge.
    case left = 0
    /// Lines are centred.
    case center = 1
    /// Lines end at the right edge.
    case right = 2
    /// Lines are stretched to both edges, except the last of a paragraph.
    case justified = 3
    /// At the side where the layout direction starts: left, or right in right-to-left interfaces.
    case natural = 4
}

/// How text that is too long for its line is broken.
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps at word boundaries.
    case byWordWrapping = 0
    /// Wraps between any two characters.
    case byCharWrapping = 1
    /// Cuts a line that is too long off at the edge.
    case byClipping = 2
    /// An ellipsis replaces the beginning of a line that is too long, in labels of the last visible line.
    case byTruncatingHead = 3
    /// An ellipsis replaces the end of a line that is too long, in labels of the last visible line.
    case byTruncatingTail = 4
    /// An ellipsis replaces the middle of a line that is too long, in labels of the last visible line.
    case byTruncatingMiddle = 5
}

/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
    /// From the text itself.
    case natural = -1
    /// Left to right, such as Latin text.
    case leftToRight = 0
    /// Right to left, such as Arabic or Hebrew text.
    case rightToLeft = 1
}

/// The form of an underline or strikethrough: a line, combined with a pattern.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line of double thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots instead of a solid line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A dash and a dot in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Only words, without the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Line breaking beyond the break mode.
extension NSParagraphStyle {
    /// Rules for where lines break.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Avoids a last line of a single word.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Breaks Korean text between words, not inside them.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// The rules that labels use: all of them.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}

/// What stays in place while a font shrinks to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline remains where it is at the full font size.
    case alignBaselines = 0
    /// The text is centred vertically.
    case alignCenters = 1
    /// The top of the text is at the top of the label.
    case none = 2
}

/// Options for measuring and drawing attributed text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    /// Creates a set of options from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The rectangle's origin is the text's top left, and lines wrap; otherwise it is the baseline's start, and text is one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Line heights include the fonts' leading, which the system font does not have; here they never do, which the log reports once for a
    /// font with leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The bounds of the glyphs themselves instead of the lines; without effect here, which the log reports once.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last visible line ends with an ellipsis if text is truncated.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
