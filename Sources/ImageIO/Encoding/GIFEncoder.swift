internal import CGIF
internal import CoreGraphics

/// Writes animations of up to 255 colours and transparency a frame.
enum GIFEncoder {
    struct Frame {
        var image: CGImage
        /// > Units: seconds.
        var delay: Double
    }

    /// `loopCount` 0 repeats for ever, nil plays once.
    static func encode(_ frames: [Frame], loopCount: Int?) -> Data? {
        guard let first = frames.first?.image, frames.allSatisfy({ $0.image.width <= 65_500 && $0.image.height <= 65_500 }) else {
            return nil
        }
        let output = GIFOutput()
        var code: Int32 = 0
        let opened = EGifOpen(
            Unmanaged.passUnretained(output).toOpaque(),
            { file, bytes, count in
                guard let file, let bytes, let user = file.pointee.UserData, count > 0 else { return 0 }
                Unmanaged<GIFOutput>.fromOpaque(user).takeUnretainedValue().data.append(bytes, count: Int(count))
                return count
            }, &code)
        guard let file = opened else { return nil }
        EGifSetGifVersion(file, true)
        var isGood = EGifPutScreenDesc(file, Int32(first.width), Int32(first.height), 8, 0, nil) == GIF_OK
        if let loopCount, isGood { isGood = writeLoopExtension(file, loopCount) }
        for frame in frames where isGood { isGood = put(frame, file) }
        return EGifCloseFile(file, &code) == GIF_OK && isGood ? output.data : nil
    }

    private static func writeLoopExtension(_ file: UnsafeMutablePointer<GifFileType>, _ count: Int) -> Bool {
        let repeats = UInt16(clamping: count)
        return EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK
            && EGifPutExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)) == GIF_OK
            && EGifPutExtensionBlock(file, 3, [1, UInt8(repeats & 255), UInt8(repeats >> 8)] as [UInt8]) == GIF_OK
            && EGifPutExtensionTrailer(file) == GIF_OK
    }

    private static func put(_ frame: Frame, _ file: UnsafeMutablePointer<GifFileType>) -> Bool {
        let palette = frame.image.withPixels { GIFPalette($0) }
        var control = GraphicsControlBlock(
            DisposalMode: DISPOSE_BACKGROUND, UserInputFlag: false, DelayTime: Int32(min(max(frame.delay, 0), 600) * 100),
            TransparentColor: Int32(GIFPalette.transparentIndex)
        )
        var block = [GifByteType](repeating: 0, count: 4)
        _ = EGifGCBToExtension(&control, &block)
        guard EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, block) == GIF_OK, let map = GifMakeMapObject(256, palette.colors) else {
            return false
        }
        defer { GifFreeMapObject(map) }
        guard EGifPutImageDesc(file, 0, 0, Int32(frame.image.width), Int32(frame.image.height), false, map) == GIF_OK else { return false }
        return frame.image.withPixels { memory in
            var line = [GifPixelType](repeating: 0, count: memory.width)
            for y in 0..<memory.height {
                let row = (memory.base + y * memory.bytesPerRow).assumingMemoryBound(to: UInt8.self)
                for x in 0..<memory.width { line[x] = palette.index(of: row + x * 4, isOpaque: memory.isOpaque) }
                guard EGifPutLine(file, &line, Int32(memory.width)) == GIF_OK else { return false }
            }
            return true
        }
    }
}

private final class GIFOutput {
    var data = Data()
}

/// The colours of a picture when they are at most 255, else a cube of 6 × 7 × 6.
struct GIFPalette {
    static let transparentIndex = 255
    private(set) var colors: [GifColorType]
    private var indexes: [UInt32: UInt8]?

    init(_ memory: PixelMemory) {
        colors = [GifColorType](repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: 256)
        var found: [UInt32: UInt8] = [:]
        for y in 0..<memory.height {
            let row = (memory.base + y * memory.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<memory.width where memory.isOpaque || row[x * 4 + 3] >= 128 {
                let key = Self.key(row + x * 4)
                if found[key] != nil { continue }
                guard found.count < Self.transparentIndex else {
                    makeCube()
                    return
                }
                colors[found.count] = GifColorType(Red: row[x * 4 + 2], Green: row[x * 4 + 1], Blue: row[x * 4])
                found[key] = UInt8(found.count)
            }
        }
        indexes = found
    }

    private mutating func makeCube() {
        indexes = nil
        for red in 0..<6 {
            for green in 0..<7 {
                for blue in 0..<6 {
                    colors[red * 42 + green * 6 + blue] = GifColorType(
                        Red: UInt8(red * 51), Green: UInt8((green * 255 + 3) / 6), Blue: UInt8(blue * 51)
                    )
                }
            }
        }
    }

    func index(of pixel: UnsafePointer<UInt8>, isOpaque: Bool) -> UInt8 {
        if !isOpaque && pixel[3] < 128 { return UInt8(Self.transparentIndex) }
        if let indexes { return indexes[Self.key(pixel)] ?? 0 }
        let red = (Int(pixel[2]) * 5 + 127) / 255
        let green = (Int(pixel[1]) * 6 + 127) / 255
        let blue = (Int(pixel[0]) * 5 + 127) / 255
        return UInt8(red * 42 + green * 6 + blue)
    }

    private static func key(_ pixel: UnsafePointer<UInt8>) -> UInt32 { UInt32(pixel[2]) << 16 | UInt32(pixel[1]) << 8 | UInt32(pixel[0]) }
}
