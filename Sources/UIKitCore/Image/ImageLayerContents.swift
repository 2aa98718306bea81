import CoreGraphics
import Foundation
import QuartzCore

/// How an image stands in a layer: its pixels, made upright, tinted or drawn to size only where the layer cannot do that itself.
@MainActor struct ImageLayerContents {
    var image: UIImage?
    /// Of the view. > Units: points.
    var size: CGSize
    var tint: UIColor?
    /// Pixels a point of the screen.
    var scale: CGFloat

    func apply(to layer: CALayer, mode: UIView.ContentMode) {
        guard let image, let pixels = pixels(of: image) else {
            layer.contents = nil
            return
        }
        layer.contentsScale = isDrawnToSize(image) ? scale : image.scale
        layer.contentsGravity = mode.gravity
        layer.contents = pixels
    }

    private func isDrawnToSize(_ image: UIImage) -> Bool {
        image.capInsets != .zero && size != image.size && size.width > 0 && size.height > 0
    }

    private func pixels(of image: UIImage) -> CGImage? {
        var image = image
        if image.imageOrientation != .up { image = image.upright }
        if image.renderingMode == .alwaysTemplate, let tint { image = image.withTintColor(tint) }
        guard isDrawnToSize(image) else { return image.cgImage }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }.cgImage
    }
}
