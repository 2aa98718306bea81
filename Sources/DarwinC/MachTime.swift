import Glibc

/// A fraction that turns `mach_absolute_time` into nanoseconds.
///
/// > Contract: Darwin, mach_timebase_info
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct mach_timebase_info_data_t: Hashable, Sendable {
    /// The numerator of the fraction.
    public var numer: UInt32
    /// The denominator of the fraction.
    public var denom: UInt32
    /// Creates a fraction; the default is empty, for `mach_timebase_info(_:)` to fill.
    public init(numer: UInt32 = 0, denom: UInt32 = 0) {
        self.numer = numer
        self.denom = denom
    }
}

/// > Units: nanoseconds on the monotonic clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func mach_absolute_time() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the fraction 1/1, since `mach_absolute_time` counts nanoseconds here; returns 0.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
}
