internal import Foundation

/// Boundaries of the characters that a user sees. > Units: UTF-16.
enum CharacterBounds {
    /// The smallest range around another one that divides no character.
    static func whole(_ range: Range<Int>, in text: String) -> Range<Int> {
        start(around: range.lowerBound, in: text)..<end(around: range.upperBound, in: text)
    }

    private static func index(_ place: Int, in text: String) -> String.Index {
        text.utf16.index(text.startIndex, offsetBy: min(max(place, 0), text.utf16.count))
    }

    /// The boundary at a place, or before it.
    static func start(around place: Int, in text: String) -> Int {
        let index = index(place, in: text)
        return (index == text.endIndex ? index : text.index(before: text.index(after: index))).utf16Offset(in: text)
    }

    /// The boundary at a place, or after it.
    static func end(around place: Int, in text: String) -> Int {
        start(around: place, in: text) < place ? next(after: place, in: text) : min(max(place, 0), text.utf16.count)
    }

    /// The boundary after a place; the end of the text at its end.
    static func next(after place: Int, in text: String) -> Int {
        let index = index(place, in: text)
        return (index == text.endIndex ? index : text.index(after: index)).utf16Offset(in: text)
    }

    /// The boundary before a place; the start of the text at its start.
    static func previous(before place: Int, in text: String) -> Int { place <= 0 ? 0 : start(around: place - 1, in: text) }
}
