import CoreGraphics
import Foundation
import RenderProtocol
import Synchronization

/// Keeps pixels at both ends of the link as long as a layer or an animation shows them.
final class BitmapHold {
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
    static func make(width: Int, height: Int, in context: LayerContext) -> BitmapHold? {
        guard width > 0, height > 0, width <= PixelLimit.side, height <= PixelLimit.side else { return nil }
        let bitmap = context.link?.makeBitmap(width: width, height: height) ?? LocalPixels.make(width: width, height: height)
        return bitmap.map { BitmapHold($0, context) }
    }

    /// The same pixels made by the context's present link.
    func adopted() -> BitmapHold {
        guard generation != context.generation, let copy = Self.make(width: bitmap.width, height: bitmap.height, in: context) else {
            return self
        }
        for row in 0..<bitmap.height {
            copy.bitmap.base.advanced(by: row * copy.bitmap.bytesPerRow)
                .copyMemory(from: bitmap.base.advanced(by: row * bitmap.bytesPerRow), byteCount: bitmap.width * 4)
        }
        return copy
    }
}

/// > Units: pixels.
enum PixelLimit {
    /// What the rasteriser's 16-bit coordinates can reach.
    static let side = 32_767
}

/// Pixels for an application without a render server.
private enum LocalPixels {
    private static let last = Atomic<UInt64>(1 << 62)

    static func make(width: Int, height: Int) -> SharedBitmap? {
        let count = width * 4 * height
        let base = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        let address = UInt(bitPattern: base)
        let id = BitmapID(last.wrappingAdd(1, ordering: .relaxed).newValue)
        return SharedBitmap(id: id, width: width, height: height, bytesPerRow: width * 4, base: base, descriptor: -1) {
            UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
        }
    }
}
