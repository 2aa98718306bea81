internal import CImageCodecs
internal import CWebP
internal import CoreGraphics

/// Encodes single images.
package enum ImageEncoder {
    /// Nil only if allocation fails.
    package static func png(_ image: CGImage) -> Data? {
        encode(image) { ferry_png_encode($0, $1, $2, $3, $4, $5, $6, $7) }
    }

    /// `quality` 0 to 1. Transparent pixels are composited on white.
    package static func jpeg(_ image: CGImage, quality: CGFloat, orientation: CGImagePropertyOrientation = .up) -> Data? {
        let percent = Int32((min(max(quality.isNaN ? 1 : quality, 0), 1) * 100).rounded())
        let turn = orientation == .up ? 0 : Int32(orientation.rawValue)
        return encode(image) { ferry_jpeg_encode($0, $1, $2, $3, $4, percent, turn, $5, $6, $7) }
    }

    /// `quality` 0 to 1; 1 is lossless.
    static func webp(_ image: CGImage, quality: CGFloat) -> Data? {
        let (width, height) = (Int32(image.width), Int32(image.height))
        return StraightPixels.with(image) { pixels in
            var out: UnsafeMutablePointer<UInt8>?
            let count =
                quality >= 1
                ? WebPEncodeLosslessBGRA(pixels, width, height, width * 4, &out)
                : WebPEncodeBGRA(pixels, width, height, width * 4, Float(max(quality, 0) * 100), &out)
            guard let out else { return nil }
            defer { WebPFree(out) }
            return count > 0 ? Data(bytes: out, count: count) : nil
        }
    }

    /// `quality` 0 to 1. The pixels are stored upright. Nil without the encoder that libheif uses.
    package static func heic(_ image: CGImage, quality: CGFloat, orientation: CGImagePropertyOrientation = .up) -> Data? {
        let percent = Int32((min(max(quality.isNaN ? 1 : quality, 0), 1) * 100).rounded())
        let turned: CGImage? =
            orientation == .up
            ? image
            : image.withPixels { memory in
                (try? ImageScaling.render(memory, width: memory.width, height: memory.height, orientation: orientation))
                    .map { CGImage(memory: $0) }
            }
        guard let upright = turned else { return nil }
        return StraightPixels.with(upright) { pixels in
            var out: UnsafeMutablePointer<UInt8>?
            var count = 0
            let status = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(FERRY_MESSAGE_LENGTH)) { text in
                ferry_heif_encode(pixels, UInt32(upright.width), UInt32(upright.height), percent, &out, &count, text.baseAddress)
            }
            guard status == FERRY_CODEC_OK, let out else { return nil }
            defer { free(out) }
            return Data(bytes: out, count: count)
        }
    }

    private typealias Encode = (
        UnsafePointer<UInt8>, Int, UInt32, UInt32, Int32, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int>,
        UnsafeMutablePointer<CChar>
    ) -> ferry_codec_status

    private static func encode(_ image: CGImage, _ body: Encode) -> Data? {
        image.withPixels { memory in
            var out: UnsafeMutablePointer<UInt8>?
            var count = 0
            let status = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(FERRY_MESSAGE_LENGTH)) { text in
                guard let message = text.baseAddress else { return FERRY_CODEC_FAILED }
                return body(
                    memory.base.assumingMemoryBound(to: UInt8.self), memory.bytesPerRow, UInt32(memory.width), UInt32(memory.height),
                    memory.isOpaque ? 1 : 0, &out, &count, message
                )
            }
            guard status == FERRY_CODEC_OK, let out else { return nil }
            defer { free(out) }
            return Data(bytes: out, count: count)
        }
    }
}

/// Pixels whose colours are not premultiplied.
enum StraightPixels {
    static func with<Value>(_ image: CGImage, _ body: (UnsafeMutablePointer<UInt8>) -> Value?) -> Value? {
        image.withPixels { memory in
            let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: memory.width * memory.height * 4)
            defer { pixels.deallocate() }
            for y in 0..<memory.height {
                let from = (memory.base + y * memory.bytesPerRow).assumingMemoryBound(to: UInt8.self)
                let to = pixels + y * memory.width * 4
                for x in 0..<memory.width {
                    let alpha = memory.isOpaque ? 255 : UInt32(from[x * 4 + 3])
                    for part in 0..<3 {
                        let value = UInt32(from[x * 4 + part])
                        to[x * 4 + part] = alpha == 255 ? UInt8(value) : alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
                    }
                    to[x * 4 + 3] = UInt8(alpha)
                }
            }
            return body(pixels)
        }
    }
}
