import Glibc

/// Seconds since the first instant of 2001, GMT.
public typealias CFAbsoluteTime = Double

/// The wall clock's time.
///
/// > Contract: Core Foundation, CFAbsoluteTimeGetCurrent
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 - kCFAbsoluteTimeIntervalSince1970
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Seconds from the first instant of 1970 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200
