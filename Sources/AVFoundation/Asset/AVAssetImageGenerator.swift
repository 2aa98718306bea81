public import CoreGraphics
public import CoreMedia
public import Foundation
internal import Synchronization

/// Makes images of an asset's frames.
///
/// > Contract: AVFoundation, AVAssetImageGenerator
/// > Isolation: any thread.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// How a request for an image ended.
    public enum Result: Int, Sendable {
        /// There is an image.
        case succeeded
        /// There is no image at this time.
        case failed
        /// It was cancelled.
        case cancelled
    }

    /// The asset.
    public let asset: AVAsset
    private struct State {
        var appliesTransform = false
        var maximumSize = CGSize.zero
        /// Requests of an older generation are cancelled.
        var generation = 0
    }
    private let state = Mutex(State())

    /// Creates a generator of an asset's frames.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// Whether images are turned as the video is meant to be seen; false by default. Images are always upright here, and a value of false is
    /// reported in the log for a video that is turned.
    open var appliesPreferredTrackTransform: Bool {
        get { state.withLock { $0.appliesTransform } }
        set { state.withLock { $0.appliesTransform = newValue } }
    }
    /// Images fit into this size with their aspect ratio; zero, the default, means no limit, and a side of zero does not limit that side.
    ///
    /// > Units: pixels.
    open var maximumSize: CGSize {
        get { state.withLock { $0.maximumSize } }
        set { state.withLock { $0.maximumSize = newValue } }
    }
    /// How much earlier than requested an image may be; images are exact here.
    open var requestedTimeToleranceBefore: CMTime = .positiveInfinity
    /// How much later than requested an image may be; images are exact here.
    open var requestedTimeToleranceAfter: CMTime = .positiveInfinity

    /// Returns the frame of a time, and stores its own time in `actualTime`. Throws if there is none.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        let (file, size) = try open()
        let frame = try frame(file, size, requestedTime)
        actualTime?.pointee = frame.begin
        return frame.image
    }

    /// Makes images of times, one after another, off the caller's thread. Calls the closure once for each.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        let times = requestedTimes.map(\.timeValue)
        let generation = state.withLock { $0.generation }
        DispatchQueue.global().async { [self] in
            let opened = Swift.Result { try open() }
            for time in times {
                guard state.withLock({ $0.generation }) == generation else {
                    handler(time, nil, .invalid, .cancelled, AVError(.operationCancelled))
                    continue
                }
                do {
                    let (file, size) = try opened.get()
                    let frame = try frame(file, size, time)
                    handler(time, frame.image, frame.begin, .succeeded, nil)
                } catch { handler(time, nil, .invalid, .failed, error) }
            }
        }
    }
    /// Cancels the images that are not made yet.
    open func cancelAllCGImageGeneration() { state.withLock { $0.generation += 1 } }

    /// Returns the frame of a time, made off the caller's thread. Throws if there is none.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        let (file, size) = try open()
        let frame = try frame(file, size, time)
        return (frame.image, frame.begin)
    }

    private func open() throws -> (MediaFile, CGSize) {
        do throws(MediaFailure) {
            let file = try asset.openFile()
            let stream = try file.select(.video)
            if stream.rotation != 0, !appliesPreferredTrackTransform {
                MediaLog.report("AVAssetImageGenerator.appliesPreferredTrackTransform has no effect when false: images are upright")
            }
            return (file, fitted(stream.displaySize))
        } catch {
            MediaLog.report(error)
            throw AVError(error)
        }
    }

    private func fitted(_ size: CGSize) -> CGSize {
        let limit = maximumSize
        var scale: CGFloat = 1
        if limit.width > 0 { scale = min(scale, limit.width / size.width) }
        if limit.height > 0 { scale = min(scale, limit.height / size.height) }
        return CGSize(width: max(1, (size.width * scale).rounded()), height: max(1, (size.height * scale).rounded()))
    }

    private func frame(_ file: MediaFile, _ size: CGSize, _ time: CMTime) throws -> MediaFile.Frame {
        guard time.isNumeric, !file.duration.isNumeric || time <= file.duration, time >= .zero,
            let frame = file.frame(at: time, size: size, onlyNew: false)
        else { throw AVError(.noImageAtTime, "there is no frame at \(time)") }
        return frame
    }
}
