internal import Foundation
internal import UIKitCore

/// The characters, words, sentences and directions of an element's text. > Units: UTF-16 in the element.
enum TextElementUnits {
    enum Kind { case character, word, sentence, paragraph }

    /// A unit, and the range with what follows it up to the next one.
    typealias Unit = (range: Range<Int>, enclosing: Range<Int>)

    /// > Complexity: linear.
    static func units(_ kind: Kind, of text: String) -> [Unit] {
        let length = text.utf16.count
        switch kind {
        case .character:
            var place = 0
            return text.map { character in
                let range = place..<place + character.utf16.count
                place = range.upperBound
                return (range, range)
            }
        case .word: return withGaps(TextUnits.words(in: text).filter(\.isWord).map(\.range), length)
        case .sentence: return withGaps(TextUnits.sentences(in: text), length)
        case .paragraph:
            let content = text.utf16.reversed().drop { TextParagraphs.isSeparator($0) }.count
            return [(0..<content, 0..<length)]
        }
    }

    /// Each unit reaches to the next one; the first one also contains what is before it.
    private static func withGaps(_ ranges: [Range<Int>], _ length: Int) -> [Unit] {
        ranges.indices.map { index in
            let start = index == 0 ? 0 : ranges[index].lowerBound
            return (ranges[index], start..<(index + 1 < ranges.count ? ranges[index + 1].lowerBound : length))
        }
    }

    /// The unit around a place; at a boundary, the one that follows. Between two words it is the characters between them.
    static func unit(_ kind: Kind, around place: Int, of text: String) -> Range<Int>? {
        let length = text.utf16.count
        guard length > 0 else { return nil }
        switch kind {
        case .character:
            let start = CharacterBounds.start(around: min(place, length - 1), in: text)
            return start..<CharacterBounds.next(after: start, in: text)
        case .word: return TextUnits.words(in: text).map(\.range).first { $0.upperBound > min(place, length - 1) }
        case .sentence: return TextUnits.sentences(in: text).first { $0.upperBound > min(place, length - 1) }
        case .paragraph: return 0..<length
        }
    }

    /// Whether the first letter of the text belongs to a script that runs from right to left.
    static func isRightToLeft(_ text: String) -> Bool {
        let first = text.unicodeScalars.first { $0.properties.isAlphabetic }
        return first.map { scalar in rightToLeft.contains { $0.contains(scalar.value) } } ?? false
    }

    /// The blocks of Hebrew, Arabic and the other scripts that run from right to left.
    private static let rightToLeft: [ClosedRange<UInt32>] = [
        0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]
}

// Foundation on Linux has these options' values in Darwin, and marks their names as unavailable, since it enumerates no words itself.
extension NSString.EnumerationOptions {
    static let words = NSString.EnumerationOptions(rawValue: 3)
    static let sentences = NSString.EnumerationOptions(rawValue: 4)
}
