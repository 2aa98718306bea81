public import CoreMedia
public import Foundation

/// A property of an asset or a track that is loaded on request.
public struct AVAsyncProperty<Root, Value>: Sendable {
    let read: @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root: AVAsset, Value == CMTime {
    /// The length.
    public static var duration: Self { Self { $0.duration } }
}
extension AVAsyncProperty where Root: AVAsset, Value == [AVAssetTrack] {
    /// All tracks.
    public static var tracks: Self { Self { $0.tracks } }
}
extension AVAsyncProperty where Root: AVAsset, Value == Bool {
    /// Whether one of the tracks can be decoded.
    public static var isPlayable: Self { Self { $0.isPlayable } }
    /// Whether the media can be read.
    public static var isReadable: Self { Self { $0.isReadable } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == CGSize {
    /// The size of a frame before the turn.
    public static var naturalSize: Self { Self { $0.naturalSize } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == CGAffineTransform {
    /// The turn of a frame.
    public static var preferredTransform: Self { Self { $0.preferredTransform } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == Float {
    /// Frames per second.
    public static var nominalFrameRate: Self { Self { $0.nominalFrameRate } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == CMTimeRange {
    /// When the track plays.
    public static var timeRange: Self { Self { $0.timeRange } }
}

extension AVAsset {
    /// Loads a property off the caller's thread; throws if the file cannot be read.
    public nonisolated func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
        do throws(MediaFailure) { _ = try file() } catch { throw AVError(error) }
        return property.read(self)
    }
    /// Loads two properties.
    public nonisolated func load<A, B>(
        _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>
    ) async throws -> (A, B) {
        (try await load(first), try await load(second))
    }
    /// Loads the tracks of a kind; throws if the file cannot be read.
    public nonisolated func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        try await load(.tracks).filter { $0.mediaType == mediaType }
    }
}

extension AVAssetTrack {
    /// Loads a property; it is known already here.
    public nonisolated func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T { property.read(self) }
}
