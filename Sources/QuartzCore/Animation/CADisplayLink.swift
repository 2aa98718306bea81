public import CoreGraphics
public import Foundation
public import ObjectiveC

/// Calls a method once per frame, until it is paused or invalidated.
///
/// The run loop retains the link, the link retains its target. Nothing runs while every link is paused.
///
/// > Contract: QuartzCore, CADisplayLink
/// > Isolation: the main thread.
open class CADisplayLink: NSObject {
    private(set) var target: AnyObject?
    private let selector: Selector
    private let ticker = DisplayTicker.main
    private var isInvalid = false
    private var modes: Set<RunLoop.Mode> = []
    /// Frames skipped since the last call because of `preferredFramesPerSecond`.
    private var skipped = 0

    /// Creates a link that sends `sel` to `target`, with the link as the argument; it is idle until it is added to a run loop.
    ///
    /// - Parameters:
    ///   - target: The object to call; retained until `invalidate()`.
    ///   - sel: A method that takes the link as its only argument.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// Creates a link that calls nobody.
    public convenience override init() { self.init(target: NSNull(), selector: Selector("self")) }

    /// When the current frame was due. > Units: seconds, as `CACurrentMediaTime()`.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the next frame will be displayed.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// Between two frames of the display.
    open var duration: CFTimeInterval { DisplayTicker.frameDuration }
    /// 0 is every frame.
    open var preferredFramesPerSecond = 0
    /// The rates at which to call the target; takes precedence over `preferredFramesPerSecond` when not `.default`.
    ///
    /// The rate is the preferred one, or else the maximum, rounded to a divisor of the display's rate.
    open var preferredFrameRateRange: CAFrameRateRange = .default
    /// Frames between two calls; the older form of `preferredFramesPerSecond`.
    open var frameInterval: Int {
        get { framesBetweenCalls }
        set { preferredFramesPerSecond = newValue <= 1 ? 0 : DisplayTicker.framesPerSecond / newValue }
    }
    /// Whether the calls are suspended; false by default.
    open var isPaused = false {
        didSet { if isPaused != oldValue { update() } }
    }

    /// Starts the calls.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isInvalid else { return }
        modes.insert(mode)
        update()
    }

    /// Ends the calls in one run loop mode; the link can be added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        update()
    }

    /// Ends the calls permanently and releases the target.
    open func invalidate() {
        isInvalid = true
        modes = []
        update()
        target = nil
    }

    private func update() {
        if modes.isEmpty || isPaused { ticker.remove(self) } else { ticker.add(self) }
    }

    private var framesBetweenCalls: Int {
        let wanted = preferredFrameRateRange.preferred.map(Double.init) ?? Double(preferredFrameRateRange.maximum)
        let rate = wanted > 0 ? wanted : Double(preferredFramesPerSecond)
        guard rate > 0 else { return 1 }
        // A rate that the display does not support is rounded to one that it does.
        return max(1, Int(min(1e9, (Double(DisplayTicker.framesPerSecond) / rate).rounded())))
    }

    func tick(_ now: CFTimeInterval) {
        guard let target, modes.contains(.common) || modes.contains(ticker.mode) else { return }
        skipped += 1
        guard skipped >= framesBetweenCalls else { return }
        skipped = 0
        timestamp = now
        targetTimestamp = now + Double(framesBetweenCalls) * duration
        ObjCRuntime.send(selector, to: target, [self])
    }
}
