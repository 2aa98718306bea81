import CoreMedia
import Testing

/// An exact fraction of seconds, as a check on times.
private struct Fraction: Equatable {
    var numerator: Int128
    var denominator: Int128

    init(_ numerator: Int128, _ denominator: Int128) { (self.numerator, self.denominator) = (numerator, denominator) }
    init(_ time: CMTime) { self.init(Int128(time.value), Int128(time.timescale)) }

    static func == (lhs: Fraction, rhs: Fraction) -> Bool { lhs.numerator * rhs.denominator == rhs.numerator * lhs.denominator }
    static func + (lhs: Fraction, rhs: Fraction) -> Fraction {
        Fraction(lhs.numerator * rhs.denominator + rhs.numerator * lhs.denominator, lhs.denominator * rhs.denominator)
    }
    static func - (lhs: Fraction, rhs: Fraction) -> Fraction { lhs + Fraction(-rhs.numerator, rhs.denominator) }
    func order(_ other: Fraction) -> Int32 {
        let (left, right) = (numerator * other.denominator, other.numerator * denominator)
        return left < right ? -1 : left > right ? 1 : 0
    }
}

@Suite("Arithmetic of times") struct TimeArithmeticTests {
    private static let scales: [Int32] = [1, 2, 3, 24, 30, 600, 1000, 44100, 90000]
    private static let values: [Int64] = [-90001, -600, -7, -1, 0, 1, 2, 29, 600, 44100, 123_456_789]
    private static let times = scales.flatMap { scale in values.map { CMTime(value: $0, timescale: scale) } }

    @Test("sums and differences are exact fractions while the common timescale fits")
    func sums() {
        for first in Self.times {
            for second in Self.times {
                let (sum, difference) = (first + second, first - second)
                guard !sum.hasBeenRounded, !difference.hasBeenRounded else {
                    Issue.record("\(first) and \(second) were rounded")
                    continue
                }
                if Fraction(sum) != Fraction(first) + Fraction(second) { Issue.record("\(first) + \(second) is not \(sum)") }
                if Fraction(difference) != Fraction(first) - Fraction(second) { Issue.record("\(first) - \(second) is not \(difference)") }
            }
        }
    }

    @Test("the order is that of the fractions, and equal times have equal hashes")
    func order() {
        for first in Self.times {
            for second in Self.times {
                let expected = Fraction(first).order(Fraction(second))
                if CMTimeCompare(first, second) != expected { Issue.record("\(first) and \(second) compare wrong") }
                if (first == second) != (expected == 0) || (first < second) != (expected < 0) { Issue.record("\(first), \(second)") }
                if expected == 0, first.hashValue != second.hashValue { Issue.record("\(first) and \(second) hash differently") }
            }
        }
    }

    @Test("multiples and ratios are exact fractions")
    func products() {
        for time in Self.times {
            for factor in [-3, -1, 0, 1, 7] as [Int32] {
                let product = CMTimeMultiply(time, multiplier: factor)
                if Fraction(product) != Fraction(Int128(time.value) * Int128(factor), Int128(time.timescale)) {
                    Issue.record("\(time) times \(factor) is not \(product)")
                }
                let ratio = CMTimeMultiplyByRatio(time, multiplier: factor, divisor: -4)
                if Fraction(ratio) != Fraction(Int128(time.value) * -Int128(factor), Int128(time.timescale) * 4) {
                    Issue.record("\(time) times \(factor) / -4 is not \(ratio)")
                }
            }
        }
        #expect(CMTimeMultiplyByRatio(CMTime(value: 1, timescale: 1), multiplier: 1, divisor: 0).isValid == false)
    }

    @Test("a change of the timescale rounds as the method says, at most by one unit")
    func conversion() {
        let methods: [CMTimeRoundingMethod] = [
            .roundHalfAwayFromZero, .roundTowardZero, .roundAwayFromZero, .roundTowardPositiveInfinity, .roundTowardNegativeInfinity,
        ]
        for time in Self.times {
            for scale in Self.scales {
                let exact = Double(time.value) * Double(scale) / Double(time.timescale)
                for method in methods {
                    let converted = time.convertScale(scale, method: method)
                    let expected =
                        switch method {
                        case .roundTowardZero: exact.rounded(.towardZero)
                        case .roundAwayFromZero: exact.rounded(.awayFromZero)
                        case .roundTowardPositiveInfinity: exact.rounded(.up)
                        case .roundTowardNegativeInfinity: exact.rounded(.down)
                        default: exact.rounded(.toNearestOrAwayFromZero)
                        }
                    if Double(converted.value) != expected { Issue.record("\(time) in 1/\(scale), \(method): \(converted)") }
                    if converted.hasBeenRounded != (expected != exact) { Issue.record("\(converted) of \(time): wrong flag") }
                }
            }
        }
    }

    @Test("a sum whose timescale does not fit is rounded and says so")
    func largeScales() {
        let sum = CMTime(value: 1, timescale: 2_147_483_647) + CMTime(value: 1, timescale: 2_147_483_629)
        #expect(sum.hasBeenRounded)
        #expect(abs(sum.seconds - 2.0 / 2_147_483_638) < 1e-12)
    }

    @Test("a value that does not fit halves the timescale, and is infinite if that does not help")
    func overflow() {
        let large = CMTime(value: .max, timescale: 1000)
        let sum = large + large
        #expect(sum.isNumeric)
        #expect(sum.timescale == 500)
        #expect(abs(sum.seconds / large.seconds - 2) < 1e-12)
        let whole = CMTime(value: .max, timescale: 1)
        #expect((whole + whole).isPositiveInfinity)
        #expect((CMTime(value: .min, timescale: 1) - whole).isNegativeInfinity)
        #expect(CMTimeAbsoluteValue(CMTime(value: .min, timescale: 2)).isNumeric)
    }
}
