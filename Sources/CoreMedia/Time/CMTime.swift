internal import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: units per second.
public typealias CMTimeScale = Int32
/// Distinguishes times of different loops of a medium.
public typealias CMTimeEpoch = Int64

/// What a time is besides a number.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The time is valid; all other flags need this one.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// An operation could not represent its result exactly.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// The time is after all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// The time is before all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// The time is not known, as the duration of a live transmission.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// The flags of which one makes a time not a number.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time as a fraction: `value` divided by `timescale` seconds.
///
/// Two times are equal if they are the same moment, whatever their timescales.
///
/// > Contract: Core Media, CMTime
public struct CMTime: Sendable {
    /// The numerator.
    public var value: CMTimeValue
    /// The denominator; units per second.
    public var timescale: CMTimeScale
    /// Whether the time is valid, infinite, unknown or rounded.
    public var flags: CMTimeFlags
    /// The loop that the time belongs to; 0 usually.
    public var epoch: CMTimeEpoch

    /// The invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// A time of its four parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// A valid time; invalid if the timescale is not positive.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// The time of a number of seconds in a timescale, which is halved as often as is needed for the value to fit.
    public init(seconds: Double, preferredTimescale: CMTimeScale) { self = TimeArithmetic.time(seconds, preferredTimescale) }

    /// No time: the result of operations without one.
    public static let invalid = CMTime()
    /// A time that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// The time after all others.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// The time before all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    /// The beginning.
    public static let zero = CMTime(value: 0, timescale: 1)

    /// Whether it is a time at all.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is after all others.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether it is before all others.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether it is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it is a number of seconds.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0 }
    /// Whether an operation could not represent it exactly.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// In seconds; infinite for infinite times, not a number for invalid and unknown ones.
    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric ? Double(value) / Double(timescale) : .nan
    }

    /// The same moment in another timescale, rounded as `method` says.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        TimeArithmetic.convert(self, newTimescale, method)
    }
}

extension CMTime: Comparable, Hashable {
    /// The order of ``CMTimeCompare(_:_:)``.
    public static func < (time1: CMTime, time2: CMTime) -> Bool { TimeArithmetic.compare(time1, time2) < 0 }
    public static func == (time1: CMTime, time2: CMTime) -> Bool { TimeArithmetic.compare(time1, time2) == 0 }
    public func hash(into hasher: inout Hasher) {
        guard isNumeric else { return hasher.combine(isValid ? flags.intersection(.impliedValueFlagsMask).rawValue : 0) }
        let divisor = TimeArithmetic.greatestCommonDivisor(value.magnitude, UInt64(timescale.magnitude))
        hasher.combine(value / Int64(divisor))
        hasher.combine(Int64(timescale) / Int64(divisor))
    }

    /// Exact if the common timescale fits.
    public static func + (addend1: CMTime, addend2: CMTime) -> CMTime { TimeArithmetic.add(addend1, addend2) }
    /// Exact if the common timescale fits.
    public static func - (minuend: CMTime, subtrahend: CMTime) -> CMTime { TimeArithmetic.subtract(minuend, subtrahend) }
}

extension CMTime: CustomStringConvertible {
    public var description: String {
        if !isValid { return "{INVALID}" }
        if isPositiveInfinity { return "{+INFINITY}" }
        if isNegativeInfinity { return "{-INFINITY}" }
        if isIndefinite { return "{INDEFINITE}" }
        return "{\(value)/\(timescale) = \(String(format: "%.3f", seconds))\(hasBeenRounded ? ", rounded" : "")}"
    }
}

/// How a time is rounded to a coarser timescale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest unit, halves away from zero; the default.
    case roundHalfAwayFromZero = 1
    /// Towards zero.
    case roundTowardZero = 2
    /// Away from zero.
    case roundAwayFromZero = 3
    /// Towards zero to a coarser timescale, away from zero to a finer one, but never from a value to zero.
    case quickTime = 4
    /// Upwards.
    case roundTowardPositiveInfinity = 5
    /// Downwards.
    case roundTowardNegativeInfinity = 6
    /// To the nearest unit, halves away from zero.
    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}
