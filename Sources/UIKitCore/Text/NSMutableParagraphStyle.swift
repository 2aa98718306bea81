public import Foundation

/// A mutable paragraph style.
///
/// > Contract: UIKit, NSMutableParagraphStyle. > Units: points.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Added between lines, not after the last.
    open override var lineSpacing: CGFloat {
        get { settings.lineSpacing }
        set { settings.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { settings.paragraphSpacing }
        set { settings.paragraphSpacing = newValue }
    }
    open override var alignment: NSTextAlignment {
        get { settings.alignment }
        set { settings.alignment = newValue }
    }
    open override var headIndent: CGFloat {
        get { settings.headIndent }
        set { settings.headIndent = newValue }
    }
    /// Positive from the leading side; otherwise from the trailing side inwards.
    open override var tailIndent: CGFloat {
        get { settings.tailIndent }
        set { settings.tailIndent = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { settings.firstLineHeadIndent }
        set { settings.firstLineHeadIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { settings.minimumLineHeight }
        set { settings.minimumLineHeight = newValue }
    }
    /// 0 means no limit.
    open override var maximumLineHeight: CGFloat {
        get { settings.maximumLineHeight }
        set { settings.maximumLineHeight = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { settings.lineBreakMode }
        set { settings.lineBreakMode = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { settings.baseWritingDirection }
        set { settings.baseWritingDirection = newValue }
    }
    /// 0 counts as 1; the extra height is added above the line.
    open override var lineHeightMultiple: CGFloat {
        get { settings.lineHeightMultiple }
        set { settings.lineHeightMultiple = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { settings.paragraphSpacingBefore }
        set { settings.paragraphSpacingBefore = newValue }
    }
    /// Hyphenates words of the device's language where a line would be filled less than this; from 0, never, to 1.
    open override var hyphenationFactor: Float {
        get { settings.hyphenationFactor }
        set { settings.hyphenationFactor = newValue }
    }
    /// Hyphenates as if the factor were 1.
    open override var usesDefaultHyphenation: Bool {
        get { settings.usesDefaultHyphenation }
        set { settings.usesDefaultHyphenation = newValue }
    }
    open override var tabStops: [NSTextTab] {
        get { settings.tabStops }
        set { settings.tabStops = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { settings.defaultTabInterval }
        set { settings.defaultTabInterval = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { settings.allowsDefaultTighteningForTruncation }
        set { settings.allowsDefaultTighteningForTruncation = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { settings.lineBreakStrategy }
        set { settings.lineBreakStrategy = newValue }
    }
    open override var textLists: [NSTextList] {
        get { settings.textLists }
        set { settings.textLists = newValue }
    }

    open func setParagraphStyle(_ obj: NSParagraphStyle) { settings = obj.settings }
    open func addTabStop(_ anObject: NSTextTab) {
        settings.tabStops = (settings.tabStops + [anObject]).sorted { $0.location < $1.location }
    }
    open func removeTabStop(_ anObject: NSTextTab) { settings.tabStops.removeAll { $0.isEqual(anObject) } }
}
