internal import Foundation
internal import TextShaping

/// Words and sentences of a paragraph. > Units: UTF-16.
package enum TextUnits {
    static func isSeparator(_ unit: UInt16) -> Bool { (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029 }

    /// `start` is the paragraph's offset in its text; ranges are relative to the text.
    static func words(_ paragraph: [UInt16], at start: Int) -> [TextBreaks.Segment] { moved(TextBreaks.words(paragraph), start) }
    static func sentences(_ paragraph: [UInt16], at start: Int) -> [TextBreaks.Segment] { moved(TextBreaks.sentences(paragraph), start) }

    /// The words of a paragraph and what is between them. > Complexity: linear.
    package static func words(in paragraph: String) -> [(range: Range<Int>, isWord: Bool)] {
        TextBreaks.words(Array(paragraph.utf16)).map { ($0.range, $0.isWord) }
    }
    /// The sentences of a paragraph, with the spaces after them. > Complexity: linear.
    package static func sentences(in paragraph: String) -> [Range<Int>] { TextBreaks.sentences(Array(paragraph.utf16)).map(\.range) }

    private static func moved(_ segments: [TextBreaks.Segment], _ start: Int) -> [TextBreaks.Segment] {
        segments.map { segment in
            var moved = segment
            moved.range = segment.range.lowerBound + start..<segment.range.upperBound + start
            return moved
        }
    }
}
