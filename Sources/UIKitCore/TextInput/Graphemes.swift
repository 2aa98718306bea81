internal import Foundation

/// Boundaries of user-perceived characters. > Units: UTF-16.
enum Graphemes {
    /// Below this no unit combines with another, except a line feed after a carriage return. > Units: UTF-16.
    private static let plainEnd: UInt16 = 0x300

    private static func units(beside place: Int, in buffer: TextBuffer) -> (before: UInt16, after: UInt16) {
        let (index, start) = buffer.paragraph(at: place)
        let here = buffer.paragraphs[index]
        let before = place > start ? here[place - start - 1] : buffer.paragraphs[index - 1].last ?? 0
        return (before, here[place - start])
    }

    static func isBoundary(_ place: Int, in buffer: TextBuffer) -> Bool {
        guard place > 0, place < buffer.length else { return true }
        let (before, after) = units(beside: place, in: buffer)
        if TextUnits.isSeparator(before) { return !(before == 0x0D && after == 0x0A) }
        if before < plainEnd, after < plainEnd, before != 0xAD, after != 0xAD { return true }
        let (text, index, _) = paragraph(at: place, in: buffer)
        return String.Index(index, within: text) != nil
    }

    /// > Precondition: a unit precedes `place`.
    static func start(before place: Int, in buffer: TextBuffer) -> Int {
        let (text, index, start) = paragraph(at: place - 1, in: buffer)
        let next = index < text.endIndex ? text.index(after: index) : text.endIndex
        return start + text.index(before: next).utf16Offset(in: text)
    }

    /// > Precondition: a character begins at `place`.
    static func end(after place: Int, in buffer: TextBuffer) -> Int {
        let (text, index, start) = paragraph(at: place, in: buffer)
        return start + (index < text.endIndex ? text.index(after: index) : text.endIndex).utf16Offset(in: text)
    }

    private static func paragraph(at place: Int, in buffer: TextBuffer) -> (String, String.Index, start: Int) {
        let (index, start) = buffer.paragraph(at: place)
        let text = String(decoding: buffer.paragraphs[index], as: UTF16.self)
        return (text, text.utf16.index(text.startIndex, offsetBy: place - start, limitedBy: text.endIndex) ?? text.endIndex, start)
    }
}
