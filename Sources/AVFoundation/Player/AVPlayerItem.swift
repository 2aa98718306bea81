public import CoreMedia
public import Foundation
internal import ObjectiveC
internal import QuartzCore
internal import Synchronization
internal import UIKitCore

/// An asset as a player plays it: its status, and where it is.
///
/// The file is opened in a turn of the main queue after the item became a player's current one. One that cannot be played has the status
/// `.failed` with an ``error``; the log names the file.
///
/// > Contract: AVFoundation, AVPlayerItem
open class AVPlayerItem: NSObject, NSCopying, @unchecked Sendable {
    /// Whether an item can be played.
    public enum Status: Int, Sendable {
        /// It has no player yet, or the file is being opened.
        case unknown
        /// It can be played.
        case readyToPlay
        /// It cannot be played; see ``AVPlayerItem/error``.
        case failed
    }

    struct State {
        var status = Status.unknown
        var failure: MediaFailure?
        var timeline = PlaybackTimeline()
        var duration = CMTime.indefinite
        var size = CGSize.zero
        var end = CMTime.invalid
        var reverseEnd = CMTime.invalid
    }
    let state = Mutex(State())
    /// The asset that is played.
    public let asset: AVAsset
    /// The keys given at creation; an item loads what it needs.
    public let automaticallyLoadedAssetKeys: [String]
    /// The player whose current item this is.
    @MainActor weak var player: AVPlayer?
    @MainActor private var video: VideoFrames?

