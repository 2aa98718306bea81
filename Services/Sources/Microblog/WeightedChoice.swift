import Samples

extension SeededNumbers {
    /// From 0 to below 1.
    mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

    mutating func isTrue(percent: Int) -> Bool { next(below: 100) < percent }
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

    func pick(_ numbers: inout SeededNumbers) -> Int {
        let goal = numbers.unit() * (sums.last ?? 0)
        var (low, high) = (0, sums.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if sums[middle] > goal { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
