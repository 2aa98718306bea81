internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Animation blocks: view changes inside them are animated, while the properties have their final values at once.
///
/// > Contract: UIKit, UIView; AN-1 to AN-12, AN-15.
/// > Units: seconds; spring velocities in full distances per second.
extension UIView {
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(ViewMotion.pace(curve: options.curve), duration, delay, options, animations, completion)
    }

    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(ViewMotion.pace(curve: 0), duration, 0, [], animations, completion)
    }

    /// Animates with a spring; the smaller `dampingRatio`, the more it oscillates.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let pace = SpringFit.pace(
            dampingRatio: AnimationFigures.ratio(dampingRatio), duration: AnimationFigures.time(duration),
            velocity: AnimationFigures.velocity(velocity))
        animate(pace, duration, delay, options, animations, completion)
    }

    /// Animates with a spring of a perceived duration and bounce; the animation lasts until the spring settles.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let known = CASpringAnimation(perceptualDuration: AnimationFigures.time(duration), bounce: bounce.isNaN ? 0 : bounce)
        let spring = AnimationFigures.spring(
            mass: known.mass, stiffness: known.stiffness, damping: known.damping, velocity: initialSpringVelocity)
        let pace = LayerMotion.Pace.spring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: spring.initialVelocity)
        let length = AnimationFigures.time(duration) > 0 ? spring.settlingDuration : 0
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

    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        if let scrubber = ViewAnimationState.scrubber {
            if let completion { scrubber.endings.append(completion) }
            return scrubber.keyframes(animations)
        }
        let common = options.common
        let block = ViewAnimationBlock(
            pace: ViewMotion.pace(curve: common.curve), duration: duration, delay: delay, options: common, keyframes: KeyframeRecorder(),
            completion: completion)
        block.keyframeMode = options.calculationMode
        ViewAnimationState.run(block, animations)
    }

    /// Changes during part of the enclosing keyframe animation. > Units: fractions of its duration, 0...1.
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

    public static func setAnimationsEnabled(_ enabled: Bool) { ViewAnimationState.isEnabled = enabled }
    public static var areAnimationsEnabled: Bool { ViewAnimationState.isEnabled }
    /// The duration of the current block, 0 outside blocks.
    public static var inheritedAnimationDuration: TimeInterval { ViewAnimationState.current?.duration ?? 0 }

    /// Repeats the animations of `animations` inside a block.
    public static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let outer = ViewAnimationState.current else { return animations() }
        let options = autoreverses ? outer.options.union(.autoreverse) : outer.options
        let block = ViewAnimationBlock(
            pace: outer.pace, duration: outer.duration, delay: outer.delay, options: options, repeatCount: Float(count), completion: nil)
        ViewAnimationState.run(block, animations)
    }

    /// Removes views with the system's animation, and runs `parallelAnimations` alongside.
    public static func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        let transforms = views.map(\.transform)
        animate(withDuration: CATransaction.animationDuration(), delay: 0, options: options) {
            for view in views {
                view.transform = view.transform.scaledBy(x: ViewMotion.deleteScale, y: ViewMotion.deleteScale)
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
