internal import CoreGraphics
internal import Foundation
internal import TextShaping

/// One paragraph of a layout manager as it comes in: how long it is, and how high it may be.
struct ParagraphFragment {
    struct Lines {
        var source: TextSource
        var layout: TextLayout
        /// Room above the first line and below the last. > Units: points.
        var before: Double
        var after: Double

        /// The heights of lines that look other than before an edit: of a long paragraph most do not. Nil when all look the same.
        ///
        /// - Parameters:
        ///   - edited: the characters that are new, in the paragraph.
        ///   - delta: how many more there are than before.
        func changed(since old: Lines, in edited: Range<Int>, by delta: Int) -> ClosedRange<Double>? {
            let (new, old, moved) = (layout.lines, old.layout.lines, before - old.before)
            func isSame(_ one: TextLine, _ other: TextLine, by delta: Int) -> Bool {
                one.start == other.start + delta && one.end == other.end + delta && one.x == other.x && one.y + moved == other.y
                    && one.width == other.width && one.height == other.height && one.baseline + moved == other.baseline
                    && one.isShortened == other.isShortened
            }
            var first = 0
            while first < min(new.count, old.count), new[first].end <= edited.lowerBound, isSame(new[first], old[first], by: 0) {
                first += 1
            }
            var tail = 0
            while tail < min(new.count, old.count) - first, new[new.count - 1 - tail].start >= edited.upperBound,
                isSame(new[new.count - 1 - tail], old[old.count - 1 - tail], by: delta)
            {
                tail += 1
            }
            guard first < new.count - tail || first < old.count - tail else { return nil }
            let above = first < new.count ? new[first].y : layout.usedHeight
            let below = first < new.count - tail ? new[new.count - 1 - tail].y + new[new.count - 1 - tail].height : above
            return before + above...before + max(below, above)
        }
    }

    /// With the end mark. > Units: UTF-16.
    var length: Int
    /// Of the end mark that belongs to it.
    var endMark: Int
    /// Guessed until it is laid out. > Units: points.
    var height: Double
}

/// The paragraphs of a layout manager. What is summed up lies side by side: a keystroke adds up thousands of lengths and heights.
struct ParagraphList {
    private(set) var lengths: ContiguousArray<Int> = []
    private var endMarks: ContiguousArray<UInt8> = []
    /// Guessed until a paragraph is laid out. > Units: points.
    var heights: ContiguousArray<Double> = []
    /// Nil until somebody needed them.
    var lines: ContiguousArray<ParagraphFragment.Lines?> = []

    init() {}

    init(_ fragments: [ParagraphFragment]) { replaceSubrange(0..<0, with: fragments) }

    var count: Int { lengths.count }
    var isEmpty: Bool { lengths.isEmpty }
    var indices: Range<Int> { lengths.indices }

    /// Without the end mark.
    func visibleLength(_ index: Int) -> Int { lengths[index] - Int(endMarks[index]) }
    func endMark(_ index: Int) -> Int { Int(endMarks[index]) }
    /// Where a paragraph starts. > Complexity: linear.
    func start(of index: Int) -> Int { lengths[..<index].reduce(0, +) }
    func height(_ indices: Range<Int>) -> Double { heights[indices].reduce(0, +) }

    mutating func replaceSubrange(_ range: Range<Int>, with fragments: [ParagraphFragment]) {
        lengths.replaceSubrange(range, with: fragments.lazy.map(\.length))
        endMarks.replaceSubrange(range, with: fragments.lazy.map { UInt8($0.endMark) })
        heights.replaceSubrange(range, with: fragments.lazy.map(\.height))
        lines.replaceSubrange(range, with: repeatElement(nil, count: fragments.count))
    }
}

/// What layout needs beside the text. > Units: points.
struct ParagraphSetting {
    var width: Double
    var defaults: TextSource.Defaults
    var lineBreakMode: NSLineBreakMode
    var rightToLeft: Bool
    var flow: TextFlow?
    /// Of paragraphs that say nothing of it.
    var hyphenation = 0.0
    var container: NSTextContainer?

    /// Lays out one paragraph without its end mark; an empty one is as high as its mark's font.
    ///
    /// - Parameters:
    ///   - start: where the paragraph begins in the whole text, in UTF-16 units.
    ///   - end: attributes of the end mark, or of what would be typed.
    ///   - isFirst: nothing stands above.
    ///   - isLast: nothing stands below.
    func lines(
        _ text: NSAttributedString, from start: Int, end: [NSAttributedString.Key: Any], isFirst: Bool, isLast: Bool, maximumLines: Int
    ) -> ParagraphFragment.Lines {
        let shown = text.length > 0 ? text : NSAttributedString(string: "\u{200B}", attributes: end)
        let own = TextSource(shown, defaults)
        var source = hyphenation > 0 ? own.hyphenating(hyphenation) : own
        (source.container, source.start) = (container, start)
        let style = source.content.paragraphs.first?.paragraph ?? TextParagraph()
        // A paragraph that is to be shortened is one line, as in the other measures of text; a container that shortens does so with the
        // last of its lines.
        var constraints = TextConstraints(
            width: max(width, 0), maximumLines: maximumLines, overflow: .shortenEachParagraph, rightToLeft: rightToLeft)
        if maximumLines > 0, style.lineBreak.wraps, let mode = TextParagraph.LineBreak(rawValue: lineBreakMode.rawValue), mode.shortens {
            source = source.breaking(lineBreakMode)
            constraints.overflow = .shortenLastLine
        }
        let before = isFirst ? 0 : style.paragraphSpacingBefore
        constraints.flow = flow
        constraints.flow?.origin += before
        return ParagraphFragment.Lines(
            source: source, layout: source.layout(constraints), before: before,
            after: isLast ? 0 : style.lineSpacing + style.paragraphSpacing)
    }

    /// A guess for a paragraph nobody looked at yet.
    func guess(_ length: Int) -> Double {
        let font = defaults.font
        let perLine = max((width / Double(max(font.pointSize, 1)) * 2).rounded(.down), 1)
        return max(1, (Double(length) / perLine).rounded(.up)) * Double(font.lineHeight)
    }
}
