/// Code 128 of ASCII characters: digits in pairs where that is shorter.
enum Code128 {
    /// The widths of bars and spaces by turns, of each symbol; the last is the end.
    static let patterns: [String] = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 \
        221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 \
        132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 \
        312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 \
        221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 \
        114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
        """.split(separator: " ").map(String.init)

    /// The symbols with start, check symbol and end; nil for bytes that are not ASCII.
    static func symbols(_ bytes: [UInt8]) -> [Int]? {
        guard bytes.allSatisfy({ $0 < 128 }) else { return nil }
        var result: [Int] = []
        var set: Character = " "
        func use(_ next: Character) {
            guard set != next else { return }
            let start: [Character: Int] = ["A": 103, "B": 104, "C": 105]
            let change: [Character: Int] = ["A": 101, "B": 100, "C": 99]
            result.append((set == " " ? start : change)[next] ?? 104)
            set = next
        }
        var index = 0
        while index < bytes.count {
            let digits = bytes[index...].prefix { (48...57).contains($0) }.count
            // At an end four digits, in the middle six are shorter in pairs; two only as the whole text.
            let isAtEnd = index == 0 || index + digits == bytes.count
            if set == "C" ? digits >= 2 : digits >= (isAtEnd ? 4 : 6) || (digits == 2 && bytes.count == 2) {
                if set != "C", digits % 2 == 1, index > 0 {
                    result.append(Int(bytes[index]) - 32)
                    index += 1
                }
                use("C")
                result.append(Int(bytes[index] - 48) * 10 + Int(bytes[index + 1] - 48))
                index += 2
                continue
            }
            let byte = Int(bytes[index])
            if byte < 32 { use("A") } else if byte >= 96 || set != "A" { use("B") }
            result.append(byte < 32 ? byte + 64 : byte - 32)
            index += 1
        }
        if result.isEmpty { use("B") }
        let check = result.enumerated().reduce(0) { $0 + $1.element * max($1.offset, 1) } % 103
        return result + [check, 106]
    }

    /// Whether each module is dark.
    static func modules(_ bytes: [UInt8]) -> [Bool]? {
        symbols(bytes)?.flatMap { symbol in
            patterns[symbol].enumerated().flatMap { place, width in
                Array(repeating: place % 2 == 0, count: width.wholeNumberValue ?? 0)
            }
        }
    }
}
