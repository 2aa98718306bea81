public import Foundation
internal import ObjectiveC

/// Is notified of the screens that are shown, and may provide animators.
///
/// > Contract: UIKit, UINavigationControllerDelegate; NV-3, NV-22. All members are optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called when a change of the stack begins to show a screen, after the screen's `viewWillAppear(_:)`.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called when the screen is visible and the transition has ended, after the screen's `viewDidAppear(_:)`.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Returns the object that drives the transition interactively; nil, the default, runs it without interaction.
    ///
    /// Called only if `navigationController(_:animationControllerFor:from:to:)` returned an animator, and not for a drag back.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns an animator for an animated push or pop; nil, the default, slides the screens.
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the orientations that the stack supports, if its class does not override `supportedInterfaceOrientations`.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    /// Returns the orientation in which the stack is presented in full screen.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        ObjCRuntime.optional(
            self, "navigationController:willShowViewController:animated:", [navigationController, viewController, animated])
    }
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        ObjCRuntime.optional(
            self, "navigationController:didShowViewController:animated:", [navigationController, viewController, animated])
    }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let name = "navigationController:interactionControllerForAnimationController:"
        let answer: (any UIViewControllerInteractiveTransitioning)?? = ObjCRuntime.optional(
            self, name, [navigationController, animationController])
        return answer ?? nil
    }
    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let name = "navigationController:animationControllerForOperation:fromViewController:toViewController:"
        let answer: (any UIViewControllerAnimatedTransitioning)?? = ObjCRuntime.optional(
            self, name, [navigationController, operation, fromVC, toVC])
        return answer ?? nil
    }
}
