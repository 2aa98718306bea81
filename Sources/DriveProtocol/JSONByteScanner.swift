internal import Foundation

/// Reads JSON from its beginning to its end, value by value.
struct JSONByteScanner {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    /// How deep arrays and objects may be nested, which bounds the stack.
    private static let deepest = 64

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private func fault(_ what: String) -> DriveLineError { .malformed("\(what) at byte \(position)") }

    /// Passes over bytes that are known.
    mutating func skip(_ count: Int) throws(DriveLineError) {
        guard bytes.count - position >= count else { throw fault("the end") }
        position += count
    }

    mutating func end() throws(DriveLineError) {
        space()
        guard position == bytes.count else { throw fault("text after the end") }
    }

    func require(_ names: [String], in known: Set<String>) throws(DriveLineError) {
        for name in names where !known.contains(name) { throw fault("no \"\(name)\"") }
    }

    // MARK: Structure

    mutating func expect(_ byte: UInt8) throws(DriveLineError) {
        guard try accept(byte) else { throw fault("no \"\(Character(UnicodeScalar(byte)))\"") }
    }

    private mutating func accept(_ byte: UInt8) throws(DriveLineError) -> Bool {
        space()
        guard position < bytes.count else { throw fault("the end") }
        guard bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func space() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }

    /// Calls `field` for each field of an object; it has to read the value.
    mutating func object(_ field: (inout JSONByteScanner, String) throws(DriveLineError) -> Void) throws(DriveLineError) {
        try sequence(UInt8(ascii: "{"), UInt8(ascii: "}")) { scanner throws(DriveLineError) in
            let name = try scanner.string()
            try scanner.expect(UInt8(ascii: ":"))
            try field(&scanner, name)
        }
    }

    /// Calls `element` for each element of an array; it has to read it.
    mutating func array(_ element: (inout JSONByteScanner) throws(DriveLineError) -> Void) throws(DriveLineError) {
        try sequence(UInt8(ascii: "["), UInt8(ascii: "]"), element)
    }

    private mutating func sequence(
        _ first: UInt8, _ last: UInt8, _ item: (inout JSONByteScanner) throws(DriveLineError) -> Void
    ) throws(DriveLineError) {
        try expect(first)
        depth += 1
        guard depth <= Self.deepest else { throw fault("values nested too deep") }
        defer { depth -= 1 }
        guard try !accept(last) else { return }
        repeat { try item(&self) } while try accept(UInt8(ascii: ","))
        try expect(last)
    }

    // MARK: Values

    mutating func flag() throws(DriveLineError) -> Bool {
        if word("true") { return true }
        guard word("false") else { throw fault("no true or false") }
        return false
    }

    private mutating func word(_ text: StaticString) -> Bool {
        space()
        let count = text.utf8CodeUnitCount
        guard bytes.count - position >= count else { return false }
        for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
        position += count
        return true
    }

    /// The text of a number.
    private mutating func digits() throws(DriveLineError) -> Substring {
        space()
        let start = position
        while position < bytes.count, Self.isNumeric(bytes[position]) { position += 1 }
        guard start < position else { throw fault("no number") }
        return Substring(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isNumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"),
            UInt8(ascii: "e"):
            true
        default: false
        }
    }

    mutating func integer<Value: FixedWidthInteger>() throws(DriveLineError) -> Value {
        let text = try digits()
        guard let value = Value(text) else { throw fault("no whole number in range: \(text)") }
        return value
    }

    mutating func number() throws(DriveLineError) -> Double {
        let text = try digits()
        guard let value = Double(text), value.isFinite else { throw fault("no number in range: \(text)") }
        return value
    }

    mutating func stringOrNull() throws(DriveLineError) -> String? { word("null") ? nil : try string() }

    mutating func string() throws(DriveLineError) -> String {
        try expect(UInt8(ascii: "\""))
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\"), bytes[position] >= 0x20
        {
            position += 1
        }
        guard position < bytes.count else { throw fault("the end within a text") }
        if bytes[position] == UInt8(ascii: "\"") {
            defer { position += 1 }
            return try text(bytes[start..<position])
        }
        return try escapedString(from: start)
    }

    /// A text with escapes, whose part up to the present position has none.
    private mutating func escapedString(from start: Int) throws(DriveLineError) -> String {
        var content = Array(bytes[start..<position])
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return try text(content[...])
            case UInt8(ascii: "\\"):
                position += 1
                content += try escape()
            case 0..<0x20: throw fault("a control character within a text")
            default:
                content.append(byte)
                position += 1
            }
        }
        throw fault("the end within a text")
    }

    private func text(_ bytes: ArraySlice<UInt8>) throws(DriveLineError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw fault("a text that is no UTF-8") }
        return text
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]

    private mutating func escape() throws(DriveLineError) -> [UInt8] {
        guard position < bytes.count else { throw fault("the end within a text") }
        let byte = bytes[position]
        position += 1
        if let plain = Self.escapes[byte] { return [plain] }
        guard byte == UInt8(ascii: "u") else { throw fault("an unknown escape") }
        var units = [try unit()]
        if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: #"\u"#.utf8) {
            position += 2
            units.append(try unit())
        }
        guard let text = String(validating: units, as: UTF16.self) else { throw fault("half a surrogate pair") }
        return Array(text.utf8)
    }

    private mutating func unit() throws(DriveLineError) -> UInt16 {
        guard bytes.count - position >= 4, let value = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { throw fault("no four digits") }
        position += 4
        return value
    }

    /// Passes over a value of any kind.
    mutating func skipValue() throws(DriveLineError) {
        space()
        guard position < bytes.count else { throw fault("the end") }
        switch bytes[position] {
        case UInt8(ascii: "{"): try object { (scanner, _) throws(DriveLineError) in try scanner.skipValue() }
        case UInt8(ascii: "["): try array { scanner throws(DriveLineError) in try scanner.skipValue() }
        case UInt8(ascii: "\""): _ = try string()
        case UInt8(ascii: "n"): guard word("null") else { throw fault("an unknown word") }
        case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try flag()
        default: _ = try number()
        }
    }
}
