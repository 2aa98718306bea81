public import Foundation
internal import ObjectiveC

/// Provides the animators and the presentation controller of a presented controller.
///
/// > Contract: UIKit, UIViewControllerTransitioningDelegate; PR-23. Every member is optional.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Called only for the style `custom`.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let name = "animationControllerForPresentedController:presentingController:sourceController:"
        let answer: (any UIViewControllerAnimatedTransitioning)?? = ObjCRuntime.optional(self, name, [presented, presenting, source])
        return answer ?? nil
    }
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        let answer: (any UIViewControllerAnimatedTransitioning)?? = ObjCRuntime.optional(
            self, "animationControllerForDismissedController:", [dismissed])
        return answer ?? nil
    }
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let answer: (any UIViewControllerInteractiveTransitioning)?? = ObjCRuntime.optional(
            self, "interactionControllerForPresentation:", [animator])
        return answer ?? nil
    }
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let answer: (any UIViewControllerInteractiveTransitioning)?? = ObjCRuntime.optional(
            self, "interactionControllerForDismissal:", [animator])
        return answer ?? nil
    }
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let name = "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:"
        let answer: UIPresentationController?? = ObjCRuntime.optional(self, name, [presented, presenting, source])
        return answer ?? nil
    }
}
