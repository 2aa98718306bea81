internal import CGIF
internal import CoreGraphics

/// Plays a GIF from its start, with its canvas.
final class GIFPlayer {
    struct Frame {
        var delay = FrameDelay(unclamped: 0)
        var isTransparent = false
        var coversCanvas = false
    }

    let width: Int
    let height: Int
    private(set) var loopCount: Int?
    /// Number of frames played.
    private(set) var shown = 0
    private let file: UnsafeMutablePointer<GifFileType>
    private let input: GIFInput
    private var canvas: PixelMemory?
    private var control = GraphicsControlBlock(DisposalMode: 0, UserInputFlag: false, DelayTime: 0, TransparentColor: -1)
    private var afterFrame: (() -> Void)?

    init(_ data: Data) throws(ImageDecodingError) {
        input = GIFInput(data)
        var code: Int32 = 0
        let opened = DGifOpen(
            Unmanaged.passUnretained(input).toOpaque(),
            { file, target, count in
                guard let file, let target, let user = file.pointee.UserData, count > 0 else { return 0 }
                return Unmanaged<GIFInput>.fromOpaque(user).takeUnretainedValue().read(target, count)
            }, &code)
        guard let opened else { throw .malformed(Self.text(code)) }
        file = opened
        (width, height) = (Int(opened.pointee.SWidth), Int(opened.pointee.SHeight))
    }

    deinit {
        var code: Int32 = 0
        _ = DGifCloseFile(file, &code)
    }

    /// Skips the next frame without decompressing it; nil at the end of the file or an error.
    func skipFrame() -> Frame? {
        guard findImage(), let area = readArea() else { return nil }
        var size: Int32 = 0
        var block: UnsafeMutablePointer<GifByteType>?
        guard DGifGetCode(file, &size, &block) == GIF_OK else { return nil }
        while block != nil { guard DGifGetCodeNext(file, &block) == GIF_OK else { return nil } }
        shown += 1
        return Frame(
            delay: FrameDelay(unclamped: Double(control.DelayTime) / 100), isTransparent: control.TransparentColor >= 0,
            coversCanvas: area.x == 0 && area.y == 0 && area.width >= width && area.height >= height
        )
    }

    /// Composites the next frame on the canvas.
    func playFrame() throws(ImageDecodingError) {
        guard findImage(), let area = readArea() else { throw .noSuchImage(index: shown) }
        if canvas == nil { canvas = try ImageLimits.makePixels(width: width, height: height, isOpaque: false) }
        guard let canvas else { throw .tooLarge(width: width, height: height) }
        afterFrame?()
        afterFrame = nil
        afterFrame = try disposal(of: area, on: canvas)
        try draw(area, on: canvas)
        shown += 1
    }

    func copyCanvas() throws(ImageDecodingError) -> PixelMemory {
        guard let canvas else { throw .noSuchImage(index: shown) }
        let copy = try ImageLimits.makePixels(width: width, height: height, isOpaque: false)
        memcpy(copy.base, canvas.base, canvas.bytesPerRow * height)
        return copy
    }

    /// Returns the canvas itself; the player has none afterwards.
    func takeCanvas() throws(ImageDecodingError) -> PixelMemory {
        guard let canvas else { throw .noSuchImage(index: shown) }
        (self.canvas, afterFrame) = (nil, nil)
        return canvas
    }

    /// A frame's rectangle; it may extend outside the canvas.
    private struct Area {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
        var isInterlaced: Bool
    }

    private func findImage() -> Bool {
        control = GraphicsControlBlock(DisposalMode: 0, UserInputFlag: false, DelayTime: 0, TransparentColor: -1)
        var record = UNDEFINED_RECORD_TYPE
        while DGifGetRecordType(file, &record) == GIF_OK {
            switch record {
            case IMAGE_DESC_RECORD_TYPE: return true
            case EXTENSION_RECORD_TYPE: guard readExtension() else { return false }
            default: return false
            }
        }
        return false
    }

