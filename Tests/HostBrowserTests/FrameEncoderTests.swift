import HostInterface
import HostTestSupport
import TestSupport
import Testing

@testable import HostBrowser

@Suite("FrameEncoder")
struct FrameEncoderTests {
    /// What page.js does with a message: the canvas's pixels of each rectangle.
    private static func decode(_ words: [UInt32]) -> [(PixelRect, [UInt32])] {
        var rects: [(PixelRect, [UInt32])] = []
        var at = 3
        for _ in 0..<words[2] {
            let rect = PixelRect(
                x: Int(words[at] & 0xFFFF), y: Int(words[at] >> 16), width: Int(words[at + 1] & 0xFFFF), height: Int(words[at + 1] >> 16))
            let end = at + 3 + Int(words[at + 2])
            at += 3
            var pixels: [UInt32] = []
            while at < end {
                let count = Int(words[at] & 0x3FFF_FFFF)
                switch words[at] >> 30 {
                case 0:
                    pixels += words[(at + 1)..<(at + 1 + count)]
                    at += count
                case 1:
                    pixels += [UInt32](repeating: words[at + 1], count: count)
                    at += 1
                default: for _ in 0..<count { pixels.append(pixels[pixels.count - rect.width]) }
                }
                at += 1
            }
            rects.append((rect, pixels))
        }
        return rects
    }

    private static func expected(_ picture: TestFrame, _ rect: PixelRect) -> [UInt32] {
        (rect.y..<rect.y + rect.height).flatMap { row in
            (rect.x..<rect.x + rect.width).map { FrameEncoder.pagePixel(picture.pixels[row * picture.size.width + $0]) }
        }
    }

    @Test("every rectangle round-trips exactly", arguments: 0..<40)
    func roundTrip(seed: UInt64) {
        var random = SplitMix(seed)
        let size = PixelSize(width: 1 + Int.random(in: 0..<60, using: &random), height: 1 + Int.random(in: 0..<60, using: &random))
        var picture = TestFrame(size: size, colour: 0xFF20_2020)
        let palette = (0..<3).map { _ in random.next(upperBound: UInt32.max) | 0xFF00_0000 } + [0, 0x8040_2010]
        for index in picture.pixels.indices where Int.random(in: 0..<4, using: &random) > 0 {
            picture.pixels[index] = palette[Int.random(in: 0..<palette.count, using: &random)]
        }
        let rects = (0..<3).map { _ in
            let x = Int.random(in: 0..<size.width, using: &random)
            let y = Int.random(in: 0..<size.height, using: &random)
            return PixelRect(
                x: x, y: y, width: 1 + Int.random(in: 0..<(size.width - x), using: &random),
                height: 1 + Int.random(in: 0..<(size.height - y), using: &random))
        }
        let words = picture.pixels.withUnsafeBufferPointer {
            FrameEncoder.message(frame: 9, rects: rects, pixels: $0.baseAddress!, size: size)
        }
        #expect(words.prefix(3) == [1, 9, 3])
        for (index, decoded) in Self.decode(words).enumerated() {
            #expect(decoded.0 == rects[index])
            #expect(decoded.1 == Self.expected(picture, rects[index]))
        }
    }

    @Test("a uniform area takes a few words")
    func plain() {
        let picture = TestFrame(size: PixelSize(width: 1170, height: 2532))
        let words = picture.pixels.withUnsafeBufferPointer {
            FrameEncoder.message(frame: 1, rects: [picture.size.bounds], pixels: $0.baseAddress!, size: picture.size)
        }
        #expect(words.count == 3 + 3 + 3)
    }

    @Test("converts pixels from BGRA to RGBA")
    func pixels() {
        #expect(FrameEncoder.pagePixel(0xFF11_2233) == 0xFF33_2211)
        #expect(FrameEncoder.pagePixel(0x8040_0080) == 0x8080_0040)
        #expect(FrameEncoder.pagePixel(0) == 0)
    }
}
