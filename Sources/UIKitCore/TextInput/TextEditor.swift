internal import Foundation

/// The text and selection of an input, and what keys do to them. A value; offsets are UTF-16 and always between graphemes.
struct TextEditor: Hashable {
    enum Unit { case grapheme, word, line }
    enum Direction { case backward, forward }

    /// A change that is asked for before it is made.
    struct Edit: Hashable {
        var range: Range<Int>
        var replacement: String
        /// The replacement with attributes of its own; nil takes those of its place.
        var styled: NSAttributedString?
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

    /// The grapheme an offset lies in or before; nil at the end.
    func grapheme(after offset: Int) -> Range<Int>? {
        let here = index(offset)
        return here == text.endIndex ? nil : here.utf16Offset(in: text)..<text.index(after: here).utf16Offset(in: text)
    }

    func grapheme(before offset: Int) -> Range<Int>? {
        let here = index(offset)
        return here == text.startIndex ? nil : text.index(before: here).utf16Offset(in: text)..<here.utf16Offset(in: text)
    }

    // MARK: Edits

    /// The same edit inside the text as it is: a range may be an app's, or older than the text.
    func fitted(_ edit: Edit) -> Edit {
        var fitted = edit
        fitted.range = NSRange(location: edit.range.lowerBound, length: edit.range.count).clamped(toLength: length)
        return fitted
    }

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

    /// Selects the word around an offset, else the one before it.
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
        var end = offset
        while end > 0 {
            let paragraph = TextUnits.paragraph(in: text, before: end)
            if let word = TextUnits.words(in: text, paragraph).last(where: { $0.isWord && $0.range.lowerBound < end }) {
                return word.range.lowerBound
            }
            end = paragraph.lowerBound
        }
        return 0
    }

    private func wordEnd(after offset: Int) -> Int {
        var start = offset
        while start < length {
            let paragraph = TextUnits.paragraph(in: text, after: start)
            if let word = TextUnits.words(in: text, paragraph).first(where: { $0.isWord && $0.range.upperBound > start }) {
                return word.range.upperBound
            }
            start = paragraph.upperBound
        }
        return length
    }

    /// The start of the grapheme an offset lies in.
    private func index(_ offset: Int) -> String.Index {
        let position = text.utf16.index(text.startIndex, offsetBy: max(offset, 0), limitedBy: text.endIndex) ?? text.endIndex
        guard position < text.endIndex, String.Index(position, within: text) == nil else { return position }
        return text.index(before: text.index(after: position))
    }

    private func boundary(atOrBefore offset: Int) -> Int { index(offset).utf16Offset(in: text) }
}
