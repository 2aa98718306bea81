package import Foundation

/// A glyph with its position. > Units: points from the line's left end and baseline, y down.
package struct PlacedGlyph: BitwiseCopyable, Sendable {
    /// Takes space but draws nothing: tabs, controls, attachments.
    static let nothing: UInt16 = .max
    package var glyph: UInt16
    /// UTF-16 offset of its cluster in the text.
    package var unit: Int32
    package var x: Float
    package var y: Float
    package var advance: Float
}

/// Glyphs of one face, style and direction, left to right.
package struct GlyphRun: BitwiseCopyable, Sendable {
    package var glyphStart: Int32
    package var glyphEnd: Int32
    /// UTF-16 offsets.
    package var start: Int32
    package var end: Int32
    /// Index into `TextLayout.styles`.
    package var style: Int32
    package var face: UInt16
    package var isRightToLeft: Bool
    /// Points; the size at which the face is drawn, which differs from the font's for stand-in faces.
    package var drawnSize: Float
    package var stretch: Float
    /// Points from the line's left end.
    package var x: Float
    package var width: Float
}

/// Something other than text, at its position in the layout.
package struct PlacedAttachment: Hashable, Sendable {
    package var tag: Int
    package var unit: Int
    /// Points from the layout's origin.
    package var frame: CGRect
}

/// One line. > Units: points from the layout's origin, y down.
package struct TextLine: BitwiseCopyable, Sendable {
    /// UTF-16 offsets, with trailing white space and the paragraph separator.
    package var start: Int
    package var end: Int
    /// End of the text that was neither truncated nor hangs.
    package var visibleEnd: Int
    package var runStart: Int
    package var runEnd: Int
    package var isShortened: Bool
    package var isRightToLeft: Bool
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
    /// From the layout's origin.
    package var baseline: Double
    package var ascent: Double
    package var descent: Double
    package var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
