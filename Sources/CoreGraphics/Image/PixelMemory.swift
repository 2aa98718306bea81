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
    /// A byte a pixel says how much is covered; else pixels are the framework's own, of four bytes.
    package let isCoverage: Bool
    /// Of memory that another process can be given; nil for other memory.
    package let shareable: ShareableBitmapMemory?
    private let release: () -> Void

    /// The most pixels one bitmap may have: 1 GiB of memory.
    package static let largestPixelCount = 1 << 28

    /// Memory owned by someone else, who keeps it until `release` is called.
    package init(
        base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, isCoverage: Bool = false,
        shareable: ShareableBitmapMemory? = nil, release: @escaping () -> Void
    ) {
        self.base = base
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.isOpaque = isOpaque
        self.isCoverage = isCoverage
        self.shareable = shareable
        self.release = release
    }

    /// Fresh transparent pixels; nil when a side is not positive, the bitmap too large, or there is no memory.
    package convenience init?(width: Int, height: Int, isOpaque: Bool = false) {
        guard width > 0, height > 0, width <= 65_500, height <= 65_500, width * height <= Self.largestPixelCount else { return nil }
        let length = height * width * 4
        if length >= Self.pagedAllocationSize, let shareable = ShareableBitmapMemory(byteCount: length) {
            self.init(
                base: shareable.base, width: width, height: height, bytesPerRow: width * 4, isOpaque: isOpaque, shareable: shareable
            ) {}
            return
        }
        guard let base = Self.allocate(length) else { return nil }
        let address = UInt(bitPattern: base)
        self.init(base: base, width: width, height: height, bytesPerRow: width * 4, isOpaque: isOpaque) {
            guard let base = UnsafeMutableRawPointer(bitPattern: address) else { return }
            if length >= Self.pagedAllocationSize { munmap(base, length) } else { free(base) }
        }
    }

    /// Bitmaps of this size and more have pages of their own, which go back to the system with them and leave no holes. > Units: bytes.
    private static let pagedAllocationSize = 64 << 10

    private static func allocate(_ length: Int) -> UnsafeMutableRawPointer? {
        guard length >= pagedAllocationSize else { return calloc(length, 1) }
        let base = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        return base == MAP_FAILED ? nil : base
    }

    /// The same as pixels of one colour.
    package func filled(red: Double, green: Double, blue: Double) -> PixelMemory? {
        guard isCoverage, let result = PixelMemory(width: width, height: height) else { return nil }
        func part(_ value: Double, _ amount: UInt32) -> UInt32 { UInt32((min(1, max(0, value)) * Double(amount)).rounded()) }
        let pixels = (0...255).map { amount -> UInt32 in
            let amount = UInt32(amount)
            return amount << 24 | part(red, amount) << 16 | part(green, amount) << 8 | part(blue, amount)
        }
        for y in 0..<height {
            let from = (base + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let to = (result.base + y * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { to[x] = pixels[Int(from[x])] }
        }
        return result
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
