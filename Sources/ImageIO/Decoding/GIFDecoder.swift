internal import CGIF
internal import CoreGraphics

/// Frames are put together in order on one canvas; asking for them in order costs each once.
final class GIFDecoder: ImageDecoder {
    let type = ImageFormat.gif.rawValue
    let width: Int
    let height: Int
    let hasAlpha: Bool
    let bitsPerComponent = 8
    let orientation = CGImagePropertyOrientation.up
    let resolution = 0.0
    let loopCount: Int?
    private let delays: [FrameDelay]
    private let data: Data
    private var player: GIFPlayer?

    /// A file can hold a frame in about twenty bytes.
    private static let maximumFrames = 10_000

    init(_ data: Data, isComplete: Bool) throws(ImageDecodingError) {
        self.data = data
        let scan = try GIFPlayer(data)
        (width, height) = (scan.width, scan.height)
        try ImageLimits.check(width: width, height: height)
        var delays: [FrameDelay] = []
        var isTransparent = false
        while delays.count < Self.maximumFrames, let frame = scan.skipFrame() {
            delays.append(frame.delay)
            isTransparent = isTransparent || frame.isTransparent || !frame.coversCanvas
        }
        guard !delays.isEmpty else { throw .truncated }
        try ImageLimits.checkCanvas(width: width, height: height, frames: delays.count)
        self.delays = delays
        hasAlpha = isTransparent
        loopCount = scan.loopCount
    }

    var frameCount: Int { delays.count }

    func delay(at index: Int) -> FrameDelay? { delays.indices.contains(index) ? delays[index] : nil }

    func decode(at index: Int, target: Int?) throws(ImageDecodingError) -> PixelMemory {
        guard delays.indices.contains(index) else { throw .noSuchImage(index: index) }
        if player == nil || (player?.shown ?? 0) > index { player = try GIFPlayer(data) }
        guard let player else { throw .unknownFormat }
        while player.shown <= index { try player.playFrame() }
        guard index == delays.count - 1 else { return try player.copyCanvas() }
        // After the last frame nobody draws on it again.
        self.player = nil
        return try player.takeCanvas()
    }
}
