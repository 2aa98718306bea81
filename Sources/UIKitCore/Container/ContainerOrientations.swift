internal import Foundation
internal import ObjectiveC

// The delegate's orientations of a container that does not override them: the same defaults as for a plain controller.

extension UINavigationControllerDelegate {
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        ObjCRuntime.optional(self, "navigationControllerSupportedInterfaceOrientations:", [navigationController]) ?? .standard
    }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        ObjCRuntime.optional(self, "navigationControllerPreferredInterfaceOrientationForPresentation:", [navigationController])
            ?? InterfaceOrientations.current
    }
}

extension UITabBarControllerDelegate {
    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
        ObjCRuntime.optional(self, "tabBarControllerSupportedInterfaceOrientations:", [tabBarController]) ?? .standard
    }
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        ObjCRuntime.optional(self, "tabBarControllerPreferredInterfaceOrientationForPresentation:", [tabBarController])
            ?? InterfaceOrientations.current
    }
}

extension UISplitViewControllerDelegate {
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask {
        ObjCRuntime.optional(self, "splitViewControllerSupportedInterfaceOrientations:", [splitViewController]) ?? .standard
    }
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation {
        ObjCRuntime.optional(self, "splitViewControllerPreferredInterfaceOrientationForPresentation:", [splitViewController])
            ?? InterfaceOrientations.current
    }
}
