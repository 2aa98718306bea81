internal import CWebP
internal import CoreGraphics

/// Encodes an animated WebP frame by frame.
final class WebPAnimationEncoder {
    struct Frame {
        var image: CGImage
        /// > Units: seconds.
        var delay: Double
    }

    private let encoder: OpaquePointer
    private let width: Int
    private let height: Int
    private var config = WebPConfig()

    /// `quality` 0 to 1; 1 is lossless. `effort` 0 to 6 is time spent on a smaller file.
    init?(width: Int, height: Int, loopCount: Int, quality: CGFloat, effort: Int32 = 4) {
        var options = WebPAnimEncoderOptions()
        guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0 else { return nil }
        options.anim_params.loop_count = Int32(clamping: loopCount)
        config.lossless = quality >= 1 ? 1 : 0
        config.quality = Float(min(max(quality, 0), 1) * 100)
        config.method = effort
        guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else { return nil }
        (self.encoder, self.width, self.height) = (encoder, width, height)
    }

    deinit { WebPAnimEncoderDelete(encoder) }

    /// All frames have the first one's size.
    static func encode(_ frames: [Frame], loopCount: Int, quality: CGFloat) -> Data? {
        guard let first = frames.first?.image,
            let file = WebPAnimationEncoder(width: first.width, height: first.height, loopCount: loopCount, quality: quality)
        else { return nil }
        var time = 0
        for frame in frames {
            guard file.add(frame.image, at: time) else { return nil }
            time += Int(min(max(frame.delay, 0), 3600) * 1000)
        }
        return file.finish(at: time)
    }

    /// Adds an image shown from this time on. False if its size differs, or allocation fails. > Units: milliseconds.
    func add(_ image: CGImage, at time: Int) -> Bool {
        guard image.width == width, image.height == height else { return false }
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else { return false }
        defer { WebPPictureFree(&picture) }
        picture.use_argb = 1
        picture.width = Int32(width)
        picture.height = Int32(height)
        let filled = StraightPixels.with(image) { WebPPictureImportBGRA(&picture, $0, Int32(image.width * 4)) != 0 }
        return filled == true && WebPAnimEncoderAdd(encoder, &picture, Int32(clamping: time), &config) != 0
    }

    /// The file, whose last frame is shown until `time`.
    func finish(at time: Int) -> Data? {
        guard WebPAnimEncoderAdd(encoder, nil, Int32(clamping: time), nil) != 0 else { return nil }
        var file = WebPData()
        guard WebPAnimEncoderAssemble(encoder, &file) != 0, let bytes = file.bytes else { return nil }
        defer { WebPDataClear(&file) }
        return Data(bytes: bytes, count: file.size)
    }
}
