internal import Foundation
internal import TextShaping

/// The position of a label's text.
enum LabelGeometry {
    /// Larger lengths mean no limit. > Units: points.
    static let endless: CGFloat = 1e7
    /// R
    static let disabledAlpha = 0.45
    /// The minimum scale factor when none is set. R
    static let smallestFactor = 0.05

    static func constraints(_ size: CGSize, lines: Int, rightToLeft: Bool) -> TextConstraints {
        TextConstraints(
            width: size.width > 0 && size.width < endless ? size.width : .infinity,
            height: size.height > 0 && size.height < endless ? size.height : .infinity, maximumLines: max(lines, 0),
            overflow: .shortenLastLine, rightToLeft: rightToLeft)
    }

    /// Rounded up to whole pixels, except for rounding errors.
    static func rounded(_ size: CGSize, scale: CGFloat) -> CGSize {
        CGSize(width: ((size.width - 0.0005) * scale).rounded(.up) / scale, height: ((size.height - 0.0005) * scale).rounded(.up) / scale)
    }

    /// The top of vertically centred text, on a whole pixel.
    static func top(
        of placed: TextFitting.Result, in rect: CGRect, adjustment: UIBaselineAdjustment, font: UIFont, scale: CGFloat
    ) -> CGFloat {
        var y = rect.minY + (rect.height - placed.layout.usedHeight) / 2
        if placed.factor < 1, placed.layout.lines.count == 1 {
            switch adjustment {
            case .alignBaselines: y = rect.minY + (rect.height - font.lineHeight) / 2 + font.ascender - placed.layout.firstBaseline
            case .alignCenters: break
            case .none: y = rect.minY
            }
        }
        return (y * scale).rounded() / scale
    }
}
