internal import Glibc
package import HostInterface

/// Pixels of its own. Premultiplied BGRA, rows tightly packed.
package final class PixelStore {
    package let size: PixelSize
    private let base: UnsafeMutableRawPointer
    package var bytesPerRow: Int { size.width * 4 }
    package var buffer: PixelBuffer { PixelBuffer(base: base, bytesPerRow: bytesPerRow, size: size) }

    package init(size: PixelSize) {
        self.size = size
        let length = max(1, size.width * size.height * 4)
        // Rows lie more than a small page apart: large pages spare a table walk for each.
        let largePage = 2 << 20
        base = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: length >= largePage ? largePage : 64)
        if length >= largePage { madvise(base, length, Int32(MADV_HUGEPAGE)) }
        base.initializeMemory(as: UInt8.self, repeating: 0, count: length)
    }

    deinit { base.deallocate() }

    /// A part of these pixels, in its own coordinates; the part must lie inside.
    package func buffer(of part: PixelRect) -> PixelBuffer {
        precondition(part.x >= 0 && part.y >= 0 && part.x + part.width <= size.width && part.y + part.height <= size.height)
        return PixelBuffer(
            base: base.advanced(by: part.y * bytesPerRow + part.x * 4), bytesPerRow: bytesPerRow,
            size: PixelSize(width: part.width, height: part.height))
    }

    /// Copies the pixels inside `rect` to the same place of `target`; `rect` must lie in both.
    package func copy(_ rect: PixelRect, to target: PixelBuffer) {
        for row in rect.y..<rect.y + rect.height {
            target.base.advanced(by: row * target.bytesPerRow + rect.x * 4)
                .copyMemory(from: base.advanced(by: row * bytesPerRow + rect.x * 4), byteCount: rect.width * 4)
        }
    }
}
