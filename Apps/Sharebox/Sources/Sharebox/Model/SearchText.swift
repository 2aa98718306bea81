import Foundation

/// Names normalized for search: case and width of characters are ignored.
enum SearchText {
    static func fold(_ text: String) -> [UInt8] {
        if let plain = foldASCII(text) { return plain }
        // Twice, since a compatibility form may have case itself.
        return Array(text.precomposedStringWithCompatibilityMapping.lowercased().precomposedStringWithCompatibilityMapping.utf8)
    }

    private static func foldASCII(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            guard byte < 0x80 else { return nil }
            bytes.append(byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte)
        }
        return bytes
    }

    /// Whether `text` contains `part`; both are folded. Every text contains an empty part.
    static func contains(_ text: ArraySlice<UInt8>, _ part: [UInt8]) -> Bool {
        guard let first = part.first else { return true }
        guard text.count >= part.count else { return false }
        var start = text.startIndex
        let last = text.endIndex - part.count
        while start <= last {
            if text[start] == first, text[start..<start + part.count].elementsEqual(part) { return true }
            start += 1
        }
        return false
    }
}
