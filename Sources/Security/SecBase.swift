@_exported public import CoreGraphics
internal import Foundation

// The C interface of Keychain Services, with Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The result of this module's functions.
public typealias OSStatus = Int32

/// The function succeeded.
public let errSecSuccess: OSStatus = 0
/// The class of item cannot be stored here: certificates, keys and identities.
public let errSecUnimplemented: OSStatus = -4
/// The keychain could not be read; not returned here.
public let errSecIO: OSStatus = -36
/// A dictionary lacks its class, or has a value of the wrong type or a key that does not fit the function.
public let errSecParam: OSStatus = -50
/// Memory could not be allocated; not returned here.
public let errSecAllocate: OSStatus = -108
/// The user cancelled; not returned here.
public let errSecUserCanceled: OSStatus = -128
/// The request is not valid; not returned here.
public let errSecBadReq: OSStatus = -909
/// The keychain's file could not be opened, locked, read or written; the log has the reason.
public let errSecNotAvailable: OSStatus = -25291
/// The user could not be authenticated; not returned here.
public let errSecAuthFailed: OSStatus = -25293
/// An item with the same identifying attributes exists.
public let errSecDuplicateItem: OSStatus = -25299
/// No item matches the query.
public let errSecItemNotFound: OSStatus = -25300
/// The class of item does not have the attribute.
public let errSecNoSuchAttr: OSStatus = -25303
/// The keychain is locked; not returned here, where it never is.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data could not be decoded; not returned here.
public let errSecDecode: OSStatus = -26275
/// The app lacks an entitlement; not returned here.
public let errSecMissingEntitlement: OSStatus = -34018

/// The English description of a status; nil for one that this module never returns.
///
/// - Parameter reserved: nil.
/// > Contract: Security, SecCopyErrorMessageString(_:_:).
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let text: String? =
        switch status {
        case errSecSuccess: "No error."
        case errSecUnimplemented: "Function or operation not implemented."
        case errSecIO: "I/O error."
        case errSecParam: "One or more parameters passed to a function were not valid."
        case errSecNotAvailable: "No keychain is available."
        case errSecDuplicateItem: "The specified item already exists in the keychain."
        case errSecItemNotFound: "The specified item could not be found in the keychain."
        case errSecNoSuchAttr: "The specified attribute does not exist."
        default: nil
        }
    return text.map { NSString(string: $0) }
}
