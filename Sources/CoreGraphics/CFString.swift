public import Foundation

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public typealias CFMutableString = NSMutableString

/// A range of a text. > Units: UTF-16.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
    public init() { self.init(location: 0, length: 0) }
}

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
nonisolated(unsafe) public let kCFStringTransformStripCombiningMarks: CFString! = NSString(
    string: StringTransform.stripCombiningMarks.rawValue)
nonisolated(unsafe) public let kCFStringTransformToLatin: CFString! = NSString(string: StringTransform.toLatin.rawValue)
nonisolated(unsafe) public let kCFStringTransformFullwidthHalfwidth: CFString! = NSString(
    string: StringTransform.fullwidthToHalfwidth.rawValue)
nonisolated(unsafe) public let kCFStringTransformLatinKatakana: CFString! = NSString(string: StringTransform.latinToKatakana.rawValue)
nonisolated(unsafe) public let kCFStringTransformLatinHiragana: CFString! = NSString(string: StringTransform.latinToHiragana.rawValue)
nonisolated(unsafe) public let kCFStringTransformHiraganaKatakana: CFString! = NSString(string: StringTransform.hiraganaToKatakana.rawValue)
nonisolated(unsafe) public let kCFStringTransformMandarinLatin: CFString! = NSString(string: StringTransform.mandarinToLatin.rawValue)
nonisolated(unsafe) public let kCFStringTransformLatinHangul: CFString! = NSString(string: StringTransform.latinToHangul.rawValue)
nonisolated(unsafe) public let kCFStringTransformLatinArabic: CFString! = NSString(string: StringTransform.latinToArabic.rawValue)
nonisolated(unsafe) public let kCFStringTransformLatinHebrew: CFString! = NSString(string: StringTransform.latinToHebrew.rawValue)
nonisolated(unsafe) public let kCFStringTransformLatinThai: CFString! = NSString(string: StringTransform.latinToThai.rawValue)
nonisolated(unsafe) public let kCFStringTransformLatinCyrillic: CFString! = NSString(string: StringTransform.latinToCyrillic.rawValue)
nonisolated(unsafe) public let kCFStringTransformLatinGreek: CFString! = NSString(string: StringTransform.latinToGreen.rawValue)
nonisolated(unsafe) public let kCFStringTransformToXMLHex: CFString! = NSString(string: StringTransform.toXMLHex.rawValue)
nonisolated(unsafe) public let kCFStringTransformToUnicodeName: CFString! = NSString(string: StringTransform.toUnicodeName.rawValue)
nonisolated(unsafe) public let kCFStringTransformStripDiacritics: CFString! = NSString(string: StringTransform.stripDiacritics.rawValue)
