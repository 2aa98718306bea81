internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Animation blocks: view changes inside them are animated, while the properties have their final values at once.
///
/// > Contract: UIKit, UIView; AN-1 to AN-12, AN-15.
/// > Units: seconds; spring velocities in full distances per second.
extension UIView {
    /// Animates changes of views with a timing curve.
    ///
    /// Duration and delay are in seconds; negative values and NaN count as 0, and with a duration and delay of 0 the changes show at
    /// once. Inside another block the outer duration and curve apply unless `options` override them. Views that are animated receive no
    /// touches without `allowUserInteraction`.
    ///
    /// - Parameters:
    ///   - duration: the length of the animation.
    ///   - delay: how long the old values remain visible first.
    ///   - options: curve, repetition and how the block behaves inside others.
    ///   - animations: changes the views; runs at once.
    ///   - completion: receives true if all animations ran to their end, false if one was removed or replaced; called at once with true
    ///     if nothing was animated.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(ViewAnimationMetrics.pace(curve: options.curve), duration, delay, options, animations, completion)
    }

    /// Animates changes of views with the curve `curveEaseInOut`, without a delay.
    ///
    /// - Parameters:
    ///   - duration: the length of the animation in seconds.
    ///   - animations: changes the views; runs at once.
    ///   - completion: receives whether all animations ran to their end.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(ViewAnimationMetrics.pace(curve: 0), duration, 0, [], animations, completion)
    }

    /// Animates changes of views with a spring that is close to its end after a duration.
    ///
    /// - Parameters:
    ///   - duration: the length of the animation in seconds.
    ///   - delay: how long the old values remain visible first, in seconds.
    ///   - dampingRatio: 1 does not oscillate; the smaller it is, the more it does.
    ///   - velocity: the initial speed, in full distances per second.
    ///   - options: repetition and how the block behaves inside others; a curve is ignored.
    ///   - animations: changes the views; runs at once.
    ///   - completion: receives whether all animations ran to their end.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let pace = SpringFit.pace(
            dampingRatio: AnimationValueSanitizer.ratio(dampingRatio), duration: AnimationValueSanitizer.time(duration),
            velocity: AnimationValueSanitizer.velocity(velocity))
        animate(pace, duration, delay, options, animations, completion)
    }

    /// Animates changes of views with a spring of a perceived duration and bounce; the animation lasts until the spring settles.
    ///
    /// - Parameters:
    ///   - duration: how long the movement seems to take, in seconds.
    ///   - bounce: 0 does not oscillate, values up to 1 do; with negative values the views approach their final state more slowly.
    ///   - initialSpringVelocity: the initial speed, in full distances per second.
    ///   - delay: how long the old values remain visible first, in seconds.
    ///   - options: repetition and how the block behaves inside others; a curve is ignored.
    ///   - animations: changes the views; runs at once.
    ///   - completion: receives whether all animations ran to their end.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let known = CASpringAnimation(perceptualDuration: AnimationValueSanitizer.time(duration), bounce: bounce.isNaN ? 0 : bounce)
        let spring = AnimationValueSanitizer.spring(
            mass: known.mass, stiffness: known.stiffness, damping: known.damping, velocity: initialSpringVelocity)
        let pace = LayerMotion.Pace.spring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: spring.initialVelocity)
        let length = AnimationValueSanitizer.time(duration) > 0 ? spring.settlingDuration : 0
        withoutActuallyEscaping(animations) { animate(pace, length, delay, options, $0, completion) }
    }

    private static func animate(
        _ pace: LayerMotion.Pace, _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let motion = ViewAnimationState.inherited(pace, duration, options)
        let block = ViewAnimationBlock(
            pace: motion.pace, duration: motion.duration, delay: delay, options: motion.options, completion: completion)
        ViewAnimationState.run(block, animations)
    }

    // MARK: Keyframes

    /// Animates changes in steps that `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` adds inside `animations`.
    ///
    /// - Parameters:
    ///   - duration: the length of the whole animation in seconds.
    ///   - delay: how long the old values remain visible first, in seconds.
    ///   - options: how values between keyframes are calculated, repetition, and how the block behaves inside others.
    ///   - animations: adds keyframes; changes outside of them are keyframes of the whole duration.
    ///   - completion: receives whether all animations ran to their end.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        if let scrubber = ViewAnimationState.scrubber {
            if let completion { scrubber.endings.append(completion) }
            return scrubber.keyframes(animations)
        }
        let common = options.common
        let motion = ViewAnimationState.inherited(ViewAnimationMetrics.pace(curve: common.curve), duration, common)
        let block = ViewAnimationBlock(
            pace: motion.pace, duration: motion.duration, delay: delay, options: motion.options, keyframes: KeyframeRecorder(),
            completion: completion)
        block.keyframeMode = options.calculationMode
        ViewAnimationState.run(block, animations)
    }

    /// Adds a keyframe to the enclosing keyframe animation.
    ///
    /// Changes during part of the enclosing keyframe animation. > Units: fractions of its duration, 0...1.
    ///
    /// Outside of a keyframe animation the closure only runs.
    ///
    /// - Parameters:
    ///   - frameStartTime: when the changes begin, as a fraction of the whole duration.
    ///   - frameDuration: how long they take, as a fraction of the whole duration.
    ///   - animations: changes the views; runs at once.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        if let scrubber = ViewAnimationState.scrubber, scrubber.takesKeyframes {
            return scrubber.during(frameStartTime, frameDuration, animations)
        }
        guard let keyframes = ViewAnimationState.current?.keyframes else { return animations() }
        keyframes.during(frameStartTime, frameDuration, animations)
    }

    // MARK: Without

    /// Makes changes that show at once, even inside a block.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimationState.runWithout(actionsWithoutAnimation)
    }

    /// Turns animation blocks on or off for the whole process.
    ///
    /// While off, changes show at once and completions run at once.
    ///
    /// - Parameter enabled: false for no animations.
    public static func setAnimationsEnabled(_ enabled: Bool) { ViewAnimationState.isEnabled = enabled }
    /// Whether animation blocks animate; true by default, false also inside `performWithoutAnimation(_:)`.
    public static var areAnimationsEnabled: Bool { ViewAnimationState.isEnabled }
    /// The duration of the current block, 0 outside blocks.
    public static var inheritedAnimationDuration: TimeInterval { ViewAnimationState.current?.duration ?? 0 }

    /// Repeats the changes of a closure inside an animation block; outside of blocks they are made at once.
    ///
    /// - Parameters:
    ///   - count: how often they run; fractions are possible.
    ///   - autoreverses: whether each run is followed by one back to the start.
    ///   - animations: changes the views.
    public static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let outer = ViewAnimationState.current else { return animations() }
        let options = autoreverses ? outer.options.union(.autoreverse) : outer.options
        let block = ViewAnimationBlock(
            pace: outer.pace, duration: outer.duration, delay: outer.delay, options: options, repeatCount: Float(count), completion: nil)
        ViewAnimationState.run(block, animations)
    }

    /// Removes views with the system's animation.
    ///
    /// - Parameters:
    ///   - animation: how they are removed.
    ///   - views: the views, which shrink and fade; afterwards they have no superview, and their transform and alpha are reset.
    ///   - options: the curve, and how the block behaves inside others.
    ///   - parallelAnimations: further changes to animate alongside.
    ///   - completion: receives whether the animation ran to its end.
    public static func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        let transforms = views.map(\.transform)
        animate(withDuration: CATransaction.animationDuration(), delay: 0, options: options) {
            for view in views {
                view.transform = view.transform.scaledBy(x: ViewAnimationMetrics.deleteScale, y: ViewAnimationMetrics.deleteScale)
                view.alpha = 0
            }
            parallelAnimations?()
        } completion: { finished in
            for (view, transform) in zip(views, transforms) {
                view.removeFromSuperview()
                view.transform = transform
                view.alpha = 1
            }
            completion?(finished)
        }
    }
}
