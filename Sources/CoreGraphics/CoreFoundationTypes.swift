// swift-format-ignore-file: AlwaysUseLowerCamelCase

// On Apple's systems these are Core Foundation's types, toll-free bridged to Foundation's. Foundation on Linux has only its own
// classes; with these names, `url as CFURL` and `[kKey: value] as CFDictionary` compile with the same meaning.
public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFURL = NSURL
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFError = NSError
public typealias CFIndex = Int
public typealias CFTimeInterval = Double

/// The index of an element that was not found.
public let kCFNotFound: CFIndex = -1

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

public func CFDataGetLength(_ theData: CFData) -> CFIndex { theData.length }

/// The bytes are valid as long as the data exists.
public func CFDataGetBytePtr(_ theData: CFData) -> UnsafePointer<UInt8>? {
    theData.length == 0 ? nil : theData.bytes.assumingMemoryBound(to: UInt8.self)
}
