package import CoreGraphics
import Foundation

extension CALayer {
    /// The range of the rasteriser's 16-bit coordinates. > Units: pixels.
    private static let rasterLimit: CGFloat = 32_767

    /// The layer and its sublayers as an image of the bounds, after layout and drawing. > Units: pixels per point for `scale`.
    package func snapshot(scale: CGFloat) -> CGImage? {
        layoutIfNeeded()
        return image(scale: scale, limit: Self.rasterLimit) { render(in: $0) }
    }

    /// What is drawn of the layer, as an image of the bounds; nil if that is empty or a side is above the limit. > Units: pixels per point for
    /// `scale`, pixels for `limit`.
    func image(scale: CGFloat, limit: CGFloat, draw: (CGContext) -> Void) -> CGImage? {
        let width = (bounds.width * scale).rounded(.up)
        let height = (bounds.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width <= limit, height <= limit,
            let context = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        context.useTopLeftOrigin(scale: scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        draw(context)
        return context.makeImage()
    }
}
