/// The layout of pixels in memory other than the framework's own.
package struct PixelLayout: Equatable, Sendable {
    package var width: Int
    package var height: Int
    package var bitsPerComponent: Int
    package var bitsPerPixel: Int
    package var bytesPerRow: Int
    package var space: CGColorSpace
    package var bitmapInfo: CGBitmapInfo

    /// The native format, without padding.
    package static func native(width: Int, height: Int, isOpaque: Bool = false) -> PixelLayout {
        PixelLayout(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4, space: .standardRGB,
            bitmapInfo: isOpaque
                ? CGBitmapInfo(rawValue: 0x2000 | CGImageAlphaInfo.noneSkipFirst.rawValue) : .native
        )
    }

    /// Red, green, blue, alpha: the output of image decoders.
    package static func rgba(width: Int, height: Int, isOpaque: Bool) -> PixelLayout {
        PixelLayout(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4, space: .standardRGB,
            bitmapInfo: CGBitmapInfo(
                rawValue: isOpaque ? CGImageAlphaInfo.noneSkipLast.rawValue : CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
    }

    var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }
    var isOpaque: Bool { alphaInfo == .none || alphaInfo == .noneSkipLast || alphaInfo == .noneSkipFirst }
    var isFloat: Bool { bitmapInfo.contains(.floatComponents) }
    /// Bytes of one pixel in reverse order.
    var isLittleEndian: Bool {
        let order = bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue
        return (order == 0x2000 && bitsPerPixel == 32) || (order == 0x1000 && bitsPerComponent == 16)
    }

    /// The bytes are in the native format: drawing can happen in place.
    var isNative: Bool {
        bitsPerComponent == 8 && bitsPerPixel == 32 && space.model == .rgb && isLittleEndian && !isFloat
            && (alphaInfo == .premultipliedFirst || alphaInfo == .noneSkipFirst) && space.encoding == .sRGB
    }

    /// Components stored per pixel, including a skipped one.
    var componentCount: Int {
        switch alphaInfo {
        case .alphaOnly: 1
        case .none: space.numberOfComponents
        default: space.numberOfComponents + 1
        }
    }

    /// The values are consistent, and so is their memory size.
    var isValid: Bool {
        guard width > 0, height > 0, width <= 65_500, height <= 65_500, width * height <= PixelMemory.largestPixelCount,
            [1, 2, 4, 8, 16, 32].contains(bitsPerComponent), bitsPerPixel >= bitsPerComponent, bitsPerPixel <= 128,
            bitsPerPixel >= bitsPerComponent * componentCount, bytesPerRow >= (width * bitsPerPixel + 7) / 8, bytesPerRow <= 1 << 24,
            bitsPerComponent != 32 || isFloat, !isFloat || bitsPerComponent == 32, space.model != .pattern
        else { return false }
        return true
    }

    /// Required bytes; the last row needs no padding.
    var byteCount: Int { bytesPerRow * (height - 1) + (width * bitsPerPixel + 7) / 8 }

    /// Whether a bitmap context can draw in this format.
    var isDrawable: Bool {
        guard isValid, bitsPerComponent == 8, !isFloat else { return false }
        switch (space.model, alphaInfo) {
        case (_, .alphaOnly): return bitsPerPixel == 8
        case (.monochrome, .none): return bitsPerPixel == 8
        case (.rgb, .premultipliedLast), (.rgb, .premultipliedFirst), (.rgb, .noneSkipLast), (.rgb, .noneSkipFirst):
            return bitsPerPixel == 32
        default: return false
        }
    }

    package static func == (lhs: PixelLayout, rhs: PixelLayout) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height && lhs.bitsPerComponent == rhs.bitsPerComponent
            && lhs.bitsPerPixel == rhs.bitsPerPixel && lhs.bytesPerRow == rhs.bytesPerRow && lhs.space == rhs.space
            && lhs.bitmapInfo == rhs.bitmapInfo
    }
}
