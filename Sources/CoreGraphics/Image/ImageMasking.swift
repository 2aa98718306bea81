extension CGImage {
    /// Black pixels whose alpha is the mask's opacity.
    static func stencil(of memory: PixelMemory, inverted: Bool) -> PixelMemory? {
        guard let result = PixelMemory(width: memory.width, height: memory.height) else { return nil }
        for y in 0..<memory.height {
            let from = (memory.base + y * memory.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let to = (result.base + y * result.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<memory.width {
                let pixel = from + x * 4
                let level = Luma.level(red: pixel[2], green: pixel[1], blue: pixel[0])
                to[x * 4 + 3] = inverted ? 255 - level : level
            }
        }
        return result
    }

    /// This image as a mask: an image mask or an image with alpha by its alpha, any other by its brightness.
    var maskImage: CGImage? {
        if !isOpaque { return self }
        return withPixels { Self.stencil(of: $0, inverted: false) }.map { CGImage(memory: $0) }
    }

    /// This image with the alpha of `mask`, stretched to its size.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard let memory = PixelMemory(width: width, height: height), let context = CGContext(memory: memory) else { return nil }
        let area = CGRect(x: 0, y: 0, width: width, height: height)
        context.clip(to: area, mask: mask)
        context.draw(self, in: area)
        return context.makeImage()
    }

    /// This image with those pixels transparent whose components are all within the given ranges: minimum, maximum for each component,
    /// from 0 to 255.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard components.count >= 6, layout.space.model == .rgb, let copy = withPixels({ $0.transparentCopy() }) else { return nil }
        for y in 0..<height {
            let row = (copy.base + y * copy.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<width {
                let pixel = row + x * 4
                let hit = (0..<3).allSatisfy {
                    components[$0 * 2] <= CGFloat(pixel[2 - $0]) && CGFloat(pixel[2 - $0]) <= components[$0 * 2 + 1]
                }
                if hit { (pixel[0], pixel[1], pixel[2], pixel[3]) = (0, 0, 0, 0) }
            }
        }
        return CGImage(memory: copy)
    }

    /// The same bytes interpreted in another space; nil if the number of components differs.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, space.numberOfComponents == layout.space.numberOfComponents, let provider = dataProvider else { return nil }
        return CGImage(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo, provider: provider, decode: nil, shouldInterpolate: shouldInterpolate,
            intent: renderingIntent
        )
    }
}

extension PixelMemory {
    /// A copy with an alpha channel, opaque if this one has none.
    func transparentCopy() -> PixelMemory? {
        guard let result = PixelMemory(width: width, height: height) else { return nil }
        for y in 0..<height {
            let row = result.base + y * result.bytesPerRow
            memcpy(row, base + y * bytesPerRow, width * 4)
            if isOpaque { for x in 0..<width { row.storeBytes(of: 255, toByteOffset: x * 4 + 3, as: UInt8.self) } }
        }
        return result
    }
}
