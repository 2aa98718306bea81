internal import CoreMedia
internal import DeviceProtocol
public import Foundation
internal import QuartzCore
internal import Synchronization
internal import UIKitCore

/// Plays a sound of a file or of data.
///
/// There is no sound output: the sound takes its time on the device's clock, and ``play()`` sends the file's name to the simulator, whose log
/// and scripts (`expect-haptic "sound Bell.mp3"`) have it.
///
/// > Contract: AVFAudio, AVAudioPlayer
/// > Isolation: any thread; the delegate is called on the main thread.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    private struct State {
        var position = SoundPosition(length: 0)
        var rate: Float = 1
        var volume = VolumeFade()
        var levels: [SoundLevel] = []
    }
    private let state = Mutex(State())
    private let file: MediaFile?
    private let stream: MediaStream?
    /// The file; nil for a player of data.
    public let url: URL?
    /// The data; nil for a player of a file.
    public let data: Data?
    /// The object that is notified of the end; held weakly.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    @MainActor private var cancelEnd: (@MainActor () -> Void)?

    /// Creates a player without a sound, which does not play.
    public override init() {
        (file, stream, url, data) = (nil, nil, nil, nil)
        super.init()
    }
    /// Opens a file; throws if it cannot be decoded. The log names it.
    public init(contentsOf url: URL) throws {
        (file, stream) = try Self.open { () throws(MediaFailure) in try MediaFile(url: url) }
        (self.url, data) = (url, nil)
        super.init()
        begin()
    }
    /// Opens data; throws if they cannot be decoded.
    public init(data: Data) throws {
        (file, stream) = try Self.open { () throws(MediaFailure) in try MediaFile(data: data) }
        (url, self.data) = (nil, data)
        super.init()
        begin()
    }
    /// Opens a file. > Parameters: utiString: not needed: the content tells the type.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }
    /// Opens data. > Parameters: utiString: not needed: the content tells the type.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    private static func open(_ body: () throws(MediaFailure) -> MediaFile) throws -> (MediaFile?, MediaStream?) {
        do throws(MediaFailure) {
            let file = try body()
            return (file, try file.select(.audio))
        } catch {
            MediaLog.report(error)
            throw AVError(error).object
        }
    }

    private func begin() {
        let length = file?.duration.seconds ?? 0
        state.withLock { $0.position = SoundPosition(length: length.isFinite ? length : 0) }
    }

    deinit {
        if let cancelEnd { MainTurn.run { cancelEnd() } }
    }

    private var now: Double { LayerContext.main.now }

    // MARK: Playing

    /// Makes the player ready; returns whether it has a sound.
    @discardableResult open func prepareToPlay() -> Bool { file != nil }
    /// Plays from where it is; returns whether it has a sound.
    @discardableResult open func play() -> Bool {
        guard file != nil else { return false }
        let now = now
        state.withLock { $0.position.play(Double($0.rate), at: now) }
        let name = url?.lastPathComponent ?? "data"
        MainTurn.run { [weak self] in
            HapticLog.play(.sound(name))
            self?.scheduleEnd()
        }
        return true
    }
    /// Plays at a time of ``deviceCurrentTime``; at once if that is past.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool {
        guard file != nil, time.isFinite else { return false }
        let delay = time - now
        guard delay > 0 else { return play() }
        MainTurn.run { [weak self] in
            self?.cancelEnd?()
            self?.cancelEnd = ApplicationContext.of(nil).delays.run(after: delay) { self?.play() }
        }
        return true
    }
    /// Stands still where it is.
    open func pause() {
        let now = now
        state.withLock { $0.position.pause(at: now) }
        MainTurn.run { [weak self] in self?.scheduleEnd() }
    }
    /// Stands still where it is; ``play()`` goes on.
    open func stop() { pause() }
    /// Whether it plays.
    open var isPlaying: Bool { state.withLock { $0.position.isPlaying } }
    /// How often the sound is repeated; below 0 until ``stop()``, 0 by default.
    open var numberOfLoops: Int {
        get { state.withLock { $0.position.loops } }
        set {
            state.withLock { $0.position.loops = newValue }
            MainTurn.run { [weak self] in self?.scheduleEnd() }
        }
    }

    /// The length. > Units: seconds.
    open var duration: TimeInterval { state.withLock { $0.position.length } }
    /// Where it is. > Units: seconds.
    open var currentTime: TimeInterval {
        get {
            let now = now
            return state.withLock { $0.position.time(at: now) }
        }
        set {
            let now = now
            state.withLock { $0.position.jump(to: newValue, at: now) }
            MainTurn.run { [weak self] in self?.scheduleEnd() }
        }
    }
    /// The device's clock. > Units: seconds.
    open var deviceCurrentTime: TimeInterval { now }

    @MainActor private func scheduleEnd() {
        cancelEnd?()
        cancelEnd = nil
        let now = now
        guard let remaining = state.withLock({ $0.position.remaining(at: now) }) else { return }
        cancelEnd = ApplicationContext.of(nil).delays.run(after: remaining) { [weak self] in self?.end() }
    }

    @MainActor private func end() {
        cancelEnd = nil
        let now = now
        state.withLock {
            $0.position.pause(at: now)
            $0.position.jump(to: 0, at: now)
        }
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }

    // MARK: Sound

    /// The volume, from 0 to 1; during a fade that of the moment. Kept: there is no sound output.
    open var volume: Float {
        get {
            let now = now
            return state.withLock { $0.volume.value(at: now) }
        }
        set { setVolume(newValue, fadeDuration: 0) }
    }
    /// Changes the volume in a time. > Units: seconds.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        let now = now
        state.withLock { $0.volume.fade(to: volume, in: duration, at: now) }
    }
    /// Where between left (-1) and right (1) the sound is; kept: there is no sound output.
    open var pan: Float = 0
    /// Whether ``rate`` can be changed.
    open var enableRate = false
    /// The speed, from 0.5 to 2; only with ``enableRate``.
    open var rate: Float {
        get { state.withLock { $0.rate } }
        set {
            guard enableRate else { return }
            let now = now
            state.withLock {
                $0.rate = max(0.5, min(2, newValue))
                if $0.position.isPlaying { $0.position.play(Double($0.rate), at: now) }
            }
            MainTurn.run { [weak self] in self?.scheduleEnd() }
        }
    }
    /// The number of channels.
    open var numberOfChannels: Int { stream?.channels ?? 0 }
    /// The form of the decoded sound.
    open var format: AVAudioFormat {
        AVAudioFormat(decoded: stream?.sampleRate ?? 0, UInt32(clamping: stream?.channels ?? 0))
    }
    /// The form of the sound, by the keys of recorders.
    open var settings: [String: Any] { format.settings }

    /// Whether ``updateMeters()`` measures.
    open var isMeteringEnabled = false
    /// Measures the sound at the present time.
    open func updateMeters() {
        guard isMeteringEnabled, isPlaying, let file, let stream else { return state.withLock { $0.levels = [] } }
        let time = CMTime(seconds: currentTime, preferredTimescale: PlaybackTimeline.timescale)
        let samples = file.samples(at: time, count: max(1, Int(saturating: stream.sampleRate / 20)) * stream.channels)
        let levels = SoundLevel.measure(samples, channels: stream.channels)
        state.withLock { $0.levels = levels }
    }
    /// The level at the last ``updateMeters()``. > Units: decibels of the maximum, down to -160.
    open func averagePower(forChannel channelNumber: Int) -> Float { level(channelNumber).average }
    /// The highest sample at the last ``updateMeters()``. > Units: decibels of the maximum, down to -160.
    open func peakPower(forChannel channelNumber: Int) -> Float { level(channelNumber).peak }
    private func level(_ channel: Int) -> SoundLevel {
        state.withLock { $0.levels.indices.contains(channel) ? $0.levels[channel] : .silence }
    }
}

/// Is notified when a sound ends.
public protocol AVAudioPlayerDelegate: AnyObject {
    /// The sound has been played to its end, as often as it is repeated; not after `stop()`.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// The sound is damaged; not called here: what can be decoded is played.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
