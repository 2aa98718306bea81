/// Decimal numbers as whole numbers of their last digit, so that prices and coordinates stay exact.
enum FixedPoint {
    /// `12.5` with two digits is 1250. Nil for what is not a plain decimal, has more digits, or is too large.
    static func parse(_ text: some StringProtocol, digits: Int) -> Int64? {
        var rest = Array(text.utf8)[...]
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative { rest = rest.dropFirst() }
        let parts = rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }), rest.allSatisfy({ $0 == 0x2e || (48...57).contains($0) }),
            parts[0].count <= 12, parts.count == 1 || parts[1].count <= digits
        else { return nil }
        let fraction = parts.count == 2 ? Array(parts[1]) : []
        let value = (Array(parts[0]) + fraction).reduce(Int64(0)) { $0 * 10 + Int64($1 - 48) }
        let scaled = (0..<(digits - fraction.count)).reduce(value) { result, _ in result * 10 }
        return isNegative ? -scaled : scaled
    }

    /// Without trailing zeros: 1250 with two digits is `12.5`.
    static func text(_ value: Int64, digits: Int) -> String {
        let power = (0..<digits).reduce(UInt64(1)) { result, _ in result * 10 }
        var text = (value < 0 ? "-" : "") + "\(value.magnitude / power)"
        var fraction = String(value.magnitude % power)
        fraction = String(repeating: "0", count: digits - fraction.utf8.count) + fraction
        while fraction.hasSuffix("0") { fraction.removeLast() }
        if !fraction.isEmpty { text += "." + fraction }
        return text
    }
}
