// Functions of Darwin's C library that Linux's lacks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
internal import Foundation
public import Glibc

/// Copies a string, at most `size` bytes including the terminating zero.
///
/// > Returns: the length of `source`. > Contract: Darwin, strlcpy(3).
@discardableResult
public func strlcpy(_ destination: UnsafeMutablePointer<CChar>, _ source: UnsafePointer<CChar>, _ size: Int) -> Int {
    let length = strlen(source)
    guard size > 0 else { return length }
    let kept = min(length, size - 1)
    memcpy(destination, source, kept)
    destination[kept] = 0
    return length
}

/// Appends a string to another, which then has at most `size` bytes including the terminating zero.
///
/// > Returns: the length that both have together. > Contract: Darwin, strlcat(3).
@discardableResult
public func strlcat(_ destination: UnsafeMutablePointer<CChar>, _ source: UnsafePointer<CChar>, _ size: Int) -> Int {
    let length = strnlen(destination, max(size, 0))
    guard length < size else { return length + strlen(source) }
    return length + strlcpy(destination + length, source, size - length)
}

/// Whether the calling thread is the main one, as 1 or 0.
///
/// > Contract: Darwin, pthread_main_np(3).
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// A clock's time in one number. > Units: nanoseconds; 0 for a clock that does not exist.
///
/// > Contract: Darwin, clock_gettime_nsec_np(3).
public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Does nothing, as on Apple's systems: `arc4random` seeds itself.
public func arc4random_stir() {}
