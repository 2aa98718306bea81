internal import CImageCodecs
internal import CoreGraphics

final class JPEGDecoder: ImageDecoder {
    let type = ImageFormat.jpeg.rawValue
    let width: Int
    let height: Int
    let frameCount = 1
    let hasAlpha = false
    let bitsPerComponent: Int
    let orientation: CGImagePropertyOrientation
    let resolution: Double
    let loopCount: Int? = nil
    private let data: Data

    init(_ data: Data, isComplete: Bool) throws(ImageDecodingError) {
        let (header, exif) = try CodecCall.header(data, ferry_jpeg_header)
        width = Int(header.width)
        height = Int(header.height)
        bitsPerComponent = Int(header.bits)
        resolution = header.resolution * 0.0254
        orientation = exif.flatMap { EXIFReader($0).orientation } ?? .up
        self.data = data
        try ImageLimits.check(width: width, height: height)
    }

    func delay(at index: Int) -> FrameDelay? { nil }

    /// A truncated file shows what it has, the rest gray: such files are common.
    func decode(at index: Int, target: Int?) throws(ImageDecodingError) -> PixelMemory {
        guard index == 0 else { throw .noSuchImage(index: index) }
        let eighths = eighths(for: target)
        var scaledWidth: UInt32 = 0
        var scaledHeight: UInt32 = 0
        let sizing = CodecCall.run(data) { ferry_jpeg_scaled_size($0, $1, Int32(eighths), &scaledWidth, &scaledHeight, $2) }
        guard sizing.status == FERRY_CODEC_OK else { throw .malformed(sizing.message) }
        let memory = try ImageLimits.makePixels(width: Int(scaledWidth), height: Int(scaledHeight), isOpaque: true)
        let result = CodecCall.run(data) {
            ferry_jpeg_decode(
                $0, $1, Int32(eighths), memory.base.assumingMemoryBound(to: UInt8.self), memory.bytesPerRow, scaledWidth, scaledHeight, $2
            )
        }
        guard result.status != FERRY_CODEC_FAILED else { throw .malformed(result.message) }
        return memory
    }

    /// The smallest of the decoder's eight cheap sizes that is not below the target.
    private func eighths(for target: Int?) -> Int {
        guard let target else { return 8 }
        let longest = max(width, height)
        return min(max((target * 8 + longest - 1) / longest, 1), 8)
    }
}
