// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
internal import TextShaping
internal import UIKitCore

/// Creates frames of a text.
///
/// > Contract: CoreText, CTFramesetter
public final class CTFramesetter: Sendable {
    // An immutable copy, or a part of one.
    nonisolated(unsafe) let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }

    func layout(_ range: Range<Int>, _ size: CGSize) -> LaidOutText {
        let part = text.attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count))
        func space(_ length: CGFloat) -> Double { length.isFinite && length < 1e7 ? Double(max(length, 0)) : .infinity }
        return LaidOutText(part, TextConstraints(width: space(size.width), height: space(size.height), overflow: .shortenEachParagraph))
    }
}

/// Lines of text in a rectangle.
///
/// > Contract: CoreText, CTFrame. > Units: points from the lower left corner of the path's box, y up.
public final class CTFrame: Sendable {
    let path: CGPath
    let range: Range<Int>
    let box: CGRect
    let text: LaidOutText
    // An immutable copy, or a part of one.
    nonisolated(unsafe) let attributed: NSAttributedString
    /// The visible lines.
    let shown: [TextLine]

    init(_ setter: CTFramesetter, _ range: Range<Int>, _ path: CGPath) {
        (self.path, self.range, box) = (path, range, path.boundingBox)
        text = setter.layout(range, box.size)
        attributed = setter.text.attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count))
        let height = Double(box.height) + 0.001
        shown = range.isEmpty ? [] : text.layout.lines.filter { $0.y + $0.height <= height }
    }

    var lines: [CTLine] {
        shown.map { line in
            let part = attributed.attributedSubstring(from: NSRange(location: line.start, length: line.end - line.start))
            let whole = CTLine(part, start: range.lowerBound + line.start)
            let style = part.length > 0 ? part.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
            guard let mode = style?.lineBreakMode, Self.shortening.contains(mode), whole.width > Double(box.width) + 0.5 else {
                return whole
            }
            return CTLine(part, start: range.lowerBound + line.start, truncatedTo: Double(box.width), mode: mode)
        }
    }

    private static let shortening: [NSLineBreakMode] = [.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle]

    func draw(in context: CGContext) {
        guard !shown.isEmpty else { return }
        context.saveGState()
        context.translateBy(x: box.minX, y: box.maxY)
        context.scaleBy(x: 1, y: -1)
        context.clip(
            to: CGRect(x: -box.width, y: -1, width: box.width * 3, height: CGFloat((shown.last.map { $0.y + $0.height } ?? 0) + 2)))
        text.draw(in: context, at: .zero)
        context.restoreGState()
    }
}

/// A framesetter of a text, which is copied.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter { CTFramesetter(attrString) }

/// The lines of a range of the text that fit into the box of a path; a length of 0 extends to the end.
///
/// > Partial: lines fill the path's box, whatever its shape; of the attributes none is looked at.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter, stringRange.clamped(framesetter.text.length, fills: true), path) }

/// The size that a range of the text needs within limits of width and height.
///
/// - Parameter fitRange: the range that fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let range = stringRange.clamped(framesetter.text.length, fills: true)
    guard !range.isEmpty else {
        fitRange?.pointee = CFRange(range)
        return .zero
    }
    let layout = framesetter.layout(range, constraints).layout
    fitRange?.pointee = CFRange(range.lowerBound..<range.lowerBound + (layout.lines.last?.end ?? 0))
    return layout.size
}

/// The path that the frame was created with.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// The range of the text that the frame was created with, in UTF-16.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }
/// The range of the text in the lines that fit into the frame, in UTF-16.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(frame.range.lowerBound..<frame.range.lowerBound + (frame.shown.last?.end ?? 0))
}

/// An array of `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }

/// The origins of the lines' baselines. A range's length of 0 extends to the last line; the buffer must be large enough for the range.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    for (place, index) in range.clamped(frame.shown.count, fills: true).enumerated() {
        let line = frame.shown[index]
        origins[place] = CGPoint(x: line.x, y: Double(frame.box.height) - line.baseline)
    }
}

/// Draws the frame's lines at its path's place, with the y axis up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(in: context) }
