public import Foundation
internal import Synchronization

/// What gives random numbers. > Contract: GameplayKit, GKRandom
public protocol GKRandom {
    /// A whole number. > Returns: from `Int32.min` to `Int32.max` for a source, one of its outcomes for a distribution.
    func nextInt() -> Int
    /// A whole number from 0 to below a bound, which is positive.
    func nextInt(upperBound: Int) -> Int
    /// A number from 0 to 1.
    func nextUniform() -> Float
    /// Heads or tails.
    func nextBool() -> Bool
}

/// A source of random numbers, uniform in 32 bits.
///
/// Sources of the same class and seed give the same numbers; they are not those of Apple's sources.
/// > Contract: GameplayKit, GKRandomSource
open class GKRandomSource: NSObject, GKRandom, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }
    private static let shared = SystemRandomSource()

    /// The system's source, which has no seed.
    open class func sharedRandom() -> GKRandomSource { shared }

    private let generator: Mutex<any RandomNumbers>

    /// A source with a random seed.
    public override convenience init() { self.init(numbers: LinearCongruentialNumbers(seed: .random(in: .min ... .max))) }

    init(numbers: any RandomNumbers) {
        generator = Mutex(numbers)
        super.init()
    }

    /// The source at the point where it was archived.
    public required init?(coder: NSCoder) {
        let state = (coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "state") as? [NSNumber] ?? []).map(\.uint64Value)
        generator = Mutex(Self.numbers(of: state) ?? LinearCongruentialNumbers(seed: state.first ?? 0))
        super.init()
    }

    /// The numbers of an archive; nil for the class itself.
    class func numbers(of state: [UInt64]) -> (any RandomNumbers)? { nil }

    open func encode(with coder: NSCoder) {
        coder.encode(generator.withLock { $0.state.map { NSNumber(value: $0) } } as NSArray, forKey: "state")
    }

    /// A source that goes on with the same numbers.
    open func copy(with zone: NSZone? = nil) -> Any { Self.copied(generator.withLock { $0 }) }
    class func copied(_ numbers: any RandomNumbers) -> GKRandomSource { GKRandomSource(numbers: numbers) }

    /// 32 bits.
    func bits() -> UInt32 { generator.withLock { $0.next() } }

    open func nextInt() -> Int { Int(Int32(bitPattern: bits())) }
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 1 else { return 0 }
        let bound = UInt64(upperBound)
        if bound <= UInt64(UInt32.max) { return Int((UInt64(bits()) * bound) >> 32) }
        return Int(((UInt64(bits()) << 32) | UInt64(bits())) % bound)
    }
    open func nextUniform() -> Float { Float(bits() >> 8) / Float(1 << 24 - 1) }
    open func nextBool() -> Bool { bits() >> 31 == 1 }

    /// The same objects in a random order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        for last in stride(from: result.count - 1, to: 0, by: -1) { result.swapAt(last, nextInt(upperBound: last + 1)) }
        return result
    }
}

/// The system's numbers.
private final class SystemRandomSource: GKRandomSource, @unchecked Sendable {
    convenience init() { self.init(numbers: LinearCongruentialNumbers(seed: 0)) }
    override func bits() -> UInt32 { .random(in: .min ... .max) }
    override func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The stream of the cipher ARC4. > Contract: GameplayKit, GKARC4RandomSource
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    private let firstSeed = Mutex(Data())

    /// The seed of the whole stream.
    open var seed: Data { firstSeed.withLock { $0 } }

    /// A source with a random seed.
    public convenience init() { self.init(seed: Data((0..<32).map { _ in UInt8.random(in: .min ... .max) })) }
    /// A source whose numbers are those of any other with the seed.
    public convenience init(seed: Data) {
        self.init(numbers: CipherNumbers(seed: seed))
        firstSeed.withLock { $0 = seed }
    }

    override class func numbers(of state: [UInt64]) -> (any RandomNumbers)? { CipherNumbers(state: state) }
    override class func copied(_ numbers: any RandomNumbers) -> GKRandomSource { GKARC4RandomSource(numbers: numbers) }

    /// Leaves numbers out: the first 768 bytes of the cipher are known to be less random.
    open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = bits() } }
}

/// The simplest and fastest source. > Contract: GameplayKit, GKLinearCongruentialRandomSource
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    private let firstSeed = Mutex<UInt64>(0)

    /// The seed of all numbers.
    open var seed: UInt64 { firstSeed.withLock { $0 } }

    /// A source with a random seed.
    public convenience init() { self.init(seed: .random(in: .min ... .max)) }
    /// A source whose numbers are those of any other with the seed.
    public convenience init(seed: UInt64) {
        self.init(numbers: LinearCongruentialNumbers(seed: seed))
        firstSeed.withLock { $0 = seed }
    }

    override class func copied(_ numbers: any RandomNumbers) -> GKRandomSource { GKLinearCongruentialRandomSource(numbers: numbers) }
}

/// A slower source of better numbers. > Contract: GameplayKit, GKMersenneTwisterRandomSource
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    private let firstSeed = Mutex<UInt64>(0)

    /// The seed of all numbers.
    open var seed: UInt64 { firstSeed.withLock { $0 } }

    /// A source with a random seed.
    public convenience init() { self.init(seed: .random(in: .min ... .max)) }
    /// A source whose numbers are those of any other with the seed.
    public convenience init(seed: UInt64) {
        self.init(numbers: TwisterNumbers(seed: seed))
        firstSeed.withLock { $0 = seed }
    }

    override class func numbers(of state: [UInt64]) -> (any RandomNumbers)? { TwisterNumbers(state: state) }
    override class func copied(_ numbers: any RandomNumbers) -> GKRandomSource { GKMersenneTwisterRandomSource(numbers: numbers) }
}

extension NSArray {
    /// The same objects in an order that a source chooses. > Contract: Foundation, NSArray.shuffled(using:)
    public func shuffled(using randomSource: GKRandomSource) -> [Any] { randomSource.arrayByShufflingObjects(in: Array(self)) }
}
