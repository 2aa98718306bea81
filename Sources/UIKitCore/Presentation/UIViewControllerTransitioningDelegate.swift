public import Foundation
internal import ObjectiveC

/// Provides the animators and the presentation controller of a presented controller.
///
/// > Contract: UIKit, UIViewControllerTransitioningDelegate; PR-23. Every member is optional.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the animator of a presentation; nil uses the style's own animation.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the animator of a dismissal; nil uses the style's own animation.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the object that drives a presentation interactively; nil runs it without interaction. Asked only with an animator.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the object that drives a dismissal interactively; nil runs it without interaction. Asked only with an animator.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Called only for the style `custom`.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// The default of an optional method: nil, unless the class implements its selector.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let name = "animationControllerForPresentedController:presentingController:sourceController:"
        let answer: (any UIViewControllerAnimatedTransitioning)?? = ObjCRuntime.optional(self, name, [presented, presenting, source])
        return answer ?? nil
    }
    /// The default of an optional method: nil, unless the class implements its selector.
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        let answer: (any UIViewControllerAnimatedTransitioning)?? = ObjCRuntime.optional(
            self, "animationControllerForDismissedController:", [dismissed])
        return answer ?? nil
    }
    /// The default of an optional method: nil, unless the class implements its selector.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let answer: (any UIViewControllerInteractiveTransitioning)?? = ObjCRuntime.optional(
            self, "interactionControllerForPresentation:", [animator])
        return answer ?? nil
    }
    /// The default of an optional method: nil, unless the class implements its selector.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let answer: (any UIViewControllerInteractiveTransitioning)?? = ObjCRuntime.optional(
            self, "interactionControllerForDismissal:", [animator])
        return answer ?? nil
    }
    /// The default of an optional method: nil, unless the class implements its selector.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let name = "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:"
        let answer: UIPresentationController?? = ObjCRuntime.optional(self, name, [presented, presenting, source])
        return answer ?? nil
    }
}
