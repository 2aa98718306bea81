internal import CoreGraphics
public import Foundation

/// Animates the changes of its blocks, and lets them be paused, moved by hand and turned back on the way.
///
/// An animator keeps itself alive while it runs. Releasing one that is paused or stopped stops the app.
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
    /// The part of the way that shows. Setting it holds the animation there; it must not be stopped.
    open var fractionComplete: CGFloat {
        get { CGFloat(engine.fraction) }
        set { engine.hold(at: Double(newValue)) }
    }
    /// Whether views take touches on their way.
    open var isUserInteractionEnabled: Bool {
        get { engine.takesTouches }
        set { engine.takesTouches = newValue }
    }
    /// Whether it may be paused and turned back.
    open var isInterruptible: Bool {
        get { engine.isInterruptible }
        set { engine.isInterruptible = newValue }
    }
    /// While held, the way is in step with the fraction; else it follows the timing.
    open var scrubsLinearly: Bool {
        get { engine.scrubsLinearly }
        set { engine.scrubsLinearly = newValue }
    }
    /// Stays active at the end, to be turned back.
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
    /// Goes on to the end it is heading for, with other timing and a part of the duration; 0 takes what is left of it.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        engine.resume(parameters, durationFactor: Double(durationFactor))
    }
    /// Leaves the views where they are; with `false` the animator waits for `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) { engine.stop(withoutFinishing: withoutFinishing) }
    /// > Precondition: the animator was stopped with `stopAnimation(false)`.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { engine.finish(at: finalPosition) }
}
