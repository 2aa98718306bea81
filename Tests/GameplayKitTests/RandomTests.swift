import Foundation
import Testing

@testable import GameplayKit

@Suite("Random sources and distributions") struct RandomTests {
    @Test("sources of a seed give the same numbers, other seeds give others")
    func seeds() {
        let makers: [(UInt64) -> GKRandomSource] = [
            { GKLinearCongruentialRandomSource(seed: $0) }, { GKMersenneTwisterRandomSource(seed: $0) },
            { seed in GKARC4RandomSource(seed: withUnsafeBytes(of: seed) { Data($0) }) },
        ]
        for make in makers {
            func numbers(_ seed: UInt64) -> [Int] {
                let source = make(seed)
                return (0..<10).map { _ in source.nextInt() }
            }
            #expect(numbers(7) == numbers(7))
            #expect(numbers(7) != numbers(8))
        }
        #expect(GKMersenneTwisterRandomSource(seed: 5).seed == 5)
    }

    @Test("the twister and the cipher are those of their references")
    func references() {
        var twister = TwisterNumbers(seed: 5489)
        // The first and the ten thousandth number of MT19937-64, as in the C++ standard.
        #expect(twister.whole() == 14_514_284_786_278_117_030)
        for _ in 0..<9998 { _ = twister.whole() }
        #expect(twister.whole() == 9_981_545_732_273_789_042)
        // The key "Key" gives EB9F7781.
        var cipher = CipherNumbers(seed: Data("Key".utf8))
        #expect(cipher.next() == 0xEB9F_7781)
    }

    @Test("numbers are in their ranges, also at the bounds")
    func ranges() {
        let source = GKLinearCongruentialRandomSource(seed: 1)
        let below = (0..<1000).map { _ in source.nextInt(upperBound: 6) }
        #expect(Set(below) == Set(0..<6))
        #expect(source.nextInt(upperBound: 1) == 0)
        #expect(source.nextInt(upperBound: 0) == 0)
        let wideBound = (0..<100).map { _ in source.nextInt(upperBound: .max) }
        #expect(wideBound.allSatisfy { $0 >= 0 })
        #expect(wideBound.contains { $0 > Int(UInt32.max) })
        #expect(GKRandomDistribution(lowestValue: .min, highestValue: .max).numberOfPossibleOutcomes == .max)
        let uniform = (0..<1000).map { _ in source.nextUniform() }
        #expect(uniform.allSatisfy { (0...1).contains($0) })
        let wide = GKRandomSource.sharedRandom().nextInt()
        #expect(Int32(exactly: wide) != nil)
    }

    @Test("shuffling keeps the objects, and depends on the seed only")
    func shuffling() {
        let shuffled = GKARC4RandomSource(seed: Data([1])).arrayByShufflingObjects(in: Array(0..<20)) as? [Int] ?? []
        #expect(shuffled.sorted() == Array(0..<20))
        #expect(shuffled != Array(0..<20))
        let again = NSArray(array: Array(0..<20)).shuffled(using: GKARC4RandomSource(seed: Data([1]))) as? [Int]
        #expect(again == shuffled)
        #expect(GKRandomSource.sharedRandom().arrayByShufflingObjects(in: []).isEmpty)
    }

    @Test("a copy and an archive go on with the same numbers")
    func copies() throws {
        let source = GKMersenneTwisterRandomSource(seed: 3)
        _ = source.nextInt()
        let copy = try #require(source.copy() as? GKMersenneTwisterRandomSource)
        let data = try NSKeyedArchiver.archivedData(withRootObject: source, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: GKMersenneTwisterRandomSource.self, from: data))
        let next = (0..<5).map { _ in source.nextInt() }
        #expect((0..<5).map { _ in copy.nextInt() } == next)
        #expect((0..<5).map { _ in read.nextInt() } == next)
    }

    @Test("a die has its sides")
    func dice() {
        let die = GKRandomDistribution.d6()
        #expect(die.numberOfPossibleOutcomes == 6)
        let outcomes = Set((0..<500).map { _ in die.nextInt() })
        #expect(outcomes == Set(1...6))
        #expect(GKRandomDistribution.d20().highestValue == 20)
        #expect(GKShuffledDistribution.d6().lowestValue == 1)
        let low = (0..<100).map { _ in die.nextInt(upperBound: 3) }
        #expect(Set(low) == [1, 2])
    }

    @Test("a shuffled distribution gives each outcome once before any again")
    func shuffled() {
        let cards = GKShuffledDistribution(randomSource: GKLinearCongruentialRandomSource(seed: 9), lowestValue: 1, highestValue: 5)
        for _ in 0..<4 {
            let round = (0..<5).map { _ in cards.nextInt() }
            #expect(round.sorted() == [1, 2, 3, 4, 5])
        }
    }

    @Test("a Gaussian distribution has its mean in the middle, and most outcomes near it")
    func gaussian() {
        let heights = GKGaussianDistribution(randomSource: GKMersenneTwisterRandomSource(seed: 2), mean: 50, deviation: 10)
        #expect(heights.lowestValue == 20)
        #expect(heights.highestValue == 80)
        let outcomes = (0..<2000).map { _ in heights.nextInt() }
        #expect(outcomes.allSatisfy { (20...80).contains($0) })
        let near = outcomes.count { abs($0 - 50) <= 10 }
        #expect((1200...1600).contains(near))
        #expect(GKGaussianDistribution(lowestValue: 0, highestValue: 60).mean == 30)
    }
}
