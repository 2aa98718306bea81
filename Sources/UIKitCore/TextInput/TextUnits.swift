internal import Foundation
internal import TextShaping

/// Paragraphs, words and sentences of a string. > Units: UTF-16 from the string's start.
enum TextUnits {
    /// A paragraph longer than this is looked at in parts. > Units: UTF-16.
    private static let reach = 10_000

    static func isSeparator(_ unit: UInt16) -> Bool { (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029 }

    /// The rest of the paragraph before an offset, from its start; at a paragraph's start the one before, with its end mark.
    static func paragraph(in text: String, before offset: Int) -> Range<Int> {
        around(text, before: offset, after: offset, skipsFirst: true)
    }

    /// The paragraph that the character after an offset is in, with its end mark.
    static func paragraph(in text: String, after offset: Int) -> Range<Int> {
        around(text, before: offset, after: offset, skipsFirst: false)
    }

    private static func around(_ text: String, before: Int, after: Int, skipsFirst: Bool) -> Range<Int> {
        let units = text.utf16
        let here = units.index(units.startIndex, offsetBy: max(before, 0), limitedBy: units.endIndex) ?? units.endIndex
        let place = units.distance(from: units.startIndex, to: here)
        var (start, from) = (place, here)
        if skipsFirst, from > units.startIndex {
            from = units.index(before: from)
            start -= 1
        }
        while from > units.startIndex, place - start < reach {
            let earlier = units.index(before: from)
            if isSeparator(units[earlier]) { break }
            (from, start) = (earlier, start - 1)
        }
        var (end, to) = (place, here)
        let isDone = skipsFirst && place > start && here > units.startIndex && isSeparator(units[units.index(before: here)])
        while !isDone, to < units.endIndex, end - place < reach {
            let unit = units[to]
            (to, end) = (units.index(after: to), end + 1)
            if isSeparator(unit) { break }
        }
        return start..<end
    }

    private static func units(of text: String, _ range: Range<Int>) -> [UInt16] {
        let units = text.utf16
        let start = units.index(units.startIndex, offsetBy: range.lowerBound)
        return Array(units[start..<units.index(start, offsetBy: range.count)])
    }

    static func words(in text: String, _ range: Range<Int>) -> [TextBreaks.Segment] {
        moved(TextBreaks.words(units(of: text, range)), range)
    }
    static func sentences(in text: String, _ range: Range<Int>) -> [TextBreaks.Segment] {
        moved(TextBreaks.sentences(units(of: text, range)), range)
    }

    private static func moved(_ segments: [TextBreaks.Segment], _ range: Range<Int>) -> [TextBreaks.Segment] {
        segments.map { segment in
            var moved = segment
            moved.range = segment.range.lowerBound + range.lowerBound..<segment.range.upperBound + range.lowerBound
            return moved
        }
    }
}
