import Foundation

/// Texts normalized for search, without case and width, and their terms in a full-text index.
///
/// Every owner (a user, a city) has separate terms, so that a search costs what the owner's texts cost.
public enum SearchKey {
    /// `Ｒéport.PDF` becomes `réport.pdf`; composed (NFC), so that equal-looking texts are equal.
    public static func fold(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        if let folded = foldSimple(text) { return folded }
        return text.precomposedStringWithCompatibilityMapping.lowercased().precomposedStringWithCompatibilityMapping
    }

    /// The same for texts of ideographs, ASCII and its wide forms, whose characters fold one by one; nil for others.
    private static func foldSimple(_ text: String) -> String? {
        var folded = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0..<0x80: folded.append(lowercase(UInt8(scalar.value)))
            case 0x4E00...0x9FFF: folded.append(scalar)
            case 0xFF01...0xFF5E: folded.append(lowercase(UInt8(scalar.value - 0xFEE0)))
            default: return nil
            }
        }
        return String(folded)
    }

    private static func lowercase(_ byte: UInt8) -> Unicode.Scalar { Unicode.Scalar((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) }

    /// Whether a key contains a part, compared as the database does: by bytes.
    public static func contains(_ key: String, _ part: String) -> Bool {
        var (key, part) = (key, part)
        return key.withUTF8 { key in
            part.withUTF8 { part in
                guard part.count <= key.count else { return false }
                return (0...key.count - part.count).contains { part.elementsEqual(key[$0..<$0 + part.count]) }
            }
        }
    }

    private static let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
    private static let ownerWidth = 7
    private static let scalarWidth = 5

    private static func append(_ number: UInt64, _ width: Int, to bytes: inout [UInt8]) {
        for place in (0..<width).reversed() { bytes.append(digits[Int(number >> UInt64(place * 5)) & 31]) }
    }

    /// The index terms of a key: for each of its characters, one with the owner, that character and the two after it (fewer at the end).
    /// Every part of the key up to three characters long is then the prefix of a term, and each owner has separate terms.
    public static func grams(_ key: String, owner: Int64) -> String {
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

    /// The index query for keys that contain this part; nil for an empty part. It may also match keys that contain only the pieces.
    public static func match(_ part: String, owner: Int64) -> String? {
        let scalars = part.unicodeScalars.map { UInt64($0.value) }
        guard !scalars.isEmpty else { return nil }
        var words: [String] = []
        for index in 0...max(0, scalars.count - 3) {
            var bytes: [UInt8] = []
            append(UInt64(owner), ownerWidth, to: &bytes)
            for scalar in scalars[index..<min(index + 3, scalars.count)] { append(scalar, scalarWidth, to: &bytes) }
            let word = String(decoding: bytes, as: UTF8.self) + (scalars.count < 3 ? "*" : "")
            if !words.contains(word) { words.append(word) }
            // Measured: using fewer terms costs more in rows checked in vain than it saves. This many are enough for any name.
            if words.count == 12 { break }
        }
        return words.joined(separator: " AND ")
    }

    /// Whether every key that the index query for this part finds contains the part: it is one term then, or the beginning of one.
    public static func isExact(_ part: String) -> Bool { part.unicodeScalars.count <= 3 }

    /// Lengths, in characters, of the term prefixes that are indexed: for parts of one and of two characters.
    public static let prefixes = "\(ownerWidth + scalarWidth) \(ownerWidth + 2 * scalarWidth)"
}
