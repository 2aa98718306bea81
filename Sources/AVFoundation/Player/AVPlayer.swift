public import CoreMedia
public import Foundation
internal import ObjectiveC
internal import QuartzCore
internal import Synchronization
internal import UIKitCore

/// Plays an item: its time advances with the device's clock, and its frames appear in player layers.
///
/// Sound is decoded by nothing here and heard nowhere; it takes its time. A player plays while it is retained.
///
/// > Contract: AVFoundation, AVPlayer
/// > Isolation: any thread; what is observed changes on the main thread.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// Whether a player can play.
    public enum Status: Int, Sendable {
        /// It has not tried yet.
        case unknown
        /// It can.
        case readyToPlay
        /// It cannot any more; not used here.
        case failed
    }
    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        /// It stands still.
        case paused
        /// It plays as soon as its item can be played.
        case waitingToPlayAtSpecifiedRate
        /// It plays.
        case playing
    }
    /// What happens at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next item of a queue follows.
        case advance
        /// The player pauses; the default.
        case pause
        /// The rate stays as it is.
        case none
    }
    /// Why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// There is nothing to play.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
        /// The item is not ready yet.
        public static let evaluatingBufferingRate = WaitingReason(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        /// The item is loaded; not used here: files are there at once.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    }

    struct State {
        var item: AVPlayerItem?
        var rate: Float = 0
        var defaultRate: Float = 1
        var control = TimeControlStatus.paused
        var atEnd = ActionAtItemEnd.pause
        var volume: Float = 1
        var isMuted = false
    }
    let state = Mutex(State())
    @MainActor private var observers = TimeObservers()
    @MainActor private var ticker: FrameLink?
    @MainActor private var layers: [WeakLayer] = []

    private struct WeakLayer { weak var layer: AVPlayerLayer? }

    /// Creates a player without an item.
    public override init() { super.init() }
    /// Creates a player of a file.
    public init(url URL: URL) {
        super.init()
        replaceCurrentItem(with: AVPlayerItem(url: URL))
    }
    /// Creates a player of an item.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        replaceCurrentItem(with: item)
    }

    deinit {
        let ticker = ticker
        if let ticker { MainTurn.run { ticker.stop() } }
    }

    // MARK: State

    /// Whether the player can play; true from the first item on. Observable.
    open var status: Status { currentItem == nil ? .unknown : .readyToPlay }
    /// Why the player cannot play; nil here. An item has its own.
    open var error: (any Error)? { nil }
    /// What is played. Observable.
    open var currentItem: AVPlayerItem? { state.withLock { $0.item } }
    /// Whether the player plays, or would. Observable.
    open var timeControlStatus: TimeControlStatus { state.withLock { $0.control } }
    /// Why the player waits; nil if it does not.
    open var reasonForWaitingToPlay: WaitingReason? {
        guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
        return currentItem == nil ? .noItemToPlay : .evaluatingBufferingRate
    }
    /// Whether the player waits for what it needs to play without a stop; files are there at once.
    open var automaticallyWaitsToMinimizeStalling = true
    /// What happens at the end of the item.
    open var actionAtItemEnd: ActionAtItemEnd {
        get { state.withLock { $0.atEnd } }
        set { state.withLock { $0.atEnd = newValue } }
    }
    /// The volume, from 0 to 1; kept: there is no sound output. Observable.
    open var volume: Float {
        get { state.withLock { $0.volume } }
        set { observed("volume") { state.withLock { $0.volume = max(0, min(1, newValue)) } } }
    }
    /// Whether the sound is off; kept: there is no sound output. Observable.
    open var isMuted: Bool {
        get { state.withLock { $0.isMuted } }
        set { observed("muted") { state.withLock { $0.isMuted = newValue } } }
    }

    /// Whether another screen may show the video; kept: there is none.
    open var allowsExternalPlayback = true
    /// Whether another screen shows the video; false.
    open var isExternalPlaybackActive: Bool { false }
    /// Whether the video goes to another screen whenever there is one; kept: there is none.
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    /// Whether the device stays awake while a video plays; kept: a simulated device that runs an app does.
    open var preventsDisplaySleepDuringVideoPlayback = true

    // MARK: Playing

    /// The speed: 1 is normal, 0 stands still, below 0 plays backwards. Observable.
    open var rate: Float {
        get { state.withLock { $0.rate } }
        set { setRate(newValue, reason: .setRateCalled) }
    }
    /// The speed of ``play()``; 1 by default.
    open var defaultRate: Float {
        get { state.withLock { $0.defaultRate } }
        set { state.withLock { $0.defaultRate = newValue } }
    }
    /// Plays with the default speed.
    open func play() { rate = defaultRate }
    /// Stands still.
    open func pause() { rate = 0 }
    /// Plays with a speed at once.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    func setRate(_ rate: Float, reason: RateDidChangeReason) {
        guard rate != self.rate else { return }
        observed("rate") { state.withLock { $0.rate = rate } }
        MainTurn.run { [self] in
            NotificationCenter.default.post(
                name: Self.rateDidChangeNotification, object: self, userInfo: [Self.rateDidChangeReasonKey: reason])
            follow()
        }
    }

    /// The current item's time; zero without an item.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
    /// Jumps to a time of the item.
    open func seek(to time: CMTime) { currentItem?.seek(to: time) }
    /// Jumps to a time of the item, and calls a closure on the main queue with whether it got there.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity, completionHandler: completionHandler)
    }
    /// Jumps to a time of the item; always exactly.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        currentItem?.seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter)
    }
    /// Jumps to a time of the item, exactly, and calls a closure on the main queue with whether it got there.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        guard let currentItem else { return ApplicationContext.later { completionHandler(false) } }
        currentItem.seek(
            to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter, completionHandler: completionHandler)
    }

    /// Plays another item, from where that one is; nil plays nothing.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        let old = currentItem
        guard old !== item else { return }
        old?.setRate(0, at: LayerContext.main.now)
        observed("currentItem") { state.withLock { $0.item = item } }
        MainTurn.run { [self] in
            if old?.player === self { old?.player = nil }
            item?.player = self
            for layer in knownLayers { layer.show(item?.lastFrame) }
            if item?.status == .unknown { ApplicationContext.later { [weak self] in self?.prepare(item) } } else { follow() }
        }
    }

    // MARK: Observers

    /// Calls a closure whenever another interval of the item begins while it plays, and when it starts, stops or jumps.
    ///
    /// - Parameter queue: where it is called; the main queue if nil.
    /// - Returns: what ``removeTimeObserver(_:)`` takes; retain it.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        let token = ObserverToken()
        MainTurn.run { [self] in token.observer = observers.addPeriodic(interval, queue, block) }
        return token
    }
    /// Calls a closure whenever the item passes one of some times while it plays.
    open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any
    {
        let token = ObserverToken()
        let times = times.map(\.timeValue)
        MainTurn.run { [self] in token.observer = observers.addBoundary(times, queue, block) }
        return token
    }
    /// Ends the calls of an observer.
    open func removeTimeObserver(_ observer: Any) {
        guard let token = observer as? ObserverToken else { return }
        MainTurn.run { [self] in if let observer = token.observer { observers.remove(observer) } }
    }

    private final class ObserverToken: @unchecked Sendable {
        @MainActor var observer: AnyObject?
        nonisolated init() {}
    }

    private func observed(_ key: String, _ body: () -> Void) {
        KeyValueChanges.will(self, key)
        body()
        KeyValueChanges.did(self, key)
    }
}

