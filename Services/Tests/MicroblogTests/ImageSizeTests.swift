import Testing

@testable import Microblog

@Suite("Sizes of images")
struct ImageSizeTests {
    private static func size(_ bytes: [UInt8]) -> ImageSize? {
        ImageSize { offset, count in Array(bytes.dropFirst(offset).prefix(count)) }
    }

    private static let png: [UInt8] = [
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2, 0x80, 0, 0, 1, 0xe0,
    ]
    private static let gif = Array("GIF89a".utf8) + [0x40, 0x01, 0xf0, 0]
    /// A segment of an application, a fill byte, a table of codes, and a frame.
    private static let jpeg: [UInt8] = [
        0xff, 0xd8, 0xff, 0xe0, 0, 4, 9, 9, 0xff, 0xff, 0xc4, 0, 3, 9, 0xff, 0xc2, 0, 17, 8, 1, 0xe0, 2, 0x80, 3,
    ]

    @Test("are read from the heads of the three types")
    func heads() {
        #expect(Self.size(Self.png) == ImageSize(width: 640, height: 480))
        #expect(Self.size(Self.gif) == ImageSize(width: 320, height: 240))
        #expect(Self.size(Self.jpeg) == ImageSize(width: 640, height: 480))
    }

    @Test("are missing where a file ends too soon, has none, or is something else")
    func none() {
        for bytes in [Self.png, Self.gif, Self.jpeg] {
            for count in 0..<min(bytes.count, 22) where count < bytes.count - (bytes == Self.jpeg ? 1 : 0) {
                #expect(Self.size(Array(bytes.prefix(count))) == nil)
            }
        }
        #expect(Self.size(Self.png.dropLast(8) + [0, 0, 0, 0, 0, 0, 0, 1]) == nil)
        #expect(Self.size(Array("<html>".utf8)) == nil)
        // Segments without a length, and without an end.
        #expect(Self.size([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]) == nil)
        #expect(
            ImageSize { _, count in
                [0xff, 0xd8, 0xff, 0xe0, 0, 2, 0, 0, 0].prefix(count) + Array(repeating: 0xff, count: max(0, count - 9))
            } == nil)
    }

    @Test("are in the names of uploaded images, in one form")
    func names() {
        let token = String(repeating: "A", count: 43)
        #expect(ImageStore.size("\(token)_640x480.jpg") == ImageSize(width: 640, height: 480))
        for name in ["\(token).jpg", "\(token)_640.jpg", "\(token)_0x4.jpg", "\(token)_+6x4.jpg", "\(token)_06x4.jpg", "s1.png", ""] {
            #expect(ImageStore.size(name) == nil, "\(name)")
        }
    }

    @Test("of the seeded world's images are those of their bytes")
    func samples() throws {
        for name in ["s1.png", "s8.png", "s96.png", "g12.gif"] {
            let bytes = try #require(SampleImages.image(name, .large))
            #expect(SampleImages.size(name) == Self.size(bytes))
        }
        for name in ["s0.png", "s97.png", "g1.png", "x1.png", "s.png", "s-1.png"] { #expect(SampleImages.size(name) == nil, "\(name)") }
    }
}
