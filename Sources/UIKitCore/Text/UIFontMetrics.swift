public import Foundation
internal import ProgrammerErrors

/// Scales custom fonts and lengths with the user's text size.
///
/// > Contract: UIKit, UIFontMetrics; scaling is the identity at the default category.
open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    /// Creates metrics that scale like a text style's line height.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The metrics of the text style `body`.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Returns a font scaled to the current text size; a scaled font as argument is a programming error.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil) }
    /// Returns a font scaled to the current text size, but not larger than a size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }
    /// Returns a font scaled to the text size of a trait collection; nil means the current traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }
    /// Returns a font scaled to the text size of a trait collection, but not larger than a size in points.
    ///
    /// The result is rounded to whole points. A maximum of 0 means none. The font records its base: a view with
    /// `adjustsFontForContentSizeCategory` scales it again when the text size changes. A text style's font follows its style.
    ///
    /// > Precondition: `font` is not a scaled font itself.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        ProgrammerError.require(
            font.scaling == nil,
            "-[UIFontMetrics scaledFontForFont:maximumPointSize:compatibleWithTraitCollection:]: the font is scaled already: \(font)",
            name: .invalidArgument)
        let maximum = maximumPointSize > 0 ? Double(maximumPointSize) : .infinity
        return FontScaling(style: style, base: font.face.descriptor, maximum: maximum).font(for: traitCollection ?? .current)
    }

    /// Returns a length scaled to the current text size, rounded to whole pixels.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    /// Returns a length scaled to the text size of a trait collection; nil means the current traits.
    ///
    /// Rounded to whole pixels.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let factor = scale(traitCollection)
        guard factor != 1 else { return value }
        let pixels = max((traitCollection ?? .current).displayScale, 1)
        return (value * factor * pixels).rounded() / pixels
    }

    private func scale(_ traits: UITraitCollection?) -> Double {
        TextStyleTable.scale(style, (traits ?? .current).preferredContentSizeCategory)
    }
}
