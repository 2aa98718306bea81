internal import CoreGraphics

/// The bytes of an image in Core Graphics' own format, of which tiles write different parts.
struct NativeBitmap: @unchecked Sendable {
    private let memory: PixelMemory
    private let area: PixelArea

    /// Transparent; nil if it is too large.
    init?(_ area: PixelArea) {
        guard let memory = PixelMemory(width: area.width, height: area.height) else { return nil }
        (self.memory, self.area) = (memory, area)
    }

    var image: CGImage { CGImage(memory: memory) }

    func write(_ tile: PixelTile, from space: WorkingSpace) {
        let table = SRGB.byteOfLight
        tile.forEachRow { row, y in
            let bytes =
                (memory.base + (area.maxY - 1 - y) * memory.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                + tile.area.minX - area.minX
            for x in 0..<tile.area.width { bytes[x] = Self.bytes(row[x], space, table) }
        }
    }

    @inline(__always) private static func bytes(_ pixel: Pixel, _ space: WorkingSpace, _ table: [UInt8]) -> UInt32 {
        guard pixel.w > 0 else { return 0 }
        let plain = pixel.unpremultiplied.colorClamped
        let alpha = UInt32((plain.w * 255).rounded())
        func part(_ value: Float) -> UInt32 {
            let byte = space.isLinear ? UInt32(table[Int((value * SRGB.steps).rounded())]) : UInt32((value * 255).rounded())
            return alpha == 255 ? byte : (byte * alpha + 127) / 255
        }
        if (plain.x + plain.y + plain.z).isNaN { return alpha << 24 }
        return alpha << 24 | part(plain.x) << 16 | part(plain.y) << 8 | part(plain.z)
    }
}
