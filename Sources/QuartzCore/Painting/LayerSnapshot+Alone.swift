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
        let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= Self.aloneLimit, height <= Self.aloneLimit,
            let context = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        context.useTopLeftOrigin(scale: scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        LayerPainter(context: context).paintAlone(self)
        return context.makeImage()
    }

    /// No screen has a longer side. > Units: pixels.
    private static let aloneLimit: CGFloat = 8192
}
