internal import CoreGraphics

enum ImageScaling {
    /// The size with the longer side at most `largest`, never enlarged.
    static func size(width: Int, height: Int, largest: Int) -> (width: Int, height: Int) {
        let longest = max(width, height)
        guard longest > largest else { return (width, height) }
        let ratio = Double(largest) / Double(longest)
        return (max(1, Int((Double(width) * ratio).rounded())), max(1, Int((Double(height) * ratio).rounded())))
    }

    /// The pixels at another size, upright.
    static func render(
        _ memory: PixelMemory, width: Int, height: Int, orientation: CGImagePropertyOrientation
    ) throws(ImageDecodingError) -> PixelMemory {
        if memory.width == width && memory.height == height && orientation == .up { return memory }
        let factor = min(memory.width / max(width, 1), memory.height / max(height, 1))
        if factor > 1 {
            return try render(try averaged(memory, factor: factor), width: width, height: height, orientation: orientation)
        }
        let (outWidth, outHeight) = orientation.swapsSides ? (height, width) : (width, height)
        let result = try ImageLimits.makePixels(width: outWidth, height: outHeight, isOpaque: memory.isOpaque)
        guard let context = CGContext(memory: result) else { throw .tooLarge(width: outWidth, height: outHeight) }
        context.useTopLeftOrigin(scale: 1)
        context.concatenate(orientation.transform(width: CGFloat(width), height: CGFloat(height)))
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: 1, y: -1)
        context.interpolationQuality = .high
        context.setBlendMode(.copy)
        context.draw(CGImage(memory: memory), in: CGRect(x: 0, y: 0, width: width, height: height))
        context.flush()
        return result
    }

    /// Each pixel is the mean of a square of `factor` × `factor`, without the remainder at the right and bottom.
    private static func averaged(_ memory: PixelMemory, factor: Int) throws(ImageDecodingError) -> PixelMemory {
        let result = try ImageLimits.makePixels(
            width: memory.width / factor, height: memory.height / factor, isOpaque: memory.isOpaque
        )
        let area = UInt64(factor * factor)
        var sums = [UInt64](repeating: 0, count: result.width * 4)
        sums.withUnsafeMutableBufferPointer { sums in
            for y in 0..<result.height {
                sums.update(repeating: area / 2)
                for row in y * factor..<(y + 1) * factor {
                    let line = (memory.base + row * memory.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                    for x in 0..<result.width { add(line + x * factor, factor, to: &sums, x * 4) }
                }
                let to = (result.base + y * result.bytesPerRow).assumingMemoryBound(to: UInt8.self)
                for index in sums.indices { to[index] = UInt8(truncatingIfNeeded: sums[index] / area) }
            }
        }
        return result
    }

    /// Adds `count` pixels to the sums of their four bytes at `place`, two bytes at a time.
    private static func add(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, to sums: inout UnsafeMutableBufferPointer<UInt64>, _ place: Int
    ) {
        var (even, odd, index): (UInt64, UInt64, Int) = (0, 0, 0)
        while index < count {
            let pixel = UInt64(pixels[index])
            even &+= pixel & 0xFF | (pixel & 0xFF_0000) << 16
            odd &+= (pixel >> 8) & 0xFF | (pixel & 0xFF00_0000) << 8
            index &+= 1
        }
        sums[place] &+= even & 0xFFFF_FFFF
        sums[place + 1] &+= odd & 0xFFFF_FFFF
        sums[place + 2] &+= even >> 32
        sums[place + 3] &+= odd >> 32
    }
}
