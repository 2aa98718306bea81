package import CoreGraphics
import Foundation

extension CALayer {
    /// Whether the layer itself shows anything, without its sublayers: a background, contents, a border, or what its class draws.
    package var showsItself: Bool {
        if let color = backgroundColor, color.alpha > 0 { return true }
        if contents != nil || objects.bitmap != nil { return true }
        if borderWidth > 0, let color = borderColor, color.alpha > 0 { return true }
        return self is CAShapeLayer || self is CAGradientLayer || self is BackdropLayer
    }

    /// The layer without its sublayers, shadow, mask and opacity as an image of the bounds. > Units: pixels per point for `scale`.
    package func snapshotAlone(scale: CGFloat) -> CGImage? {
        image(scale: scale, limit: Self.aloneLimit) { LayerPainter(context: $0).paintAlone(self) }
    }

    /// No screen has a longer side. > Units: pixels.
    private static let aloneLimit: CGFloat = 8192
}
