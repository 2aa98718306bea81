public import Foundation
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// An error's text for users. > Contract: Core Foundation, CFErrorCopyDescription(_:)
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.map { $0.localizedDescription as NSString } }
/// Why an error happened; nil if it does not say. > Contract: Core Foundation, CFErrorCopyFailureReason(_:)
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! { err?.localizedFailureReason.map { $0 as NSString } }
/// What can be done about an error; nil if it does not say. > Contract: Core Foundation, CFErrorCopyRecoverySuggestion(_:)
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! { err?.localizedRecoverySuggestion.map { $0 as NSString } }
/// Further values of an error. > Contract: Core Foundation, CFErrorCopyUserInfo(_:)
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.map { $0.userInfo as NSDictionary } }
/// An error's number in its domain. > Contract: Core Foundation, CFErrorGetCode(_:)
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err?.code ?? 0 }
/// What the numbers of an error belong to. > Contract: Core Foundation, CFErrorGetDomain(_:)
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.map { $0.domain as NSString } }

/// Whether two objects are equal. > Contract: Core Foundation, CFEqual(_:_:)
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    (cf1 as? NSObject).map { $0.isEqual(cf2) } ?? (cf1 === cf2)
}
/// An object's hash: equal ones have the same. > Contract: Core Foundation, CFHash(_:)
public func CFHash(_ cf: CFTypeRef!) -> UInt {
    UInt(bitPattern: (cf as? NSObject)?.hash ?? cf.map { ObjectIdentifier($0).hashValue } ?? 0)
}
/// The value of a Boolean. > Contract: Core Foundation, CFBooleanGetValue(_:)
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }
/// How many objects an array has. > Contract: Core Foundation, CFArrayGetCount(_:)
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }
/// The length of a string. > Units: UTF-16 code units. > Contract: Core Foundation, CFStringGetLength(_:)
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.length ?? 0 }
