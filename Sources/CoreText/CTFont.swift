// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
internal import TextShaping
public import UIKitCore

/// The same object as UIKit's, to which it is bridged on Apple's systems.
///
/// > Contract: CoreText, CTFont. > Units: points.
public typealias CTFont = UIFont
/// The attributes that describe a font; the same object as UIKit's.
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

/// The descriptor of a font, with its size.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// The name that creates the same font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
/// The name of the font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }
/// The size of the font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// The height of the font's letters above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// The recommended distance between two lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of the letter x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

// MARK: Graphics fonts and names

/// A font from a graphics font; a size of 0 or less is 12 points.
///
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

/// The font's name for users, with family and style; the PostScript name if it has none.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    NSString(string: font.fontDescriptor.object(forKey: .visibleName) as? String ?? font.fontName)
}
/// The font's name for users; the same as the full name, since names are not localized here.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }
/// Whether the font is bold, italic, monospaced and so on.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> UIFontDescriptor.SymbolicTraits { font.fontDescriptor.symbolicTraits }

/// A size of 0 leaves it to the creator of the font.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: "\(name)", size: size)
}

/// A descriptor with attributes, whose keys are the constants `kCTFont…Attribute`.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    var read: [UIFontDescriptor.AttributeName: Any] = [:]
    for (key, value) in attributes { if let key = key as? String { read[UIFontDescriptor.AttributeName(rawValue: key)] = value } }
    return UIFontDescriptor(fontAttributes: read)
}

/// The value of one attribute of a descriptor; nil if it has none.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    descriptor.object(forKey: UIFontDescriptor.AttributeName(rawValue: "\(attribute)")) as AnyObject?
}

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// The font's PostScript name, a string.
nonisolated(unsafe) public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The font's name for users, a string.
nonisolated(unsafe) public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The name of the font's family, a string.
nonisolated(unsafe) public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The name of the style in its family, such as "Bold", a string.
nonisolated(unsafe) public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// The size of the font in points, a number.
nonisolated(unsafe) public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// Weight, width, slant and symbolic traits, a dictionary.
nonisolated(unsafe) public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// The file that a descriptor was made from, of `CTFontManagerCreateFontDescriptorsFromURL`.
nonisolated(unsafe) public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"

// MARK: Glyphs

/// The glyphs of UTF-16 characters; false if the font has none for some of them, which get 0.
///
/// The second half of a surrogate pair has 0. Glyphs are those of the font itself, not of the fonts that replace it for other scripts.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UInt16>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    let units = UnsafeBufferPointer(start: characters, count: max(0, count))
    let found = font.face.glyphs(for: units)
    for (index, glyph) in found.enumerated() { glyphs[index] = glyph }
    return zip(units, found).allSatisfy { unit, glyph in glyph != 0 || UTF16.isTrailSurrogate(unit) }
}

/// The outline of a glyph, in points from the glyph's origin with the y axis up; nil for a glyph that the font does not have.
///
/// Stand-ins for the system's font draw letters of their own shape at its widths.
public func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let path = font.face.outline(of: glyph)
    guard let matrix else { return path }
    return path?.copy(using: matrix)
}

/// The smallest box around each glyph, and around all of them; the first is written if a buffer is passed.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex
) -> CGRect {
    var all = CGRect.null
    for index in 0..<max(0, count) {
        let box = font.face.outline(of: glyphs[index])?.boundingBoxOfPath ?? .null
        boundingRects?[index] = box.isNull ? .zero : box
        all = all.union(box)
    }
    return all
}

/// How glyphs are placed. > Contract: CoreText, CTFontOrientation. Text is always horizontal here.
public enum CTFontOrientation: UInt32, Sendable {
    /// As the font says, which is horizontal.
    case `default` = 0
    /// In lines.
    case horizontal = 1
    /// In columns; taken as horizontal.
    case vertical = 2
}
