@testable import CoreImage

/// Reads the bytes of a QR code's modules again, and checks every block: written from the standard, apart from the encoder.
struct QRCodeReader {
    let side: Int
    let isDark: (Int, Int) -> Bool

    /// The mask and the correction's bits of the format next to the upper left corner; nil if its check bits are wrong.
    var format: (correction: Int, mask: Int)? {
        let places = (0...5).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (9...14).map { (14 - $0, 8) }
        let bits = places.enumerated().reduce(0) { $0 | (isDark($1.element.0, $1.element.1) ? 1 << $1.offset : 0) } ^ 0x5412
        // A remainder of 0 by the generator polynomial of the BCH code.
        var rest = bits
        for shift in (10...14).reversed() where rest >> shift & 1 == 1 { rest ^= 0x537 << (shift - 10) }
        return rest == 0 ? (bits >> 13, bits >> 10 & 7) : nil
    }

    private func isPattern(_ x: Int, _ y: Int) -> Bool {
        if (x < 9 && y < 9) || (x >= side - 8 && y < 9) || (x < 9 && y >= side - 8) || x == 6 || y == 6 { return true }
        let version = (side - 17) / 4
        if version >= 7, (x >= side - 11 && y < 6) || (y >= side - 11 && x < 6) { return true }
        let places = Self.alignments[version] ?? []
        return places.contains { row in
            places.contains { column in
                let corner = (row == 6 && column == 6) || (row == 6 && column == side - 7) || (row == side - 7 && column == 6)
                return !corner && abs(x - column) <= 2 && abs(y - row) <= 2
            }
        }
    }

    /// Table E.1, for the versions of the tests.
    static let alignments: [Int: [Int]] = [1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 7: [6, 22, 38], 10: [6, 28, 50]]

    /// All bytes in the order of placement.
    func bytes(mask: Int) -> [UInt8] {
        var (bits, x, goesUp): ([Bool], Int, Bool) = ([], side - 1, true)
        while x > 0 {
            if x == 6 { x -= 1 }
            for line in 0..<side {
                let y = goesUp ? side - 1 - line : line
                for column in [x, x - 1] where !isPattern(column, y) { bits.append(isDark(column, y) != QRCode.isMasked(mask, column, y)) }
            }
            x -= 2
            goesUp.toggle()
        }
        return stride(from: 0, to: bits.count / 8 * 8, by: 8).map { start in
            (0..<8).reduce(UInt8(0)) { $0 << 1 | (bits[start + $1] ? 1 : 0) }
        }
    }

    /// Whether a block with its check bytes is a multiple of the generator: zero at each of the roots.
    static func isValid(_ block: [UInt8], checks: Int) -> Bool {
        var (exponents, logarithms) = ([Int](repeating: 0, count: 255), [Int](repeating: 0, count: 256))
        var value = 1
        for power in 0..<255 {
            (exponents[power], logarithms[value]) = (value, power)
            value = value << 1 >= 256 ? value << 1 ^ 0x11D : value << 1
        }
        return (0..<checks).allSatisfy { root in
            block.reduce(0) { sum, byte in (sum == 0 ? 0 : exponents[(logarithms[sum] + root) % 255]) ^ Int(byte) } == 0
        }
    }
}
