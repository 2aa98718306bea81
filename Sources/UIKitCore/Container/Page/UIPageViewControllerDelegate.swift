public import Foundation
internal import ObjectiveC

/// Receives the page changes that the user makes.
///
/// > Contract: UIKit, UIPageViewControllerDelegate; PV-3. All members are optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called when the user begins to move to other pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Called when the pages that the user moves have come to rest.
    ///
    /// - Parameter completed: false if the swipe was released before the page arrived.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool)
    /// Returns the binding of curling pages for an orientation.
    ///
    /// > Partial: never called; the spine location does not change.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// Returns the orientations that the controller supports, if its class does not override `supportedInterfaceOrientations`.
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
    /// Returns the orientation in which the controller is presented in full screen.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        ObjCRuntime.optional(
            self, "pageViewController:willTransitionToViewControllers:", [pageViewController, pendingViewControllers])
    }
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        let name = "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:"
        ObjCRuntime.optional(self, name, [pageViewController, finished, previousViewControllers, completed])
    }
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        let name = "pageViewController:spineLocationForInterfaceOrientation:"
        return ObjCRuntime.optional(self, name, [pageViewController, orientation]) ?? pageViewController.spineLocation
    }
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask {
        ObjCRuntime.optional(self, "pageViewControllerSupportedInterfaceOrientations:", [pageViewController]) ?? .standard
    }
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation {
        let name = "pageViewControllerPreferredInterfaceOrientationForPresentation:"
        return ObjCRuntime.optional(self, name, [pageViewController]) ?? InterfaceOrientations.current
    }
}
