internal import CoreGraphics
internal import Foundation
internal import TextShaping

/// One paragraph of a layout manager: how long it is, and its lines once somebody needed them.
struct ParagraphFragment {
    struct Lines {
        var source: TextSource
        var layout: TextLayout
        /// Room above the first line and below the last. > Units: points.
        var before: Double
        var after: Double
    }

    /// With the end mark. > Units: UTF-16.
    var length: Int
    /// Whether an end mark belongs to it.
    var endMark: Int
    var lines: Lines?
    /// Guessed until it is laid out. > Units: points.
    var height: Double

    /// Without the end mark.
    var visibleLength: Int { length - endMark }
}

/// What layout needs beside the text. > Units: points.
struct ParagraphSetting {
    var width: Double
    var defaults: TextSource.Defaults
    var lineBreakMode: NSLineBreakMode
    var rightToLeft: Bool

    /// Lays out one paragraph without its end mark; an empty one is as high as its mark's font.
    ///
    /// - Parameters:
    ///   - end: attributes of the end mark, or of what would be typed.
    ///   - isFirst: nothing stands above.
    ///   - isLast: nothing stands below.
    func lines(
        _ text: NSAttributedString, end: [NSAttributedString.Key: Any], isFirst: Bool, isLast: Bool, maximumLines: Int
    ) -> ParagraphFragment.Lines {
        let shown = text.length > 0 ? text : NSAttributedString(string: "\u{200B}", attributes: end)
        let source = TextSource(shown, defaults)
        let constraints = TextConstraints(width: max(width, 0), maximumLines: maximumLines, rightToLeft: rightToLeft)
        let layout = TextLayout.make(source.content, constraints)
        let style = source.content.paragraphs.first?.paragraph ?? TextParagraph()
        return ParagraphFragment.Lines(
            source: source, layout: layout, before: isFirst ? 0 : style.paragraphSpacingBefore,
            after: isLast ? 0 : style.lineSpacing + style.paragraphSpacing)
    }

    /// A guess for a paragraph nobody looked at yet.
    func guess(_ length: Int) -> Double {
        let font = defaults.font
        let perLine = max((width / Double(max(font.pointSize, 1)) * 2).rounded(.down), 1)
        return max(1, (Double(length) / perLine).rounded(.up)) * Double(font.lineHeight)
    }
}
