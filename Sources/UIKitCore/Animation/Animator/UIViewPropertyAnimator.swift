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

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        engine = AnimatorEngine(duration: duration, parameters: parameters)
        super.init()
        engine.animator = self
    }

    isolated deinit { engine.checkRelease() }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that has been started.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: options.curve) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    open var timingParameters: (any UITimingCurveProvider)? { engine.parameters }
    open var duration: TimeInterval { engine.duration }
    open var delay: TimeInterval { engine.delay }
    open var state: UIViewAnimatingState { engine.state }
    open var isRunning: Bool { engine.isRunning }
    open var isReversed: Bool {
        get { engine.isReversed }
        set { engine.setReversed(newValue) }
    }
    /// The fraction shown. Setting it holds the animation there; the animator must not be stopped.
    open var fractionComplete: CGFloat {
        get { CGFloat(engine.fraction) }
        set { engine.hold(at: Double(newValue)) }
    }
    /// Whether views receive touches while they animate.
    open var isUserInteractionEnabled: Bool {
        get { engine.takesTouches }
        set { engine.takesTouches = newValue }
    }
    /// Whether it can be paused and reversed.
    open var isInterruptible: Bool {
        get { engine.isInterruptible }
        set { engine.isInterruptible = newValue }
    }
    /// Whether progress is linear while scrubbing, and not along the timing curve.
    open var scrubsLinearly: Bool {
        get { engine.scrubsLinearly }
        set { engine.scrubsLinearly = newValue }
    }
    /// Stays active at the end so that it can be reversed.
    open var pausesOnCompletion: Bool {
        get { engine.pausesOnCompletion }
        set { engine.pausesOnCompletion = newValue }
    }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        engine.add(animation, delayFactor: delayFactor.isNaN ? 0 : min(max(Double(delayFactor), 0), 1))
    }
    open func addAnimations(_ animation: @escaping () -> Void) { engine.add(animation, delayFactor: 0) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { engine.completions.append(completion) }

    open func startAnimation() { engine.start(delay: 0) }
    open func startAnimation(afterDelay delay: TimeInterval) { engine.start(delay: delay) }
    open func pauseAnimation() { engine.pause() }
    /// Continues in its direction with other timing and a fraction of the duration; 0 uses the remaining duration.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        engine.resume(parameters, durationFactor: Double(durationFactor))
    }
    /// Stops at the current values; with `false` the animator waits for `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) { engine.stop(withoutFinishing: withoutFinishing) }
    /// > Precondition: the animator was stopped with `stopAnimation(false)`.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { engine.finish(at: finalPosition) }
}
