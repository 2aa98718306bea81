/// A QR code of bytes by ISO/IEC 18004: model 2, the smallest version that fits.
struct QRCode {
    enum Correction: Int, CaseIterable {
        case low, medium, quartile, high
        /// In the format's bits.
        var bits: Int { [1, 0, 3, 2][rawValue] }

        /// By the letter of `inputCorrectionLevel`.
        init?(_ letter: String) {
            guard let index = ["L", "M", "Q", "H"].firstIndex(of: letter.uppercased()) else { return nil }
            self.init(rawValue: index)
        }
    }

    let version: Int
    let side: Int
    private(set) var modules: [Bool]
    /// Modules of the patterns, which no mask changes.
    private var isFunction: [Bool]

    /// Nil if the bytes fit into no version.
    init?(_ bytes: [UInt8], correction: Correction) {
        guard let version = (1...40).first(where: { Self.bitCount(bytes.count, version: $0) <= Self.dataCount($0, correction) * 8 }) else {
            return nil
        }
        self.version = version
        side = version * 4 + 17
        modules = Array(repeating: false, count: side * side)
        isFunction = modules
        drawPatterns()
        drawData(Self.interleaved(Self.dataBytes(bytes, version, correction), version, correction))
        chooseMask(correction)
    }

    func isDark(_ x: Int, _ y: Int) -> Bool { modules[y * side + x] }

    // MARK: Bytes

    private static func bitCount(_ count: Int, version: Int) -> Int { 4 + (version < 10 ? 8 : 16) + count * 8 }

    /// The mode of bytes, the count, the bytes, the end, and padding.
    private static func dataBytes(_ bytes: [UInt8], _ version: Int, _ correction: Correction) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) { for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) } }
        append(4, 4)
        append(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { append(Int(byte), 8) }
        let capacity = dataCount(version, correction) * 8
        append(0, min(4, capacity - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var result = stride(from: 0, to: bits.count, by: 8).map { start in
            (0..<8).reduce(UInt8(0)) { $0 << 1 | (bits[start + $1] ? 1 : 0) }
        }
        let padding: [UInt8] = [0xEC, 0x11]
        for index in 0..<capacity / 8 - result.count { result.append(padding[index % 2]) }
        return result
    }

    /// Blocks with their check bytes, taken by turns. The first blocks are one byte shorter if the bytes cannot be divided.
    private static func interleaved(_ data: [UInt8], _ version: Int, _ correction: Correction) -> [UInt8] {
        let (count, checks) = (QRTables.blocks[correction.rawValue][version], QRTables.checkBytes[correction.rawValue][version])
        let total = rawCount(version)
        let (short, shortBlocks) = (total / count - checks, count - total % count)
        var blocks: [(data: ArraySlice<UInt8>, checks: [UInt8])] = []
        var start = 0
        for index in 0..<count {
            let end = start + short + (index < shortBlocks ? 0 : 1)
            blocks.append((data[start..<end], ReedSolomon.checkBytes(data[start..<end], count: checks)))
            start = end
        }
        var result: [UInt8] = []
        for place in 0...short {
            for block in blocks where place < block.data.count { result.append(block.data[block.data.startIndex + place]) }
        }
        for place in 0..<checks { for block in blocks { result.append(block.checks[place]) } }
        return result
    }

    /// All bytes of a version: its modules without those of patterns.
    static func rawCount(_ version: Int) -> Int {
        var bits = (16 * version + 128) * version + 64
        if version >= 2 {
            let alignments = version / 7 + 2
            bits -= (25 * alignments - 10) * alignments - 55
            if version >= 7 { bits -= 36 }
        }
        return bits / 8
    }

    static func dataCount(_ version: Int, _ correction: Correction) -> Int {
        rawCount(version) - QRTables.blocks[correction.rawValue][version] * QRTables.checkBytes[correction.rawValue][version]
    }

    // MARK: Modules

    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        guard (0..<side).contains(x), (0..<side).contains(y) else { return }
        modules[y * side + x] = isDark
        isFunction[y * side + x] = true
    }

    private mutating func drawPatterns() {
        for index in 0..<side {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] {
            for dy in -4...4 {
                for dx in -4...4 {
                    let distance = max(abs(dx), abs(dy))
                    set(x + dx, y + dy, distance != 2 && distance != 4)
                }
            }
        }
        let places = Self.alignments(version)
        for (row, y) in places.enumerated() {
            for (column, x) in places.enumerated() {
                let isFinder =
                    (row == 0 && column == 0) || (row == 0 && column == places.count - 1) || (row == places.count - 1 && column == 0)
                if isFinder { continue }
                for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(0, 0)
        drawVersion()
    }

    static func alignments(_ version: Int) -> [Int] {
        if version == 1 { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { version * 4 + 10 - $0 * step }.reversed()
    }

    /// The correction and the mask, twice, with their check bits.
    private mutating func drawFormat(_ correctionBits: Int, _ mask: Int) {
        let data = correctionBits << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9 * 0x537) }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(8, index, bit(index)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for index in 9..<15 { set(14 - index, 8, bit(index)) }
        for index in 0..<8 { set(side - 1 - index, 8, bit(index)) }
        for index in 8..<15 { set(8, side - 15 + index, bit(index)) }
        set(8, side - 8, true)
    }

    private mutating func drawVersion() {
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11 * 0x1F25) }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let (far, near) = (side - 11 + index % 3, index / 3)
            set(far, near, bits >> index & 1 == 1)
            set(near, far, bits >> index & 1 == 1)
        }
    }

    /// Two columns at a time from the right, by turns upwards and downwards.
    private mutating func drawData(_ bytes: [UInt8]) {
        var index = 0
        for pair in stride(from: side - 1, through: 1, by: -2) {
            let right = pair <= 6 ? pair - 1 : pair
            for line in 0..<side {
                for x in [right, right - 1] {
                    let y = (right + 1) & 2 == 0 ? side - 1 - line : line
                    guard !isFunction[y * side + x], index < bytes.count * 8 else { continue }
                    modules[y * side + x] = bytes[index / 8] >> (7 - index % 8) & 1 == 1
                    index += 1
                }
            }
        }
    }

    static func isMasked(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }

    private mutating func applyMask(_ mask: Int) {
        for y in 0..<side {
            for x in 0..<side where !isFunction[y * side + x] && Self.isMasked(mask, x, y) { modules[y * side + x].toggle() }
        }
    }

    /// The mask with the fewest penalty points.
    private mutating func chooseMask(_ correction: Correction) {
        var best = (mask: 0, penalty: Int.max)
        for mask in 0..<8 {
            applyMask(mask)
            drawFormat(correction.bits, mask)
            let penalty = QRPenalty.points(modules, side: side)
            if penalty < best.penalty { best = (mask, penalty) }
            applyMask(mask)
        }
        applyMask(best.mask)
        drawFormat(correction.bits, best.mask)
    }
}
