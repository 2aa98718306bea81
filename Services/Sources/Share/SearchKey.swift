import Foundation

/// Names in the form that search compares: case and width taken away.
public enum SearchKey {
    /// `Ｒéport.PDF` becomes `réport.pdf`; composed, so that equal looks compare equal.
    public static func fold(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        return text.precomposedStringWithCompatibilityMapping.lowercased().precomposedStringWithCompatibilityMapping
    }

    private static let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
    private static let ownerWidth = 7
    private static let scalarWidth = 5

    private static func append(_ number: UInt64, _ width: Int, to bytes: inout [UInt8]) {
        for place in (0..<width).reversed() { bytes.append(digits[Int(number >> UInt64(place * 5)) & 31]) }
    }

    /// The words that stand for a key in the index: for each of its characters one, of the owner, that character and the two after it (fewer at
    /// the end). Every part of the key up to three characters long is then the beginning of a word, and the index of an owner is their own.
    static func grams(_ key: String, owner: Int64) -> String {
        let scalars = key.unicodeScalars.map { UInt64($0.value) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(scalars.count * 23)
        for index in scalars.indices {
            append(UInt64(owner), ownerWidth, to: &bytes)
            for scalar in scalars[index..<min(index + 3, scalars.count)] { append(scalar, scalarWidth, to: &bytes) }
            bytes.append(0x20)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What must stand in the index for a key to have this part; nil for an empty part. It may let keys through that only hold the pieces.
    static func match(_ part: String, owner: Int64) -> String? {
        let scalars = part.unicodeScalars.map { UInt64($0.value) }
        guard !scalars.isEmpty else { return nil }
        var words: [String] = []
        for index in 0...max(0, scalars.count - 3) {
            var bytes: [UInt8] = []
            append(UInt64(owner), ownerWidth, to: &bytes)
            for scalar in scalars[index..<min(index + 3, scalars.count)] { append(scalar, scalarWidth, to: &bytes) }
            let word = String(decoding: bytes, as: UTF8.self) + (scalars.count < 3 ? "*" : "")
            if !words.contains(word) { words.append(word) }
            // Measured: leaving words out costs more in rows looked up in vain than it saves. So many are enough for any name.
            if words.count == 12 { break }
        }
        return words.joined(separator: " AND ")
    }

    /// Lengths, in characters of the words, of the beginnings that are indexed: for parts of one and of two characters.
    static let prefixes = "\(ownerWidth + scalarWidth) \(ownerWidth + 2 * scalarWidth)"
}
