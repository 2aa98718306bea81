public import CoreMedia
public import Foundation
internal import CMedia
internal import Synchronization

/// Writes a part of an asset into another file.
///
/// Tracks are copied, not encoded again: whatever the preset, the quality is that of the source, and the part begins at the key frame at or
/// before its beginning.
///
/// > Contract: AVFoundation, AVAssetExportSession
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// How far an export is.
    public enum Status: Int, Sendable {
        /// Not begun.
        case unknown
        /// About to begin.
        case waiting
        /// On its way.
        case exporting
        /// Done.
        case completed
        /// It failed; see ``AVAssetExportSession/error``.
        case failed
        /// It was cancelled before it began.
        case cancelled
    }

    private struct State {
        var status = Status.unknown
        var failure: AVError?
        var url: URL?
        var type: AVFileType?
        var range = CMTimeRange(start: .zero, duration: .positiveInfinity)
    }
    private let state = Mutex(State())
    /// The asset.
    public let asset: AVAsset
    /// The preset; see the class.
    public let presetName: String

    /// Creates an export; nil for an unknown preset.
    public init?(asset: AVAsset, presetName: String) {
        guard Self.allExportPresets().contains(presetName) else { return nil }
        (self.asset, self.presetName) = (asset, presetName)
        super.init()
    }

    /// The names of the presets.
    open class func allExportPresets() -> [String] {
        [
            AVAssetExportPresetPassthrough, AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality,
            AVAssetExportPresetHighestQuality, AVAssetExportPreset640x480, AVAssetExportPreset960x540, AVAssetExportPreset1280x720,
            AVAssetExportPreset1920x1080, AVAssetExportPresetAppleM4A,
        ]
    }
    /// The presets for an asset: all, or none if it cannot be read.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { asset.isExportable ? allExportPresets() : [] }

    /// The file to write. It must not exist.
    open var outputURL: URL? {
        get { state.withLock { $0.url } }
        set { state.withLock { $0.url = newValue } }
    }
    /// The type of the file.
    open var outputFileType: AVFileType? {
        get { state.withLock { $0.type } }
        set { state.withLock { $0.type = newValue } }
    }
    /// The types that can be written.
    open var supportedFileTypes: [AVFileType] { [.mp4, .mov, .m4v, .m4a, .mobile3GPP] }
    /// The part of the asset; all of it by default. A part without a length goes to the end.
    open var timeRange: CMTimeRange {
        get { state.withLock { $0.range } }
        set { state.withLock { $0.range = newValue } }
    }
    /// Whether the file is meant for the network; kept without effect here.
    open var shouldOptimizeForNetworkUse = false
    /// How far the export is.
    open var status: Status { state.withLock { $0.status } }
    /// Why it failed.
    open var error: (any Error)? { state.withLock { $0.failure }?.object }
    /// The part that is written, from 0 to 1.
    open var progress: Float { status == .completed ? 1 : 0 }

    /// Writes the file off the caller's thread, and calls a closure there.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        guard begin() else { return handler() }
        DispatchQueue.global().async { [self] in
            run()
            handler()
        }
    }
    /// Writes the file off the caller's thread.
    open func export() async {
        await withCheckedContinuation { continuation in exportAsynchronously { continuation.resume() } }
    }
    /// Cancels an export that has not begun to write.
    open func cancelExport() {
        state.withLock { if $0.status == .unknown || $0.status == .waiting { $0.status = .cancelled } }
    }

    private func begin() -> Bool {
        state.withLock { state in
            guard state.status == .unknown else { return false }
            state.status = .waiting
            return true
        }
    }

    private func run() {
        let (url, type, range) = state.withLock { state in
            if state.status == .waiting { state.status = .exporting }
            return (state.url, state.type, state.range)
        }
        guard status == .exporting else { return }
        let failure = write(url, type, range)
        state.withLock { ($0.status, $0.failure) = (failure == nil ? .completed : .failed, failure) }
        if let failure { MediaLog.report(failure.errorUserInfo[NSLocalizedFailureReasonErrorKey] as? String ?? "an export failed") }
    }

    /// Nil if the file is written.
    private func write(_ target: URL?, _ type: AVFileType?, _ range: CMTimeRange) -> AVError? {
        guard let target, target.isFileURL, let container = type?.container else {
            return AVError(.exportFailed, "an export needs the URL of a file and a type that can be written")
        }
        guard let source = asset.source, source.isFileURL else { return AVError(.invalidSourceMedia, "an export needs an asset of a file") }
        guard !FileManager.default.fileExists(atPath: target.path) else { return AVError(.fileAlreadyExists, "\(target.path) exists") }
        let start = Int64(saturating: max(0, range.start.seconds.isFinite ? range.start.seconds : 0) * 1e6)
        let length = range.duration.isNumeric && range.duration > .zero ? Int64(saturating: range.duration.seconds * 1e6) : -1
        let message = MediaMessage()
        guard
            message.use({
                ferry_media_is_available($0) != 0 && ferry_media_export(source.path, target.path, container, start, length, $0) != 0
            })
        else {
            try? FileManager.default.removeItem(at: target)
            return AVError(.exportFailed, "\(source.path): \(message.text)")
        }
        return nil
    }
}

/// A preset that copies the tracks.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// A preset for small files; tracks are copied here.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// A preset for files to send; tracks are copied here.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// A preset for the best quality; tracks are copied here.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// A preset of a size; tracks are copied here.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// A preset of a size; tracks are copied here.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// A preset of a size; tracks are copied here.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// A preset of a size; tracks are copied here.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// A preset for sound; tracks are copied here.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
