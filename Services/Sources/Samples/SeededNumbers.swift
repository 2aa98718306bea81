/// A deterministic random number generator (SplitMix64): the same seed, the same numbers.
public struct SeededNumbers: Sendable {
    private var state: UInt64

    public init(state: UInt64) { self.state = state }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// > Precondition: the bound is positive.
    public mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

    public mutating func next(in range: ClosedRange<Int64>) -> Int64 {
        range.lowerBound + Int64(next() % UInt64(range.upperBound - range.lowerBound + 1))
    }

    /// > Precondition: there are items.
    public mutating func pick<Item>(_ items: [Item]) -> Item { items[next(below: items.count)] }
}
