// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
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
    /// The file does not exist.
    case fileNotFound = 101
    /// The file may not be read; not used here.
    case insufficientPermissions = 102
    /// The file is no font that can be read.
    case unrecognizedFormat = 103
    /// The font's data is damaged; not used here.
    case invalidFontData = 104
    /// The file is registered already.
    case alreadyRegistered = 105
    /// Too many fonts are registered; not used here.
    case exceededResourceLimit = 106
    /// The asset catalog has no such font; not used here.
    case assetNotFound = 107
    /// The file is not registered, so it cannot be unregistered.
    case notRegistered = 201
    /// The font is in use and cannot be unregistered; not used here, where existing fonts remain usable.
    case inUse = 202
    /// The font belongs to the system; not used here.
    case systemRequired = 203
    /// The registration failed for another reason.
    case registrationFailed = 301
    /// The app lacks an entitlement; not used here.
    case missingEntitlement = 302
    /// The descriptor was made from neither a file nor data, so that there is nothing to register.
    case insufficientInfo = 303
    /// The user cancelled the registration; not used here.
    case cancelledByUser = 304
    /// Another registered font has the same name.
    case duplicatedName = 305
    /// The path is not valid; not used here.
    case invalidFilePath = 306
    /// Fonts cannot be registered in the scope, which is `none`.
    case unsupportedScope = 307
}
