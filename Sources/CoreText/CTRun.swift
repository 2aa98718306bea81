// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
internal import TextShaping
internal import UIKitCore

/// Glyphs of one font, style and direction, from left to right.
///
/// > Contract: CoreText, CTRun. > Units: points from the line's left end and baseline, y up.
public final class CTRun: NSObject, Sendable {
    let line: CTLine
    let run: GlyphRun
    let glyphs: ArraySlice<PlacedGlyph>

    init(_ line: CTLine, _ run: GlyphRun) {
        (self.line, self.run) = (line, run)
        let all = line.layout.glyphs[Int(run.glyphStart)..<Int(run.glyphEnd)]
        // The character after the line is not part of the text.
        let own = all.prefix { Int($0.unit) < line.length || line.isTruncated }
        glyphs = own
        super.init()
    }

    var range: Range<Int> { line.start + Int(run.start)..<line.start + min(Int(run.end), line.length) }

    func copy<Value>(_ range: CFRange, to buffer: UnsafeMutablePointer<Value>, _ value: (PlacedGlyph) -> Value) {
        for (place, index) in range.clamped(glyphs.count, fills: true).enumerated() {
            buffer[place] = value(glyphs[glyphs.startIndex + index])
        }
    }
}

/// A line's runs that have glyphs.
func CTLineRuns(_ line: CTLine) -> [CTRun] { line.runs.map { CTRun(line, $0) }.filter { !$0.glyphs.isEmpty } }

/// The order of a run's glyphs.
public struct CTRunStatus: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The text of the run is written from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// The characters of the glyphs are not in order; never set here.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    /// The run has a text matrix; never set here.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// The number of glyphs in the run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// Of the run's first character; the font is the one that the run's glyphs are of.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    let place = Int(run.run.start)
    guard place < run.line.attributed.length else { return NSDictionary() }
    var attributes = run.line.attributed.attributes(at: place, effectiveRange: nil)
    if let name = run.line.layout.fallbackName(of: run.run) {
        attributes[.font] = UIFont(name: name, size: (attributes[.font] as? UIFont)?.pointSize ?? 12)
    }
    return NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: attributes.map { (NSString(string: $0.key.rawValue), $0.value) }))
}

/// Whether the run is written from right to left.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.isRightToLeft ? .rightToLeft : [] }
/// The range of the run's text, in UTF-16 of the line's whole text.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(run.range) }

/// A range's length of 0 extends to the end, in all of these. The buffer must be large enough for the range.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    run.copy(range, to: buffer) { $0.glyph }
}
/// Copies the positions of glyphs, in points from the line's origin with the y axis up.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    run.copy(range, to: buffer) { CGPoint(x: CGFloat($0.x), y: CGFloat(-$0.y)) }
}
/// Copies the advances of glyphs, in points; the heights are 0.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    run.copy(range, to: buffer) { CGSize(width: CGFloat($0.advance), height: 0) }
}
/// Copies, for each glyph, the index of its first character in the line's whole text, in UTF-16.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    run.copy(range, to: buffer) { run.line.start + Int($0.unit) }
}

/// The width of a part of the run and, if asked for, its ascent, descent and leading, in points.
///
/// Ascent and descent are those of the run's font; the leading is always 0.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let font =
        run.line.attributed.length > Int(run.run.start)
        ? run.line.attributed.attribute(.font, at: Int(run.run.start), effectiveRange: nil) as? CTFont : nil
    ascent?.pointee = font?.ascender ?? run.line.line?.ascent ?? 0
    descent?.pointee = font.map { -$0.descender } ?? run.line.line?.descent ?? 0
    leading?.pointee = 0
    return range.clamped(run.glyphs.count, fills: true).reduce(0) { $0 + Double(run.glyphs[run.glyphs.startIndex + $1].advance) }
}
