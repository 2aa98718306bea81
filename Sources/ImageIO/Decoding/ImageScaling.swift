internal import CoreGraphics

enum ImageScaling {
    /// The size with the longer side no longer than `largest`, never larger than it is.
    static func size(width: Int, height: Int, largest: Int) -> (width: Int, height: Int) {
        let longest = max(width, height)
        guard longest > largest else { return (width, height) }
        let ratio = Double(largest) / Double(longest)
        return (max(1, Int((Double(width) * ratio).rounded())), max(1, Int((Double(height) * ratio).rounded())))
    }

    /// The pixels at another size, turned upright.
    static func render(
        _ memory: PixelMemory, width: Int, height: Int, orientation: CGImagePropertyOrientation
    ) throws(ImageDecodingError) -> PixelMemory {
        if memory.width == width && memory.height == height && orientation == .up { return memory }
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
}
