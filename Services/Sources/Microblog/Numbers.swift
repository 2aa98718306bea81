/// A deterministic random number generator (SplitMix64), for seed data and generated images.
struct Numbers: Sendable {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func bits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func next(below bound: Int) -> Int { Int(bits() % UInt64(bound)) }

    /// From 0 to below 1.
    mutating func unit() -> Double { Double(bits() >> 11) / 9_007_199_254_740_992 }

    mutating func isTrue(percent: Int) -> Bool { next(below: 100) < percent }

    mutating func pick<Item>(_ items: [Item]) -> Item { items[next(below: items.count)] }
}

/// Draws indices with given weights.
struct WeightedChoice: Sendable {
    private var sums: [Double] = []

    init(_ weights: some Sequence<Double>) {
        var sum = 0.0
        for weight in weights {
            sum += weight
            sums.append(sum)
        }
    }

    func pick(_ numbers: inout Numbers) -> Int {
        let goal = numbers.unit() * (sums.last ?? 0)
        var (low, high) = (0, sums.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if sums[middle] > goal { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
