import CoreGraphics
import TestSupport

/// Contexts in the formats that the tests draw in.
enum TestBitmap {
    /// Bottom-left origin, transparent.
    static func context(_ width: Int, _ height: Int) throws -> CGContext {
        try make(width, height, alpha: .premultipliedLast)
    }

    static func make(
        _ width: Int, _ height: Int, alpha: CGImageAlphaInfo, order: CGBitmapInfo = [], space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
    ) throws -> CGContext {
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: alpha.rawValue | order.rawValue
            )
        else { throw Failure.noContext }
        return context
    }

    /// Top-left origin, the framework's native format.
    static func flipped(_ width: Int, _ height: Int, scale: CGFloat = 1) throws -> CGContext {
        let context = try make(width, height, alpha: .premultipliedFirst, order: .byteOrder32Little)
        context.useTopLeftOrigin(scale: scale)
        return context
    }

    /// Left half red, right half blue; upper half opaque, lower half transparent.
    static func quarters() throws -> CGImage {
        let context = try flipped(4, 4)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        guard let image = context.makeImage() else { throw Failure.noImage }
        return image
    }

    enum Failure: Error { case noContext, noImage }
}
