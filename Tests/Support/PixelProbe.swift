package import CoreGraphics

extension CGImage {
    /// Red, green, blue, alpha of one pixel as stored, premultiplied; rows from the top.
    package func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        withPixels { memory in
            let bytes = (memory.base + y * memory.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
            return [bytes[2], bytes[1], bytes[0], memory.isOpaque ? 255 : bytes[3]]
        }
    }
}

extension CGContext {
    package func pixel(_ x: Int, _ y: Int) -> [UInt8] { makeImage()?.pixel(x, y) ?? [] }
}
