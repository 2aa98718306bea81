// Functions of threads whose types Darwin's headers declare in another way than Linux's. Calls with Linux's types are those of the C library.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
internal import Foundation
public import Glibc

/// Makes a key for values of threads, as pthread_key_create(3). `destructor` gets the value of a thread that ends, which is never null.
@_disfavoredOverload public func pthread_key_create(
    _ key: UnsafeMutablePointer<pthread_key_t>!, _ destructor: (@convention(c) (UnsafeMutableRawPointer) -> Void)!
) -> Int32 {
    // Both are the same to C.
    Glibc.pthread_key_create(key, unsafeBitCast(destructor, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self))
}

/// Sets the kind of a mutex, as pthread_mutexattr_settype(3). The kinds have the type `Int` on Linux, and Darwin's function's on Darwin.
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>!, _ type: Int) -> Int32 {
    Glibc.pthread_mutexattr_settype(attributes, Int32(type))
}

/// Gives the current thread a name, as Darwin's pthread_setname_np(3). Linux shows its first 15 bytes.
@discardableResult public func pthread_setname_np(_ name: UnsafePointer<CChar>!) -> Int32 {
    guard let name else { return EINVAL }
    Thread.current.name = String(cString: name)
    return 0
}

/// Starts a thread, as pthread_create(3). `start` gets the argument, which must not be null for a function that takes no optional pointer.
@_disfavoredOverload public func pthread_create(
    _ thread: UnsafeMutablePointer<pthread_t?>!, _ attributes: UnsafePointer<pthread_attr_t>?,
    _ start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?, _ argument: UnsafeMutableRawPointer?
) -> Int32 {
    var made = pthread_t()
    let function = unsafeBitCast(start, to: (@convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?).self)
    let result = Glibc.pthread_create(&made, attributes, function, argument)
    if result == 0 { thread?.pointee = made }
    return result
}
