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
        bytes.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: ":")])
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

    public mutating func int(_ number: Int64) {
        separate()
        append(decimal: number)
    }

    /// A number of hundredths as an exact decimal without trailing zeros: 30 is 0.3, 1250 is 12.5, 10000 is 100.
    public mutating func hundredths(_ number: Int64) {
        separate()
        append(decimal: number / 100, isNegative: number < 0)
        let rest = number.magnitude % 100
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        bytes.append(UInt8(ascii: "0") + UInt8(rest / 10))
        if rest % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
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
        }
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

    private mutating func append(decimal number: Int64, isNegative: Bool? = nil) {
        if isNegative ?? (number < 0) { bytes.append(UInt8(ascii: "-")) }
        let start = bytes.count
        var rest = number.magnitude
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }

    private static let hex = Array("0123456789abcdef".utf8)

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            var start = 0
            for index in utf8.indices {
                let byte = utf8[index]
                guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7f else { continue }
                bytes.append(contentsOf: utf8[start..<index])
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
            bytes.append(contentsOf: utf8[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
