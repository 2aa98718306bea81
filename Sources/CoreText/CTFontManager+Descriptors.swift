public import CoreGraphics
public import Foundation
internal import TextShaping
internal import UIKitCore

/// Registers the fonts of descriptors that were made from a file or from data. The handler is called once, with the errors and `true`, before
/// the function returns; an error names the file, or the font for a descriptor that has neither file nor data.
///
/// > Contract: CoreText, CTFontManagerRegisterFontDescriptors. > Partial: all fonts of a descriptor's file are registered, and they are enabled
/// whatever `enabled` says.
public func CTFontManagerRegisterFontDescriptors(
    _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = FontRegistration.sources(fontDescriptors).compactMap { FontRegistration.register($0, scope) }
    _ = registrationHandler?(NSArray(array: errors), true)
}

/// Unregisters what `CTFontManagerRegisterFontDescriptors` registered. The handler is called once, with the errors and `true`, before the
/// function returns.
///
/// > Contract: CoreText, CTFontManagerUnregisterFontDescriptors
public func CTFontManagerUnregisterFontDescriptors(
    _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = FontRegistration.sources(fontDescriptors).compactMap { FontRegistration.unregister($0, scope) }
    _ = registrationHandler?(NSArray(array: errors), true)
}
