internal import Foundation

/// A generator of 32 random bits at a time, as a value.
protocol RandomNumbers: Sendable {
    mutating func next() -> UInt32
    /// What an archive needs to go on.
    var state: [UInt64] { get }
}

/// Knuth's multiplier for 64 bits, of which the upper ones are used.
struct LinearCongruentialNumbers: RandomNumbers {
    private var value: UInt64
    var state: [UInt64] { [value] }

    init(seed: UInt64) { value = seed }

    mutating func next() -> UInt32 {
        value = value &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt32(truncatingIfNeeded: value >> 32)
    }
}

/// The cipher ARC4.
struct CipherNumbers: RandomNumbers {
    private var table: [UInt8]
    private var first: UInt8 = 0
    private var second: UInt8 = 0
    var state: [UInt64] { ([first, second] + table).map(UInt64.init) }

    init(seed: Data) {
        table = (0...255).map { UInt8($0) }
        guard !seed.isEmpty else { return }
        let key = Array(seed)
        var other = 0
        for index in 0..<256 {
            other = (other + Int(table[index]) + Int(key[index % key.count])) & 255
            table.swapAt(index, other)
        }
    }

    init?(state: [UInt64]) {
        guard state.count == 258, state.allSatisfy({ $0 < 256 }) else { return nil }
        let bytes = state.map { UInt8(truncatingIfNeeded: $0) }
        (first, second, table) = (bytes[0], bytes[1], Array(bytes[2...]))
    }

    private mutating func byte() -> UInt8 {
        first &+= 1
        second &+= table[Int(first)]
        table.swapAt(Int(first), Int(second))
        return table[Int(table[Int(first)] &+ table[Int(second)])]
    }

    mutating func next() -> UInt32 { (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(byte()) } }
}

/// The Mersenne twister MT19937-64, of which the upper bits are used.
struct TwisterNumbers: RandomNumbers {
    private static let count = 312
    private var values: [UInt64]
    private var place: Int
    var state: [UInt64] { [UInt64(place)] + values }

    init(seed: UInt64) {
        values = [seed]
        for index in 1..<Self.count {
            let last = values[index - 1]
            values.append(6_364_136_223_846_793_005 &* (last ^ last >> 62) &+ UInt64(index))
        }
        place = Self.count
    }

    init?(state: [UInt64]) {
        guard state.count == Self.count + 1, state[0] <= UInt64(Self.count) else { return nil }
        place = Int(truncatingIfNeeded: state[0])
        values = Array(state[1...])
    }

    private mutating func twist() {
        for index in 0..<Self.count {
            let joined = values[index] & 0xFFFF_FFFF_8000_0000 | values[(index + 1) % Self.count] & 0x7FFF_FFFF
            values[index] = values[(index + 156) % Self.count] ^ joined >> 1 ^ (joined & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9)
        }
        place = 0
    }

    /// 64 bits, as the reference implementation has them.
    mutating func whole() -> UInt64 {
        if place == Self.count { twist() }
        var value = values[place]
        place += 1
        value ^= value >> 29 & 0x5555_5555_5555_5555
        value ^= value << 17 & 0x71D6_7FFF_EDA6_0000
        value ^= value << 37 & 0xFFF7_EEE0_0000_0000
        return value ^ value >> 43
    }

    mutating func next() -> UInt32 { UInt32(truncatingIfNeeded: whole() >> 32) }
}
