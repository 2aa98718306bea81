public import Foundation
internal import QuartzCore

/// Drives an animator's transition by a fraction of its duration.
///
/// > Contract: UIKit, UIPercentDrivenInteractiveTransition: the animator animates views under the context's container view.
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// > Units: seconds; the animator's.
    open private(set) var duration: CGFloat = 0
    /// 0...1
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the remainder after `finish` or `cancel`; 1 is the animation's own speed.
    open var completionSpeed: CGFloat = 1
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The timing of a property animator's remainder; nil takes `completionCurve`.
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    private weak var context: TransitionContext?
    private var scrubbers: [LayerTimeScrubber] = []
    private var animator: UIViewPropertyAnimator?
    private let rest = FrameLink()

    public override init() { super.init() }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        duration = context.duration
        percentComplete = 0
        animator = context.interruptibleAnimator
        if let animator {
            if wantsInteractiveStart { animator.pauseAnimation() } else { animator.startAnimation() }
            return
        }
        if wantsInteractiveStart { scrubbers = context.scrubbedViews.map { LayerTimeScrubber($0.layer) } }
        context.animate()
        // Starts the animations here, not where the interaction is at the next commit.
        CATransaction.flush()
    }

    /// Makes a running transition interactive again. > Contract: needs an interruptible animator, as UIKit does.
    open func pause() {
        guard let animator else { return }
        animator.pauseAnimation()
        percentComplete = animator.fractionComplete
        context?.pauseInteractiveTransition()
    }

    /// Updates the transition; values outside 0...1 are clamped.
    open func update(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite, let context, context.isInteractive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        animator?.fractionComplete = self.percentComplete
        for scrubber in scrubbers { scrubber.elapsed = Double(self.percentComplete * duration) }
        context.updateInteractiveTransition(self.percentComplete)
    }

    open func finish() { end(cancelled: false) }
    open func cancel() { end(cancelled: true) }

    private func end(cancelled: Bool) {
        guard let context, context.isInteractive else { return }
        if cancelled { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
        if let animator {
            animator.isReversed = cancelled
            animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: 0)
            return
        }
        let start = percentComplete
        rest.run { [weak self] elapsed in self?.step(from: start, after: elapsed) ?? false }
    }

    /// Animates the remainder; false when it has ended.
    private func step(from start: CGFloat, after elapsed: TimeInterval) -> Bool {
        guard let context, !scrubbers.isEmpty else { return false }
        let end: CGFloat = context.transitionWasCancelled ? 0 : 1
        let way = abs(end - start)
        let share = CGFloat(elapsed) * max(completionSpeed, 0.01) / max(duration, 0.001)
        let done = way > 0 ? min(share / way, 1) : 1
        percentComplete = start + (end - start) * done
        for scrubber in scrubbers { scrubber.elapsed = Double(percentComplete * duration) }
        guard done >= 1 else { return true }
        let arrived = scrubbers
        scrubbers = []
        for scrubber in arrived {
            if context.transitionWasCancelled { scrubber.endAnimations() }
            scrubber.resume()
        }
        return false
    }
}
