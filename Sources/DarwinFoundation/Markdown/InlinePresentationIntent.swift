/// Inline formatting of a range of text within its block.
///
/// > Contract: Foundation, InlinePresentationIntent
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    /// One bit for each intent, with Apple's values.
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, usually italic: `*text*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis, usually bold: `**text**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, usually in a monospaced font.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck-through text: `~~text~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line break of the source, shown as a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break that is shown as one.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// A tag of HTML within a paragraph.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// A block of HTML.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
