// Functions of the C library whose pointers Darwin's headers leave unspecified, so that Swift takes optional ones, while Linux's say that they are
// never null. Calls with pointers that are not optional are still those of the C library.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Glibc

/// Copies bytes, as memcpy(3); nothing without bytes.
@discardableResult
@_disfavoredOverload public func memcpy(_ destination: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int)
    -> UnsafeMutableRawPointer!
{
    guard let destination, let source else { return destination }
    return Glibc.memcpy(destination, source, count)
}

/// Copies bytes between places that may overlap, as memmove(3).
@discardableResult
@_disfavoredOverload public func memmove(_ destination: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int)
    -> UnsafeMutableRawPointer!
{
    guard let destination, let source else { return destination }
    return Glibc.memmove(destination, source, count)
}

/// Sets bytes, as memset(3).
@discardableResult
@_disfavoredOverload public func memset(_ destination: UnsafeMutableRawPointer!, _ byte: Int32, _ count: Int) -> UnsafeMutableRawPointer! {
    guard let destination else { return destination }
    return Glibc.memset(destination, byte, count)
}

/// Compares bytes, as memcmp(3); no bytes are equal to no bytes.
@_disfavoredOverload public func memcmp(_ first: UnsafeRawPointer!, _ second: UnsafeRawPointer!, _ count: Int) -> Int32 {
    guard count > 0, let first, let second else { return 0 }
    return Glibc.memcmp(first, second, count)
}

/// The length of a string, as strlen(3). > Important: ends the program without a string, as in C.
@_disfavoredOverload public func strlen(_ string: UnsafePointer<CChar>!) -> Int { Glibc.strlen(string) }

/// Compares two strings, as strcmp(3). > Important: ends the program without one of them, as in C.
@_disfavoredOverload public func strcmp(_ first: UnsafePointer<CChar>!, _ second: UnsafePointer<CChar>!) -> Int32 {
    Glibc.strcmp(first, second)
}

/// Compares the beginnings of two strings, as strncmp(3). > Important: ends the program without one of them, as in C.
@_disfavoredOverload public func strncmp(_ first: UnsafePointer<CChar>!, _ second: UnsafePointer<CChar>!, _ count: Int) -> Int32 {
    Glibc.strncmp(first, second, count)
}

/// Copies a string, as strdup(3). > Important: ends the program without a string, as in C.
@_disfavoredOverload public func strdup(_ string: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { Glibc.strdup(string) }
