// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
internal import TextShaping
public import UIKitCore

/// The scope of a registration. In Ferry every scope except `none` is the running app's: no other app sees the font, and it is removed when
/// the app ends.
///
/// > Contract: CoreText, CTFontManagerScope
public enum CTFontManagerScope: UInt32, Sendable {
    /// No scope; fonts cannot be registered in it.
    case none = 0
    /// The running process.
    case process = 1
    /// All processes of the user, on Apple's systems also after a restart; here the running app.
    case persistent = 2
    /// All processes of the user's session; here the running app.
    case session = 3
    /// The older name of `persistent`.
    public static let user = CTFontManagerScope.persistent
}

// MARK: Files

/// Registers the fonts of a file. False, with an error of `kCTFontManagerErrorDomain` that names the file, on failure.
///
/// > Contract: CoreText, CTFontManagerRegisterFontsForURL
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FontRegistration.report(FontRegistration.register(fontURL, scope), error) }

/// Existing fonts remain usable.
/// > Contract: CoreText, CTFontManagerUnregisterFontsForURL
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FontRegistration.report(FontRegistration.unregister(fontURL, scope), error) }

/// Registers every valid file; false, with an error per file that fails.
/// > Contract: CoreText, CTFontManagerRegisterFontsForURLs
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool { FontRegistration.report(FontRegistration.urls(fontURLs).compactMap { FontRegistration.register($0, scope) }, errors) }

/// Unregisters the fonts of files; the result is false, with an error, for those that were not registered.
///
/// > Contract: CoreText, CTFontManagerUnregisterFontsForURLs
@discardableResult
public func CTFontManagerUnregisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool { FontRegistration.report(FontRegistration.urls(fontURLs).compactMap { FontRegistration.unregister($0, scope) }, errors) }

/// The handler is called once, with the errors and `true`, before the function returns.
///
/// > Contract: CoreText, CTFontManagerRegisterFontURLs. > Partial: fonts are enabled whatever `enabled` says.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = FontRegistration.urls(fontURLs).compactMap { FontRegistration.register($0, scope) }
    _ = registrationHandler?(NSArray(array: errors), true)
}

/// The handler is called once, with the errors and `true`, before the function returns.
/// > Contract: CoreText, CTFontManagerUnregisterFontURLs
public func CTFontManagerUnregisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = FontRegistration.urls(fontURLs).compactMap { FontRegistration.unregister($0, scope) }
    _ = registrationHandler?(NSArray(array: errors), true)
}

// MARK: Graphics fonts

/// Registers a font created from data. False, with an error, if the name is in use.
/// > Contract: CoreText, CTFontManagerRegisterGraphicsFont
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    FontRegistration.report(FontRegistration.register(font), error)
}

/// Unregisters a font that was created from data; false, with an error, if it was not registered.
///
/// > Contract: CoreText, CTFontManagerUnregisterGraphicsFont
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    FontRegistration.report(FontRegistration.unregister(font), error)
}

// MARK: Descriptors

/// The fonts of a file, without registering them; nil if it has none.
/// > Contract: CoreText, CTFontManagerCreateFontDescriptorsFromURL
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let path = fileURL.path, let data = FileManager.default.contents(atPath: path) else { return nil }
    let all = FontRegistration.descriptors(data).map { UIFontDescriptor(value: $0.value, extra: [.file: fileURL]) }
    return all.isEmpty ? nil : NSArray(array: all)
}

/// The first font of data, without registering it; nil if there is none.
/// > Contract: CoreText, CTFontManagerCreateFontDescriptorFromData
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    FontRegistration.descriptors(Data(bytes: data.bytes, count: data.length)).first
}

/// The fonts of data, without registering them; empty if there are none.
/// > Contract: CoreText, CTFontManagerCreateFontDescriptorsFromData
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
    NSArray(array: FontRegistration.descriptors(Data(bytes: data.bytes, count: data.length)))
}

/// The fonts that the app registered, including those of `UIAppFonts`.
/// > Contract: CoreText, CTFontManagerCopyRegisteredFontDescriptors
public func CTFontManagerCopyRegisteredFontDescriptors(_ scope: CTFontManagerScope, _ enabled: Bool) -> CFArray {
    guard enabled, scope != .none else { return NSArray() }
    return NSArray(array: TextFont.registered.map { UIFontDescriptor(name: $0.postScriptName, size: 0) })
}
