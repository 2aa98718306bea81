internal import CoreGraphics

/// The frames of an animated PNG file. libpng knows stills only, so each frame is handed to it as a file of its own.
struct APNGFile {
    enum Disposal: UInt8 { case keep, clear, restore }

    struct Frame {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
        var delay: FrameDelay
        var disposal: Disposal
        /// Drawn over what is there, rather than in its place.
        var isBlended: Bool
        var data: [Range<Int>] = []
    }

    let loopCount: Int
    private(set) var frames: [Frame] = []
    private let bytes: [UInt8]
    private let header: Range<Int>
    /// Palette, transparency and colour chunks that every frame needs, whole.
    private var shared: [Range<Int>] = []

    private static let maximumFrames = 10_000

    /// Nil for a still picture, and for an animation that breaks the rules: then the still picture in it is shown.
    init?(_ data: Data, width: Int, height: Int) {
        bytes = Array(data)
        var chunks = PNGChunks(bytes)
        guard let first = chunks.next(), first.name == "IHDR", first.body.count == 13 else { return nil }
        header = first.body
        var loops: Int?
        var hasPicture = false
        while let chunk = chunks.next() {
            switch chunk.name {
            case "acTL":
                guard chunk.body.count == 8, loops == nil else { return nil }
                loops = Self.number(bytes, chunk.body.lowerBound + 4)
            case "fcTL":
                guard loops != nil, frames.count < Self.maximumFrames, let frame = Self.frame(bytes, chunk.body),
                    frame.x + frame.width <= width, frame.y + frame.height <= height
                else { return nil }
                frames.append(frame)
            case "IDAT":
                // Stills tell themselves by having pixels before any control.
                guard loops != nil else { return nil }
                hasPicture = true
                if !frames.isEmpty { frames[frames.count - 1].data.append(chunk.body) }
            case "fdAT":
                guard !frames.isEmpty, chunk.body.count > 4 else { return nil }
                frames[frames.count - 1].data.append(chunk.body.lowerBound + 4..<chunk.body.upperBound)
            case "PLTE", "tRNS", "gAMA", "sRGB", "cHRM", "iCCP", "sBIT": if !hasPicture { shared.append(chunk.whole) }
            case "IEND": break
            default: break
            }
        }
        guard let loops, !frames.isEmpty, frames.allSatisfy({ !$0.data.isEmpty }) else { return nil }
        loopCount = loops
    }

    /// A frame as a PNG file.
    func file(_ index: Int) -> Data {
        let frame = frames[index]
        var head = Array(bytes[header])
        for (place, value) in [(0, frame.width), (4, frame.height)] {
            for offset in 0..<4 { head[place + offset] = UInt8(truncatingIfNeeded: value >> (24 - 8 * offset)) }
        }
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        PNGChunks.append("IHDR", head, to: &file)
        for range in shared { file.append(contentsOf: bytes[range]) }
        for range in frame.data { PNGChunks.append("IDAT", Array(bytes[range]), to: &file) }
        PNGChunks.append("IEND", [], to: &file)
        return file
    }

    private static func number(_ bytes: [UInt8], _ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }

    private static func frame(_ bytes: [UInt8], _ body: Range<Int>) -> Frame? {
        guard body.count == 26 else { return nil }
        let start = body.lowerBound
        let (width, height) = (number(bytes, start + 4), number(bytes, start + 8))
        guard width > 0, height > 0, let disposal = Disposal(rawValue: bytes[start + 24]), bytes[start + 25] < 2 else { return nil }
        let parts = (Int(bytes[start + 20]) << 8 | Int(bytes[start + 21]), Int(bytes[start + 22]) << 8 | Int(bytes[start + 23]))
        return Frame(
            x: number(bytes, start + 12), y: number(bytes, start + 16), width: width, height: height,
            delay: FrameDelay(unclamped: Double(parts.0) / Double(parts.1 == 0 ? 100 : parts.1)), disposal: disposal,
            isBlended: bytes[start + 25] == 1
        )
    }
}

/// The chunks of a PNG file, one after the other, as far as they are whole.
struct PNGChunks {
    private let bytes: [UInt8]
    private var place = 8

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> (name: String, body: Range<Int>, whole: Range<Int>)? {
        guard place + 12 <= bytes.count else { return nil }
        let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        guard length <= bytes.count - place - 12 else { return nil }
        let whole = place..<place + length + 12
        let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
        place = whole.upperBound
        return (name, whole.lowerBound + 8..<whole.lowerBound + 8 + length, whole)
    }

    static func append(_ name: String, _ body: [UInt8], to file: inout Data) {
        let named = Array(name.utf8) + body
        for number in [UInt32(body.count), nil] {
            if number == nil { file.append(contentsOf: named) }
            let value = number ?? checksum(named)
            for shift in [24, 16, 8, 0] { file.append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) }
        }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF as UInt32) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
    }
}

/// Plays an animated PNG from its start.
final class APNGPlayer {
    private(set) var shown = 0
    private let file: APNGFile
    private let canvas: PixelMemory

    init(_ file: APNGFile, width: Int, height: Int) throws(ImageDecodingError) {
        self.file = file
        canvas = try ImageLimits.makePixels(width: width, height: height, isOpaque: false)
    }

    /// The next frame as it is seen; every frame before it must have been made.
    func next() throws(ImageDecodingError) -> PixelMemory {
        let frame = file.frames[shown]
        let pixels = try PNGDecoder(file.file(shown), isComplete: true).decodeStill()
        let result = try ImageLimits.makePixels(width: canvas.width, height: canvas.height, isOpaque: false)
        copy(canvas, to: result)
        draw(pixels, frame, on: result)
        shown += 1
        switch frame.disposal {
        case .keep: copy(result, to: canvas)
        case .clear:
            copy(result, to: canvas)
            for y in 0..<frame.height { memset(row(canvas, frame.y + y) + frame.x * 4, 0, frame.width * 4) }
        case .restore: break
        }
        return result
    }

    private func row(_ memory: PixelMemory, _ y: Int) -> UnsafeMutablePointer<UInt8> {
        (memory.base + y * memory.bytesPerRow).assumingMemoryBound(to: UInt8.self)
    }

    private func copy(_ from: PixelMemory, to: PixelMemory) {
        for y in 0..<from.height { memcpy(row(to, y), row(from, y), from.width * 4) }
    }

    private func draw(_ pixels: PixelMemory, _ frame: APNGFile.Frame, on target: PixelMemory) {
        for y in 0..<min(frame.height, pixels.height) {
            let (from, to) = (row(pixels, y), row(target, frame.y + y) + frame.x * 4)
            for x in stride(from: 0, to: min(frame.width, pixels.width) * 4, by: 4) {
                let alpha = pixels.isOpaque ? 255 : UInt32(from[x + 3])
                for part in 0..<4 {
                    let value = part == 3 ? alpha : UInt32(from[x + part])
                    let below = frame.isBlended ? (UInt32(to[x + part]) * (255 - alpha) + 127) / 255 : 0
                    to[x + part] = UInt8(min(value + below, 255))
                }
            }
        }
    }
}
