/// Writes JSON as bytes, inserting commas.
public struct JSONWriter {
    public private(set) var bytes: [UInt8] = []
    /// Whether the next value in the innermost container needs a comma before it.
    private var needsComma = false

    public init(reserving count: Int = 0) { bytes.reserveCapacity(count) }

    public mutating func beginObject() { open("{") }
    public mutating func endObject() { close("}") }
    public mutating func beginArray() { open("[") }
    public mutating func endArray() { close("]") }

    /// A member's name; its value must follow.
    public mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    public mutating func key(_ name: String) {
        separate()
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    public mutating func string(_ text: String) {
        separate()
        quote(text)
    }

    /// Begins a string that `append` adds pieces to, so that they need not be joined first; `endString` ends it.
    public mutating func beginString() {
        separate()
        bytes.append(UInt8(ascii: "\""))
    }

    public mutating func endString() { bytes.append(UInt8(ascii: "\"")) }

    /// Adds a piece to the string that has begun.
    public mutating func append(_ text: String) { escape(text) }

    /// Adds a whole number to the string that has begun.
    public mutating func append(_ number: Int64) { append(digits: number.magnitude, isNegative: number < 0) }

    /// Adds a decimal to the string that has begun, as `decimal` writes it.
    public mutating func append(decimal number: Int64, digits: Int) {
        let power = (0..<digits).reduce(UInt64(1)) { power, _ in power * 10 }
        append(digits: number.magnitude / power, isNegative: number < 0)
        var (rest, place) = (number.magnitude % power, power / 10)
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
            rest %= place
            place /= 10
        }
    }

    public mutating func int(_ number: Int64) {
        separate()
        append(number)
    }

    /// A whole number of its last digit's unit as an exact decimal without trailing zeros: with two digits 30 is 0.3, 1250 is 12.5,
    /// 10000 is 100.
    ///
    /// - Precondition: there are at most 19 digits.
    public mutating func decimal(_ number: Int64, digits: Int) {
        separate()
        append(decimal: number, digits: digits)
    }

    public mutating func bool(_ flag: Bool) {
        separate()
        bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    }

    public mutating func null() {
        separate()
        bytes.append(contentsOf: "null".utf8)
    }

    /// NaN and the infinities, which JSON cannot represent, are written as null.
    public mutating func double(_ number: Double) {
        separate()
        bytes.append(contentsOf: (number.isFinite ? "\(number)" : "null").utf8)
    }

    public mutating func value(_ value: JSON) {
        switch value {
        case .null: null()
        case .bool(let flag): bool(flag)
        case .int(let number): int(number)
        case .double(let number): double(number)
        case .string(let text): string(text)
        case .array(let items):
            beginArray()
            for item in items { self.value(item) }
            endArray()
        case .object(let members):
            beginObject()
            for member in members {
                key(member.key)
                self.value(member.value)
            }
            endObject()
        case .encoded(let value):
            separate()
            bytes.append(contentsOf: value)
        }
    }

    // MARK: Members of objects

    public mutating func member(_ name: StaticString, _ text: String) {
        key(name)
        string(text)
    }

    public mutating func member(_ name: StaticString, _ number: Int64) {
        key(name)
        int(number)
    }

    /// A whole number as a string.
    public mutating func member(_ name: StaticString, digits number: Int64) {
        key(name)
        beginString()
        append(number)
        endString()
    }

    public mutating func member(_ name: StaticString, _ flag: Bool) {
        key(name)
        bool(flag)
    }

    private mutating func open(_ sign: Unicode.Scalar) {
        separate()
        bytes.append(UInt8(ascii: sign))
        needsComma = false
    }

    private mutating func close(_ sign: Unicode.Scalar) {
        bytes.append(UInt8(ascii: sign))
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func append(digits number: UInt64, isNegative: Bool) {
        if isNegative { bytes.append(UInt8(ascii: "-")) }
        var (count, rest) = (1, number / 10)
        while rest > 0 {
            count += 1
            rest /= 10
        }
        bytes.append(contentsOf: repeatElement(0, count: count))
        bytes.withUnsafeMutableBufferPointer { bytes in
            var rest = number
            for index in (bytes.count - count..<bytes.count).reversed() {
                bytes[index] = UInt8(ascii: "0") + UInt8(rest % 10)
                rest /= 10
            }
        }
    }

    private static let hex = Array("0123456789abcdef".utf8)

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        escape(text)
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            var start = 0
            while let index = Self.firstEscaped(utf8, from: start) {
                let byte = utf8[index]
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
                start = index + 1
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
                case 0x0a: bytes.append(contentsOf: "\\n".utf8)
                case 0x0d: bytes.append(contentsOf: "\\r".utf8)
                case 0x09: bytes.append(contentsOf: "\\t".utf8)
                default:
                    bytes.append(contentsOf: "\\u00".utf8)
                    bytes.append(contentsOf: [Self.hex[Int(byte >> 4)], Self.hex[Int(byte & 15)]])
                }
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
        }
    }

    /// The first byte that a string cannot have as it is: a control character, a quotation mark or a backslash.
    private static func firstEscaped(_ utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < utf8.count {
            // Most texts have none, so eight bytes are looked at together.
            if index + 8 <= utf8.count, !hasEscaped(UnsafeRawBufferPointer(utf8).loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
                index += 8
                continue
            }
            for index in index..<min(index + 8, utf8.count) {
                let byte = utf8[index]
                if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7f { return index }
            }
            index += 8
        }
        return nil
    }

    /// Whether any of eight bytes is one of those.
    private static func hasEscaped(_ word: UInt64) -> Bool {
        let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        // The high bit of a byte is set where the byte is below the limit; a borrow only adds bits above a byte that is.
        func isBelow(_ word: UInt64, _ limit: UInt64) -> UInt64 { (word &- ones &* limit) & ~word & highs }
        func isEqual(_ byte: UInt8) -> UInt64 { isBelow(word ^ (ones &* UInt64(byte)), 1) }
        return isBelow(word, 0x20) | isEqual(UInt8(ascii: "\"")) | isEqual(UInt8(ascii: "\\")) | isEqual(0x7f) != 0
    }
}
