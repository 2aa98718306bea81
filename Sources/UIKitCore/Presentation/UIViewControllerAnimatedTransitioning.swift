public import Foundation
internal import ObjectiveC

/// Animates the views of a transition between two controllers.
///
/// > Contract: UIKit, UIViewControllerAnimatedTransitioning; PR-23, PR-24: the animator calls `completeTransition(_:)` once.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the length of the transition.
    ///
    /// > Units: seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the appearing view to the container, animates, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Optional: the one animator of the whole transition, which an interaction then scrubs.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    /// Called after the transition completed, false if it was cancelled; optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// The default of an optional method, for types that do not implement its selector: an animator without animations.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        ObjCRuntime.optional(self, TransitionSelectors.interruptibleAnimator, [transitionContext])
            ?? UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
    }
    public func animationEnded(_ transitionCompleted: Bool) { ObjCRuntime.optional(self, "animationEnded:", [transitionCompleted]) }
}

enum TransitionSelectors {
    static let interruptibleAnimator = "interruptibleAnimatorForTransition:"
}
