public import Foundation
internal import ObjectiveC

/// May veto a selection, and is notified of the user's selections.
///
/// > Contract: UIKit, UITabBarControllerDelegate; TB-2. All members are optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Returns whether a tap on a tab may select its screen; true by default. Not called for selections by code.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after the user tapped a tab, also one that was selected.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Returns whether the user may choose a tab of the bar; true by default. The tab of a group is its visible one.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// Called after the user chose a tab of the bar, also one that was selected; the tab of a group is its visible one.
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    /// Returns the screens of a group's navigation controller for a tab, by default the proposed ones.
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]
    ) -> [UIViewController]
    /// The user begins to rearrange the tabs; these may be moved.
    func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    /// All screens, in their new order.
    func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Called after the user rearranged the tabs; `changed` is false if the order is the same.
    func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Returns an animator for a selection, by the user or by code; nil, the default, changes the screen without an animation.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Called if there is an animator.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the orientations that the controller supports, if its class does not override `supportedInterfaceOrientations`.
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
    /// Returns the orientation in which the controller is presented in full screen.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
        ObjCRuntime.optional(
            self, "tabBarController:displayedViewControllersForTab:proposedViewControllers:",
            [tabBarController, tab, proposedViewControllers]
        ) ?? proposedViewControllers
    }
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        ObjCRuntime.optional(self, "tabBarController:shouldSelectTab:", [tabBarController, tab]) ?? true
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        ObjCRuntime.optional(self, "tabBarController:didSelectTab:previousTab:", [tabBarController, selectedTab, previousTab as Any])
    }
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        ObjCRuntime.optional(self, "tabBarController:shouldSelectViewController:", [tabBarController, viewController]) ?? true
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        ObjCRuntime.optional(self, "tabBarController:didSelectViewController:", [tabBarController, viewController])
    }
    public func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
        ObjCRuntime.optional(self, "tabBarController:willBeginCustomizingViewControllers:", [tabBarController, viewControllers])
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        ObjCRuntime.optional(
            self, "tabBarController:willEndCustomizingViewControllers:changed:", [tabBarController, viewControllers, changed])
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        ObjCRuntime.optional(
            self, "tabBarController:didEndCustomizingViewControllers:changed:", [tabBarController, viewControllers, changed])
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let name = "tabBarController:animationControllerForTransitionFromViewController:toViewController:"
        let answer: (any UIViewControllerAnimatedTransitioning)?? = ObjCRuntime.optional(self, name, [tabBarController, fromVC, toVC])
        return answer ?? nil
    }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let name = "tabBarController:interactionControllerForAnimationController:"
        let answer: (any UIViewControllerInteractiveTransitioning)?? = ObjCRuntime.optional(
            self, name, [tabBarController, animationController])
        return answer ?? nil
    }
}
