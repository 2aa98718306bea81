public import CoreMedia
public import Foundation

/// Times in `NSValue` objects. Foundation here encodes no structures, but arrays of numbers.
///
/// > Contract: AVFoundation, NSValue. An object with another value gives an invalid time.
extension NSValue {
    /// Creates an object that contains a time.
    public convenience init(time: CMTime) { self.init(integers: time.integers) }
    /// Creates an object that contains a range of times.
    public convenience init(timeRange: CMTimeRange) { self.init(integers: timeRange.start.integers + timeRange.duration.integers) }

    /// The time given at creation.
    public var timeValue: CMTime { integers(CMTime.integerCount).map { CMTime($0[...]) } ?? .invalid }
    /// The range given at creation.
    public var timeRangeValue: CMTimeRange {
        let count = CMTime.integerCount
        return integers(2 * count).map { CMTimeRange(start: CMTime($0[..<count]), duration: CMTime($0[count...])) } ?? .invalid
    }

    private convenience init(integers: [Int64]) {
        self.init(bytes: integers, objCType: "[\(integers.count)q]")
    }

    private func integers(_ count: Int) -> [Int64]? {
        guard String(cString: objCType) == "[\(count)q]" else { return nil }
        var values = [Int64](repeating: 0, count: count)
        getValue(&values)
        return values
    }
}

extension CMTime {
    fileprivate static let integerCount = 4
    fileprivate var integers: [Int64] { [value, Int64(timescale), Int64(flags.rawValue), epoch] }

    fileprivate init(_ integers: ArraySlice<Int64>) {
        let values = Array(integers)
        self.init(
            value: values[0], timescale: Int32(clamping: values[1]), flags: CMTimeFlags(rawValue: UInt32(clamping: values[2])),
            epoch: values[3])
    }
}
