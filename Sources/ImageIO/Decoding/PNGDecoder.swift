internal import CImageCodecs
internal import CoreGraphics

final class PNGDecoder: ImageDecoder {
    let type = ImageFormat.png.rawValue
    let width: Int
    let height: Int
    let frameCount: Int
    let hasAlpha: Bool
    let bitsPerComponent: Int
    let orientation: CGImagePropertyOrientation
    let resolution: Double
    let loopCount: Int?
    private let data: Data
    private let isComplete: Bool
    private let animation: APNGFile?
    private var player: APNGPlayer?

    /// Deflate expands a byte to at most 1 032; a file that declares more than its bytes could contain is not allocated.
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
        animation = isComplete ? APNGFile(data, width: Int(header.width), height: Int(header.height)) : nil
        frameCount = animation?.frames.count ?? 1
        loopCount = animation?.loopCount
        try ImageLimits.check(width: width, height: height)
        try ImageLimits.checkCanvas(width: width, height: height, frames: frameCount)
        let rowBytes = (width * Int(header.bits) * Int(header.channels) + 7) / 8
        if isComplete && rowBytes * height > data.count * Self.largestInflation { throw .truncated }
    }

    func delay(at index: Int) -> FrameDelay? {
        guard let animation, animation.frames.indices.contains(index) else { return nil }
        return animation.frames[index].delay
    }

    func decode(at index: Int, target: Int?) throws(ImageDecodingError) -> PixelMemory {
        guard (0..<frameCount).contains(index) else { throw .noSuchImage(index: index) }
        guard let animation else { return try decodeStill() }
        if player == nil || (player?.shown ?? 0) > index { player = try APNGPlayer(animation, width: width, height: height) }
        guard let player else { throw .malformed("an animation that cannot be opened") }
        while player.shown < index { _ = try player.next() }
        return try player.next()
    }

    /// The image, or the first one of an animation.
    func decodeStill() throws(ImageDecodingError) -> PixelMemory {
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
