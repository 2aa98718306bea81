// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreGraphics
public import Foundation

// The attributes of text; all except the colours are UIKit's.
nonisolated(unsafe) public let kCTFontAttributeName: CFString = "NSFont"
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// `CGColor`
nonisolated(unsafe) public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// `CGColor`
nonisolated(unsafe) public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
nonisolated(unsafe) public let kCTKernAttributeName: CFString = "NSKern"
nonisolated(unsafe) public let kCTTrackingAttributeName: CFString = "CTTracking"
nonisolated(unsafe) public let kCTLigatureAttributeName: CFString = "NSLigature"
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
nonisolated(unsafe) public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
nonisolated(unsafe) public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"

public typealias CFAttributedString = NSAttributedString
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
