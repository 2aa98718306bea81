package import CoreGraphics

/// Bitmaps that photos are drawn into.
package enum PhotoBitmap {
    /// The largest side. > Units: pixels.
    package static let largest = 16_384

    /// Calls `body` with a context whose origin is at the top left; nil for a size without pixels or one that is too large.
    package static func draw(_ size: CGSize, _ body: (CGContext) -> Void) -> CGImage? {
        guard size.width >= 1, size.height >= 1, max(size.width, size.height) <= CGFloat(largest) else { return nil }
        let context = CGContext(
            data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
            // The native order of bytes: in any other, each drawing converts all pixels.
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        guard let context else { return nil }
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        body(context)
        return context.makeImage()
    }

    /// The image in another size.
    package static func resized(_ image: CGImage, to size: CGSize) -> CGImage? {
        if image.width == Int(size.width), image.height == Int(size.height) { return image }
        return draw(size) { context in
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
            context.draw(image, in: CGRect(origin: .zero, size: size))
        }
    }
}
