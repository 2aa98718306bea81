import CoreMedia
import Testing

@Suite("Times that are no numbers") struct SpecialTimeTests {
    private static let second = CMTime(value: 1, timescale: 1)

    @Test("are ordered around numbers: negative infinity, numbers, unknown, positive infinity, invalid")
    func order() {
        let ordered: [CMTime] = [.negativeInfinity, Self.second, .indefinite, .positiveInfinity, .invalid]
        for (index, first) in ordered.enumerated() {
            for (other, second) in ordered.enumerated() {
                #expect(CMTimeCompare(first, second) == (index < other ? -1 : index > other ? 1 : 0))
            }
        }
    }

    @Test("decide sums: invalid, opposite infinities, infinities, unknown")
    func sums() {
        #expect(!(CMTime.invalid + Self.second).isValid)
        #expect(!(CMTime.positiveInfinity + .negativeInfinity).isValid)
        #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid)
        #expect((CMTime.positiveInfinity + .indefinite).isPositiveInfinity)
        #expect((Self.second - .positiveInfinity).isNegativeInfinity)
        #expect((CMTime.indefinite + Self.second).isIndefinite)
    }

    @Test("have seconds that say so")
    func seconds() {
        #expect(CMTime.positiveInfinity.seconds == .infinity)
        #expect(CMTime.negativeInfinity.seconds == -.infinity)
        #expect(CMTime.indefinite.seconds.isNaN)
        #expect(CMTime.invalid.seconds.isNaN)
        #expect(CMTimeGetSeconds(CMTime(value: 3, timescale: 2)) == 1.5)
    }

    @Test("are made of seconds and timescales that no number has")
    func creation() {
        #expect(!CMTime(value: 1, timescale: 0).isValid)
        #expect(!CMTime(seconds: 1, preferredTimescale: -1).isValid)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 1).isValid)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 600).isPositiveInfinity)
        #expect(CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
    }

    @Test(
        "the seconds of a number become its value, rounded towards zero",
        arguments: [
            (0.5, 600, 300), (0.29, 100, 29), (-0.29, 100, -29), (1.999, 1, 1), (-1.999, 1, -1), (4.1, 1000, 4100),
        ] as [(Double, Int32, Int64)])
    func fromSeconds(seconds: Double, scale: Int32, value: Int64) {
        let time = CMTimeMakeWithSeconds(seconds, preferredTimescale: scale)
        #expect(time.value == value)
        #expect(time.timescale == scale)
    }

    @Test("times of different epochs are ordered by them, and have no sum")
    func epochs() {
        let first = CMTimeMakeWithEpoch(value: 9, timescale: 1, epoch: 1)
        let second = CMTimeMakeWithEpoch(value: 2, timescale: 1, epoch: 2)
        #expect(first < second)
        #expect(!(first + second).isValid)
        #expect((first - first).epoch == 0)
        #expect((first + Self.second).epoch == 1)
    }
}

@Suite("Ranges of times") struct TimeRangeTests {
    private func range(_ start: Int64, _ end: Int64) -> CMTimeRange {
        CMTimeRange(start: CMTime(value: start, timescale: 10), end: CMTime(value: end, timescale: 10))
    }

    @Test("contain their start, not their end")
    func contains() {
        #expect(range(1, 3).containsTime(CMTime(value: 1, timescale: 10)))
        #expect(!range(1, 3).containsTime(CMTime(value: 3, timescale: 10)))
        #expect(!range(1, 1).containsTime(CMTime(value: 1, timescale: 10)))
        #expect(range(1, 9).containsTimeRange(range(1, 9)))
        #expect(!range(1, 9).containsTimeRange(range(0, 2)))
    }

    @Test("have a union and an intersection")
    func combinations() {
        #expect(range(1, 4).union(range(6, 9)) == range(1, 9))
        #expect(range(1, 6).intersection(range(4, 9)) == range(4, 6))
        #expect(range(1, 2).intersection(range(4, 9)) == .zero)
        #expect(!CMTimeRange.invalid.union(range(1, 2)).isValid)
    }

    @Test("with a negative length are invalid")
    func negative() {
        #expect(!range(5, 1).isValid)
        #expect(range(1, 1).isEmpty)
        #expect(CMTimeRange(start: .zero, duration: .indefinite).isIndefinite)
    }
}
