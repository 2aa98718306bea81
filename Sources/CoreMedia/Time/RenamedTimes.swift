// Names of the SDK before Swift 4.2: sources in Swift 4 may use them, in others the compiler reports Apple's new name.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of `CMTime.zero` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTime.zero")
public var kCMTimeZero: CMTime { .zero }
/// The name of `CMTime.invalid` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTime.invalid")
public var kCMTimeInvalid: CMTime { .invalid }
/// The name of `CMTime.indefinite` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTime.indefinite")
public var kCMTimeIndefinite: CMTime { .indefinite }
/// The name of `CMTime.positiveInfinity` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTime.positiveInfinity")
public var kCMTimePositiveInfinity: CMTime { .positiveInfinity }
/// The name of `CMTime.negativeInfinity` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTime.negativeInfinity")
public var kCMTimeNegativeInfinity: CMTime { .negativeInfinity }
/// The name of `CMTimeRange.zero` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTimeRange.zero")
public var kCMTimeRangeZero: CMTimeRange { .zero }
/// The name of `CMTimeRange.invalid` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTimeRange.invalid")
public var kCMTimeRangeInvalid: CMTimeRange { .invalid }

/// The form of `CMTimeMake(value:timescale:)` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTimeMake(value:timescale:)")
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// The form of `CMTimeMakeWithSeconds(_:preferredTimescale:)` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTimeMakeWithSeconds(_:preferredTimescale:)")
public func CMTimeMakeWithSeconds(_ seconds: Float64, _ preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The form of `CMTimeRangeMake(start:duration:)` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTimeRangeMake(start:duration:)")
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
/// The form of `CMTimeRangeFromTimeToTime(start:end:)` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTimeRangeFromTimeToTime(start:end:)")
public func CMTimeRangeFromTimeToTime(_ start: CMTime, _ end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// The form of `CMTimeConvertScale(_:timescale:method:)` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTimeConvertScale(_:timescale:method:)")
public func CMTimeConvertScale(_ time: CMTime, _ newTimescale: Int32, _ method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(newTimescale, method: method)
}
/// The form of `CMTimeMultiply(_:multiplier:)` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTimeMultiply(_:multiplier:)")
public func CMTimeMultiply(_ time: CMTime, _ multiplier: Int32) -> CMTime { TimeArithmetic.multiply(time, by: Int64(multiplier)) }
/// The form of `CMTimeMultiplyByFloat64(_:multiplier:)` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTimeMultiplyByFloat64(_:multiplier:)")
public func CMTimeMultiplyByFloat64(_ time: CMTime, _ multiplier: Float64) -> CMTime { TimeArithmetic.multiply(time, by: multiplier) }
/// The form of `CMTimeRangeContainsTime(_:time:)` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTimeRangeContainsTime(_:time:)")
public func CMTimeRangeContainsTime(_ range: CMTimeRange, _ time: CMTime) -> Bool { range.containsTime(time) }
