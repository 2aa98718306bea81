// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// Of `CTFontManagerError`.
nonisolated(unsafe) public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// An array of the URLs that an error concerns.
nonisolated(unsafe) public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"
/// Posted to the default centre after fonts were registered or unregistered.
nonisolated(unsafe) public let kCTFontManagerRegisteredFontsChangedNotification: CFString = "CTFontManagerFontChangedNotification"

/// Why a font was not registered.
///
/// > Contract: CoreText, CTFontManagerError
public enum CTFontManagerError: CFIndex, Error, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case exceededResourceLimit = 106
    case assetNotFound = 107
    case notRegistered = 201
    case inUse = 202
    case systemRequired = 203
    case registrationFailed = 301
    case missingEntitlement = 302
    case insufficientInfo = 303
    case cancelledByUser = 304
    case duplicatedName = 305
    case invalidFilePath = 306
    case unsupportedScope = 307
}
