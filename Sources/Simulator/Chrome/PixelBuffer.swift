public import HostInterface

/// Pixels in memory that is owned elsewhere. Premultiplied BGRA, top row first.
public struct PixelBuffer {
    /// The address of the top row.
    public let base: UnsafeMutableRawPointer
    /// The distance between two rows, in bytes.
    public let bytesPerRow: Int
    /// The number of columns and rows.
    public let size: PixelSize
    /// Creates a buffer on memory that must exist as long as it is used.
    public init(base: UnsafeMutableRawPointer, bytesPerRow: Int, size: PixelSize) {
        self.base = base
        self.bytesPerRow = bytesPerRow
        self.size = size
    }
}

extension PixelBuffer {
    /// Inverts the colours of opaque pixels.
    func invert(_ part: PixelRect) {
        let part = part.intersection(size.bounds)
        for y in part.y..<max(part.y, part.maxY) {
            let line = (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in part.x..<max(part.x, part.maxX) { line[x] ^= 0x00FF_FFFF }
        }
    }
}
