/// Ranges of text in AT-SPI's units. > Units: characters (grapheme clusters, as in the app's carets).
package struct AssistiveText: Hashable, Sendable {
    package enum Granularity: UInt32, Sendable { case character, word, sentence, line, paragraph }

    private let characters: [Character]

    package init(_ text: String) { characters = Array(text) }

    package var count: Int { characters.count }

    /// An end of -1 is the text's; offsets outside are clamped.
    package func part(_ start: Int, _ end: Int) -> String {
        let last = end < 0 ? count : min(end, count)
        let first = min(max(0, start), last)
        return String(characters[first..<last])
    }

    /// The code point of a character's first scalar; 0 outside the text.
    package func scalar(at offset: Int) -> UInt32 {
        characters.indices.contains(offset) ? characters[offset].unicodeScalars.first?.value ?? 0 : 0
    }

    /// The range that contains an offset. Sentences count as paragraphs.
    package func stretch(at offset: Int, _ granularity: Granularity) -> Range<Int> {
        guard !characters.isEmpty else { return 0..<0 }
        let place = min(max(0, offset), count - 1)
        switch granularity {
        case .character: return place..<place + 1
        case .word:
            var (start, end) = (place, place)
            while start > 0, !characters[start - 1].isWhitespace { start -= 1 }
            while end < count, !characters[end].isWhitespace { end += 1 }
            while end < count, characters[end].isWhitespace, !characters[end].isNewline { end += 1 }
            return start..<max(end, place + 1)
        case .sentence, .line, .paragraph:
            var (start, end) = (place, place)
            while start > 0, !characters[start - 1].isNewline { start -= 1 }
            while end < count, !characters[end].isNewline { end += 1 }
            return start..<min(end + 1, count)
        }
    }
}
