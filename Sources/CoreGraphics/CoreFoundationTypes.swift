// swift-format-ignore-file: AlwaysUseLowerCamelCase

// On Apple's systems these are Core Foundation's types, bridged to Foundation's without cost. Foundation on Linux shows only its own
// classes; the names let `url as CFURL` and `[kKey: value] as CFDictionary` mean what they mean there.
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

/// No place in an array or a string.
public let kCFNotFound: CFIndex = -1

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

public func CFDataGetLength(_ theData: CFData) -> CFIndex { theData.length }

/// The bytes live as long as the data does.
public func CFDataGetBytePtr(_ theData: CFData) -> UnsafePointer<UInt8>? {
    theData.length == 0 ? nil : theData.bytes.assumingMemoryBound(to: UInt8.self)
}
