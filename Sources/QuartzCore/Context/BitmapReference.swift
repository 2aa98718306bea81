import CoreGraphics
import Foundation
import RenderProtocol
import Synchronization

/// Keeps pixels at both ends of the link as long as a layer or an animation shows them.
final class BitmapReference {
    let bitmap: SharedBitmap
    let generation: UInt64
    private let context: LayerContext

    private init(_ bitmap: SharedBitmap, _ context: LayerContext) {
        self.bitmap = bitmap
        self.context = context
        generation = context.generation
    }

    deinit { context.release(bitmap.id, generation: generation) }

    /// Transparent pixels; nil when the size is not sensible or memory is refused.
    static func make(width: Int, height: Int, ink: RenderColor? = nil, in context: LayerContext) -> BitmapReference? {
        BitmapForm(width: width, height: height, ink: ink).flatMap { make($0, in: context) }
    }

    /// The image's own pixels, where they can be given to the server as they are.
    static func lend(_ image: CGImage, in context: LayerContext) -> BitmapReference? {
        guard let link = context.link, !image.isMask, let pixels = image.shareablePixels, let memory = pixels.shareable,
            let form = BitmapForm(width: pixels.width, height: pixels.height, ink: nil, bytesPerRow: pixels.bytesPerRow)
        else { return nil }
        return link.share(form, at: pixels.base, descriptor: memory.takeDescriptor) { withExtendedLifetime(memory) {} }
            .map { BitmapReference($0, context) }
    }

    private static func make(_ form: BitmapForm, in context: LayerContext) -> BitmapReference? {
        guard let link = context.link else { return BitmapReference(LocalPixels.make(form), context) }
        return link.makeBitmap(form).map { BitmapReference($0, context) }
    }

    /// The same pixels made by the context's present link.
    func adopted() -> BitmapReference {
        guard generation != context.generation, let copy = Self.make(bitmap.form, in: context) else {
            return self
        }
        for row in 0..<bitmap.height {
            copy.bitmap.base.advanced(by: row * copy.bitmap.bytesPerRow)
                .copyMemory(from: bitmap.base.advanced(by: row * bitmap.bytesPerRow), byteCount: bitmap.width * bitmap.form.bytesPerPixel)
        }
        return copy
    }
}

/// Pixels for an application without a render server.
private enum LocalPixels {
    private static let last = Atomic<UInt64>(1 << 62)

    static func make(_ form: BitmapForm) -> SharedBitmap {
        let count = form.byteCount
        let base = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        let address = UInt(bitPattern: base)
        let id = BitmapID(last.wrappingAdd(1, ordering: .relaxed).newValue)
        return SharedBitmap(id: id, form: form, base: base) {
            UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
        }
    }
}
