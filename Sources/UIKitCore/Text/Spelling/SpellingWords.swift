internal import Foundation

/// The words of a text that have a spelling: letters, with apostrophes between them. Words with digits, and addresses, have none.
struct SpellingWords: Sequence {
    let text: NSString
    let range: NSRange

    /// The ranges are in UTF-16 units, from the left.
    func makeIterator() -> AnyIterator<NSRange> {
        var place = Swift.max(range.location, 0)
        let end = Swift.min(range.location + range.length, text.length)
        return AnyIterator {
            while place < end {
                while place < end, text.character(at: place).separatesWords { place += 1 }
                let start = place
                while place < end, !text.character(at: place).separatesWords { place += 1 }
                if let word = trimmed(start, place) { return word }
            }
            return nil
        }
    }

    /// The letters of a stretch without marks at its ends; nil if it is no word.
    private func trimmed(_ start: Int, _ end: Int) -> NSRange? {
        var (low, high) = (start, end)
        while low < high, !text.character(at: low).isLetterUnit { low += 1 }
        while low < high, !text.character(at: high - 1).isLetterUnit { high -= 1 }
        guard low < high, (start..<end).allSatisfy({ !text.character(at: $0).isSymbolOfAddresses }) else { return nil }
        return NSRange(location: low, length: high - low)
    }
}

extension unichar {
    private static let apostrophes: Set<unichar> = [0x27, 0x2019]

    /// Halves of characters outside of the basic plane separate words: they are emoji, or of scripts without a dictionary.
    fileprivate var isLetterUnit: Bool {
        guard let scalar = Unicode.Scalar(self) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }
    /// Digits, and signs of addresses of mail and of the Web, belong to a stretch that is then no word.
    fileprivate var isSymbolOfAddresses: Bool {
        guard let scalar = Unicode.Scalar(self) else { return false }
        return scalar.properties.numericType != nil || "@_/".unicodeScalars.contains(scalar)
    }
    fileprivate var separatesWords: Bool { !isLetterUnit && !isSymbolOfAddresses && !Self.apostrophes.contains(self) }
}
