internal import Foundation
public import HostInterface

/// The caller's pixels that frames are drawn into: premultiplied BGRA, top row first.
///
/// The server expects its last frame in it: it does not redraw unchanged pixels.
/// > Isolation: that of the server.
public final class RenderSurface {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The distance between two rows, in bytes.
    public let bytesPerRow: Int
    /// The address of the top row.
    public private(set) var base: UnsafeMutableRawPointer
    private(set) var picture: PixelSource
    private let owned: UnsafeMutableRawPointer?
    private let ring: RingMemory?

    /// Nil if a size is not positive or a row is too short or not a multiple of 4 bytes.
    public init?(base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
        guard bytesPerRow >= width * 4,
            let picture = PixelSource.wrap(.color, base: base, width: width, height: height, bytesPerRow: bytesPerRow, owner: nil)
        else { return nil }
        (self.base, self.width, self.height, self.bytesPerRow, self.picture) = (base, width, height, bytesPerRow, picture)
        (owned, ring) = (nil, nil)
    }

    /// A surface in shared ring memory. Nil as above.
    public init?(ring: RingMemory, width: Int, height: Int, bytesPerRow: Int) {
        guard bytesPerRow >= width * 4,
            let picture = PixelSource.wrap(.color, base: ring.base, width: width, height: height, bytesPerRow: bytesPerRow, owner: nil)
        else { return nil }
        (base, self.width, self.height, self.bytesPerRow, self.picture) = (ring.base, width, height, bytesPerRow, picture)
        (owned, self.ring) = (nil, ring)
    }

    /// A surface with its own memory, black.
    public init?(width: Int, height: Int) {
        guard width > 0, height > 0, width <= PixelSource.sideLimit, height <= PixelSource.sideLimit else { return nil }
        let bytesPerRow = (width * 4 + 63) & ~63
        // Rows are further apart than a small page: a large page saves a page table walk per row.
        let largePage = 2 << 20
        let memory = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: largePage)
        if bytesPerRow * height >= largePage { madvise(memory, bytesPerRow * height, Int32(MADV_HUGEPAGE)) }
        memory.initializeMemory(as: UInt32.self, repeating: 0xFF00_0000, count: bytesPerRow / 4 * height)
        guard let picture = PixelSource.wrap(.color, base: memory, width: width, height: height, bytesPerRow: bytesPerRow, owner: nil)
        else {
            memory.deallocate()
            return nil
        }
        (base, owned, self.picture, ring) = (memory, memory, picture, nil)
        (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    }

    deinit { owned?.deallocate() }

    /// Updates the origin after another surface in the same memory moved it.
    func catchUp() {
        guard let ring, ring.base != base,
            let picture = PixelSource.wrap(.color, base: ring.base, width: width, height: height, bytesPerRow: bytesPerRow, owner: nil)
        else { return }
        (base, self.picture) = (ring.base, picture)
    }

    /// Moves all pixels by moving the memory's origin. False if the distance is too large.
    func turn(dx: Int, dy: Int) -> Bool {
        let bytes = -(dy * bytesPerRow + dx * 4)
        guard let ring, abs(bytes) <= ring.slack else { return false }
        ring.turn(by: bytes)
        guard let picture = PixelSource.wrap(.color, base: ring.base, width: width, height: height, bytesPerRow: bytesPerRow, owner: nil)
        else {
            ring.turn(by: -bytes)
            return false
        }
        (base, self.picture) = (ring.base, picture)
        return true
    }

    /// The number of columns and rows.
    public var size: PixelSize { PixelSize(width: width, height: height) }
    var rect: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
