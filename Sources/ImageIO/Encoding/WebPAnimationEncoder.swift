internal import CWebP
internal import CoreGraphics

enum WebPAnimationEncoder {
    struct Frame {
        var image: CGImage
        /// > Units: seconds.
        var delay: Double
    }

    /// All frames take the first one's size.
    static func encode(_ frames: [Frame], loopCount: Int, quality: CGFloat) -> Data? {
        guard let first = frames.first?.image else { return nil }
        var options = WebPAnimEncoderOptions()
        var config = WebPConfig()
        guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0 else { return nil }
        options.anim_params.loop_count = Int32(clamping: loopCount)
        config.lossless = quality >= 1 ? 1 : 0
        config.quality = Float(min(max(quality, 0), 1) * 100)
        guard let encoder = WebPAnimEncoderNew(Int32(first.width), Int32(first.height), &options) else { return nil }
        defer { WebPAnimEncoderDelete(encoder) }
        var time = 0
        for frame in frames {
            guard frame.image.width == first.width, frame.image.height == first.height, add(frame.image, at: time, encoder, &config) else {
                return nil
            }
            time += Int(min(max(frame.delay, 0), 3600) * 1000)
        }
        guard WebPAnimEncoderAdd(encoder, nil, Int32(clamping: time), nil) != 0 else { return nil }
        var file = WebPData()
        guard WebPAnimEncoderAssemble(encoder, &file) != 0, let bytes = file.bytes else { return nil }
        defer { WebPDataClear(&file) }
        return Data(bytes: bytes, count: file.size)
    }

    private static func add(_ image: CGImage, at time: Int, _ encoder: OpaquePointer, _ config: inout WebPConfig) -> Bool {
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else { return false }
        defer { WebPPictureFree(&picture) }
        picture.use_argb = 1
        picture.width = Int32(image.width)
        picture.height = Int32(image.height)
        let filled = StraightPixels.with(image) { WebPPictureImportBGRA(&picture, $0, Int32(image.width * 4)) != 0 }
        return filled == true && WebPAnimEncoderAdd(encoder, &picture, Int32(clamping: time), &config) != 0
    }
}
