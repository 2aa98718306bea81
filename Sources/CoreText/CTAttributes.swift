// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreGraphics
public import Foundation

// The attributes of text; all except the colours are UIKit's.
// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// The font of a range of text, a `CTFont`.
nonisolated(unsafe) public let kCTFontAttributeName: CFString = "NSFont"
/// The paragraph style of a range of text.
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// `CGColor`
nonisolated(unsafe) public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// `CGColor`
nonisolated(unsafe) public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// A distance added after each character, in points.
nonisolated(unsafe) public let kCTKernAttributeName: CFString = "NSKern"
/// A distance added after each character, in points, which does not turn off ligatures as a kern does.
nonisolated(unsafe) public let kCTTrackingAttributeName: CFString = "CTTracking"
/// Whether ligatures are formed, a number: 0 for none, 1 for the usual ones.
nonisolated(unsafe) public let kCTLigatureAttributeName: CFString = "NSLigature"
/// The style of the line below a range of text, a number.
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The width of the outline of letters, as a percentage of the font's size; a negative one also fills them.
nonisolated(unsafe) public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The distance above the baseline, in points.
nonisolated(unsafe) public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"

/// Core Foundation's attributed string, which is Foundation's class itself.
public typealias CFAttributedString = NSAttributedString
/// Core Foundation's mutable attributed string, which is Foundation's class itself.
public typealias CFMutableAttributedString = NSMutableAttributedString

extension CFRange {
    /// Clamped to a text; with `fills`, a length of 0 extends to its end.
    func clamped(_ count: Int, fills: Bool = false) -> Range<Int> {
        let start = min(max(location, 0), count)
        if length <= 0 { return fills && length == 0 ? start..<count : start..<start }
        return start..<(length > count - start ? count : start + length)
    }

    init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }
}
