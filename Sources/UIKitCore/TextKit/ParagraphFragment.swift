internal import CoreGraphics
internal import Foundation
internal import TextShaping

/// One paragraph of a layout manager before it is laid out: its length and estimated height.
struct ParagraphFragment {
    struct Lines {
        var source: TextSource
        var layout: TextLayout
        /// The space above the first line and below the last. > Units: points.
        var before: Double
        var after: Double

        /// The heights of lines that changed in an edit: in a long paragraph most do not. Nil if none changed.
        ///
        /// - Parameters:
        ///   - edited: the new characters, in the paragraph.
        ///   - delta: the change in length.
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

    /// Including the end mark. > Units: UTF-16.
    var length: Int
    /// The length of its end mark.
    var endMark: Int
    /// Estimated until it is laid out. > Units: points.
    var height: Double
}

/// The paragraphs of a layout manager. Summed values are stored contiguously: a keystroke sums thousands of lengths and heights.
struct ParagraphList {
    private(set) var lengths: ContiguousArray<Int> = []
    private var endMarks: ContiguousArray<UInt8> = []
    /// Estimated until a paragraph is laid out. > Units: points.
    var heights: ContiguousArray<Double> = []
    /// Nil until needed.
    var lines: ContiguousArray<ParagraphFragment.Lines?> = []

    init() {}

    init(_ fragments: [ParagraphFragment]) { replaceSubrange(0..<0, with: fragments) }

    var count: Int { lengths.count }
    var isEmpty: Bool { lengths.isEmpty }
    var indices: Range<Int> { lengths.indices }

    /// Without the end mark.
    func visibleLength(_ index: Int) -> Int { lengths[index] - Int(endMarks[index]) }
    func endMark(_ index: Int) -> Int { Int(endMarks[index]) }
    /// The start of a paragraph. > Complexity: linear.
    func start(of index: Int) -> Int { lengths[..<index].reduce(0, +) }
    func height(_ indices: Range<Int>) -> Double { heights[indices].reduce(0, +) }

    mutating func replaceSubrange(_ range: Range<Int>, with fragments: [ParagraphFragment]) {
        lengths.replaceSubrange(range, with: fragments.lazy.map(\.length))
        endMarks.replaceSubrange(range, with: fragments.lazy.map { UInt8($0.endMark) })
        heights.replaceSubrange(range, with: fragments.lazy.map(\.height))
        lines.replaceSubrange(range, with: repeatElement(nil, count: fragments.count))
    }
}

/// Input of the layout other than the text. > Units: points.
struct ParagraphSetting {
    var width: Double
    var defaults: TextSource.Defaults
    var lineBreakMode: NSLineBreakMode
    var rightToLeft: Bool
    var flow: TextFlow?
    /// For paragraphs that do not specify it.
    var hyphenation = 0.0
    var container: NSTextContainer?

    /// Lays out one paragraph without its end mark; an empty one has the height of its mark's font.
    ///
    /// - Parameters:
    ///   - start: the paragraph's start in the whole text, in UTF-16 units.
    ///   - end: attributes of the end mark, or of text typed next.
    ///   - isFirst: nothing is above.
    ///   - isLast: nothing is below.
    func lines(
        _ text: NSAttributedString, from start: Int, end: [NSAttributedString.Key: Any], isFirst: Bool, isLast: Bool, maximumLines: Int
    ) -> ParagraphFragment.Lines {
        let shown = text.length > 0 ? text : NSAttributedString(string: "\u{200B}", attributes: end)
        let own = TextSource(shown, defaults)
        var source = hyphenation > 0 ? own.hyphenating(hyphenation) : own
        (source.container, source.start) = (container, start)
        let style = source.content.paragraphs.first?.paragraph ?? TextParagraph()
        // A truncated paragraph is one line, as in other text measurements; a container that truncates does so in its last line.
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

    /// An estimate for a paragraph that is not laid out.
    func guess(_ length: Int) -> Double {
        let font = defaults.font
        let perLine = max((width / Double(max(font.pointSize, 1)) * 2).rounded(.down), 1)
        return max(1, (Double(length) / perLine).rounded(.up)) * Double(font.lineHeight)
    }
}
