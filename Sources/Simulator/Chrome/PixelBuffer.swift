public import HostInterface

/// Pixels in memory that is owned elsewhere. Premultiplied BGRA, top row first.
public struct PixelBuffer {
    public let base: UnsafeMutableRawPointer
    public let bytesPerRow: Int
    public let size: PixelSize
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