    private func readExtension() -> Bool {
        var code: Int32 = 0
        var block: UnsafeMutablePointer<GifByteType>?
        guard DGifGetExtension(file, &code, &block) == GIF_OK else { return false }
        var isLoop = false
        while let bytes = block {
            let count = Int(bytes[0])
            if code == GRAPHICS_EXT_FUNC_CODE, count >= 4 {
                _ = DGifExtensionToGCB(count, bytes + 1, &control)
            } else if code == APPLICATION_EXT_FUNC_CODE {
                let name = UnsafeBufferPointer(start: bytes + 1, count: count)
                if count == 11, name.elementsEqual("NETSCAPE2.0".utf8) || name.elementsEqual("ANIMEXTS1.0".utf8) {
                    isLoop = true
                } else if isLoop, count >= 3, bytes[1] == 1 {
                    loopCount = Int(bytes[2]) | Int(bytes[3]) << 8
                }
            }
            guard DGifGetExtensionNext(file, &block) == GIF_OK else { return false }
        }
        return true
    }

    private func readArea() -> Area? {
        guard DGifGetImageHeader(file) == GIF_OK else { return nil }
        let image = file.pointee.Image
        let area = Area(
            x: Int(image.Left), y: Int(image.Top), width: Int(image.Width), height: Int(image.Height), isInterlaced: image.Interlace
        )
        guard area.width > 0, area.height > 0, area.x >= 0, area.y >= 0, area.width * area.height <= ImageLimits.largestPixelCount else {
            return nil
        }
        return area
    }

    /// How the canvas is changed before the frame after this one.
    private func disposal(of area: Area, on canvas: PixelMemory) throws(ImageDecodingError) -> (() -> Void)? {
        let columns = min(area.x, width)..<min(area.x + area.width, width)
        let rows = min(area.y, height)..<min(area.y + area.height, height)
        switch control.DisposalMode {
        case DISPOSE_BACKGROUND:
            return {
                for y in rows { memset(canvas.base + y * canvas.bytesPerRow + columns.lowerBound * 4, 0, columns.count * 4) }
            }
        case DISPOSE_PREVIOUS:
            let kept = try ImageLimits.makePixels(width: width, height: height, isOpaque: false)
            memcpy(kept.base, canvas.base, canvas.bytesPerRow * height)
            return { memcpy(canvas.base, kept.base, canvas.bytesPerRow * canvas.height) }
        default: return nil
        }
    }

    private func draw(_ area: Area, on canvas: PixelMemory) throws(ImageDecodingError) {
        guard let map = file.pointee.Image.ColorMap ?? file.pointee.SColorMap, let colors = map.pointee.Colors else {
            throw .malformed("a frame without colours")
        }
        let colorCount = Int(map.pointee.ColorCount)
        let transparent = Int(control.TransparentColor)
        var line = [GifPixelType](repeating: 0, count: area.width)
        for y in Self.rowOrder(area.height, isInterlaced: area.isInterlaced) {
            guard DGifGetLine(file, &line, Int32(area.width)) == GIF_OK else { throw .malformed(Self.text(file.pointee.Error)) }
            guard area.y + y < height else { continue }
            let row = (canvas.base + (area.y + y) * canvas.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<max(0, min(area.width, width - area.x)) {
                let index = Int(line[x])
                guard index != transparent, index < colorCount else { continue }
                let pixel = row + (area.x + x) * 4
                let color = colors[index]
                (pixel[0], pixel[1], pixel[2], pixel[3]) = (color.Blue, color.Green, color.Red, 255)
            }
        }
    }

    /// Interlaced rows are every eighth, then the eighths between, the fourths, the halves.
    private static func rowOrder(_ height: Int, isInterlaced: Bool) -> [Int] {
        guard isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }

    private static func text(_ code: Int32) -> String { GifErrorString(code).map { String(cString: $0) } ?? "GIF error \(code)" }
}

/// The bytes giflib reads from.
final class GIFInput {
    private let data: Data
    private var position: Int

    init(_ data: Data) {
        self.data = data
        position = data.startIndex
    }

    func read(_ target: UnsafeMutablePointer<GifByteType>, _ count: Int32) -> Int32 {
        let available = min(Int(count), data.endIndex - position)
        guard available > 0 else { return 0 }
        data.copyBytes(to: target, from: position..<position + available)
        position += available
        return Int32(available)
    }
}
