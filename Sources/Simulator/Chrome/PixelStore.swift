internal import Glibc
package import HostInterface
internal import RenderServer

/// Owned pixels. Premultiplied BGRA, rows tightly packed.
package final class PixelStore {
    package let size: PixelSize
    /// For a screen, whose pixels can move all at once.
    let ring: RingMemory?
    private let owned: UnsafeMutableRawPointer?
    private var base: UnsafeMutableRawPointer { ring?.base ?? memory }
    private let memory: UnsafeMutableRawPointer
    package var bytesPerRow: Int { size.width * 4 }
    package var buffer: PixelBuffer { PixelBuffer(base: base, bytesPerRow: bytesPerRow, size: size) }

    package init(size: PixelSize, scrolls: Bool = false) {
        self.size = size
        let length = max(1, size.width * size.height * 4)
        // A little more than a fast finger scrolls in one frame.
        if scrolls, let ring = RingMemory(byteCount: length, slack: size.height / Self.scrolledPart * size.width * 4) {
            (self.ring, owned, memory) = (ring, nil, ring.base)
            return
        }
        ring = nil
        // Rows are further apart than a small page: a large page saves a page table walk per row.
        let largePage = 2 << 20
        let memory = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: length >= largePage ? largePage : 64)
        if length >= largePage { madvise(memory, length, Int32(MADV_HUGEPAGE)) }
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: length)
        (owned, self.memory) = (memory, memory)
    }

    private static let scrolledPart = 20

    deinit { owned?.deallocate() }

    /// A part of these pixels, in its own coordinates; it must be inside.
    package func buffer(of part: PixelRect) -> PixelBuffer {
        precondition(part.x >= 0 && part.y >= 0 && part.x + part.width <= size.width && part.y + part.height <= size.height)
        return PixelBuffer(
            base: base.advanced(by: part.y * bytesPerRow + part.x * 4), bytesPerRow: bytesPerRow,
            size: PixelSize(width: part.width, height: part.height))
    }

    /// Copies the pixels inside `rect` to the same position in `target`; `rect` must be inside both.
    package func copy(_ rect: PixelRect, to target: PixelBuffer) {
        for row in rect.y..<rect.y + rect.height {
            target.base.advanced(by: row * target.bytesPerRow + rect.x * 4)
                .copyMemory(from: base.advanced(by: row * bytesPerRow + rect.x * 4), byteCount: rect.width * 4)
        }
    }
}
