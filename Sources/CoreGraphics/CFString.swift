public import Foundation

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Core Foundation's mutable string, which is Foundation's class itself.
public typealias CFMutableString = NSMutableString

/// A range of a text. > Units: UTF-16.
public struct CFRange: Hashable, Sendable {
    /// The index of the first unit of the range.
    public var location: CFIndex
    /// The number of units in the range.
    public var length: CFIndex
    /// Creates a range from its first index and its length.
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
    /// Creates the empty range at index 0.
    public init() { self.init(location: 0, length: 0) }
}

/// A range from its first index and its length.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Transforms a string, or a part of it, to another script or form.
///
/// > Parameters: range: nil for the whole string; it becomes the range of the result. transform: one of the constants below, or an
/// ICU transform by name. > Returns: whether the transform is known; otherwise, and for a range outside the string, nothing
/// changes. > Contract: Core Foundation, CFStringTransform(_:_:_:_:).
@discardableResult
public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    guard let string, let transform else { return false }
    let (start, length) = range.map { ($0.pointee.location, $0.pointee.length) } ?? (0, string.length)
    guard start >= 0, length >= 0, start <= string.length, length <= string.length - start else { return false }
    let part = NSRange(location: start, length: length)
    // `NSMutableString.applyTransform` on Linux discards what `String`'s transforms.
    let name = StringTransform(rawValue: String(describing: transform))
    guard let made = string.substring(with: part).applyingTransform(name, reverse: reverse) else { return false }
    string.replaceCharacters(in: part, with: made)
    range?.pointee = CFRange(location: start, length: made.utf16.count)
    return true
}

// Foundation's own values, which differ from their names; its Greek one has another name.
// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// Removes combining marks, such as accents written as separate characters.
nonisolated(unsafe) public let kCFStringTransformStripCombiningMarks: CFString! = NSString(
    string: StringTransform.stripCombiningMarks.rawValue)
/// Transliterates any script to Latin letters.
nonisolated(unsafe) public let kCFStringTransformToLatin: CFString! = NSString(string: StringTransform.toLatin.rawValue)
/// Replaces full-width characters by half-width ones.
nonisolated(unsafe) public let kCFStringTransformFullwidthHalfwidth: CFString! = NSString(
    string: StringTransform.fullwidthToHalfwidth.rawValue)
/// Transliterates Latin letters to Katakana.
nonisolated(unsafe) public let kCFStringTransformLatinKatakana: CFString! = NSString(string: StringTransform.latinToKatakana.rawValue)
/// Transliterates Latin letters to Hiragana.
nonisolated(unsafe) public let kCFStringTransformLatinHiragana: CFString! = NSString(string: StringTransform.latinToHiragana.rawValue)
/// Replaces Hiragana by Katakana.
nonisolated(unsafe) public let kCFStringTransformHiraganaKatakana: CFString! = NSString(string: StringTransform.hiraganaToKatakana.rawValue)
/// Transliterates Chinese characters to Pinyin with tone marks.
nonisolated(unsafe) public let kCFStringTransformMandarinLatin: CFString! = NSString(string: StringTransform.mandarinToLatin.rawValue)
/// Transliterates Latin letters to Hangul.
nonisolated(unsafe) public let kCFStringTransformLatinHangul: CFString! = NSString(string: StringTransform.latinToHangul.rawValue)
/// Transliterates Latin letters to Arabic.
nonisolated(unsafe) public let kCFStringTransformLatinArabic: CFString! = NSString(string: StringTransform.latinToArabic.rawValue)
/// Transliterates Latin letters to Hebrew.
nonisolated(unsafe) public let kCFStringTransformLatinHebrew: CFString! = NSString(string: StringTransform.latinToHebrew.rawValue)
/// Transliterates Latin letters to Thai.
nonisolated(unsafe) public let kCFStringTransformLatinThai: CFString! = NSString(string: StringTransform.latinToThai.rawValue)
/// Transliterates Latin letters to Cyrillic.
nonisolated(unsafe) public let kCFStringTransformLatinCyrillic: CFString! = NSString(string: StringTransform.latinToCyrillic.rawValue)
/// Transliterates Latin letters to Greek.
nonisolated(unsafe) public let kCFStringTransformLatinGreek: CFString! = NSString(string: StringTransform.latinToGreen.rawValue)
/// Replaces characters outside of ASCII by XML's hexadecimal escapes.
nonisolated(unsafe) public let kCFStringTransformToXMLHex: CFString! = NSString(string: StringTransform.toXMLHex.rawValue)
/// Replaces characters by their Unicode names in braces.
nonisolated(unsafe) public let kCFStringTransformToUnicodeName: CFString! = NSString(string: StringTransform.toUnicodeName.rawValue)
/// Removes diacritics, whether they are separate marks or parts of a letter.
nonisolated(unsafe) public let kCFStringTransformStripDiacritics: CFString! = NSString(string: StringTransform.stripDiacritics.rawValue)
