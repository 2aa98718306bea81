// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreGraphics
public import Foundation

// The attributes that text is drawn by; all but the colour are UIKit's.
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
    /// Within a text; a length of 0 reaches to its end where `fills`.
    func clamped(_ count: Int, fills: Bool = false) -> Range<Int> {
        let start = min(max(location, 0), count)
        if length <= 0 { return fills && length == 0 ? start..<count : start..<start }
        return start..<(length > count - start ? count : start + length)
    }

    init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }
}
