public import Foundation
internal import ObjectiveC

/// Hears of pages that a person turns.
///
/// > Contract: UIKit, UIPageViewControllerDelegate; PV-3. Every member may be left out.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// - Parameter completed: false when the page was let go of before it arrived.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool)
    /// > Partial: never asked; the spine stays where it was set.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
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
