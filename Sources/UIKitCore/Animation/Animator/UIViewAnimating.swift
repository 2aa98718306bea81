internal import CoreGraphics
public import Foundation

/// Where an animation ended, or shall end.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At the final values, at those before the animation, or at those that are shown.
    case end, start, current
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Before the start and after the end; while animations exist, running or paused; or stopped and waiting for `finishAnimation(at:)`.
    case inactive, active, stopped
}

/// An animation that can be paused, scrubbed and reversed.
///
/// > Contract: UIKit, UIViewAnimating; AN-17.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether the animation exists, is stopped, or neither.
    var state: UIViewAnimatingState { get }
    /// Whether values change over time; false while paused.
    var isRunning: Bool { get }
    /// Whether the animation runs from its end to its start; may change at any time before it is stopped.
    var isReversed: Bool { get set }
    /// 0...1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or continues a paused one.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds the animation at its current values; an inactive one becomes active at its start.
    func pauseAnimation()
    /// Ends the animation at its current values.
    ///
    /// - Parameter withoutFinishing: true makes the animator inactive at once, without calling completions; false waits for
    ///   `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation.
    ///
    /// - Parameter finalPosition: the values that views have afterwards, also passed to completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which blocks and completions can be added.
///
/// > Contract: UIKit, UIViewImplicitlyAnimating
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin later, and end with the others.
    ///
    /// - Parameters:
    ///   - animation: changes the views.
    ///   - delayFactor: how long they wait, as a fraction of the duration from 0 to 1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes; they run when the animation starts, or at once if it is running.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that receives where the animation ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues a paused animation with other timing.
    ///
    /// - Parameters:
    ///   - parameters: the timing; nil keeps it.
    ///   - durationFactor: the length as a fraction of the duration; 0 is what remains.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// An animator that does not implement these methods ignores them.
extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    public func addAnimations(_ animation: @escaping () -> Void) {}
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}
