// swift-format-ignore-file: AlwaysUseLowerCamelCase

// On Apple's systems these are Core Foundation's types, toll-free bridged to Foundation's. Foundation on Linux has only its own
// classes; with these names, `url as CFURL` and `[kKey: value] as CFDictionary` compile with the same meaning.
/// Any Core Foundation object; here every object of a Swift class.
public typealias CFTypeRef = AnyObject
/// Core Foundation's string, which is Foundation's class itself.
public typealias CFString = NSString
/// Core Foundation's data, which is Foundation's class itself.
public typealias CFData = NSData
/// Core Foundation's mutable data, which is Foundation's class itself.
public typealias CFMutableData = NSMutableData
/// Core Foundation's URL, which is Foundation's class itself.
public typealias CFURL = NSURL
/// Core Foundation's array, which is Foundation's class itself.
public typealias CFArray = NSArray
/// Core Foundation's dictionary, which is Foundation's class itself.
public typealias CFDictionary = NSDictionary
/// Core Foundation's number, which is Foundation's class itself.
public typealias CFNumber = NSNumber
/// Core Foundation's Boolean, a number of Foundation.
public typealias CFBoolean = NSNumber
/// Core Foundation's error, which is Foundation's class itself.
public typealias CFError = NSError
/// An index or a count in Core Foundation.
public typealias CFIndex = Int
/// A length of time, in seconds.
public typealias CFTimeInterval = Double
/// Options of Core Foundation's functions, a bit each.
public typealias CFOptionFlags = UInt

/// A memory allocator of Core Foundation, which functions here accept and ignore.
public final class CFAllocator: Sendable {}
/// The default allocator: nil.
public let kCFAllocatorDefault: CFAllocator? = nil

/// The index of an element that was not found.
public let kCFNotFound: CFIndex = -1

/// The Boolean true, for dictionaries of Core Foundation values.
public let kCFBooleanTrue: CFBoolean! = true
/// The Boolean false, for dictionaries of Core Foundation values.
public let kCFBooleanFalse: CFBoolean! = false

/// Empty data to which bytes can be added. On Apple's systems, `capacity` is the maximum length, and 0 means unlimited; here it is ignored.
///
/// > Contract: Core Foundation, CFDataCreateMutable(_:_:)
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// A copy of bytes.
///
/// > Contract: Core Foundation, CFDataCreate(_:_:_:)
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    bytes.map { NSData(bytes: $0, length: length) } ?? NSData()
}

/// Adds bytes to the end.
///
/// > Contract: Core Foundation, CFDataAppendBytes(_:_:_:)
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    if let bytes { theData.append(bytes, length: length) }
}

/// The number of bytes in the data.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.map(\.length) ?? 0 }

/// The number of strong references to an object at this moment. It says how two moments differ, no more: the compiler may keep references of its own.
///
/// > Contract: Core Foundation, CFGetRetainCount(_:)
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex { cf.map { CFIndex(_getRetainCount($0)) } ?? 0 }

/// The bytes are valid as long as the data exists.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let theData, theData.length > 0 else { return nil }
    return theData.bytes.assumingMemoryBound(to: UInt8.self)
}