/// What happens on the main thread.
@MainActor extension AVPlayer {
    func add(_ layer: AVPlayerLayer) {
        layers.append(WeakLayer(layer: layer))
        layer.show(currentItem?.lastFrame)
    }
    func remove(_ layer: AVPlayerLayer) { layers.removeAll { $0.layer == nil || $0.layer === layer } }
    private var knownLayers: [AVPlayerLayer] { layers.compactMap(\.layer) }

    private func prepare(_ item: AVPlayerItem?) {
        guard let item, item === currentItem else { return }
        item.prepare()
        guard item.status == .readyToPlay else { return didFail(item) }
        showFrame(of: item, at: item.currentTime())
        follow()
    }

    /// Brings the item, the clock and what is observed in line with the rate.
    private func follow() {
        let (item, rate) = state.withLock { ($0.item, $0.rate) }
        let isReady = item?.status == .readyToPlay
        setControl(rate == 0 ? .paused : isReady ? .playing : .waitingToPlayAtSpecifiedRate)
        guard let item, isReady else { return updateTicker(isPlaying: false) }
        let now = LayerContext.main.now
        item.setRate(rate, at: now)
        observers.jump(to: item.time(at: now))
        updateTicker(isPlaying: rate != 0)
    }

    private func setControl(_ control: TimeControlStatus) {
        guard control != timeControlStatus else { return }
        observed("timeControlStatus") { state.withLock { $0.control = control } }
    }

    private func updateTicker(isPlaying: Bool) {
        guard isPlaying else { return ticker?.stop() ?? () }
        let running = ticker ?? FrameLink { [weak self] _ in self?.tick() }
        ticker = running
        running.start()
    }

    private func tick() {
        guard let item = currentItem, item.status == .readyToPlay else { return }
        let now = LayerContext.main.now
        let time = item.time(at: now)
        showFrame(of: item, at: time)
        observers.advance(to: time)
        if currentItem === item, rate != 0, item.hasEnded(at: now) { didEnd(item, at: now) }
    }

    private func showFrame(of item: AVPlayerItem, at time: CMTime) {
        guard let image = item.frame(at: time) else { return }
        for layer in knownLayers { layer.show(image) }
    }

    func didJump(_ item: AVPlayerItem, to time: CMTime) {
        guard item === currentItem, item.status == .readyToPlay else { return }
        showFrame(of: item, at: time)
        observers.jump(to: time)
        updateTicker(isPlaying: rate != 0)
    }

    private func didEnd(_ item: AVPlayerItem, at now: Double) {
        // An item that stands at its end plays on after a jump, without another call here.
        updateTicker(isPlaying: false)
        switch actionAtItemEnd {
        case .pause: setRate(0, reason: .setRateCalled)
        case .advance: advance(past: item)
        case .none: break
        }
        NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    }

    private func didFail(_ item: AVPlayerItem) {
        setRate(0, reason: .setRateFailed)
        NotificationCenter.default.post(
            name: .AVPlayerItemFailedToPlayToEndTime, object: item,
            userInfo: item.error.map { [AVPlayerItemFailedToPlayToEndTimeErrorKey: $0] })
        (self as? AVQueuePlayer)?.itemDidFail(item)
    }

    private func advance(past item: AVPlayerItem) {
        guard let queue = self as? AVQueuePlayer else { return setRate(0, reason: .setRateCalled) }
        queue.continueQueue(after: item)
    }
}
