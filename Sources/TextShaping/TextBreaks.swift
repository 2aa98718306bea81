/// Where words and sentences lie, by the rules of Unicode and the dictionaries of languages that write without spaces.
package enum TextBreaks {
    /// A stretch of a text between two boundaries. > Units: UTF-16 from the text's start.
    package struct Segment: Hashable, Sendable {
        package var range: Range<Int>
        /// It holds a letter, a digit or an ideograph, as against spaces and punctuation.
        package var isWord: Bool
    }

    /// The words of a text and what stands between them. > Complexity: linear.
    package static func words(_ text: [UInt16]) -> [Segment] {
        segments(text) { breakers, base, count, found in breakers.wordBreaks(base, count, found) }
    }

    package static func sentences(_ text: [UInt16]) -> [Segment] {
        segments(text) { breakers, base, count, found in breakers.sentenceBreaks(base, count, found) }
    }

    private static func segments(
        _ text: [UInt16], _ visit: @Sendable (BreakIterators, UnsafePointer<UInt16>, Int, (Int) -> Void) -> Void
    ) -> [Segment] {
        guard !text.isEmpty else { return [] }
        let places = TextEngine.shared.withTypesetter { typesetter -> [Int] in
            var places = [0]
            text.withUnsafeBufferPointer { units in
                guard let base = units.baseAddress else { return }
                visit(typesetter.breakers, base, units.count) { places.append($0) }
            }
            return places + [text.count]
        }
        return zip(places, places.dropFirst()).map { start, end in
            let isWord = String(decoding: text[start..<end], as: UTF16.self).unicodeScalars.contains {
                $0.properties.isAlphabetic || $0.properties.numericType != nil
            }
            return Segment(range: start..<end, isWord: isWord)
        }
    }
}
