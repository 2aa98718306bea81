import CoreGraphics
import ImageIO
import TestSupport
import Testing

@Suite("CGImageSource")
struct ImageSourceTests {
    @Test("decodes what was encoded", arguments: SampleFiles.types)
    func roundTrip(type: String) throws {
        let source = try SampleFiles.source(try SampleFiles.file(type, [try SampleFiles.image()]))
        #expect(CGImageSourceGetType(source) as String? == type)
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == 24)
        #expect(image.height == 16)
        let (left, right) = (image.pixel(2, 8), image.pixel(21, 8))
        // JPEG and lossy WebP bend colours a little.
        #expect(left[0] > 240)
        #expect(left[2] < 15)
        #expect(right[2] > 240)
        #expect(right[0] < 15)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    }

    @Test("keeps alpha where the format has it", arguments: ["public.png", "org.webmproject.webp", "com.compuserve.gif"])
    func alpha(type: String) throws {
        let picture = try SampleFiles.image(right: .clear)
        let file = try SampleFiles.file(type, [picture], properties: [kCGImageDestinationLossyCompressionQuality: 1])
        let image = try #require(CGImageSourceCreateImageAtIndex(try SampleFiles.source(file), 0, nil))
        #expect(image.pixel(2, 2) == [255, 0, 0, 255])
        #expect(image.pixel(20, 2) == [0, 0, 0, 0])
    }

