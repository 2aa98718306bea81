/// A bitmap of premultiplied BGRA, the one form every pixel takes inside the framework.
///
/// > Units: pixels, rows from the top.
package final class PixelMemory: @unchecked Sendable {
    package let base: UnsafeMutableRawPointer
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    /// Every pixel's alpha is 255.
    package let isOpaque: Bool
    private let release: () -> Void

    /// The most pixels one bitmap may have: 1 GiB of memory.
    package static let largestPixelCount = 1 << 28

    /// Memory owned by someone else, who keeps it until `release` is called.
    package init(
        base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, release: @escaping () -> Void
    ) {
        self.base = base
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.isOpaque = isOpaque
        self.release = release
    }

    /// Fresh transparent pixels; nil when a side is not positive, the bitmap too large, or there is no memory.
    package convenience init?(width: Int, height: Int, isOpaque: Bool = false) {
        guard width > 0, height > 0, width <= 65_500, height <= 65_500, width * height <= Self.largestPixelCount,
            let base = calloc(height, width * 4)
        else { return nil }
        let address = UInt(bitPattern: base)
        self.init(base: base, width: width, height: height, bytesPerRow: width * 4, isOpaque: isOpaque) {
            free(UnsafeMutableRawPointer(bitPattern: address))
        }
    }

    deinit { release() }

    /// Drawing leaves anything in the byte that would be alpha.
    func fillAlphaIfOpaque() {
        guard isOpaque else { return }
        for y in 0..<height {
            let row = (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { row[x] |= 0xFF00_0000 }
        }
    }

    /// A part that shares this bitmap's bytes; the rectangle must lie within.
    func part(x: Int, y: Int, width: Int, height: Int) -> PixelMemory {
        PixelMemory(
            base: base + y * bytesPerRow + x * 4, width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: isOpaque
        ) { withExtendedLifetime(self) {} }
    }

    func copy() -> PixelMemory? {
        guard let result = PixelMemory(width: width, height: height, isOpaque: isOpaque) else { return nil }
        if result.bytesPerRow == bytesPerRow {
            memcpy(result.base, base, height * bytesPerRow)
        } else {
            for y in 0..<height { memcpy(result.base + y * result.bytesPerRow, base + y * bytesPerRow, width * 4) }
        }
        return result
    }
}
