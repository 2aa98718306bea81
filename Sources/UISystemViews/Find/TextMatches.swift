internal import Foundation

/// Finds a text in another, as ranges of UTF-16 units that do not overlap. Values only.
enum TextMatches {
    static func find(
        _ query: String, in text: String, method: UITextSearchOptions.WordMatchMethod, options: NSString.CompareOptions
    ) -> [NSRange] {
        guard !query.isEmpty else { return [] }
        let whole = text as NSString
        var found: [NSRange] = []
        var start = 0
        while start < whole.length {
            let rest = NSRange(location: start, length: whole.length - start)
            let match = whole.range(of: query, options: options.subtracting([.backwards, .anchored]), range: rest)
            guard match.location != NSNotFound, match.length > 0 else { break }
            if fits(match, in: whole, method) { found.append(match) }
            start = match.location + match.length
        }
        return found
    }

    private static func fits(_ match: NSRange, in text: NSString, _ method: UITextSearchOptions.WordMatchMethod) -> Bool {
        switch method {
        case .contains: true
        case .startsWith: !isLetter(text, match.location - 1)
        case .fullWord: !isLetter(text, match.location - 1) && !isLetter(text, match.location + match.length)
        }
    }

    private static func isLetter(_ text: NSString, _ index: Int) -> Bool {
        guard index >= 0, index < text.length else { return false }
        let part = text.substring(with: text.rangeOfComposedCharacterSequence(at: index))
        return part.first.map { $0.isLetter || $0.isNumber } ?? false
    }
}
