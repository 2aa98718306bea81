internal import CImageCodecs
internal import CoreGraphics

/// The main picture of a HEIC or AVIF file, standing upright as the file says.
final class HEIFDecoder: ImageDecoder {
    let type: String
    let width: Int
    let height: Int
    let frameCount = 1
    let hasAlpha: Bool
    let bitsPerComponent: Int
    let orientation = CGImagePropertyOrientation.up
    let resolution = 0.0
    let loopCount: Int? = nil
    private let data: Data

    /// A larger file is not looked at. > Units: bytes.
    private static let maximumFileSize = 256 << 20

    init(_ data: Data, type: String, isComplete: Bool) throws(ImageDecodingError) {
        guard isComplete else { throw .truncated }
        guard data.count <= Self.maximumFileSize else { throw .malformed("\(data.count) bytes") }
        let (header, _) = try CodecCall.header(data, ferry_heif_header)
        self.type = type
        width = Int(header.width)
        height = Int(header.height)
        hasAlpha = header.has_alpha != 0
        bitsPerComponent = Int(header.bits)
        self.data = data
        try ImageLimits.check(width: width, height: height)
    }

    func delay(at index: Int) -> FrameDelay? { nil }

    func decode(at index: Int, target: Int?) throws(ImageDecodingError) -> PixelMemory {
        guard index == 0 else { throw .noSuchImage(index: index) }
        let memory = try ImageLimits.makePixels(width: width, height: height, isOpaque: !hasAlpha)
        let result = CodecCall.run(data) {
            ferry_heif_decode(
                $0, $1, memory.base.assumingMemoryBound(to: UInt8.self), memory.bytesPerRow, UInt32(width), UInt32(height), $2
            )
        }
        guard result.status == FERRY_CODEC_OK else { throw .malformed(result.message) }
        return memory
    }
}