    /// Creates an item of a file.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL, options: nil), automaticallyLoadedAssetKeys: nil) }
    /// Creates an item of an asset.
    public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
    /// Creates an item of an asset. > Parameters: automaticallyLoadedAssetKeys: kept; an item loads what it needs.
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.asset = asset
        self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
        super.init()
    }

    /// A new item of the same asset, at the beginning.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVPlayerItem(asset: asset, automaticallyLoadedAssetKeys: automaticallyLoadedAssetKeys)
        let (end, reverseEnd) = state.withLock { ($0.end, $0.reverseEnd) }
        copy.state.withLock { ($0.end, $0.reverseEnd) = (end, reverseEnd) }
        return copy
    }

    // MARK: Status

    /// Whether the item can be played. Observable.
    open var status: Status { state.withLock { $0.status } }
    /// Why it cannot be played.
    open var error: (any Error)? { state.withLock { $0.failure }.map { AVError($0).object } }
    /// The length; indefinite before the item is ready. Observable.
    open var duration: CMTime { state.withLock { $0.duration } }
    /// The size of the upright video; zero without one, and before the item is ready. Observable. > Units: pixels.
    open var presentationSize: CGSize { state.withLock { $0.size } }
    /// What can be played at once: all of a file. Observable.
    open var loadedTimeRanges: [NSValue] { wholeRange }
    /// What can be jumped to: all of a file. Observable.
    open var seekableTimeRanges: [NSValue] { wholeRange }
    private var wholeRange: [NSValue] {
        let state = state.withLock { ($0.status, $0.duration) }
        guard state.0 == .readyToPlay, state.1.isNumeric else { return [] }
        return [NSValue(timeRange: CMTimeRange(start: .zero, duration: state.1))]
    }
    /// Whether playback will not have to wait; true once the item is ready. Observable.
    open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
    /// Whether there is nothing to play; false once the item is ready. Observable.
    open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
    /// Whether all is there; true once the item is ready. Observable.
    open var isPlaybackBufferFull: Bool { status == .readyToPlay }
    /// The tracks, once the item is ready.
    open var tracks: [AVPlayerItemTrack] { status == .readyToPlay ? asset.tracks.map(AVPlayerItemTrack.init) : [] }
    /// Whether rates above 1 are possible.
    open var canPlayFastForward: Bool { status == .readyToPlay }
    /// Whether rates between 0 and 1 are possible.
    open var canPlaySlowForward: Bool { status == .readyToPlay }
    /// Whether the rate -1 is possible.
    open var canPlayReverse: Bool { status == .readyToPlay }
    /// Whether ``step(byCount:)`` forwards is possible.
    open var canStepForward: Bool { status == .readyToPlay }
    /// Whether ``step(byCount:)`` backwards is possible.
    open var canStepBackward: Bool { status == .readyToPlay }

    /// Where playing forwards ends; the end of the medium if it is invalid.
    open var forwardPlaybackEndTime: CMTime {
        get { state.withLock { $0.end } }
        set { state.withLock { $0.end = newValue } }
    }
    /// Where playing backwards ends; the beginning of the medium if it is invalid.
    open var reversePlaybackEndTime: CMTime {
        get { state.withLock { $0.reverseEnd } }
        set { state.withLock { $0.reverseEnd = newValue } }
    }

    /// How much to load in advance; kept: files are there at once. > Units: seconds.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// The limit for the network; kept: files are there at once. > Units: bits per second.
    open var preferredPeakBitRate = 0.0
    /// The limit for networks that cost money; kept: files are there at once. > Units: bits per second.
    open var preferredPeakBitRateForExpensiveNetworks = 0.0
    /// The largest video of a transmission to choose; kept: a file has one. > Units: pixels.
    open var preferredMaximumResolution = CGSize.zero
    /// The largest video of a transmission to choose in networks that cost money; kept: a file has one. > Units: pixels.
    open var preferredMaximumResolutionForExpensiveNetworks = CGSize.zero
    /// Whether a transmission loads while the player pauses; kept.
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    /// How sound keeps its pitch at other speeds; kept: nothing is heard.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain

    // MARK: Time

    /// Where the item is.
    open func currentTime() -> CMTime { time(at: LayerContext.main.now) }

    /// Within the item.
    func time(at now: Double) -> CMTime {
        state.withLock { state in
            let time = state.timeline.time(at: now)
            return max(state.first, min(time, state.last))
        }
    }

    /// Jumps to a time.
    open func seek(to time: CMTime) { seek(to: time, completionHandler: nil) }
    /// Jumps to a time, and calls a closure on the main queue with whether it got there.
    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity, completionHandler: completionHandler)
    }
    /// Jumps to a time; the tolerances are not needed.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter, completionHandler: nil)
    }
    /// Jumps to a time, exactly, and calls a closure on the main queue with whether it got there: not to an invalid time.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: (@Sendable (Bool) -> Void)?
    ) {
        let isPossible = time.isValid && !time.isIndefinite
        MainTurn.run { [self] in
            if isPossible { jump(to: time) }
            if let completionHandler { ApplicationContext.later { completionHandler(isPossible) } }
        }
    }
    /// Moves by frames of the video.
    open func step(byCount stepCount: Int) {
        let rate = asset.tracks(withMediaType: .video).first?.nominalFrameRate ?? 0
        guard rate > 0 else { return }
        seek(to: currentTime() + CMTime(seconds: Double(stepCount) / Double(rate), preferredTimescale: PlaybackTimeline.timescale))
    }

    @MainActor private func jump(to time: CMTime) {
        let now = LayerContext.main.now
        let target = state.withLock { state in
            let target = max(.zero, state.duration.isNumeric ? min(time, state.duration) : time)
            state.timeline.jump(to: target, at: now)
            return target
        }
        NotificationCenter.default.post(name: Self.timeJumpedNotification, object: self)
        player?.didJump(self, to: target)
    }

    /// Starts, stops or changes the speed.
    func setRate(_ rate: Float, at now: Double) {
        state.withLock { state in
            state.timeline.jump(to: max(state.first, min(state.timeline.time(at: now), state.last)), at: now)
            state.timeline.setRate(Double(rate), at: now)
        }
    }

    /// Whether it has played to where its rate leads.
    func hasEnded(at now: Double) -> Bool {
        state.withLock { state in
            let time = state.timeline.time(at: now)
            return state.timeline.rate > 0 ? time >= state.last : state.timeline.rate < 0 && time <= state.first
        }
    }

    // MARK: Media

    /// Opens the file, once.
    @MainActor func prepare() {
        guard status == .unknown else { return }
        do throws(MediaFailure) {
            let file = try asset.openFile()
            try take(file)
        } catch {
            MediaLog.report(error)
            changing(["status", "error"]) {
                $0.failure = error; $0.status = .failed
            }
        }
    }

    @MainActor private func take(_ file: MediaFile) throws(MediaFailure) {
        if file.first(.video) != nil {
            video = try VideoFrames(file)
        } else {
            _ = try file.select(.audio)
        }
        let size = video?.size ?? .zero
        let keys = [
            "duration", "presentationSize", "loadedTimeRanges", "seekableTimeRanges", "playbackLikelyToKeepUp", "playbackBufferEmpty",
            "playbackBufferFull", "status",
        ]
        changing(keys) {
            $0.duration = file.duration
            $0.size = size
            $0.status = .readyToPlay
        }
    }

    @MainActor private func changing(_ keys: [String], _ body: (inout State) -> Void) {
        for key in keys { KeyValueChanges.will(self, key) }
        state.withLock { body(&$0) }
        for key in keys.reversed() { KeyValueChanges.did(self, key) }
    }

    /// The frame of a time; nil if the one shown before is still the right one.
    @MainActor func frame(at time: CMTime) -> CGImage? { video?.frame(at: time) }
    /// The frame that was decoded last.
    @MainActor var lastFrame: CGImage? { video?.last }
}

extension AVPlayerItem.State {
    /// Where playing forwards ends.
    var last: CMTime {
        let end = end.isNumeric ? end : CMTime.positiveInfinity
        return duration.isNumeric ? min(end, duration) : end
    }
    /// Where playing backwards ends.
    var first: CMTime { reverseEnd.isNumeric ? max(.zero, reverseEnd) : .zero }
}

/// A track of an item that plays.
open class AVPlayerItemTrack: NSObject {
    /// The asset's track.
    public let assetTrack: AVAssetTrack?

    init(_ track: AVAssetTrack) {
        assetTrack = track
        super.init()
    }
}
