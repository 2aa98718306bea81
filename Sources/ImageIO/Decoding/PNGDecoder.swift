internal import CImageCodecs
internal import CoreGraphics

final class PNGDecoder: ImageDecoder {
    let type = ImageFormat.png.rawValue
    let width: Int
    let height: Int
    let frameCount = 1
    let hasAlpha: Bool
    let bitsPerComponent: Int
    let orientation: CGImagePropertyOrientation
    let resolution: Double
    let loopCount: Int? = nil
    private let data: Data
    private let isComplete: Bool

    /// Deflate makes at most 1 032 bytes of one; a file that declares more than its bytes could hold is not worth an allocation.
    private static let largestInflation = 1100

    init(_ data: Data, isComplete: Bool) throws(ImageDecodingError) {
        let (header, exif) = try CodecCall.header(data, ferry_png_header)
        width = Int(header.width)
        height = Int(header.height)
        hasAlpha = header.has_alpha != 0
        bitsPerComponent = Int(header.bits)
        resolution = header.resolution * 0.0254
        orientation = exif.flatMap { EXIFReader($0).orientation } ?? .up
        self.data = data
        self.isComplete = isComplete
        try ImageLimits.check(width: width, height: height)
        let rowBytes = (width * Int(header.bits) * Int(header.channels) + 7) / 8
        if isComplete && rowBytes * height > data.count * Self.largestInflation { throw .truncated }
    }

    func delay(at index: Int) -> FrameDelay? { nil }

    func decode(at index: Int, target: Int?) throws(ImageDecodingError) -> PixelMemory {
        guard index == 0 else { throw .noSuchImage(index: index) }
        let memory = try ImageLimits.makePixels(width: width, height: height, isOpaque: !hasAlpha)
        let result = CodecCall.run(data) {
            ferry_png_decode(
                $0, $1, memory.base.assumingMemoryBound(to: UInt8.self), memory.bytesPerRow, UInt32(width), UInt32(height), $2
            )
        }
        if result.status == FERRY_CODEC_OK || (result.status == FERRY_CODEC_PARTIAL && !isComplete) { return memory }
        throw .malformed(result.message)
    }
}
