public import HostInterface

/// Pixels in memory that someone else owns. Premultiplied BGRA, top row first.
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
