/// Base 64 with the alphabet for URLs, without padding (RFC 4648, 5).
public enum Base64URL {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    public static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        var (buffer, bits) = (UInt32(0), 0)
        for byte in bytes {
            buffer = buffer << 8 | UInt32(byte)
            bits += 8
            while bits >= 6 {
                bits -= 6
                text.append(digits[Int(buffer >> UInt32(bits)) & 63])
            }
        }
        if bits > 0 { text.append(digits[Int(buffer << UInt32(6 - bits)) & 63]) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Nil for text that `encode` never produces: other characters, an impossible length, nonzero trailing bits.
    public static func decode(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var (buffer, bits) = (UInt32(0), 0)
        for character in text.utf8 {
            let digit: UInt8
            switch character {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = character - 65
            case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = character - 97 + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = character - 48 + 52
            case UInt8(ascii: "-"): digit = 62
            case UInt8(ascii: "_"): digit = 63
            default: return nil
            }
            buffer = buffer << 6 | UInt32(digit)
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
            }
        }
        guard bits < 6, buffer & (1 << UInt32(bits) - 1) == 0 else { return nil }
        return bytes
    }
}
