internal import CWebP
internal import CoreGraphics

final class WebPDecoder: ImageDecoder {
    let type = ImageFormat.webp.rawValue
    let width: Int
    let height: Int
    let frameCount: Int
    let hasAlpha: Bool
    let bitsPerComponent = 8
    let orientation: CGImagePropertyOrientation
    let resolution = 0.0
    let loopCount: Int?
    private let isAnimated: Bool
    private let durations: [FrameDelay]
    private let data: Data
    private let isComplete: Bool
    private var player: WebPPlayer?

    private static let maximumFrames: UInt32 = 10_000

    init(_ data: Data, isComplete: Bool) throws(ImageDecodingError) {
        self.data = data
        self.isComplete = isComplete
        var features = WebPBitstreamFeatures()
        let status = data.withUnsafeBytes { bytes in
            WebPGetFeatures(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &features)
        }
        guard status == VP8_STATUS_OK else {
            if status == VP8_STATUS_NOT_ENOUGH_DATA { throw .truncated }
            throw .malformed("WebP status \(status.rawValue)")
        }
        (width, height) = (Int(features.width), Int(features.height))
        hasAlpha = features.has_alpha != 0
        isAnimated = features.has_animation != 0
        try ImageLimits.check(width: width, height: height)
        let container = WebPContainer(data, maximumFrames: Self.maximumFrames)
        orientation = container?.exif.flatMap { EXIFReader($0).orientation } ?? .up
        if isAnimated {
            guard let container, !container.durations.isEmpty else { throw .truncated }
            durations = container.durations
            loopCount = container.loopCount
            frameCount = durations.count
            try ImageLimits.checkCanvas(width: width, height: height, frames: frameCount)
        } else {
            durations = []
            loopCount = nil
            frameCount = 1
        }
    }

    func delay(at index: Int) -> FrameDelay? { durations.indices.contains(index) ? durations[index] : nil }

    func decode(at index: Int, target: Int?) throws(ImageDecodingError) -> PixelMemory {
        guard (0..<frameCount).contains(index) else { throw .noSuchImage(index: index) }
        guard isAnimated else { return try decodeStill(target) }
        if player == nil || (player?.shown ?? 0) > index { player = WebPPlayer(data, width: width, height: height) }
        guard let player else { throw .malformed("an animation that cannot be opened") }
        while player.shown < index { guard player.skip() else { throw .malformed("frame \(player.shown)") } }
        return try player.next()
    }

    private func decodeStill(_ target: Int?) throws(ImageDecodingError) -> PixelMemory {
        var config = WebPDecoderConfig()
        guard WebPInitDecoderConfig(&config) != 0 else { throw .malformed("another libwebp than the one built with") }
        var size = (width: width, height: height)
        if let target, target < max(width, height) {
            let ratio = Double(target) / Double(max(width, height))
            size = (max(1, Int((Double(width) * ratio).rounded())), max(1, Int((Double(height) * ratio).rounded())))
            config.options.use_scaling = 1
            config.options.scaled_width = Int32(size.width)
            config.options.scaled_height = Int32(size.height)
        }
        let memory = try ImageLimits.makePixels(width: size.width, height: size.height, isOpaque: !hasAlpha)
        config.output.colorspace = MODE_bgrA
        config.output.is_external_memory = 1
        config.output.u.RGBA.rgba = memory.base.assumingMemoryBound(to: UInt8.self)
        config.output.u.RGBA.stride = Int32(memory.bytesPerRow)
        config.output.u.RGBA.size = memory.bytesPerRow * memory.height
        let status = data.withUnsafeBytes { bytes in
            WebPDecode(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &config)
        }
        WebPFreeDecBuffer(&config.output)
        guard status == VP8_STATUS_OK || (!isComplete && status == VP8_STATUS_NOT_ENOUGH_DATA) else {
            if status == VP8_STATUS_NOT_ENOUGH_DATA { throw .truncated }
            throw .malformed("WebP status \(status.rawValue)")
        }
        return memory
    }
}

/// What the file around the pictures says.
struct WebPContainer {
    var durations: [FrameDelay] = []
    var loopCount = 0
    var exif: Data?

    init?(_ data: Data, maximumFrames: UInt32) {
        let found: WebPContainer? = data.withUnsafeBytes { bytes in
            var file = WebPData(bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
            guard let demuxer = WebPDemux(&file) else { return nil }
            defer { WebPDemuxDelete(demuxer) }
            var result = WebPContainer()
            result.loopCount = Int(WebPDemuxGetI(demuxer, WEBP_FF_LOOP_COUNT))
            let count = min(WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT), maximumFrames)
            var iterator = WebPIterator()
            if count > 0, WebPDemuxGetFrame(demuxer, 1, &iterator) != 0 {
                repeat {
                    result.durations.append(FrameDelay(unclamped: Double(iterator.duration) / 1000))
                } while result.durations.count < Int(count) && WebPDemuxNextFrame(&iterator) != 0
            }
            WebPDemuxReleaseIterator(&iterator)
            var chunk = WebPChunkIterator()
            if WebPDemuxGetChunk(demuxer, "EXIF", 1, &chunk) != 0, let start = chunk.chunk.bytes {
                result.exif = Data(bytes: start, count: min(chunk.chunk.size, 1 << 16))
                if result.exif?.starts(with: Data("Exif\0\0".utf8)) == true { result.exif = result.exif?.dropFirst(6) }
            }
            WebPDemuxReleaseChunkIterator(&chunk)
            return result
        }
        guard let found else { return nil }
        self = found
    }

    private init() {}
}

/// Plays an animation from its start.
final class WebPPlayer {
    private(set) var shown = 0
    private let decoder: OpaquePointer
    private let bytes: UnsafeMutablePointer<UInt8>
    private let width: Int
    private let height: Int

    init?(_ data: Data, width: Int, height: Int) {
        var options = WebPAnimDecoderOptions()
        guard WebPAnimDecoderOptionsInit(&options) != 0 else { return nil }
        options.color_mode = MODE_bgrA
        // The decoder reads from these bytes as long as it lives.
        bytes = .allocate(capacity: max(data.count, 1))
        data.copyBytes(to: bytes, count: data.count)
        var file = WebPData(bytes: bytes, size: data.count)
        guard let decoder = WebPAnimDecoderNew(&file, &options) else {
            bytes.deallocate()
            return nil
        }
        self.decoder = decoder
        self.width = width
        self.height = height
    }

    deinit {
        WebPAnimDecoderDelete(decoder)
        bytes.deallocate()
    }

    func skip() -> Bool { advance() != nil }

    func next() throws(ImageDecodingError) -> PixelMemory {
        let index = shown
        guard let pixels = advance() else { throw .malformed("frame \(index)") }
        let memory = try ImageLimits.makePixels(width: width, height: height, isOpaque: false)
        memcpy(memory.base, pixels, width * height * 4)
        return memory
    }

    private func advance() -> UnsafeMutablePointer<UInt8>? {
        var pixels: UnsafeMutablePointer<UInt8>?
        var time: Int32 = 0
        guard WebPAnimDecoderGetNext(decoder, &pixels, &time) != 0 else { return nil }
        shown += 1
        return pixels
    }
}
