internal import Foundation
internal import QuartzCore

/// One call of a `UIView.animate` function: how its changes are animated, and its completion.
///
/// > Contract: UIKit, AN-1 to AN-12.
@MainActor final class ViewAnimationBlock: NSObject, CAAnimationDelegate {
    // Variables because `beginAnimations(_:context:)` sets its parameters after the block has begun.
    var pace: LayerMotion.Pace
    var duration: TimeInterval
    var delay: TimeInterval
    var options: UIView.AnimationOptions
    var repeatCount: Float
    let keyframes: KeyframeRecorder?
    var keyframeMode = CAAnimationCalculationMode.linear
    var completion: ((Bool) -> Void)?
    var onStart: (() -> Void)?
    private var running = 0
    private var allFinished = true
    private var isOpen = true
    private var animatedViews: [UIView] = []

    init(
        pace: LayerMotion.Pace, duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, repeatCount: Float? = nil,
        keyframes: KeyframeRecorder? = nil, onStart: (() -> Void)? = nil, completion: ((Bool) -> Void)?
    ) {
        self.pace = pace
        self.duration = AnimationFigures.time(duration)
        self.delay = AnimationFigures.time(delay)
        self.options = options
        self.repeatCount = AnimationFigures.repeats(repeatCount ?? (options.contains(.repeat) ? .infinity : 0))
        self.keyframes = keyframes
        self.onStart = onStart
        self.completion = completion
        super.init()
    }

    /// Not animated: changes show at once.
    private var isInstant: Bool { duration <= 0 && delay <= 0 }

    var motion: LayerMotion {
        LayerMotion(
            pace: pace, duration: duration, delay: delay, repeatCount: repeatCount, autoreverses: options.contains(.autoreverse),
            beginsFromCurrentState: options.contains(.beginFromCurrentState), delegate: self)
    }

    func action(for view: UIView, layer: CALayer, key: String) -> (any CAAction)? {
        // An image of another scale shows at once. > Contract: CALayer, contentsScale, which is not animatable.
        guard !isInstant, key != "contentsScale" else { return nil }
        if let keyframes {
            note(view)
            return keyframes.action(layer, key: key)
        }
        return MotionAction(layer: layer, key: key, motion: motion) { [weak view] in
            MainActor.assumeIsolated { self.added(of: view) }
        }
    }

    private func added(of view: UIView?) {
        running += 1
        if let view { note(view) }
    }

    /// Adds an animation created by the block, and waits for it.
    func add(_ animation: CAAnimation, to layer: CALayer, key: String) {
        motion.apply(to: animation, on: layer)
        if case .curve(let function) = pace { animation.timingFunction = function }
        running += 1
        layer.add(animation, forKey: key)
    }

    private func note(_ view: UIView) {
        guard !options.contains(.allowUserInteraction), !animatedViews.contains(where: { $0 === view }) else { return }
        animatedViews.append(view)
        ViewAnimationState.block(view)
    }

    /// Closes the block: from now on it waits for its animations.
    func close() {
        keyframes?.finish(mode: keyframeMode, motion: motion) { added(of: nil) }
        isOpen = false
        finishIfDone()
    }

    nonisolated func animationDidStart(_ anim: CAAnimation) {
        MainActor.assumeIsolated {
            onStart?()
            onStart = nil
        }
    }

    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        MainActor.assumeIsolated {
            running -= 1
            allFinished = allFinished && flag
            finishIfDone()
        }
    }

    private func finishIfDone() {
        guard !isOpen, running == 0 else { return }
        for view in animatedViews { ViewAnimationState.unblock(view) }
        animatedViews = []
        onStart?()
        onStart = nil
        let body = completion
        completion = nil
        body?(allFinished)
    }
}
