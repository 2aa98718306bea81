/// A part of time: a beginning and a duration.
///
/// > Contract: Core Media, CMTimeRange
public struct CMTimeRange: Hashable, Sendable {
    /// The beginning, which belongs to the range.
    public var start: CMTime
    /// The length; the end does not belong to the range.
    public var duration: CMTime

    /// The invalid range.
    public init() { self.init(start: .invalid, duration: .invalid) }
    /// A range of a beginning and a length.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// The range from one time to another.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// The empty range at the beginning.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// No range.
    public static let invalid = CMTimeRange()

    /// Whether both times are valid, and the duration is not negative.
    public var isValid: Bool { start.isValid && duration.isValid && duration.epoch == 0 && duration >= .zero }
    /// Whether the duration is 0.
    public var isEmpty: Bool { isValid && duration == .zero }
    /// Whether one of the times is not known.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    /// The end, which does not belong to the range.
    public var end: CMTime { start + duration }

    /// Whether a time is in the range.
    public func containsTime(_ time: CMTime) -> Bool { isValid && time.isValid && time >= start && time < end }
    /// Whether all of another range is in this one.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        isValid && range.isValid && range.start >= start && range.end <= end
    }
    /// The smallest range that has both.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
    /// What both ranges have; ``zero`` if that is nothing.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let (start, end) = (max(start, otherRange.start), min(end, otherRange.end))
        return start < end ? CMTimeRange(start: start, end: end) : .zero
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the range of a beginning and a length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the range from one time to another.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the end of a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a range has all of another one.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool { range.containsTimeRange(otherRange) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the smallest range that has both.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { range.union(otherRange) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what both ranges have.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { range.intersection(otherRange) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether two ranges are the same.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
