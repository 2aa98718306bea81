package import CoreGraphics
internal import Synchronization

/// The drawn images of the simulated cameras: hills below the sun on the back, a face on the front. Both stand still.
package enum CameraImage {
    /// Upright. > Units: pixels.
    static let size = CGSize(width: 1080, height: 1920)
    private static let known = Mutex<[Int: CGImage]>([:])

    package static func image(of position: AVCaptureDevice.Position) -> CGImage? {
        if let image = known.withLock({ $0[position.rawValue] }) { return image }
        guard let context = makeContext() else { return nil }
        if position == .front { drawFace(context) } else { drawHills(context) }
        let image = context.makeImage()
        known.withLock { $0[position.rawValue] = image }
        return image
    }

    private static func makeContext() -> CGContext? {
        CGContext(
            data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
    }

    private static func fill(_ context: CGContext, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ rect: CGRect) {
        context.setFillColor(red: red, green: green, blue: blue, alpha: 1)
        context.fill(rect)
    }

    private static func ellipse(
        _ context: CGContext, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat,
        _ height: CGFloat
    ) {
        context.setFillColor(red: red, green: green, blue: blue, alpha: 1)
        context.fillEllipse(in: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height))
    }

    /// The origin is at the bottom left.
    private static func drawHills(_ context: CGContext) {
        let bands = 48
        for band in 0..<bands {
            let part = CGFloat(band) / CGFloat(bands)
            let y = size.height * part
            fill(
                context, 0.95 - 0.6 * part, 0.9 - 0.35 * part, 0.85 + 0.1 * part,
                CGRect(x: 0, y: y, width: size.width, height: size.height / CGFloat(bands) + 1))
        }
        ellipse(context, 1, 0.86, 0.35, 790, 1430, 250, 250)
        ellipse(context, 0.45, 0.62, 0.5, 250, 420, 1500, 900)
        ellipse(context, 0.33, 0.53, 0.36, 880, 240, 1500, 900)
        ellipse(context, 0.22, 0.42, 0.26, 400, -80, 1900, 800)
    }

    private static func drawFace(_ context: CGContext) {
        fill(context, 0.78, 0.84, 0.9, CGRect(origin: .zero, size: size))
        ellipse(context, 0.24, 0.36, 0.56, 540, 60, 1000, 900)
        ellipse(context, 0.93, 0.76, 0.62, 540, 980, 620, 800)
        ellipse(context, 0.3, 0.2, 0.14, 540, 1370, 660, 320)
        for x in [410, 670] as [CGFloat] {
            ellipse(context, 1, 1, 1, x, 1050, 120, 70)
            ellipse(context, 0.2, 0.25, 0.3, x, 1050, 56, 56)
        }
        ellipse(context, 0.75, 0.35, 0.33, 540, 770, 220, 60)
    }
}
