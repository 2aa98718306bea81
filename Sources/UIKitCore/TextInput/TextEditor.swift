internal import Foundation

/// The text and selection of an input, and the effect of keys on them. A value; offsets are UTF-16 and always between graphemes.
struct TextEditor: Hashable {
    enum Unit { case grapheme, word, line }
    enum Direction { case backward, forward }

    /// A proposed change.
    struct Edit: Hashable {
        var range: Range<Int>
        var replacement: String
        /// The replacement with attributes; nil takes the attributes at its position.
        var styled: NSAttributedString?
    }

    private(set) var buffer = TextBuffer()
    /// > Complexity: linear.
    var text: String { buffer.string }
    var isEmpty: Bool { buffer.length == 0 }
    /// Where the selection started; the other end, `head`, moves.
    private(set) var anchor = 0
    private(set) var head = 0

    var length: Int { buffer.length }
    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var hasSelection: Bool { anchor != head }
    var selectedText: String { substring(selection) }

    mutating func setText(_ newText: String) {
        buffer = TextBuffer(newText)
        select(length..<length)
    }

    /// Offsets out of range or inside a grapheme move to the nearest valid offset before.
    mutating func select(_ range: Range<Int>) {
        anchor = boundary(atOrBefore: range.lowerBound)
        head = boundary(atOrBefore: range.upperBound)
    }

    /// Selects with the moving end at `head`, on either side of the anchor.
    mutating func select(from anchor: Int, to head: Int) {
        (self.anchor, self.head) = (boundary(atOrBefore: anchor), boundary(atOrBefore: head))
    }

    func substring(_ range: Range<Int>) -> String {
        let inside =
            boundary(atOrBefore: range.lowerBound)..<max(boundary(atOrBefore: range.upperBound), boundary(atOrBefore: range.lowerBound))
        return String(decoding: buffer.units(inside), as: UTF16.self)
    }

    /// The grapheme at an offset; nil at the end.
    func grapheme(after offset: Int) -> Range<Int>? {
        let start = boundary(atOrBefore: offset)
        return start >= length ? nil : start..<Graphemes.end(after: start, in: buffer)
    }

    func grapheme(before offset: Int) -> Range<Int>? {
        let end = boundary(atOrBefore: offset)
        return end <= 0 ? nil : Graphemes.start(before: end, in: buffer)..<end
    }

    // MARK: Edits

    /// The edit clamped to the current text: a range may come from an app, or be outdated.
    func fitted(_ edit: Edit) -> Edit {
        var fitted = edit
        let start = boundary(atOrBefore: edit.range.lowerBound)
        fitted.range = start..<max(boundary(atOrBefore: edit.range.upperBound), start)
        return fitted
    }

    func insertion(of string: String) -> Edit { Edit(range: selection, replacement: string) }

    /// The edit of a delete key; nil when there is nothing to delete in that direction.
    func deletion(_ direction: Direction, by unit: Unit = .grapheme) -> Edit? {
        if hasSelection { return Edit(range: selection, replacement: "") }
        let end = position(from: head, direction, by: unit)
        return end == head ? nil : Edit(range: min(head, end)..<max(head, end), replacement: "")
    }

    /// Applies a change and moves the caret behind it.
    mutating func apply(_ edit: Edit) {
        let range = edit.range.asNSRange.clamped(toLength: length)
        buffer.replace(range, with: Array(edit.replacement.utf16))
        let caret = range.lowerBound + edit.replacement.utf16.count
        select(caret..<caret)
    }

    // MARK: Movement

    /// Handles an arrow key. Without `extending`, a selection collapses to its end in that direction.
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

    /// Moves the caret to the nearer end of the tapped word, as a touch is too coarse for characters.
    mutating func placeCaret(nearWordAt offset: Int) {
        let start = wordStart(before: min(offset + 1, length))
        let end = wordEnd(after: start)
        let place = start < offset && offset < end ? (offset - start < end - offset ? start : end) : offset
        select(place..<place)
    }

    /// Selects the word at an offset, else the previous one.
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
        case (.grapheme, .backward): return grapheme(before: offset)?.lowerBound ?? 0
        case (.grapheme, .forward): return grapheme(after: offset)?.upperBound ?? length
        }
    }

    private func wordStart(before offset: Int) -> Int {
        var end = min(max(offset, 0), length)
        while end > 0 {
            let (index, start) = buffer.paragraph(at: end - 1)
            if let word = TextUnits.words(buffer.paragraphs[index], at: start).last(where: { $0.isWord && $0.range.lowerBound < end }) {
                return word.range.lowerBound
            }
            end = start
        }
        return 0
    }

    private func wordEnd(after offset: Int) -> Int {
        var place = min(max(offset, 0), length)
        while place < length {
            let (index, start) = buffer.paragraph(at: place)
            if let word = TextUnits.words(buffer.paragraphs[index], at: start).first(where: { $0.isWord && $0.range.upperBound > place }) {
                return word.range.upperBound
            }
            place = start + buffer.paragraphs[index].count
        }
        return length
    }

    private func boundary(atOrBefore offset: Int) -> Int {
        let place = min(max(offset, 0), length)
        return Graphemes.isBoundary(place, in: buffer) ? place : Graphemes.start(before: place, in: buffer)
    }

    /// The text was edited elsewhere: the selection stays with its text.
    mutating func follow(_ range: Range<Int>, with units: [UInt16]) {
        buffer.replace(range, with: units)
        let moved = [anchor, head].map { place in
            place <= range.lowerBound ? place : place >= range.upperBound ? place + units.count - range.count : range.lowerBound
        }
        select(from: moved[0], to: moved[1])
    }
}
