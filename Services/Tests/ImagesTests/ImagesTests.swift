import Images
import Testing

@Suite("Images")
struct ImagesTests {
    private func image(_ width: Int, _ height: Int, colours: Int) -> IndexedImage {
        var image = IndexedImage(width: width, height: height)
        for index in 0..<colours { _ = image.add(.init(UInt8(index % 256), UInt8(index * 7 % 256), UInt8(index * 31 % 256))) }
        var state: UInt32 = 7
        for row in 0..<height {
            for column in 0..<width {
                state = state &* 1_664_525 &+ 1_013_904_223
                // Runs and noise, so that the codes of the compression grow to their full width and begin again.
                let index = row % 3 == 0 ? column / 9 % colours : Int(state >> 16) % colours
                image.fill(row: row, from: column, to: column + 1, with: UInt8(index))
            }
        }
        return image
    }

    /// The pixels of each frame, decoded by the rules of GIF89a alone.
    private func frames(_ bytes: [UInt8]) throws -> [[UInt8]] {
        #expect(bytes.starts(with: Array("GIF89a".utf8)))
        #expect(bytes.last == 0x3b)
        var place = 13 + 3 * (1 << (Int(bytes[10] & 7) + 1))
        var frames: [[UInt8]] = []
        func blocks() -> [UInt8] {
            var data: [UInt8] = []
            while bytes[place] != 0 {
                data += bytes[(place + 1)...(place + Int(bytes[place]))]
                place += 1 + Int(bytes[place])
            }
            place += 1
            return data
        }
        while bytes[place] != 0x3b {
            if bytes[place] == 0x21 {
                place += 2
                _ = blocks()
            } else {
                try #require(bytes[place] == 0x2c)
                let size = Int(bytes[place + 10])
                place += 11
                frames.append(decode(blocks(), codeSize: size))
            }
        }
        return frames
    }

    private func decode(_ data: [UInt8], codeSize: Int) -> [UInt8] {
        let (clear, end) = (1 << codeSize, 1 << codeSize + 1)
        var (table, width, last): ([[UInt8]], Int, [UInt8]?) = ([], codeSize + 1, nil)
        func reset() { (table, width, last) = ((0..<clear).map { [UInt8($0)] } + [[], []], codeSize + 1, nil) }
        reset()
        var (output, buffer, held): ([UInt8], Int, Int) = ([], 0, 0)
        for byte in data {
            buffer |= Int(byte) << held
            held += 8
            while held >= width {
                let code = buffer & (1 << width - 1)
                buffer >>= width
                held -= width
                if code == end { return output }
                guard code != clear else {
                    reset()
                    continue
                }
                let text = code < table.count ? table[code] : (last ?? []) + [last?[0] ?? 0]
                output += text
                if let last, table.count < 4096 { table.append(last + [text[0]]) }
                if table.count == 1 << width, width < 12 { width += 1 }
                last = text
            }
        }
        return output
    }

    @Test("a GIF decodes to its frames", arguments: [(1, 1, 2), (40, 30, 5), (120, 90, 256), (300, 200, 250)])
    func gif(width: Int, height: Int, colours: Int) throws {
        let image = image(width, height, colours: colours)
        var other = image
        other.fill(row: 0, from: 0, to: width, with: 1)
        #expect(try frames(GIF.encode([image, other], delay: 10)) == [image.pixels, other.pixels])
    }

    @Test("a PNG has its size, palette and transparent colour")
    func png() {
        var image = image(33, 21, colours: 9)
        image.transparent = 4
        let bytes = PNG.encode(image)
        #expect(bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
        #expect(bytes[16..<26].elementsEqual([0, 0, 0, 33, 0, 0, 0, 21, 8, 3]))
        let text = String(decoding: bytes, as: Unicode.ASCII.self)
        #expect(["PLTE", "tRNS", "IDAT", "IEND"].allSatisfy { text.contains($0) })
    }

    @Test("shapes are clipped to the image")
    func clipping() {
        var image = IndexedImage(width: 8, height: 8)
        _ = image.add(.init(0, 0, 0))
        let ink = image.add(.init(255, 255, 255))
        image.fillEllipse(x: 0, y: 0, radiusX: 30, radiusY: 30, with: ink)
        image.fill(row: -1, from: -5, to: 90, with: ink)
        image.fill(column: 20, from: 0, with: ink)
        #expect(image.pixels == [UInt8](repeating: ink, count: 64))
    }
}
