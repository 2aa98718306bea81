package import Foundation

/// A colour as it is drawn: sRGB, not premultiplied, components 0...1.
package struct TextColor: Hashable, Sendable {
    package var red, green, blue, alpha: Double
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
    package static let black = TextColor(red: 0, green: 0, blue: 0)
}

/// Lines under and through text; raw values are those of `NSUnderlineStyle`.
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
    package var color: TextColor
    package init(offset: CGSize, blur: Double, color: TextColor) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }
}

/// Room kept in a line for something that is not text. > Units: points; `bounds.origin.y` is up from the baseline.
package struct TextAttachmentBox: Hashable, Sendable {
    package var bounds: CGRect
    /// Given back with the placed attachment, for the caller to know its own.
    package var tag: Int
    package init(bounds: CGRect, tag: Int) {
        self.bounds = bounds
        self.tag = tag
    }
}

/// What decides the places of glyphs, and by `paint` their looks.
package struct TextStyle: Hashable, Sendable {
    package var font: TextFont
    /// Points after every glyph; nil leaves the font's own pair kerning, 0 turns that off.
    package var kern: Double?
    /// Points after every glyph, pair kerning untouched.
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

/// How glyphs are coloured; changing it never moves them.
package struct TextPaint: Hashable, Sendable {
    package var color: TextColor = .black
    package var background: TextColor?
    package var underline: TextLineStyle = []
    package var underlineColor: TextColor?
    package var strikethrough: TextLineStyle = []
    package var strikethroughColor: TextColor?
    /// Percent of the font size; positive draws the outline only, negative fills too.
    package var strokeWidth: Double = 0
    package var strokeColor: TextColor?
    package var shadow: TextShadow?
    package init() {}
}
