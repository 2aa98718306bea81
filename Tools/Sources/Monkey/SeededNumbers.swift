/// Numbers that follow from a seed: the same on every machine and in every version of the standard library.
///
/// > Contract: SplitMix64 by Steele, Lea and Flood.
struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Independent numbers for a part of a run. > Parameters: part: its number.
    init(seed: UInt64, part: Int) {
        var mixer = SeededNumbers(seed: seed &+ UInt64(bitPattern: Int64(part)) &* 0xD134_2543_DE82_EF95)
        state = mixer.next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// From 0 to 1, without 1.
    mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// From 0 to `count`, without `count`; 0 if that is not positive.
    mutating func below(_ count: Int) -> Int { count > 0 ? Int(next() % UInt64(count)) : 0 }

    /// An index, each as likely as its weight; nil if none has any.
    mutating func index(weights: [Double]) -> Int? {
        let sum = weights.reduce(0, +)
        guard sum > 0 else { return nil }
        var left = unit() * sum
        for (index, weight) in weights.enumerated() {
            left -= weight
            if left < 0 { return index }
        }
        return weights.lastIndex { $0 > 0 }
    }
}
