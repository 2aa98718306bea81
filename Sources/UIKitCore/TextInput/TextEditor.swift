internal import Foundation

/// The text and selection of an input, and what keys do to them. A value; offsets are UTF-16 and always between graphemes.
struct TextEditor: Hashable {
    enum Unit { case grapheme, word, line }
    enum Direction { case backward, forward }

    /// A change that is asked for before it is made.
    struct Edit: Hashable {
        var range: Range<Int>
        var replacement: String
    }

    private(set) var text = ""
    /// Where the selection started; the other end, `head`, moves.
    private(set) var anchor = 0
    private(set) var head = 0

    var length: Int { text.utf16.count }
    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var hasSelection: Bool { anchor != head }
    var selectedText: String { substring(selection) }

    mutating func setText(_ newText: String) {
        text = newText
        select(length..<length)
    }

    /// Offsets out of range or inside a grapheme go to the nearest place before.
    mutating func select(_ range: Range<Int>) {
        anchor = boundary(atOrBefore: range.lowerBound)
        head = boundary(atOrBefore: range.upperBound)
    }

    /// Selects with the moving end at `head`, on either side of the other.
    mutating func select(from anchor: Int, to head: Int) {
        (self.anchor, self.head) = (boundary(atOrBefore: anchor), boundary(atOrBefore: head))
    }

    func substring(_ range: Range<Int>) -> String { String(text[index(range.lowerBound)..<index(range.upperBound)]) }

    // MARK: Edits

    func insertion(of string: String) -> Edit { Edit(range: selection, replacement: string) }

    /// What a delete key does; nil when there is nothing in that direction.
    func deletion(_ direction: Direction, by unit: Unit = .grapheme) -> Edit? {
        if hasSelection { return Edit(range: selection, replacement: "") }
        let end = position(from: head, direction, by: unit)
        return end == head ? nil : Edit(range: min(head, end)..<max(head, end), replacement: "")
    }

    /// Makes a change and puts the caret after it.
    mutating func apply(_ edit: Edit) {
        text.replaceSubrange(index(edit.range.lowerBound)..<index(edit.range.upperBound), with: edit.replacement)
        let caret = edit.range.lowerBound + edit.replacement.utf16.count
        select(caret..<caret)
    }

    // MARK: Moving

    /// What an arrow key does. Without `extending`, a selection collapses to its end in the direction.
    mutating func move(_ direction: Direction, by unit: Unit = .grapheme, extending: Bool = false) {
        if hasSelection, !extending, unit == .grapheme {
            let end = direction == .backward ? selection.lowerBound : selection.upperBound
            (anchor, head) = (end, end)
            return
        }
        head = position(from: head, direction, by: unit)
        if !extending { anchor = head }
    }

    mutating func selectAll() { (anchor, head) = (0, length) }

    /// Puts the caret where a tap means it: at the nearer end of a word, as a finger is too coarse for letters.
    mutating func placeCaret(nearWordAt offset: Int) {
        let start = wordStart(before: min(offset + 1, length))
        let end = wordEnd(after: start)
        let place = start < offset && offset < end ? (offset - start < end - offset ? start : end) : offset
        select(place..<place)
    }

    /// Selects the word around an offset.
    mutating func selectWord(at offset: Int) {
        let start = wordStart(before: min(offset + 1, length))
        let end = wordEnd(after: start)
        (anchor, head) = (start, max(end, start))
    }

    private func position(from offset: Int, _ direction: Direction, by unit: Unit) -> Int {
        switch (unit, direction) {
        case (.line, .backward): return 0
        case (.line, .forward): return length
        case (.word, .backward): return wordStart(before: offset)
        case (.word, .forward): return wordEnd(after: offset)
        case (.grapheme, .backward):
            let here = index(offset)
            return here == text.startIndex ? 0 : text.index(before: here).utf16Offset(in: text)
        case (.grapheme, .forward):
            let here = index(offset)
            return here == text.endIndex ? length : text.index(after: here).utf16Offset(in: text)
        }
    }

    private func wordStart(before offset: Int) -> Int {
        var here = index(offset)
        while here > text.startIndex, !isWord(text[text.index(before: here)]) { here = text.index(before: here) }
        while here > text.startIndex, isWord(text[text.index(before: here)]) { here = text.index(before: here) }
        return here.utf16Offset(in: text)
    }

    private func wordEnd(after offset: Int) -> Int {
        var here = index(offset)
        while here < text.endIndex, !isWord(text[here]) { here = text.index(after: here) }
        while here < text.endIndex, isWord(text[here]) { here = text.index(after: here) }
        return here.utf16Offset(in: text)
    }

    private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" || character == "'" }

    /// The start of the grapheme an offset lies in.
    private func index(_ offset: Int) -> String.Index {
        let position = text.utf16.index(text.startIndex, offsetBy: max(offset, 0), limitedBy: text.endIndex) ?? text.endIndex
        return position < text.endIndex ? text.rangeOfComposedCharacterSequence(at: position).lowerBound : position
    }

    private func boundary(atOrBefore offset: Int) -> Int { index(offset).utf16Offset(in: text) }
}
