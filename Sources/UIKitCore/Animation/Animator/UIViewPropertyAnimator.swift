internal import CoreGraphics
public import Foundation

/// Animates the changes of its blocks, which can be paused, scrubbed and reversed.
///
/// An animator retains itself while it runs. Releasing one that is paused or stopped is a programming error.
///
/// > Contract: UIKit, UIViewPropertyAnimator; AN-17, AN-18.
/// > Units: seconds.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private let engine: AnimatorEngine

    /// Creates an animator, which is inactive until it is started.
    ///
    /// - Parameters:
    ///   - duration: the length of the animation in seconds; springs with a duration of their own replace it.
    ///   - parameters: the timing curve or spring.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        engine = AnimatorEngine(duration: duration, parameters: parameters)
        super.init()
        engine.animator = self
    }

    /// Creates an animator without animations, of no duration.
    public convenience override init() { self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut)) }

    isolated deinit { engine.checkRelease() }

    /// Creates an animator with a built-in curve.
    ///
    /// - Parameters:
    ///   - duration: the length of the animation in seconds.
    ///   - curve: the timing curve.
    ///   - animations: changes the views when the animator starts; nil for none yet.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a Bézier curve.
    ///
    /// - Parameters:
    ///   - duration: the length of the animation in seconds.
    ///   - point1: the first control point of the curve from (0, 0) to (1, 1).
    ///   - point2: the second control point.
    ///   - animations: changes the views when the animator starts; nil for none yet.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring.
    ///
    /// - Parameters:
    ///   - duration: the length of the animation in seconds.
    ///   - ratio: 1 does not oscillate; the smaller it is, the more it does.
    ///   - animations: changes the views when the animator starts; nil for none yet.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it.
    ///
    /// An animator that has been started.
    ///
    /// Of the options the curve is used. Transitions and ``UIView/AnimationOptions/autoreverse`` are ignored, as on iOS: an animator has a
    /// direction of its own, `isReversed`. It takes nothing over from the blocks around it and lets touches through, whether the options say
    /// so or not; set `isUserInteractionEnabled` to stop touches. ``UIView/AnimationOptions/repeat`` and
    /// ``UIView/AnimationOptions/beginFromCurrentState`` have no effect, which is logged.
    ///
    /// - Parameters:
    ///   - duration: the length of the animation in seconds.
    ///   - delay: how long the old values remain visible first, in seconds.
    ///   - options: the timing curve.
    ///   - animations: changes the views.
    ///   - completion: receives where the animation ended.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: options.curve) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if options.contains(.repeat) { UnimplementedSetting.report("options: repeat", on: animator) }
        if options.contains(.beginFromCurrentState) { UnimplementedSetting.report("options: beginFromCurrentState", on: animator) }
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// The timing curve or spring, as given at creation or by `continueAnimation(withTimingParameters:durationFactor:)`.
    open var timingParameters: (any UITimingCurveProvider)? { engine.parameters }
    /// The length given at creation, without the delay; negative values count as 0.
    open var duration: TimeInterval { engine.duration }
    /// The delay with which the animator was started last; 0 by default.
    open var delay: TimeInterval { engine.delay }
    /// `inactive` before the start and after the end, `active` while running or paused, `stopped` until it is finished.
    open var state: UIViewAnimatingState { engine.state }
    /// Whether values change over time; false while paused.
    open var isRunning: Bool { engine.isRunning }
    /// Whether the animation runs towards its start; changing it while running turns around at the current values.
    open var isReversed: Bool {
        get { engine.isReversed }
        set { engine.setReversed(newValue) }
    }
    /// How far the animation is, from 0 to 1 in its direction; values outside are limited.
    ///
    /// The fraction shown. Setting it holds the animation there; the animator must not be stopped.
    open var fractionComplete: CGFloat {
        get { CGFloat(engine.fraction) }
        set { engine.hold(at: Double(newValue)) }
    }
    /// Whether views receive touches while they animate; true by default.
    open var isUserInteractionEnabled: Bool {
        get { engine.takesTouches }
        set { engine.takesTouches = newValue }
    }
    /// Whether the animation can be paused and scrubbed; true by default.
    open var isInterruptible: Bool {
        get { engine.isInterruptible }
        set { engine.isInterruptible = newValue }
    }
    /// Whether the app finds touched views itself while the animation runs; false by default. Ferry always finds them where they are
    /// seen, and the log reports it.
    open var isManualHitTestingEnabled = false {
        didSet { if isManualHitTestingEnabled { UnimplementedSetting.report("isManualHitTestingEnabled", on: self) } }
    }
    /// Whether `fractionComplete` is the fraction of the change shown while scrubbing, and not of the time; true by default.
    open var scrubsLinearly: Bool {
        get { engine.scrubsLinearly }
        set { engine.scrubsLinearly = newValue }
    }
    /// Whether the animator stays active at the end, so that it can be reversed; false by default.
    open var pausesOnCompletion: Bool {
        get { engine.pausesOnCompletion }
        set { engine.pausesOnCompletion = newValue }
    }

    /// Adds changes that begin later, and end with the others; ignored if the animator is stopped.
    ///
    /// - Parameters:
    ///   - animation: changes the views.
    ///   - delayFactor: how long they wait, as a fraction of the duration; limited to 0 to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        engine.add(animation, delayFactor: delayFactor.isNaN ? 0 : min(max(Double(delayFactor), 0), 1))
    }
    /// Adds changes, which run when the animator starts, or at once if it is running; ignored if it is stopped.
    open func addAnimations(_ animation: @escaping () -> Void) { engine.add(animation, delayFactor: 0) }
    /// Adds a closure that receives where the animation ended; not called after `stopAnimation(true)`.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { engine.completions.append(completion) }

    /// Starts the animation, or continues a paused one in its direction.
    ///
    /// Starting a stopped animator is a programming error.
    open func startAnimation() { engine.start(delay: 0) }
    /// Starts the animation after a delay in seconds; a paused one continues after it.
    open func startAnimation(afterDelay delay: TimeInterval) { engine.start(delay: delay) }
    /// Holds the animation at its current values; an inactive animator becomes active at its start.
    ///
    /// Pausing an animator that is not interruptible is a programming error.
    open func pauseAnimation() { engine.pause() }
    /// Continues in its direction with other timing and a fraction of the duration; 0 uses the remaining duration.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        engine.resume(parameters, durationFactor: Double(durationFactor))
    }
    /// Stops at the current values; with `false` the animator waits for `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) { engine.stop(withoutFinishing: withoutFinishing) }
    /// Ends a stopped animation and calls the completions.
    ///
    /// - Parameter finalPosition: the values that views have afterwards.
    ///
    /// > Precondition: the animator was stopped with `stopAnimation(false)`.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { engine.finish(at: finalPosition) }
}
