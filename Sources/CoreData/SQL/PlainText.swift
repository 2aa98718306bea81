internal import ObjectiveC
internal import SQLite3

/// A string of ASCII's letters, digits, spaces and plain punctuation, which can be compared by its bytes.
struct PlainText {
    private let bytes: UnsafeBufferPointer<UInt8>

    /// Nil for other values and strings.
    init?(_ value: OpaquePointer?) {
        guard sqlite3_value_type(value) == SQLITE_TEXT, let start = sqlite3_value_text(value) else { return nil }
        bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
        guard bytes.allSatisfy(Self.isPlain) else { return nil }
    }

    /// A carriage return and a line feed are one character.
    private static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }
    private static func folded(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    /// Nil where the bytes do not decide.
    func holds(_ operation: NSComparisonPredicate.Operator, _ other: PlainText, _ options: NSComparisonPredicate.Options) -> Bool? {
        // An empty string is found nowhere; the slower way knows the details.
        guard !other.bytes.isEmpty else { return nil }
        let isFolded = options.contains(.caseInsensitive)
        func isEqual(_ start: Int) -> Bool {
            for index in other.bytes.indices {
                let (first, second) = (bytes[start + index], other.bytes[index])
                if first != second, !isFolded || Self.folded(first) != Self.folded(second) { return false }
            }
            return true
        }
        let spare = bytes.count - other.bytes.count
        switch operation {
        case .beginsWith: return spare >= 0 && isEqual(0)
        case .endsWith: return spare >= 0 && isEqual(spare)
        case .contains: return spare >= 0 && (0...spare).contains(where: isEqual)
        case .equalTo: return spare == 0 && isEqual(0)
        case .notEqualTo: return !(spare == 0 && isEqual(0))
        default: return nil
        }
    }

    /// The order by bytes; nil where one has other characters.
    static func order(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int32? {
        let count = min(first.count, second.count)
        var index = 0
        while index < count {
            let (a, b) = (first[index], second[index])
            guard isPlain(a), isPlain(b) else { return nil }
            if a != b {
                // A mark after an equal start belongs to the last letter.
                guard first[index...].allSatisfy(isPlain), second[index...].allSatisfy(isPlain) else { return nil }
                return a < b ? -1 : 1
            }
            index += 1
        }
        guard first[index...].allSatisfy(isPlain), second[index...].allSatisfy(isPlain) else { return nil }
        return first.count == second.count ? 0 : first.count < second.count ? -1 : 1
    }
}
