// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
internal import TextShaping
internal import UIKitCore

/// One line of text, however long.
///
/// > Contract: CoreText, CTLine. > Units: points from the line's left end and baseline, y up.
public final class CTLine: Sendable {
    /// Of the line alone, followed by a zero-width character, so that trailing white space has its width.
    let text: LaidOutText
    // Immutable: a copy, or a part of one.
    nonisolated(unsafe) let attributed: NSAttributedString
    /// The line's offset in its source text.
    let start: Int
    let length: Int
    /// Truncated with an ellipsis.
    let isTruncated: Bool

    init(_ string: NSAttributedString, start: Int = 0, truncatedTo width: Double? = nil, mode: NSLineBreakMode = .byWordWrapping) {
        let line = NSMutableAttributedString(attributedString: string)
        // A line separator inside it is as wide as a space.
        for (index, unit) in string.string.utf16.enumerated() where (0x0A...0x0D).contains(unit) || [0x85, 0x2028, 0x2029].contains(unit) {
            line.replaceCharacters(in: NSRange(location: index, length: 1), with: " ")
        }
        (self.start, length, attributed) = (start, string.length, string)
        guard let width else {
            let last = string.length > 0 ? string.attributes(at: string.length - 1, effectiveRange: nil) : [:]
            line.append(NSAttributedString(string: "\u{200B}", attributes: last))
            isTruncated = false
            text = LaidOutText(line, TextConstraints(), lineBreak: .byClipping)
            return
        }
        text = LaidOutText(line, TextConstraints(width: width, maximumLines: 1, overflow: .shortenEachParagraph), lineBreak: mode)
        isTruncated = true
    }

    var layout: TextLayout { text.layout }
    var line: TextLine? { layout.lines.first }
    var width: Double { line?.width ?? 0 }
    var runs: ArraySlice<GlyphRun> { line.map { layout.runs[$0.runStart..<$0.runEnd] } ?? [] }
    var trailingWhitespace: Double {
        let text = attributed.string
        let trimmed = text.utf16.count - text.reversed().prefix { $0.isWhitespace }.reduce(0) { $0 + $1.utf16.count }
        guard !isTruncated, trimmed < length, let line, line.isRightToLeft == false else { return 0 }
        return max(0, width - Double(layout.caretRect(at: trimmed).minX - line.x))
    }

    func draw(in context: CGContext) {
        guard let line else { return }
        context.saveGState()
        let place = context.textPosition
        context.translateBy(x: place.x, y: place.y)
        context.scaleBy(x: 1, y: -1)
        text.draw(in: context, at: CGPoint(x: -line.x, y: -line.baseline))
        context.restoreGState()
        context.textPosition.x += width
    }
}

/// The part of a line that an ellipsis replaces.
public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }

/// What the bounds of a line include; has no effect here.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leaves out the distance to the next line, which is never included here.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// Leaves out shifts such as baseline offsets.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
}

/// A line of a text; line breaks in the text are as wide as spaces.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(NSAttributedString(attributedString: attrString))
}

/// Nil if not even the ellipsis fits.
/// > Partial: the token is always an ellipsis in the line's own font.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    if line.width - line.trailingWhitespace <= width { return line }
    let mode: NSLineBreakMode =
        switch truncationType {
        case .start: .byTruncatingHead
        case .end: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        }
    let made = CTLine(line.attributed, start: line.start, truncatedTo: width, mode: mode)
    return made.width <= width + 0.01 ? made : nil
}

/// Draws a line with its origin at the context's text position, which moves to the line's end.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

/// In UTF-16.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: line.start, length: line.length) }

/// The number of glyphs in all runs of the line.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { CTLineRuns(line).reduce(0) { $0 + $1.glyphs.count } }

/// An array of `CTRun`, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: CTLineRuns(line)) }

/// Includes trailing white space.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.line?.ascent ?? 0
    descent?.pointee = line.line?.descent ?? 0
    leading?.pointee = 0
    return line.width
}

/// The line's box around its baseline's start, from the descent to the ascent, in points; the options have no effect.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    let (ascent, descent) = (line.line?.ascent ?? 0, line.line?.descent ?? 0)
    return CGRect(x: 0, y: -descent, width: line.width, height: ascent + descent)
}

/// The width of white space at the line's end, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { line.trailingWhitespace }

/// The line's offset for flush alignment: 0 at the left, 1 at the right of `flushWidth`.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - line.width + line.trailingWhitespace) * Double(min(max(flushFactor, 0), 1)))
}

/// The caret's index for a position; `kCFNotFound` for an empty line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    guard let found = line.line, line.length > 0 else { return kCFNotFound }
    let offset = line.layout.insertionOffset(at: CGPoint(x: position.x + found.x, y: found.y + found.height / 2))
    return line.start + min(offset, line.length)
}

/// The horizontal place of the caret before a character, in points from the line's left end.
///
/// - Parameter secondaryOffset: the same; carets are not split between directions.
@discardableResult
public func CTLineGetOffsetForStringIndex(_ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?)
    -> CGFloat
{
    let index = min(max(charIndex - line.start, 0), line.length)
    let offset = line.line.map { line.layout.caretRect(at: index).minX - $0.x } ?? 0
    secondaryOffset?.pointee = offset
    return offset
}
