public import Foundation
internal import Synchronization

/// Whole numbers between two bounds, each as likely as the others. > Contract: GameplayKit, GKRandomDistribution
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
    let source: any GKRandom
    /// The lowest outcome.
    public let lowestValue: Int
    /// The highest outcome.
    public let highestValue: Int

    /// How many outcomes there are.
    public var numberOfPossibleOutcomes: Int {
        let (extent, isTooLarge) = highestValue.subtractingReportingOverflow(lowestValue)
        return isTooLarge || extent == .max ? .max : extent + 1
    }

    /// The outcomes from one number to another, which is not less. Required in Ferry, so that a class makes its dice.
    public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.source = source
        (lowestValue, highestValue) = (min(lowestInclusive, highestInclusive), max(lowestInclusive, highestInclusive))
        super.init()
    }
    /// The same with a source of its own.
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(randomSource: GKRandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }
    /// The outcomes from 1 to a number.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

    /// A die of six sides.
    open class func d6() -> Self { die(6) }
    /// A die of twenty sides.
    open class func d20() -> Self { die(20) }
    private class func die(_ sides: Int) -> Self { Self(randomSource: GKRandomSource(), lowestValue: 1, highestValue: sides) }

    open func nextInt() -> Int { lowestValue &+ source.nextInt(upperBound: numberOfPossibleOutcomes) }
    /// An outcome below a bound.
    open func nextInt(upperBound: Int) -> Int {
        let highest = min(highestValue, upperBound - 1)
        guard highest >= lowestValue else { return lowestValue }
        return lowestValue + source.nextInt(upperBound: highest - lowestValue + 1)
    }
    open func nextUniform() -> Float { source.nextUniform() }
    open func nextBool() -> Bool { source.nextBool() }
}

/// Outcomes about a mean, the nearer the more likely; none is farther than three deviations. > Contract: GameplayKit, GKGaussianDistribution
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
    /// The most likely outcome.
    public let mean: Float
    /// How far two of three outcomes are from the mean at most.
    public let deviation: Float

    /// The outcomes within three deviations of a mean.
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        (self.mean, self.deviation) = (mean, deviation)
        super.init(
            randomSource: source, lowestValue: Int(exactly: (mean - 3 * deviation).rounded(.up)) ?? 0,
            highestValue: Int(exactly: (mean + 3 * deviation).rounded(.down)) ?? 0)
    }
    /// The outcomes of a range, whose middle is the mean; a sixth of it is the deviation.
    public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        mean = (Float(lowestInclusive) + Float(highestInclusive)) / 2
        deviation = (Float(highestInclusive) - Float(lowestInclusive)) / 6
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    open override func nextInt() -> Int { outcome(upTo: highestValue) }
    open override func nextInt(upperBound: Int) -> Int { outcome(upTo: min(highestValue, upperBound - 1)) }
    /// As an outcome, between 0 and 1 of the range.
    open override func nextUniform() -> Float {
        let extent = Float(highestValue - lowestValue)
        return extent > 0 ? min(max((value() - Float(lowestValue)) / extent, 0), 1) : 0
    }

    /// By Box and Muller.
    private func value() -> Float {
        let radius = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
        return mean + deviation * radius * cos(2 * .pi * source.nextUniform())
    }

    private func outcome(upTo highest: Int) -> Int {
        guard highest > lowestValue else { return lowestValue }
        for _ in 0..<100 {
            if let found = Int(exactly: value().rounded()), (lowestValue...highest).contains(found) { return found }
        }
        return lowestValue + source.nextInt(upperBound: highest - lowestValue + 1)
    }
}

/// Outcomes without runs: each comes once before one comes again. > Contract: GameplayKit, GKShuffledDistribution
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
    private let left = Mutex<[Int]>([])

    public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    open override func nextInt() -> Int { draw { _ in true } }
    open override func nextInt(upperBound: Int) -> Int { upperBound > lowestValue ? draw { $0 < upperBound } : lowestValue }
    /// As an outcome, between 0 and 1 of the range.
    open override func nextUniform() -> Float {
        highestValue > lowestValue ? Float(nextInt() - lowestValue) / Float(highestValue - lowestValue) : 0
    }

    private func draw(where isPossible: (Int) -> Bool) -> Int {
        // A range too large to shuffle has no runs to avoid.
        guard numberOfPossibleOutcomes <= 65_536 else { return super.nextInt() }
        return left.withLock { left in
            if !left.contains(where: isPossible) {
                left = Array(lowestValue...highestValue)
                for last in stride(from: left.count - 1, to: 0, by: -1) { left.swapAt(last, source.nextInt(upperBound: last + 1)) }
            }
            let place = left.lastIndex(where: isPossible) ?? left.count - 1
            return left.remove(at: place)
        }
    }
}
