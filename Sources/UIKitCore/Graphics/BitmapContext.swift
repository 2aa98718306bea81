internal import CoreGraphics
internal import Foundation

/// Bitmap contexts in UIKit's coordinates: origin at the top left, points.
enum BitmapContext {
    /// Nil if the size has no pixels or too many. The bitmap covers the size rounded up to whole pixels.
    static func make(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
        let width = (size.width * scale - 1e-6).rounded(.up)
        let height = (size.height * scale - 1e-6).rounded(.up)
        guard width >= 1, height >= 1, width <= 65_500, height <= 65_500,
            let memory = PixelMemory(width: Int(width), height: Int(height), isOpaque: isOpaque), let context = CGContext(memory: memory)
        else { return nil }
        context.useTopLeftOrigin(scale: scale)
        return context
    }

    /// The screen's scale.
    static var screenScale: CGFloat {
        let current = UITraitCollection.current.displayScale
        return current > 0 ? current : max(CurrentTraits.deviceDefault.displayScale, 1)
    }
}
