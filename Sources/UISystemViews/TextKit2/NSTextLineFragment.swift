public import CoreGraphics
public import Foundation
internal import UIKitCore

/// A line of laid out text.
///
/// > Source: Apple, NSTextLineFragment. > Units: points; UTF-16. > Isolation: one thread; drawing on the main one.
open class NSTextLineFragment: NSObject {
    private let layout: ParagraphLayout
    private let line: ParagraphLayout.Line
    /// The text that the line is part of.
    public let attributedString: NSAttributedString
    /// The characters of the line in the text, with the paragraph's end mark.
    public let characterRange: NSRange
    /// Where the layout's characters begin in the text.
    private let start: Int

    init(_ text: NSAttributedString, _ layout: ParagraphLayout, _ line: ParagraphLayout.Line) {
        (attributedString, self.layout, self.line, start) = (text, layout, line, 0)
        characterRange = line.characters.asNSRange
        super.init()
    }

    /// Creates a line of a part of a text, which no width breaks.
    ///
    /// > Precondition: the range is in the text.
    public init(attributedString: NSAttributedString, range: NSRange) {
        self.attributedString = attributedString
        characterRange = range
        start = range.location
        layout = ParagraphLayout(attributedString.attributedSubstring(from: range), like: nil, top: 0, hyphenates: false)
        line = layout.lines.first ?? ParagraphLayout.Line(characters: 0..<0, bounds: .zero, baseline: 0)
        super.init()
    }
    /// Creates a line of a part of a text with one set of attributes.
    public convenience init(string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
    }

    /// The rectangle of the line's text, in the layout fragment's coordinates; as high as the line.
    open var typographicBounds: CGRect { line.bounds }
    /// Where the first glyph begins on the baseline, from the corner of the bounds.
    open var glyphOrigin: CGPoint { CGPoint(x: 0, y: line.baseline) }

    /// Draws the line, the corner of its bounds at a point.
    @preconcurrency @MainActor open func draw(at point: CGPoint, in context: CGContext) {
        layout.draw(at: CGPoint(x: point.x - line.bounds.minX, y: point.y - line.bounds.minY), in: context, only: line)
    }

    /// The place of a character on the baseline, from the corner of the bounds; at the end of the line, that of the text's end.
    open func locationForCharacter(at index: Int) -> CGPoint {
        CGPoint(x: layout.caret(index - start, in: line) - line.bounds.minX, y: line.baseline)
    }
    /// The character nearest to a point that is relative to the corner of the bounds.
    open func characterIndex(for point: CGPoint) -> Int { layout.character(at: point.x + line.bounds.minX, in: line).index + start }
    /// How far a point, relative to the corner of the bounds, is across its character in reading direction: 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        layout.character(at: point.x + line.bounds.minX, in: line).fraction
    }
}

extension NSTextLineFragment {
    /// The rectangles of a part of the line, in the layout fragment's coordinates.
    func boxes(_ range: Range<Int>) -> [CGRect] { layout.boxes(range, in: line) }
    /// The edge at a character, in the layout fragment's coordinates.
    func caret(_ offset: Int) -> CGFloat { layout.caret(offset, in: line) }
    var characters: Range<Int> { line.characters }

    /// The place for the insertion point nearest to a point of the layout fragment.
    func insertion(at x: CGFloat) -> Int {
        guard !line.characters.isEmpty else { return line.characters.lowerBound }
        let found = layout.character(at: x, in: line)
        let text = attributedString.string
        let after = CharacterBounds.next(after: found.index, in: text)
        let endsParagraph = TextParagraphs.isSeparator((text as NSString).character(at: line.characters.upperBound - 1))
        let limit = endsParagraph ? line.characters.upperBound - 1 : line.characters.upperBound
        return min(found.fraction > 0.5 ? after : CharacterBounds.start(around: found.index, in: text), limit)
    }
}
