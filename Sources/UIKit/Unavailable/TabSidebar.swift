public import Foundation
public import UIKitCore

// The sidebar of tabs on iPads.

/// Not available in Ferry: Ferry shows tabs in the bar only; a sidebar is a UISplitViewController.
@available(*, unavailable, message: "Ferry shows tabs in the bar only; a sidebar is a UISplitViewController")
@preconcurrency @MainActor open class UITabBarControllerSidebar: NSObject {}

/// Not available in Ferry: Ferry shows tabs in the bar only; a sidebar is a UISplitViewController.
@available(*, unavailable, message: "Ferry shows tabs in the bar only; a sidebar is a UISplitViewController")
@preconcurrency @MainActor open class UITabSidebarItem: NSObject {}

/// Not available in Ferry: Ferry shows tabs in the bar only; a sidebar is a UISplitViewController.
@available(*, unavailable, message: "Ferry shows tabs in the bar only; a sidebar is a UISplitViewController")
@preconcurrency @MainActor open class UITabSidebarItemRequest: NSObject {}

/// Not available in Ferry: Ferry shows tabs in the bar only; a sidebar is a UISplitViewController.
@available(*, unavailable, message: "Ferry shows tabs in the bar only; a sidebar is a UISplitViewController")
@preconcurrency @MainActor open class UITabSidebarScrollTarget: NSObject {}

/// Not available in Ferry: Ferry shows tabs in the bar only; a sidebar is a UISplitViewController.
@available(*, unavailable, message: "Ferry shows tabs in the bar only; a sidebar is a UISplitViewController")
@preconcurrency @MainActor public protocol UITabBarControllerSidebarAnimating: NSObjectProtocol {}

/// Not available in Ferry: Ferry shows tabs in the bar only; a sidebar is a UISplitViewController.
@available(*, unavailable, message: "Ferry shows tabs in the bar only; a sidebar is a UISplitViewController")
@preconcurrency @MainActor public protocol UITabBarControllerSidebarDelegate: NSObjectProtocol {}

extension UIContentContainer where Self: UITabBarController {
    /// Not available in Ferry: Ferry shows tabs in the bar only; a sidebar is a UISplitViewController.
    @available(*, unavailable, message: "Ferry shows tabs in the bar only; a sidebar is a UISplitViewController")
    public var sidebar: UITabBarControllerSidebar? { nil }
}
