public import CoreMedia
public import Foundation

/// A track of an asset.
///
/// > Contract: AVFoundation, AVAssetTrack
open class AVAssetTrack: NSObject, @unchecked Sendable {
    let stream: MediaStream
    /// The asset that the track belongs to.
    open private(set) weak var asset: AVAsset?

    init(_ stream: MediaStream, of asset: AVAsset) {
        (self.stream, self.asset) = (stream, asset)
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAssetTrack else { return false }
        return other.asset === asset && other.stream.index == stream.index
    }
    open override var hash: Int { stream.index }

    /// The number of the track, from 1.
    open var trackID: CMPersistentTrackID { CMPersistentTrackID(clamping: stream.index + 1) }
    /// Frames or sound.
    open var mediaType: AVMediaType { stream.kind == .video ? .video : .audio }
    /// Whether the track can be decoded.
    open var isPlayable: Bool { stream.isDecodable }
    /// Whether the track can be decoded.
    open var isDecodable: Bool { stream.isDecodable }
    /// Whether the track is played by default.
    open var isEnabled: Bool { true }
    /// The size of a frame before ``preferredTransform``. > Units: pixels.
    open var naturalSize: CGSize { stream.size }
    /// Turns a frame as it is meant to be seen.
    open var preferredTransform: CGAffineTransform {
        switch stream.rotation {
        case 90: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: stream.size.height, ty: 0)
        case 180: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: stream.size.width, ty: stream.size.height)
        case 270: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: stream.size.width)
        default: .identity
        }
    }
    /// When the track plays.
    open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: stream.duration) }
    /// The units of the track's times in a second.
    open var naturalTimeScale: CMTimeScale { CMTimeScale(clamping: stream.unit.denominator / max(1, stream.unit.numerator)) }
    /// Frames per second; 0 for sound.
    open var nominalFrameRate: Float { stream.kind == .video ? Float(stream.frameRate) : 0 }
    /// The length of a frame; invalid if it is unknown.
    open var minFrameDuration: CMTime {
        stream.kind == .video && stream.frameRate > 0 ? CMTime(seconds: 1 / stream.frameRate, preferredTimescale: 60000) : .invalid
    }
    /// Bits per second.
    open var estimatedDataRate: Float { Float(stream.bitRate) }
    /// The language of the track by ISO 639-2; nil if it is unknown.
    open var languageCode: String? { stream.language.isEmpty ? nil : stream.language }
}
