import CoreGraphics
import Foundation
import RenderProtocol

/// CoreGraphics' view of shared pixels.
enum LayerBitmap {
    static func context(for bitmap: SharedBitmap) -> CGContext? {
        let (base, form) = (bitmap.base, bitmap.form)
        return form.ink == nil
            ? CGContext(bgra: base, width: form.width, height: form.height, bytesPerRow: form.bytesPerRow)
            : CGContext(coverage: base, width: form.width, height: form.height, bytesPerRow: form.bytesPerRow)
    }

    /// A copy of the pixels, in their colours.
    static func image(of bitmap: SharedBitmap) -> CGImage? {
        guard let ink = bitmap.form.ink else { return context(for: bitmap)?.makeImage() }
        let coverage = PixelMemory(
            base: bitmap.base, width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow, isOpaque: false,
            isCoverage: true
        ) {}
        return coverage.filled(red: Double(ink.red), green: Double(ink.green), blue: Double(ink.blue)).map {
            CGImage(memory: $0, layout: .native(width: bitmap.width, height: bitmap.height))
        }
    }

    /// The pixels as an image's, which then keeps them.
    static func memory(of hold: BitmapReference, isOpaque: Bool) -> PixelMemory {
        let bitmap = hold.bitmap
        return PixelMemory(
            base: bitmap.base, width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow, isOpaque: isOpaque
        ) { withExtendedLifetime(hold) {} }
    }

    /// Copies the image's pixels, top row first.
    static func copy(_ image: CGImage, to bitmap: SharedBitmap) {
        image.withPixels { pixels in
            for row in 0..<min(pixels.height, bitmap.height) {
                bitmap.base.advanced(by: row * bitmap.bytesPerRow)
                    .copyMemory(from: pixels.base.advanced(by: row * pixels.bytesPerRow), byteCount: min(pixels.width, bitmap.width) * 4)
            }
        }
    }
}
