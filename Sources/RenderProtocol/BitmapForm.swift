/// How the pixels of a bitmap lie in memory, top row first.
///
/// Without `ink` they are premultiplied BGRA (cairo's ARGB32 on little endian). Of a drawing in one colour only the coverage is kept, a byte
/// a pixel: a quarter of the memory, and what is drawn of it is drawn by one multiplication.
public struct BitmapForm: Hashable, Sendable {
    /// > Units: pixels.
    public let width: Int
    public let height: Int
    /// The colour that the coverage is of; nil for pixels with colours of their own.
    public let ink: RenderColor?
    public let bytesPerRow: Int

    /// The longest side. > Units: pixels.
    public static let sideLimit = 16_384
    /// Rows begin where vector instructions like them to.
    private static let alignment = 16

    /// Nil when a side is not positive or too long.
    public init?(width: Int, height: Int, ink: RenderColor? = nil) {
        guard (1...Self.sideLimit).contains(width), (1...Self.sideLimit).contains(height) else { return nil }
        let row = (width * (ink == nil ? 4 : 1) + Self.alignment - 1) & ~(Self.alignment - 1)
        (self.width, self.height, self.ink, bytesPerRow) = (width, height, ink, row)
    }

    /// Pixels whose rows lie as someone else put them; nil when they do not fit the figures.
    public init?(width: Int, height: Int, ink: RenderColor?, bytesPerRow: Int) {
        guard (1...Self.sideLimit).contains(width), (1...Self.sideLimit).contains(height),
            bytesPerRow >= width * (ink == nil ? 4 : 1), bytesPerRow <= Self.sideLimit * 8, bytesPerRow % 4 == 0
        else { return nil }
        (self.width, self.height, self.ink, self.bytesPerRow) = (width, height, ink, bytesPerRow)
    }

    public var bytesPerPixel: Int { ink == nil ? 4 : 1 }
    public var byteCount: Int { bytesPerRow * height }
}

/// Names memory that bitmaps lie in, one after the other.
public struct MemoryID: Hashable, Sendable {
    public var rawValue: UInt64
    public init(_ rawValue: UInt64) { self.rawValue = rawValue }
}
