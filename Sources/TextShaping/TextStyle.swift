package import CoreGraphics
package import Foundation

/// Underline and strikethrough; raw values are those of `NSUnderlineStyle`.
package struct TextLineStyle: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let single = TextLineStyle(rawValue: 1)
    package static let thick = TextLineStyle(rawValue: 2)
    package static let double = TextLineStyle(rawValue: 9)
    package static let patternDot = TextLineStyle(rawValue: 0x100)
    package static let patternDash = TextLineStyle(rawValue: 0x200)
    package static let byWord = TextLineStyle(rawValue: 0x8000)
}

package struct TextShadow: Hashable, Sendable {
    package var offset: CGSize
    /// Points.
    package var blur: Double
    package var color: RGBAColor
    package init(offset: CGSize, blur: Double, color: RGBAColor) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }
}

/// Space in a line for something other than text. > Units: points; `bounds.origin.y` is up from the baseline.
package struct TextAttachmentBox: Hashable, Sendable {
    package var bounds: CGRect
    /// Returned with the placed attachment, for the caller to identify it.
    package var tag: Int
    package init(bounds: CGRect, tag: Int) {
        self.bounds = bounds
        self.tag = tag
    }
}

/// Determines the positions of glyphs, and by `paint` their appearance.
package struct TextStyle: Hashable, Sendable {
    package var font: TextFont
    /// Points after every glyph; nil for the font's pair kerning, 0 disables that.
    package var kern: Double?
    /// Points after every glyph, in addition to pair kerning.
    package var tracking: Double = 0
    /// Points up.
    package var baselineOffset: Double = 0
    package var ligatures = true
    /// Horizontal shear as a tangent, and natural logarithm of the horizontal stretch.
    package var obliqueness: Double = 0
    package var expansion: Double = 0
    package var attachment: TextAttachmentBox?
    package var paint = TextPaint()

    package init(font: TextFont) { self.font = font }
}

/// How glyphs are coloured; a change never moves them.
package struct TextPaint: Hashable, Sendable {
    package var color: RGBAColor = .black
    /// A colour with a pattern, which fills the glyphs in place of `color`; lines and shadows keep their colours.
    package var pattern: CGColor?
    package var background: RGBAColor?
    package var underline: TextLineStyle = []
    package var underlineColor: RGBAColor?
    package var strikethrough: TextLineStyle = []
    package var strikethroughColor: RGBAColor?
    /// Percent of the font size; positive draws the outline only, negative fills too.
    package var strokeWidth: Double = 0
    package var strokeColor: RGBAColor?
    package var shadow: TextShadow?
    package init() {}
}
