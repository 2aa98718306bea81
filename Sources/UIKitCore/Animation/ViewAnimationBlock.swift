internal import Foundation
internal import QuartzCore

/// One call of a `UIView.animate` function: how its changes move, and who hears of their end.
///
/// > Contract: UIKit, AN-1 to AN-12.
@MainActor final class ViewAnimationBlock: NSObject, CAAnimationDelegate {
    let pace: LayerMotion.Pace
    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    private let repeatCount: Float
    private let isInstant: Bool
    let keyframes: KeyframeRecorder?
    private var completion: ((Bool) -> Void)?
    private var onStart: (() -> Void)?
    private var running = 0
    private var allFinished = true
    private var isOpen = true
    private var animatedViews: [UIView] = []
    /// Told of every animation the block adds.
    var didAdd: ((CALayer, CAAnimation, String) -> Void)?

    init(
        pace: LayerMotion.Pace, duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, repeatCount: Float? = nil,
        keyframes: KeyframeRecorder? = nil, onStart: (() -> Void)? = nil, completion: ((Bool) -> Void)?
    ) {
        self.pace = pace
        self.duration = max(0, duration)
        self.delay = max(0, delay)
        self.options = options
        self.repeatCount = repeatCount ?? (options.contains(.repeat) ? .infinity : 0)
        self.keyframes = keyframes
        self.onStart = onStart
        self.completion = completion
        isInstant = duration <= 0 && delay <= 0
        super.init()
    }

    var motion: LayerMotion {
        LayerMotion(
            pace: pace, duration: duration, delay: delay, repeatCount: repeatCount, autoreverses: options.contains(.autoreverse),
            beginsFromCurrentState: options.contains(.beginFromCurrentState), delegate: self)
    }

    func action(for view: UIView, layer: CALayer, key: String) -> (any CAAction)? {
        guard !isInstant else { return nil }
        if let keyframes {
            note(view)
            return keyframes.action(layer, key: key)
        }
        return MotionAction(layer: layer, key: key, motion: motion) { [weak view] layer, animation, key in
            self.added(layer, animation, key, of: view)
        }
    }

    private nonisolated func added(_ layer: CALayer, _ animation: CAAnimation, _ key: String, of view: UIView?) {
        MainActor.assumeIsolated {
            running += 1
            if let view { note(view) }
        }
        notify(layer, animation, key)
    }

    private nonisolated func notify(_ layer: CALayer, _ animation: CAAnimation, _ key: String) {
        nonisolated(unsafe) let (layer, animation) = (layer, animation)
        MainActor.assumeIsolated { didAdd?(layer, animation, key) }
    }

    private func note(_ view: UIView) {
        guard !options.contains(.allowUserInteraction), !animatedViews.contains(where: { $0 === view }) else { return }
        animatedViews.append(view)
        ViewAnimationState.block(view)
    }

    /// Ends the block: from here on it waits for its animations.
    func close() {
        keyframes?.finish(mode: keyframeMode, motion: motion) { layer, animation, key in added(layer, animation, key, of: nil) }
        isOpen = false
        finishIfDone()
    }

    var keyframeMode = CAAnimationCalculationMode.linear

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
