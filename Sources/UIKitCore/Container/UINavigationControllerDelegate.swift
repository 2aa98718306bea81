public import Foundation
internal import ObjectiveC

/// Is notified of the screens that are shown, and may provide animators.
///
/// > Contract: UIKit, UINavigationControllerDelegate; NV-3, NV-22. All members are optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
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
