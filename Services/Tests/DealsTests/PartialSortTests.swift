import Testing

@testable import Deals

@Suite("The smallest elements of an array")
struct PartialSortTests {
    private func expect(_ numbers: [Int], sourceLocation: SourceLocation = #_sourceLocation) {
        let sorted = numbers.sorted()
        for count in Set([0, 1, 2, numbers.count / 3, numbers.count - 1, numbers.count, numbers.count + 5]) where count >= 0 {
            #expect(numbers.smallest(count).sorted() == Array(sorted.prefix(count)), "\(count)", sourceLocation: sourceLocation)
        }
    }

    @Test("are those of the sorted array, also of few, equal and ordered ones")
    func values() {
        for count in 0..<40 {
            expect(Array(0..<count))
            expect((0..<count).reversed())
            expect(Array(repeating: 7, count: count))
            expect((0..<count).map { $0 % 3 })
            expect((0..<count).map { abs($0 - count / 2) })
            var state: UInt64 = 1
            expect(
                (0..<count * 20).map { _ in
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    return Int(state >> 55)
                })
        }
    }

    /// Counts comparisons.
    private final class Counter { var count = 0 }
    private struct Counted: Comparable {
        var value: Int
        let counter: Counter

        static func == (one: Counted, other: Counted) -> Bool { one.value == other.value }
        static func < (one: Counted, other: Counted) -> Bool {
            one.counter.count += 1
            return one.value < other.value
        }
    }

    @Test("take a number of comparisons that grows with the number of elements")
    func comparisons() {
        let (counter, count) = (Counter(), 20_000)
        // The worst orders for a middle of three.
        for numbers in [Array(0..<count), (0..<count).map { $0 * 7919 % count }, (0..<count).map { $0 % 2 == 0 ? $0 : count - $0 }] {
            counter.count = 0
            _ = numbers.map { Counted(value: $0, counter: counter) }.smallest(500)
            #expect(counter.count < 20 * count)
        }
    }
}
