import CoreGraphics
@testable import ImageIO
import Testing

@Suite("Hostile image files")
struct HostileFileTests {
    /// Everything an app could ask of a file, thrown at it.
    private func prod(_ data: Data) throws {
        let source = try SampleFiles.source(data)
        let count = min(CGImageSourceGetCount(source), 4)
        for index in 0..<max(count, 1) {
            _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
            _ = CGImageSourceCreateImageAtIndex(source, index, nil)
        }
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 7,
            kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        _ = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        let growing = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(growing, data as CFData, false)
        _ = CGImageSourceCreateImageAtIndex(growing, 0, nil)
    }

    private func samples(_ type: String) throws -> [Data] {
        let still = try SampleFiles.file(type, [try SampleFiles.image()], properties: [kCGImagePropertyOrientation: 6])
        guard type.contains("gif") || type.contains("webp") else { return [still] }
        return [still, try SampleFiles.file(type, [try SampleFiles.image(), try SampleFiles.image(right: .clear)])]
    }

    @Test("survives truncation at every byte", arguments: SampleFiles.types)
    func truncation(type: String) throws {
        for file in try samples(type) { for length in 0..<file.count { try prod(file.prefix(length)) } }
    }

    @Test("survives thousands of damaged files", arguments: SampleFiles.types)
    func mutation(type: String) throws {
        let files = try samples(type)
        var dice = SeededRandom(seed: 77)
        for round in 0..<1500 {
            var file = files[round % files.count]
            for _ in 0...dice.roll(6) {
                let place = file.startIndex + dice.roll(file.count)
                switch dice.roll(4) {
                case 0: file[place] = UInt8(dice.roll(256))
                case 1: file[place] = dice.roll(2) == 0 ? 0 : 255
                case 2: file.removeSubrange(place..<min(place + dice.roll(8), file.endIndex))
                default: file.insert(contentsOf: (0..<dice.roll(8)).map { _ in UInt8(dice.roll(256)) }, at: place)
                }
                if file.isEmpty { break }
            }
            try prod(file)
        }
    }

    @Test("survives random bytes behind every signature")
    func noise() throws {
        var dice = SeededRandom(seed: 3)
        let starts: [[UInt8]] = [
            [], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF, 0xE0], Array("GIF89a".utf8),
            Array("RIFF    WEBPVP8 ".utf8),
        ]
        for round in 0..<2000 { try prod(Data(starts[round % 5] + (0..<dice.roll(200)).map { _ in UInt8(dice.roll(256)) })) }
    }

    @Test("refuses a wrong checksum")
    func checksum() throws {
        var file = try SampleFiles.file("public.png", [try SampleFiles.image()])
        file[file.startIndex + 29] ^= 0xFF
        #expect(CGImageSourceCreateImageAtIndex(try SampleFiles.source(file), 0, nil) == nil)
    }

    @Test("refuses a truncated PNG, with a status that says so")
    func truncatedPicture() throws {
        let file = try SampleFiles.file("public.png", [try SampleFiles.image()])
        let source = try SampleFiles.source(file.prefix(20))
        #expect(CGImageSourceGetStatus(source) == .statusInvalidData || CGImageSourceGetStatus(source) == .statusUnexpectedEOF)
        #expect(CGImageSourceGetCount(source) == 0)
        #expect(CGImageSourceGetStatus(try SampleFiles.source(Data("not an image".utf8))) == .statusUnknownType)
    }

    @Test("refuses sizes too large to allocate")
    func bombs() throws {
        // A PNG header that declares 60 000 × 60 000 pixels, with its right checksum worked out below.
        for (width, height) in [(60_000, 60_000), (65_000, 900)] as [(UInt32, UInt32)] {
            var header: [UInt8] = Array("IHDR".utf8)
            for number in [width, height] { header += (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
            header += [8, 6, 0, 0, 0]
            let file =
                Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + header + checksum(header))
                + Data([0, 0, 0, 0] + Array("IDAT".utf8) + checksum(Array("IDAT".utf8)))
            let source = try SampleFiles.source(file)
            #expect(CGImageSourceGetCount(source) == 0)
            #expect(throws: ImageDecodingError.self) { try source.image(at: 0) }
        }
        let gif = try SampleFiles.source(
            Data(Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0x2C] + [UInt8](repeating: 0, count: 9)))
        #expect(throws: ImageDecodingError.tooLarge(width: 65_535, height: 65_535)) { try gif.image(at: 0) }
    }

    @Test("refuses an animation whose canvas is too large to be held three times; one frame of that size is an image")
    func largeCanvas() throws {
        let head = Array("GIF89a".utf8) + [0x90, 0x5D, 0x01, 0x08, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF]
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
        #expect(CGImageSourceGetCount(try SampleFiles.source(Data(head + frame + [0x3B]))) == 1)
        let two = try SampleFiles.source(Data(head + frame + frame + [0x3B]))
        #expect(CGImageSourceGetCount(two) == 0)
        #expect(throws: ImageDecodingError.tooLarge(width: 23_952, height: 2049)) { try two.image(at: 0) }
    }

    @Test("the mean of millions of pixels is their colour")
    func largeMean() throws {
        // 4 200² pixels of 255 are more than 32 bits hold.
        let white = try ImageLimits.makePixels(width: 4200, height: 4200, isOpaque: true)
        memset(white.base, 0xFF, white.bytesPerRow * 4200)
        let one = try ImageScaling.render(white, width: 1, height: 1, orientation: .up)
        #expect(one.base.load(as: UInt32.self) == 0xFFFF_FFFF)
    }

    private func checksum(_ bytes: [UInt8]) -> [UInt8] {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
        }
        return (0..<4).map { UInt8(truncatingIfNeeded: ~value >> (24 - 8 * $0)) }
    }
}
