/// The pixel format of a bitmap, top row first.
///
/// Without `ink`, premultiplied BGRA (cairo's ARGB32 on little endian). For a drawing in one colour only the coverage is stored, a byte
/// per pixel: a quarter of the memory, and drawn with one multiplication.
public struct BitmapForm: Hashable, Sendable {
    /// The number of columns.
    ///
    /// > Units: pixels.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The colour of the coverage; nil for pixels with their own colours.
    public let ink: RenderColor?
    /// The distance between two rows, in bytes.
    public let bytesPerRow: Int

    /// Maximum side. > Units: pixels.
    public static let sideLimit = 16_384
    /// Alignment of rows, for vector instructions.
    private static let alignment = 16

    /// Nil if a side is not positive or too long.
    public init?(width: Int, height: Int, ink: RenderColor? = nil) {
        guard (1...Self.sideLimit).contains(width), (1...Self.sideLimit).contains(height) else { return nil }
        let row = (width * (ink == nil ? 4 : 1) + Self.alignment - 1) & ~(Self.alignment - 1)
        (self.width, self.height, self.ink, bytesPerRow) = (width, height, ink, row)
    }

    /// Pixels with existing rows; nil if the values are inconsistent.
    public init?(width: Int, height: Int, ink: RenderColor?, bytesPerRow: Int) {
        guard (1...Self.sideLimit).contains(width), (1...Self.sideLimit).contains(height),
            bytesPerRow >= width * (ink == nil ? 4 : 1), bytesPerRow <= Self.sideLimit * 8, bytesPerRow % 4 == 0
        else { return nil }
        (self.width, self.height, self.ink, self.bytesPerRow) = (width, height, ink, bytesPerRow)
    }

    /// 4 for pixels with colour, 1 for coverage.
    public var bytesPerPixel: Int { ink == nil ? 4 : 1 }
    /// The size of the whole bitmap, in bytes.
    public var byteCount: Int { bytesPerRow * height }
}

/// Identifies memory for bitmaps, which contains one at a time.
public struct MemoryID: Hashable, Sendable {
    /// The number that both ends of the link use.
    public var rawValue: UInt64
    /// Creates an identifier from its number.
    public init(_ rawValue: UInt64) { self.rawValue = rawValue }
}
