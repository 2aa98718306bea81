/// Names of devices in forms that files and scripts need.
public enum DeviceIdentifier {
    /// A name for files, of 16 hexadecimal digits.
    public static func key(of name: String) -> String { hexadecimal(hash(name, seed: 0xcbf2_9ce4_8422_2325)) }

    /// The form of an identifier that `simctl` prints: always the same for a name, and another for another one.
    public static func udid(of name: String) -> String {
        let digits = Array((hexadecimal(hash(name, seed: 0x84222325_cbf29ce4)) + key(of: name)).uppercased())
        var parts: [String] = []
        var rest = digits[...]
        for length in [8, 4, 4, 4, 12] {
            parts.append(String(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return parts.joined(separator: "-")
    }

    /// Letters and digits without case: names that differ only in spaces and punctuation are one.
    public static func letters(of name: String) -> String { String(name.lowercased().filter { $0.isLetter || $0.isNumber }) }

    /// > Contract: FNV-1a of 64 bits, followed by a mixing step so that similar names differ in all digits.
    private static func hash(_ text: String, seed: UInt64) -> UInt64 {
        var state = seed
        for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        state = (state ^ (state >> 33)) &* 0xff51_afd7_ed55_8ccd
        state = (state ^ (state >> 33)) &* 0xc4ce_b9fe_1a85_ec53
        return state ^ (state >> 33)
    }

    private static func hexadecimal(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
