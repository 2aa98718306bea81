import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

@Suite("APNG")
struct APNGTests {
    /// Three frames on 8 × 8: red all over, a green square of 4 in the middle that is taken away again, a half-transparent blue one over the top left.
    private func file(plays: UInt32 = 2) throws -> Data {
        func square(_ color: CGColor, _ side: Int) throws -> Data {
            let context = try #require(
                CGContext(
                    data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            // A transparent pixel, so that all files have alpha.
            context.clear(CGRect(x: 0, y: side - 1, width: 1, height: 1))
            return try SampleFiles.file("public.png", [try #require(context.makeImage())])
        }
        let files = [
            try square(CGColor(red: 1, green: 0, blue: 0, alpha: 1), 8), try square(CGColor(red: 0, green: 1, blue: 0, alpha: 1), 4),
            try square(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5), 4),
        ]
        func number(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        func control(_ sequence: UInt32, _ side: UInt32, _ x: UInt32, _ y: UInt32, disposal: UInt8, blend: UInt8) -> [UInt8] {
            number(sequence) + number(side) + number(side) + number(x) + number(y) + [0, 1, 0, 4, disposal, blend]
        }
        func chunks(_ file: Data, _ name: String) -> [[UInt8]] {
            var reader = PNGChunks(Array(file))
            var found: [[UInt8]] = []
            while let chunk = reader.next() { if chunk.name == name { found.append(Array(Array(file)[chunk.body])) } }
            return found
        }
        var result = Data(files[0].prefix(8))
        PNGChunks.append("IHDR", chunks(files[0], "IHDR")[0], to: &result)
        PNGChunks.append("acTL", number(3) + number(plays), to: &result)
        PNGChunks.append("fcTL", control(0, 8, 0, 0, disposal: 0, blend: 0), to: &result)
        for body in chunks(files[0], "IDAT") { PNGChunks.append("IDAT", body, to: &result) }
        PNGChunks.append("fcTL", control(1, 4, 2, 2, disposal: 2, blend: 0), to: &result)
        for body in chunks(files[1], "IDAT") { PNGChunks.append("fdAT", number(2) + body, to: &result) }
        PNGChunks.append("fcTL", control(3, 4, 0, 0, disposal: 0, blend: 1), to: &result)
        for body in chunks(files[2], "IDAT") { PNGChunks.append("fdAT", number(4) + body, to: &result) }
        PNGChunks.append("IEND", [], to: &result)
        return result
    }

    @Test("composites frames with over, source and disposal")
    func frames() throws {
        let source = try SampleFiles.source(try file())
        #expect(CGImageSourceGetCount(source) == 3)
        let images = try (0..<3).map { try #require(CGImageSourceCreateImageAtIndex(source, $0, nil)) }
        #expect(images[0].pixel(5, 5) == [255, 0, 0, 255])
        #expect(images[1].pixel(4, 4) == [0, 255, 0, 255])
        #expect(images[1].pixel(7, 7) == [255, 0, 0, 255])
        let mixed = images[2].pixel(2, 2)
        #expect(images[2].pixel(4, 4) == [255, 0, 0, 255])
        #expect(abs(Int(mixed[0]) - 127) < 3)
        #expect(abs(Int(mixed[2]) - 128) < 3)
        #expect(mixed[3] == 255)
        #expect(try #require(CGImageSourceCreateImageAtIndex(source, 1, nil)).pixel(4, 4) == [0, 255, 0, 255])
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [CFString: Any])
        #expect((properties[kCGImagePropertyPNGDictionary] as? [String: Any])?["DelayTime"] as? Double == 0.25)
        let whole = try #require(CGImageSourceCopyProperties(source, nil) as? [CFString: Any])
        #expect((whole[kCGImagePropertyPNGDictionary] as? [String: Any])?["LoopCount"] as? Int == 2)
    }

    @Test("shows the still image where the animation is invalid")
    func rules() throws {
        var file = try file()
        let mark = try #require(file.range(of: Data("fcTL".utf8)))
        file[mark.upperBound + 7] = 200
        let source = try SampleFiles.source(file)
        #expect(CGImageSourceGetCount(source) == 1)
    }

    @Test("survives damage")
    func damage() throws {
        let whole = try file()
        var dice = SeededRandom(seed: 21)
        for _ in 0..<500 {
            var file = whole
            for _ in 0...dice.roll(5) { file[file.startIndex + dice.roll(file.count)] = UInt8(dice.roll(256)) }
            let source = try SampleFiles.source(file)
            for index in 0..<min(CGImageSourceGetCount(source), 4) { _ = CGImageSourceCreateImageAtIndex(source, index, nil) }
        }
    }

    @Test("several images of a PNG destination are the frames of an animation")
    func writing() throws {
        func image(_ red: CGFloat, _ side: Int = 4) throws -> CGImage {
            let context = try #require(
                CGContext(
                    data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(CGColor(red: red, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            return try #require(context.makeImage())
        }
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png" as NSString, 3, nil))
        CGImageDestinationSetProperties(
            destination, [kCGImagePropertyPNGDictionary as String: [kCGImagePropertyAPNGLoopCount as String: 3]] as NSDictionary)
        for (red, delay) in [(0.0, 0.5), (0.4, 0.25), (1, Double.nan)] {
            let properties = [kCGImagePropertyPNGDictionary as String: [kCGImagePropertyAPNGDelayTime as String: delay]] as NSDictionary
            CGImageDestinationAddImage(destination, try image(red), properties)
        }
        #expect(CGImageDestinationFinalize(destination))
        let source = try SampleFiles.source(data as Data)
        #expect(CGImageSourceGetCount(source) == 3)
        #expect(try #require(CGImageSourceCreateImageAtIndex(source, 2, nil)).pixel(2, 2) == [255, 0, 0, 255])
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [CFString: Any])
        #expect((properties[kCGImagePropertyPNGDictionary] as? [String: Any])?["DelayTime"] as? Double == 0.25)
        let whole = try #require(CGImageSourceCopyProperties(source, nil) as? [CFString: Any])
        #expect((whole[kCGImagePropertyPNGDictionary] as? [String: Any])?["LoopCount"] as? Int == 3)
        let uneven = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png" as NSString, 2, nil))
        CGImageDestinationAddImage(uneven, try image(0), nil)
        CGImageDestinationAddImage(uneven, try image(0, 5), nil)
        #expect(!CGImageDestinationFinalize(uneven))
    }

    @Test("properties that are not numbers of their kind do not stop the app", arguments: ["public.jpeg", "com.compuserve.gif"])
    func oddProperties(_ type: String) throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let image = try #require(context.makeImage())
        for number in [-1, 1e300, -1e300, Double.nan, .infinity] {
            let destination = try #require(CGImageDestinationCreateWithData(NSMutableData(), type as NSString, 1, nil))
            let properties: [String: Any] = [
                kCGImagePropertyOrientation as String: number, kCGImagePropertyGIFDictionary as String: ["DelayTime": number],
            ]
            CGImageDestinationAddImage(destination, image, properties as NSDictionary)
            #expect(CGImageDestinationFinalize(destination))
        }
    }
}
