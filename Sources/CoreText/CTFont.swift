// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
internal import TextShaping
public import UIKitCore

/// The same object as UIKit's, to which it is bridged on Apple's systems.
///
/// > Contract: CoreText, CTFont. > Units: points.
public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor

/// The system's font if the name is unknown; Core Text also substitutes a font.
/// > Partial: the matrix is not looked at.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    let size = size > 0 ? size : 12
    return UIFont(name: "\(name)", size: size) ?? .systemFont(ofSize: size)
}

/// A size of 0 means the descriptor's.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// A size of 0 means the font's.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size > 0 ? size : font.pointSize
    guard let attributes else { return UIFont(descriptor: font.fontDescriptor, size: size) }
    // Attributes without a name change the font that is copied.
    let names: [UIFontDescriptor.AttributeName] = [.name, .family, .textStyle]
    let namesFont = attributes.extra.isEmpty || names.contains { attributes.extra[$0] != nil }
    return UIFont(descriptor: namesFont ? attributes : font.fontDescriptor.addingAttributes(attributes.extra), size: size)
}

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

// MARK: Graphics fonts and names

/// > Partial: the matrix is not looked at.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size > 0 ? size : 12
    let name = graphicsFont.postScriptName.map { "\($0)" } ?? ""
    if let font = UIFont(name: name, size: size) { return font }
    guard let data = graphicsFont.data else { return .systemFont(ofSize: size) }
    let value = FontDescriptor(design: TextFont.design(of: data, name: name), size: Double(size))
    return UIFont(descriptor: UIFontDescriptor(value: value), size: size)
}

/// Nil for the system's own fonts, which are not available by name.
public func CTFontCopyGraphicsFont(_ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?) -> CGFont? {
    attributes?.pointee = Unmanaged.passRetained(font.fontDescriptor)
    return CGFont(NSString(string: font.fontName))
}

public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    NSString(string: font.fontDescriptor.object(forKey: .visibleName) as? String ?? font.fontName)
}
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }
public func CTFontGetSymbolicTraits(_ font: CTFont) -> UIFontDescriptor.SymbolicTraits { font.fontDescriptor.symbolicTraits }

/// A size of 0 leaves it to the creator of the font.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: "\(name)", size: size)
}

public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    var read: [UIFontDescriptor.AttributeName: Any] = [:]
    for (key, value) in attributes { if let key = key as? String { read[UIFontDescriptor.AttributeName(rawValue: key)] = value } }
    return UIFontDescriptor(fontAttributes: read)
}

public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    descriptor.object(forKey: UIFontDescriptor.AttributeName(rawValue: "\(attribute)")) as AnyObject?
}

nonisolated(unsafe) public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
nonisolated(unsafe) public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
nonisolated(unsafe) public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
nonisolated(unsafe) public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
nonisolated(unsafe) public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
nonisolated(unsafe) public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// The file that a descriptor was made from, of `CTFontManagerCreateFontDescriptorsFromURL`.
nonisolated(unsafe) public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
