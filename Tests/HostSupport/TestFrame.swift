package import HostInterface

/// A generated image to verify a host's display: uniform areas of known colours, fine lines, and a gradient.
package struct TestFrame {
    package var size: PixelSize
    /// Premultiplied BGRA, tightly packed.
    package var pixels: [UInt32]

    package init(size: PixelSize, colour: UInt32 = 0xFFFF_FFFF) {
        self.size = size
        pixels = [UInt32](repeating: colour, count: size.width * size.height)
    }

    /// Four fields (red, green, blue, white), a gradient across the middle.
    package static func fields(_ size: PixelSize) -> TestFrame {
        var picture = TestFrame(size: size)
        let (middleX, middleY) = (size.width / 2, size.height / 2)
        picture.fill(PixelRect(x: 0, y: 0, width: middleX, height: middleY), 0xFFFF_0000)
        picture.fill(PixelRect(x: middleX, y: 0, width: size.width - middleX, height: middleY), 0xFF00_C800)
        picture.fill(PixelRect(x: 0, y: middleY, width: middleX, height: size.height - middleY), 0xFF00_00FF)
        for x in 0..<size.width {
            let level = UInt32(x * 255 / size.width)
            picture.fill(PixelRect(x: x, y: middleY - size.height / 40, width: 1, height: size.height / 20), 0xFF00_0000 | level * 0x010101)
        }
        return picture
    }

    package mutating func fill(_ rect: PixelRect, _ colour: UInt32) {
        for row in rect.y..<rect.y + rect.height {
            for x in rect.x..<rect.x + rect.width { pixels[row * size.width + x] = colour }
        }
    }

    package func present(on display: any HostDisplay, damage: [PixelRect]? = nil) {
        pixels.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let whole = [PixelRect(x: 0, y: 0, width: size.width, height: size.height)]
            display.present(pixels: base, bytesPerRow: size.width * 4, damage: damage ?? whole)
        }
    }
}