    @Test("keeps half-transparent PNG pixels to one step")
    func halfAlpha() throws {
        let picture = try SampleFiles.image(right: CGColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.5))
        let image = try #require(
            CGImageSourceCreateImageAtIndex(try SampleFiles.source(try SampleFiles.file("public.png", [picture])), 0, nil))
        for (a, b) in zip(image.pixel(20, 3), picture.pixel(20, 3)) { #expect(abs(Int(a) - Int(b)) <= 1) }
    }

    @Test("reads size, orientation and alpha without decoding")
    func properties() throws {
        let file = try SampleFiles.file("public.jpeg", [try SampleFiles.image()], properties: [kCGImagePropertyOrientation: 6])
        let source = try SampleFiles.source(file)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
        try #require(properties[kCGImagePropertyPixelWidth] as? Int == 24)
        #expect(properties[kCGImagePropertyPixelHeight] as? Int == 16)
        #expect(properties[kCGImagePropertyOrientation] as? Int == 6)
        #expect(properties[kCGImagePropertyHasAlpha] as? Bool == false)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 3, nil) == nil)
    }

    @Test("creates a thumbnail, upright on request", arguments: SampleFiles.types)
    func thumbnails(type: String) throws {
        let file = try SampleFiles.file(
            type, [try SampleFiles.image(width: 640, height: 480)], properties: [kCGImagePropertyOrientation: 6])
        let source = try SampleFiles.source(file)
        func thumbnail(_ more: [CFString: Any]) -> CGImage? {
            let options: [CFString: Any] = [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 100,
            ]
            return CGImageSourceCreateThumbnailAtIndex(source, 0, options.merging(more) { $1 } as CFDictionary)
        }
        let plain = try #require(thumbnail([:]))
        #expect(plain.width == 100)
        #expect(plain.height == 75)
        #expect(plain.pixel(10, 40)[0] > 230)
        #expect(plain.pixel(90, 40)[2] > 230)
        let upright = try #require(thumbnail([kCGImageSourceCreateThumbnailWithTransform: true]))
        if type == "public.jpeg" {
            // Left becomes top.
            #expect(upright.width == 75)
            #expect(upright.height == 100)
            #expect(upright.pixel(40, 10)[0] > 230)
            #expect(upright.pixel(40, 90)[2] > 230)
        } else {
            #expect(upright.width == 100)
        }
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    }

    @Test("applies every orientation as in EXIF", arguments: CGImagePropertyOrientation.allCases)
    func orientations(orientation: CGImagePropertyOrientation) {
        let stored = CGPoint(x: 0, y: 0)
        let corner = stored.applying(orientation.transform(width: 24, height: 16))
        let expected: [CGPoint] = [
            CGPoint(x: 0, y: 0), CGPoint(x: 24, y: 0), CGPoint(x: 24, y: 16), CGPoint(x: 0, y: 16), CGPoint(x: 0, y: 0),
            CGPoint(x: 16, y: 0), CGPoint(x: 16, y: 24), CGPoint(x: 0, y: 24),
        ]
        #expect(corner == expected[Int(orientation.rawValue) - 1])
    }

    @Test(
        "reads animations with their delays and loop counts",
        arguments: [
            ("com.compuserve.gif", "{GIF}"), ("org.webmproject.webp", "{WebP}"),
        ])
    func animations(type: String, dictionary: String) throws {
        let key = dictionary as CFString
        let images = [
            try SampleFiles.image(), try SampleFiles.image(right: CGColor(red: 0, green: 1, blue: 0, alpha: 1)),
            try SampleFiles.image(right: .clear),
        ]
        let file = try SampleFiles.file(
            type, images, properties: [key: ["DelayTime": 0.25], kCGImageDestinationLossyCompressionQuality: 1],
            file: [key: ["LoopCount": 3]]
        )
        let source = try SampleFiles.source(file)
        #expect(CGImageSourceGetCount(source) == 3)
        let whole = try #require(CGImageSourceCopyProperties(source, nil) as? [CFString: Any])
        #expect((whole[key] as? [String: Any])?["LoopCount"] as? Int == 3)
        let frame = try #require(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [CFString: Any])
        #expect((frame[key] as? [String: Any])?["DelayTime"] as? Double == 0.25)
        let second = try #require(CGImageSourceCreateImageAtIndex(source, 1, nil))
        #expect(second.pixel(20, 8) == [0, 255, 0, 255])
        let third = try #require(CGImageSourceCreateImageAtIndex(source, 2, nil))
        #expect(third.pixel(20, 8)[3] == 0)
        let first = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(first.pixel(20, 8) == [0, 0, 255, 255])
    }

    @Test("shows the received part of an incomplete file")
    func incremental() throws {
        let file = try SampleFiles.file("public.png", [try noisy(64)])
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, file.prefix(10) as CFData, false)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        CGImageSourceUpdateData(source, file.prefix(file.count * 2 / 3) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        let part = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(part.pixel(3, 3)[3] == 255)
        #expect(part.pixel(3, 63)[3] == 0)
        CGImageSourceUpdateData(source, file as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.pixel(3, 63)[3] == 255)
    }

    private func noisy(_ size: Int) throws -> CGImage {
        var dice = SeededRandom(seed: 5)
        let bytes = (0..<size * size * 4).map { $0 % 4 == 3 ? UInt8(255) : UInt8(dice.roll(256)) }
        guard let provider = CGDataProvider(data: Data(bytes) as CFData),
            let image = CGImage(
                width: size, height: size, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: size * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent
            )
        else { throw SampleFiles.Failure.noImage }
        return image
    }

    @Test("writes no more pixels than requested")
    func largestSize() throws {
        let file = try SampleFiles.file(
            "public.png", [try SampleFiles.image(width: 640, height: 480)], properties: [kCGImageDestinationImageMaxPixelSize: 64]
        )
        let image = try #require(CGImageSourceCreateImageAtIndex(try SampleFiles.source(file), 0, nil))
        #expect(image.width == 64)
        #expect(image.height == 48)
        #expect(image.pixel(5, 5) == [255, 0, 0, 255])
    }

    @Test("refuses to finalize a file with missing images, and types it cannot write")
    func destinations() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 2, nil))
        CGImageDestinationAddImage(destination, try SampleFiles.image(), nil)
        #expect(!CGImageDestinationFinalize(destination))
        #expect(data.length == 0)
        #expect(CGImageDestinationCreateWithData(data, "public.nothing", 1, nil) == nil)
    }
}
