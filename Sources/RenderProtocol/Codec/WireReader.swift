/// Decodes bytes to values. Every count is checked against the remaining bytes before anything is allocated for it.
public struct WireReader: Sendable {
    /// Maximum nesting of animation groups.
    public static let depthLimit = 16

    private let bytes: ArraySlice<UInt8>
    private(set) var offset: Int
    private(set) var depth = 0

    /// Reads from the start of a slice.
    public init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        offset = bytes.startIndex
    }

    /// Reads from the start of an array.
    public init(_ bytes: [UInt8]) { self.init(bytes[...]) }

    /// The number of bytes that have not been read.
    public var remaining: Int { bytes.endIndex - offset }

    /// Throws if bytes remain after the last value.
    public func finish() throws(WireError) {
        if remaining > 0 { throw .trailing(remaining) }
    }

    /// Reads one byte; throws at the end.
    public mutating func byte() throws(WireError) -> UInt8 {
        guard offset < bytes.endIndex else { throw .truncated(at: offset - bytes.startIndex) }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// Reads an unsigned integer of up to 64 bits in LEB128.
    public mutating func unsigned() throws(WireError) -> UInt64 {
        var (value, shift) = (UInt64(0), UInt64(0))
        while true {
            let next = try byte()
            if shift == 63, next > 1 { throw .unknown("number", Int(next)) }
            value |= UInt64(next & 0x7F) << shift
            if next & 0x80 == 0 { return value }
            shift += 7
        }
    }

    /// Reads a signed integer in zigzag LEB128.
    public mutating func integer() throws(WireError) -> Int {
        let value = try unsigned()
        return Int(truncatingIfNeeded: value >> 1) ^ -Int(truncatingIfNeeded: value & 1)
    }

    /// Reads a Boolean; throws for a byte other than 0 and 1.
    public mutating func bool() throws(WireError) -> Bool {
        switch try byte() {
        case 0: return false
        case 1: return true
        case let value: throw .unknown("truth value", Int(value))
        }
    }

    /// Reads a double-precision number, which may be infinite or not a number.
    public mutating func double() throws(WireError) -> Double { Double(bitPattern: try unsigned().byteSwapped) }

    /// A coordinate or length that is displayed or hit-tested as whole points: within ten million, 0 for NaN. An app's views
    /// may have infinite ones, which must not crash the simulator.
    public mutating func coordinate() throws(WireError) -> Double {
        let value = try double()
        return value.isNaN ? 0 : min(max(value, -1e7), 1e7)
    }

    /// Reads a single-precision number; throws if more than 32 bits are set.
    public mutating func float() throws(WireError) -> Float {
        let value = try unsigned()
        guard let bits = UInt32(exactly: value) else { throw .unknown("number", Int(truncatingIfNeeded: value)) }
        return Float(bitPattern: bits.byteSwapped)
    }

    /// Reads an unsigned integer; throws if it has more than 32 bits.
    public mutating func uint32() throws(WireError) -> UInt32 {
        let value = try unsigned()
        guard let result = UInt32(exactly: value) else { throw .unknown("number", Int(truncatingIfNeeded: value)) }
        return result
    }

    /// Reads an unsigned integer; throws if it has more than 16 bits.
    public mutating func uint16() throws(WireError) -> UInt16 {
        let value = try unsigned()
        guard let result = UInt16(exactly: value) else { throw .unknown("number", Int(truncatingIfNeeded: value)) }
        return result
    }

    /// A count of elements that take at least one byte each.
    public mutating func count(of what: String) throws(WireError) -> Int {
        let value = try unsigned()
        guard value <= UInt64(remaining) else { throw .tooLong(what, Int(clamping: value)) }
        return Int(value)
    }

    /// Reads a length and as many bytes of UTF-8; throws if they are no text.
    public mutating func text() throws(WireError) -> String {
        let count = try count(of: "text")
        let start = offset
        offset += count
        guard let text = String(validating: bytes[start..<offset], as: UTF8.self) else {
            throw .badText(at: start - bytes.startIndex)
        }
        return text
    }

    /// Reads the raw value of an enumeration; throws if there is no such case.
    public mutating func value<Value: RawRepresentable>(_ type: Value.Type = Value.self) throws(WireError) -> Value
    where Value.RawValue == UInt8 {
        let raw = try byte()
        guard let value = Value(rawValue: raw) else { throw .unknown(WireError.name(of: Value.self), Int(raw)) }
        return value
    }

    /// Reads the raw value of an enumeration from a signed integer; throws if there is no such case.
    mutating func integerValue<Value: RawRepresentable>(_ type: Value.Type = Value.self) throws(WireError) -> Value
    where Value.RawValue == Int {
        let raw = try integer()
        guard let value = Value(rawValue: raw) else { throw .unknown(WireError.name(of: Value.self), raw) }
        return value
    }

    /// Reads the raw value of an enumeration, which does not use 0, or 0 for nil; throws if there is no such case.
    mutating func valueUnlessZero<Value: RawRepresentable>(_ type: Value.Type = Value.self) throws(WireError) -> Value?
    where Value.RawValue == UInt8 {
        let raw = try byte()
        if raw == 0 { return nil }
        guard let value = Value(rawValue: raw) else { throw .unknown(WireError.name(of: Value.self), Int(raw)) }
        return value
    }

    /// Reads a set of options from one byte; throws if it has others than these.
    mutating func options<Value: OptionSet>(within all: Value) throws(WireError) -> Value where Value.RawValue == UInt8 {
        let raw = try byte()
        guard raw & ~all.rawValue == 0 else { throw .unknown(WireError.name(of: Value.self), Int(raw)) }
        return Value(rawValue: raw)
    }

    /// Reads a value with its own decoding.
    public mutating func value<Value: WireCodable>(_ type: Value.Type = Value.self) throws(WireError) -> Value {
        try Value(from: &self)
    }

    /// Reads a Boolean and, if it is true, a value.
    public mutating func optional<Value: WireCodable>(_ type: Value.Type = Value.self) throws(WireError) -> Value? {
        try bool() ? try Value(from: &self) : nil
    }

    /// Reads a count and as many values.
    public mutating func array<Value: WireCodable>(_ type: Value.Type = Value.self) throws(WireError) -> [Value] {
        let count = try count(of: "list of \(WireError.name(of: Value.self))")
        var values: [Value] = []
        // The elements may still be missing, so the count alone reserves only little memory.
        values.reserveCapacity(min(count, 256))
        for _ in 0..<count { values.append(try Value(from: &self)) }
        return values
    }

    /// Reads a value one nesting level deeper.
    mutating func nested<Value>(_ body: (inout WireReader) throws(WireError) -> Value) throws(WireError) -> Value {
        guard depth < Self.depthLimit else { throw .tooDeep }
        depth += 1
        defer { depth -= 1 }
        return try body(&self)
    }
}
