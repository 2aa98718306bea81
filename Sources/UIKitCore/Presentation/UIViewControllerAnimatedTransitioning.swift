public import Foundation
internal import ObjectiveC

/// Animates the views of a transition between two controllers.
///
/// > Contract: UIKit, UIViewControllerAnimatedTransitioning; PR-23, PR-24: the animator calls `completeTransition(_:)` once.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// > Units: seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Optional: the one animator of the whole transition, which an interaction then scrubs.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    /// Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
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
