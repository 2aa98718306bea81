internal import Foundation
public import HostInterface

/// Pixels that belong to the caller and that frames are drawn into: premultiplied BGRA, top row first.
///
/// The server counts on finding its last frame in it: what it does not touch stays as it was.
/// > Isolation: whoever holds the server.
public final class RenderSurface {
    public let width: Int
    public let height: Int
    public let bytesPerRow: Int
    public private(set) var base: UnsafeMutableRawPointer
    private(set) var picture: PixelSource
    private let owned: UnsafeMutableRawPointer?
    private let ring: RingMemory?

    /// Nil when a size is not positive or a row is too short or not a multiple of 4 bytes.
    public init?(base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
        guard bytesPerRow >= width * 4,
            let picture = PixelSource.wrap(.color, base: base, width: width, height: height, bytesPerRow: bytesPerRow, owner: nil)
        else { return nil }
        (self.base, self.width, self.height, self.bytesPerRow, self.picture) = (base, width, height, bytesPerRow, picture)
        (owned, ring) = (nil, nil)
    }

    /// A surface in memory that can be turned, which others see too. Nil as above.
    public init?(ring: RingMemory, width: Int, height: Int, bytesPerRow: Int) {
        guard bytesPerRow >= width * 4,
            let picture = PixelSource.wrap(.color, base: ring.base, width: width, height: height, bytesPerRow: bytesPerRow, owner: nil)
        else { return nil }
        (base, self.width, self.height, self.bytesPerRow, self.picture) = (ring.base, width, height, bytesPerRow, picture)
        (owned, self.ring) = (nil, ring)
    }

    /// A surface with memory of its own, black.
    public init?(width: Int, height: Int) {
        guard width > 0, height > 0, width <= PixelSource.sideLimit, height <= PixelSource.sideLimit else { return nil }
        let bytesPerRow = (width * 4 + 63) & ~63
        // Rows lie more than a small page apart: large pages spare a table walk for each.
        let largePage = 2 << 20
        let memory = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: largePage)
        if bytesPerRow * height >= largePage { madvise(memory, bytesPerRow * height, Int32(MADV_HUGEPAGE)) }
        memory.initializeMemory(as: UInt32.self, repeating: 0xFF00_0000, count: bytesPerRow / 4 * height)
        guard let picture = PixelSource.wrap(.color, base: memory, width: width, height: height, bytesPerRow: bytesPerRow, owner: nil) else {
            memory.deallocate()
            return nil
        }
        (base, owned, self.picture, ring) = (memory, memory, picture, nil)
        (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    }

    deinit { owned?.deallocate() }

    /// Finds the pixels again after another surface in the same memory has turned it.
    func catchUp() {
        guard let ring, ring.base != base,
            let picture = PixelSource.wrap(.color, base: ring.base, width: width, height: height, bytesPerRow: bytesPerRow, owner: nil)
        else { return }
        (base, self.picture) = (ring.base, picture)
    }

    /// Moves all pixels by turning the memory they lie in. False when it cannot be turned as far.
    func turn(dx: Int, dy: Int) -> Bool {
        let bytes = -(dy * bytesPerRow + dx * 4)
        guard let ring, abs(bytes) <= ring.slack else { return false }
        ring.turn(by: bytes)
        guard let picture = PixelSource.wrap(.color, base: ring.base, width: width, height: height, bytesPerRow: bytesPerRow, owner: nil) else {
            ring.turn(by: -bytes)
            return false
        }
        (base, self.picture) = (ring.base, picture)
        return true
    }

    public var size: PixelSize { PixelSize(width: width, height: height) }
    var rect: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
