public import Foundation
internal import ProgrammerErrors

/// Scales custom fonts and lengths with the user's text size.
///
/// > Contract: UIKit, UIFontMetrics; scaling is the identity at the default category.
open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil) }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }
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

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
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
