public import CoreMedia
public import Foundation
internal import Synchronization

/// A medium: its duration and tracks.
///
/// The file is opened when a property is first read. One that cannot be read has no tracks and an unknown duration; the reason is in the log.
///
/// > Contract: AVFoundation, AVAsset
/// > Isolation: any thread.
open class AVAsset: NSObject, NSCopying, AVAssetCreating, @unchecked Sendable {
    private let opened = Mutex<Result<MediaFile, MediaFailure>?>(nil)

    public override init() { super.init() }

    /// What the asset is read from; nil for an asset without media.
    var source: URL? { nil }

    /// The same asset: it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The open file; the same one for each call.
    func file() throws(MediaFailure) -> MediaFile {
        let result = opened.withLock { opened in
            if let opened { return opened }
            let made = Result { () throws(MediaFailure) in try openFile() }
            if case .failure(let failure) = made { MediaLog.report(failure) }
            opened = made
            return made
        }
        return try result.get()
    }

    /// A file of its own, for a decoder.
    func openFile() throws(MediaFailure) -> MediaFile {
        guard let source else { throw MediaFailure(cause: .unreadable, text: "the asset has no media") }
        return try MediaFile(url: source)
    }

    private var known: MediaFile? { try? file() }

    /// The length; indefinite if it is unknown.
    open var duration: CMTime { known?.duration ?? .indefinite }
    /// All tracks.
    open var tracks: [AVAssetTrack] {
        let streams = known?.streams.filter { $0.kind != .other } ?? []
        return streams.map { AVAssetTrack($0, of: self) }
    }
    /// The tracks of a kind.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { tracks.filter { $0.mediaType == mediaType } }
    /// The track of a number.
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { tracks.first { $0.trackID == trackID } }
    /// The size of the first video track.
    open var naturalSize: CGSize { tracks(withMediaType: .video).first?.naturalSize ?? .zero }
    /// The turn of the first video track.
    open var preferredTransform: CGAffineTransform { tracks(withMediaType: .video).first?.preferredTransform ?? .identity }
    /// The speed at which it is meant to be played; 1.
    open var preferredRate: Float { 1 }
    /// The volume at which it is meant to be played; 1.
    open var preferredVolume: Float { 1 }
    /// Whether one of the tracks can be decoded.
    open var isPlayable: Bool { tracks.contains { $0.isPlayable } }
    /// Whether the media can be read.
    open var isReadable: Bool { !tracks.isEmpty }
    /// Whether the media can be exported.
    open var isExportable: Bool { !tracks.isEmpty }
    /// Whether the media can be part of a composition; false here.
    open var isComposable: Bool { false }
    /// Whether the media is encrypted; false here: such media cannot be read.
    open var hasProtectedContent: Bool { false }
    /// Whether the duration is exact.
    open var providesPreciseDurationAndTiming: Bool { duration.isNumeric }

    /// Loads nothing that a property would not load when it is read, and calls a closure on a queue of the system.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        DispatchQueue.global().async { [self] in
            _ = known
            handler?()
        }
    }
    /// Returns whether the values could be loaded; it loads them if they are not.
    open func statusOfValue(forKey key: String, error outError: AutoreleasingErrorPointer = nil) -> AVKeyValueStatus {
        do throws(MediaFailure) {
            _ = try file()
            return .loaded
        } catch {
            outError?.pointee = AVError(error).object
            return .failed
        }
    }
    /// Ends pending loads; there are none here.
    open func cancelLoading() {}
}

/// Where an error is returned to.
public typealias AutoreleasingErrorPointer = UnsafeMutablePointer<NSError?>?
/// The number of a track.
public typealias CMPersistentTrackID = Int32

/// Whether a value of an asset is loaded.
public enum AVKeyValueStatus: Int, Sendable {
    /// Not asked for.
    case unknown
    /// On its way.
    case loading
    /// Known.
    case loaded
    /// It cannot be known.
    case failed
    /// No longer wanted.
    case cancelled
}

/// Assets that a URL makes. Only ``AVAsset`` conforms.
public protocol AVAssetCreating {}

extension AVAssetCreating {
    /// Creates the asset of a file; it is an ``AVURLAsset``.
    public init(url URL: URL) {
        // A class's own initializer cannot return an object of a subclass, which that of a protocol can.
        self = unsafeBitCast(AVURLAsset(url: URL, options: nil), to: Self.self)
    }
}

/// An asset of a file.
///
/// > Contract: AVFoundation, AVURLAsset
/// > Partial: files only, no addresses of the network.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    private let address: URL

    /// Creates the asset of a file, which is opened later. > Parameters: options: have no effect here.
    public init(url URL: URL, options: [String: Any]? = nil) {
        address = URL
        super.init()
    }

    /// The file.
    open var url: URL { address }
    override var source: URL? { address }

    /// The types that can be read.
    open class func audiovisualTypes() -> [AVFileType] { [.mp4, .mov, .m4v, .m4a, .mobile3GPP, .caf, .wav, .aiff, .mp3] }
}

/// The option of an asset that asks for an exact duration; durations are exact here if the file has them.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
