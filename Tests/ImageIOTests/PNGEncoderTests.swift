import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

@Suite("PNG files of all kinds of rows")
struct PNGEncoderTests {
    /// Rows of one colour, of text, of gradients and of noise, one kind after the other.
    private static func image(width: Int, height: Int, isOpaque: Bool) throws -> CGImage {
        let base = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 64)
        var state: UInt64 = 5
        func noise() -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 56)
        }
        for y in 0..<height {
            for x in 0..<width {
                let gray: Int
                switch y / 7 % 4 {
                case 0: gray = 240
                case 1: gray = x % 11 < 3 ? 20 : 240
                case 2: gray = (x + 3 * y) % 256
                default: gray = noise()
                }
                let alpha = isOpaque ? 255 : [255, 0, 128][(x + y) % 3]
                // Premultiplied; what alpha 128 cannot hold exactly is rounded once.
                let value = UInt8(gray * alpha / 255)
                (base + (y * width + x) * 4).storeBytes(
                    of: UInt32(value) | UInt32(value) << 8 | UInt32(value / 2) << 16 | UInt32(alpha) << 24, as: UInt32.self)
            }
        }
        return CGImage(
            memory: PixelMemory(base: base, width: width, height: height, bytesPerRow: width * 4, isOpaque: isOpaque) { base.deallocate() })
    }

    private static func pixels(_ image: CGImage) -> [UInt32] {
        image.withPixels { memory in
            (0..<memory.height).flatMap { y in
                (0..<memory.width).map { (memory.base + y * memory.bytesPerRow + $0 * 4).loadUnaligned(as: UInt32.self) }
            }
        }
    }

    @Test("a file has the pixels that were written", arguments: [(1, 1), (1, 40), (40, 1), (97, 60)], [true, false])
    func same(size: (width: Int, height: Int), isOpaque: Bool) throws {
        let image = try Self.image(width: size.width, height: size.height, isOpaque: isOpaque)
        let file = try #require(ImageEncoder.png(image))
        let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
        let read = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(Self.pixels(read) == Self.pixels(image))
        #expect(ImageEncoder.png(read) == file)
    }
}
