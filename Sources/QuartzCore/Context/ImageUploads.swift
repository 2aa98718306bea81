import CoreGraphics
import Foundation

/// The bitmaps of images that layers show: one for each image, however many layers show it and however often they come and go.
///
/// An image that was shown keeps its pixels in the bitmap alone, where the server reads them too.
final class ImageUploads {
    private struct Entry {
        weak var hold: BitmapReference?
        weak var image: CGImage?
    }
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// With more entries those of images that are gone are left out.
    private var limit = 64

    func hold(for image: CGImage, in context: LayerContext) -> BitmapReference? {
        let key = ObjectIdentifier(image)
        if let entry = entries[key], entry.image === image, let hold = entry.hold, hold.generation == context.generation { return hold }
        let borrowed = BitmapReference.lend(image, in: context)
        guard let hold = borrowed ?? BitmapReference.make(width: image.width, height: image.height, in: context) else { return nil }
        if borrowed == nil { LayerBitmap.copy(image, to: hold.bitmap) }
        if context.link != nil, !image.isMask { image.adopt(LayerBitmap.memory(of: hold, isOpaque: image.isOpaque)) }
        note(hold, image, key)
        return hold
    }

    private func note(_ hold: BitmapReference, _ image: CGImage, _ key: ObjectIdentifier) {
        if entries.count > limit {
            entries = entries.filter { $0.value.hold != nil && $0.value.image != nil }
            limit = max(64, 2 * entries.count)
        }
        entries[key] = Entry(hold: hold, image: image)
    }
}
