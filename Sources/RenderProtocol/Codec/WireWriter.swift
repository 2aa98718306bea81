/// Encodes values to bytes.
///
/// Integers are LEB128 (signed ones zigzag). Floating-point numbers are the LEB128 of their bytes in reverse order: the many that are
/// integers or simple fractions end in zero bytes and so take 1 to 3 bytes instead of 8, without loss.
public struct WireWriter: Sendable {
    /// Everything written so far.
    public private(set) var bytes: [UInt8] = []

    /// Creates a writer without bytes.
    public init() {}

    /// Appends one byte.
    public mutating func put(byte: UInt8) { bytes.append(byte) }

    /// Appends an unsigned integer in LEB128.
    public mutating func put(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Appends a signed integer in zigzag LEB128.
    public mutating func put(_ value: Int) { put(UInt64(bitPattern: Int64((value << 1) ^ (value >> 63)))) }
    /// Appends a Boolean as a byte, 1 or 0.
    public mutating func put(_ value: Bool) { put(byte: value ? 1 : 0) }
    /// Appends a double-precision number in 1 to 10 bytes.
    public mutating func put(_ value: Double) { put(value.bitPattern.byteSwapped) }
    /// Appends a single-precision number in 1 to 5 bytes.
    public mutating func put(_ value: Float) { put(UInt64(value.bitPattern.byteSwapped)) }

    /// Appends the length of a text and its UTF-8.
    public mutating func put(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            put(UInt64(utf8.count))
            bytes.append(contentsOf: utf8)
        }
    }

    /// Appends the raw value of an enumeration as one byte.
    public mutating func put<Value: RawRepresentable>(_ value: Value) where Value.RawValue == UInt8 { put(byte: value.rawValue) }
    /// Appends a value with its own encoding.
    public mutating func put<Value: WireCodable>(_ value: Value) { value.encode(to: &self) }

    /// Appends a count and as many values.
    public mutating func put<Value: WireCodable>(_ values: [Value]) {
        put(UInt64(values.count))
        for value in values { value.encode(to: &self) }
    }

    /// Appends a Boolean and, if the value is not nil, the value.
    public mutating func put<Value: WireCodable>(_ value: Value?) {
        put(value != nil)
        value?.encode(to: &self)
    }

    /// Writes the length of what `body` writes, as four bytes, before it.
    mutating func putFramed(_ body: (inout WireWriter) -> Void) {
        let start = bytes.count
        bytes.append(contentsOf: [0, 0, 0, 0])
        body(&self)
        let count = UInt32(truncatingIfNeeded: bytes.count - start - 4)
        for index in 0..<4 { bytes[start + index] = UInt8(truncatingIfNeeded: count >> (8 * UInt32(index))) }
    }
}

/// A value with a binary form. > Contract: `init(from:)` accepts what `encode(to:)` wrote and throws on anything else; it never traps.
public protocol WireCodable {
    /// Appends the value to the writer.
    func encode(to writer: inout WireWriter)
    /// Reads the value; throws for bytes that `encode(to:)` cannot have written.
    init(from reader: inout WireReader) throws(WireError)
}

extension Double: WireCodable {
    public func encode(to writer: inout WireWriter) { writer.put(self) }
    public init(from reader: inout WireReader) throws(WireError) { self = try reader.double() }
}

extension String: WireCodable {
    public func encode(to writer: inout WireWriter) { writer.put(self) }
    public init(from reader: inout WireReader) throws(WireError) { self = try reader.text() }
}
