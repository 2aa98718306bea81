public import Foundation
internal import ObjectiveC

/// Moves the views of a transition between two controllers.
///
/// > Contract: UIKit, UIViewControllerAnimatedTransitioning; PR-23, PR-24: whoever animates calls `completeTransition(_:)` once.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// > Units: seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// May be left out: the one animator of the whole transition, which an interaction then scrubs.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    /// May be left out.
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
