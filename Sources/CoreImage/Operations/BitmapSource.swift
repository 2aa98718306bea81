internal import CoreGraphics

/// The pixels of a Core Graphics image, its lower left corner at the origin.
struct BitmapSource: ImageOperation {
    let image: CGImage
    /// False: the bytes are taken as numbers of the working space, as for an image without a colour space.
    var isColorManaged = true
    var inputs: [ImageGraph] { [] }

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) {
        let light = space.isLinear && isColorManaged ? SRGB.lightOfByte : (0...255).map { Float($0) / 255 }
        image.withPixels { memory in
            for y in max(tile.area.minY, 0)..<max(min(tile.area.maxY, memory.height), max(tile.area.minY, 0)) {
                let bytes = (memory.base + (memory.height - 1 - y) * memory.bytesPerRow).assumingMemoryBound(to: UInt8.self)
                let row = tile.row(y)
                for x in max(tile.area.minX, 0)..<max(min(tile.area.maxX, memory.width), max(tile.area.minX, 0)) {
                    row[x - tile.area.minX] = Self.pixel(bytes + x * 4, light, isOpaque: memory.isOpaque)
                }
            }
        }
    }

    /// A premultiplied BGRA pixel. Its colours are multiplied with alpha as encoded, those of the working space as light.
    @inline(__always) private static func pixel(_ bytes: UnsafePointer<UInt8>, _ light: [Float], isOpaque: Bool) -> Pixel {
        let alpha = isOpaque ? 255 : Int(bytes[3])
        if alpha == 255 { return Pixel(light[Int(bytes[2])], light[Int(bytes[1])], light[Int(bytes[0])], 1) }
        if alpha == 0 { return .zero }
        func part(_ byte: UInt8) -> Float { light[min((Int(byte) * 255 + alpha / 2) / alpha, 255)] }
        return Pixel(part(bytes[2]), part(bytes[1]), part(bytes[0]), 1) * (Float(alpha) / 255)
    }
}
