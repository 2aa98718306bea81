internal import CSystem
internal import Glibc
package import RenderProtocol

/// Memory of bitmaps that both ends of the link see.
package enum BitmapMemory {
    /// The longest side. > Units: pixels.
    package static let sideLimit = 16_384

    /// New zeroed pixels and the descriptor to send beside the bitmap's message; nil when the size or the system refuses.
    package static func make(_ id: BitmapID, width: Int, height: Int) -> (bitmap: SharedBitmap, descriptor: Int32)? {
        guard (1...sideLimit).contains(width), (1...sideLimit).contains(height) else { return nil }
        // Rows begin where vector instructions like them to.
        let bytesPerRow = (width * 4 + 15) & ~15
        let descriptor = ferry_memfd_create("ferry-bitmap", bytesPerRow * height)
        guard descriptor >= 0 else { return nil }
        guard let bitmap = map(id, width: width, height: height, bytesPerRow: bytesPerRow, descriptor: descriptor, writable: true) else {
            _ = close(descriptor)
            return nil
        }
        return (bitmap, descriptor)
    }

    /// Pixels that the other end made. Nil when the figures do not fit the memory. The descriptor stays the caller's.
    package static func map(
        _ id: BitmapID, width: Int, height: Int, bytesPerRow: Int, descriptor: Int32, writable: Bool
    ) -> SharedBitmap? {
        guard (1...sideLimit).contains(width), (1...sideLimit).contains(height), bytesPerRow >= width * 4, bytesPerRow <= sideLimit * 8,
            bytesPerRow % 4 == 0
        else { return nil }
        let length = bytesPerRow * height
        guard let base = ferry_map(descriptor, length, writable ? 1 : 0) else { return nil }
        let address = UInt(bitPattern: base)
        return SharedBitmap(id: id, width: width, height: height, bytesPerRow: bytesPerRow, base: base, descriptor: -1) {
            munmap(UnsafeMutableRawPointer(bitPattern: address), length)
        }
    }
}
