public import Foundation

/// Attributes of documents that Ferry neither reads nor writes: a document has none of them, and those that an app gives are ignored.
///
/// > Source: Apple, NSAttributedString.DocumentAttributeKey
extension NSAttributedString.DocumentAttributeKey {
    /// Attributes for text without its own, a dictionary.
    public static let defaultAttributes = NSAttributedString.DocumentAttributeKey(rawValue: "DefaultAttributes")
    /// The size of a page, a `CGSize` in points.
    public static let paperSize = NSAttributedString.DocumentAttributeKey(rawValue: "PaperSize")
    /// The margins of a page, a `UIEdgeInsets` in points.
    public static let paperMargin = NSAttributedString.DocumentAttributeKey(rawValue: "PaperMargin")
    /// The size of the window, a `CGSize` in points.
    public static let viewSize = NSAttributedString.DocumentAttributeKey(rawValue: "ViewSize")
    /// The zoom of the window in percent.
    public static let viewZoom = NSAttributedString.DocumentAttributeKey(rawValue: "ViewZoom")
    /// 1 for a window that shows pages, otherwise 0.
    public static let viewMode = NSAttributedString.DocumentAttributeKey(rawValue: "ViewMode")
    /// 1 or more for a document that is not to be edited.
    public static let readOnly = NSAttributedString.DocumentAttributeKey(rawValue: "ReadOnly")
    /// The colour behind the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.DocumentAttributeKey(rawValue: "BackgroundColor")
    /// How readily words are hyphenated, 0...1.
    public static let hyphenationFactor = NSAttributedString.DocumentAttributeKey(rawValue: "HyphenationFactor")
    /// The distance of tab stops in points.
    public static let defaultTabInterval = NSAttributedString.DocumentAttributeKey(rawValue: "DefaultTabInterval")
    /// The orientations of ranges of the text.
    public static let textLayoutSections = NSAttributedString.DocumentAttributeKey(rawValue: "NSTextLayoutSectionsAttribute")
    /// The scaling of font sizes, a `TextScalingType`.
    public static let textScaling = NSAttributedString.DocumentAttributeKey(rawValue: "TextScaling")
    /// The scaling of font sizes before reading, a `TextScalingType`.
    public static let sourceTextScaling = NSAttributedString.DocumentAttributeKey(rawValue: "SourceTextScaling")
    /// The version of the framework that wrote the document.
    public static let cocoaVersion = NSAttributedString.DocumentAttributeKey(rawValue: "CocoaRTFVersion")
    /// Whether the default font is left out.
    public static let defaultFontExcluded = NSAttributedString.DocumentAttributeKey(rawValue: "DefaultFontExcluded")
}

/// Options of reading that Ferry ignores: it scales no fonts, loads no files for HTML and always puts the markers of lists into the text.
///
/// > Source: Apple, NSAttributedString.DocumentReadingOptionKey
extension NSAttributedString.DocumentReadingOptionKey {
    /// The scaling of font sizes after reading, a `TextScalingType`.
    public static let targetTextScaling = NSAttributedString.DocumentReadingOptionKey(rawValue: "TargetTextScaling")
    /// The scaling of font sizes of the document, a `TextScalingType`.
    public static let sourceTextScaling = NSAttributedString.DocumentReadingOptionKey(rawValue: "SourceTextScaling")
    /// A folder whose files an HTML document may load, a `URL`.
    public static let readAccessURL = NSAttributedString.DocumentReadingOptionKey(rawValue: "ReadAccessURL")
    /// Whether markers of lists are put into the text.
    public static let textKit1ListMarkerFormat = NSAttributedString.DocumentReadingOptionKey(rawValue: "TextKit1ListMarkerFormat")
}
