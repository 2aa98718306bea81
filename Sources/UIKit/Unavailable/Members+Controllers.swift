public import Foundation
public import ObjectiveC
public import UIDeprecated
public import UIKitCore
public import UILists
public import UISystemViews

// Members of controllers, scenes and what they share for features that Ferry lacks.

extension UIViewController {
    /// Not available in Ferry: no simulated device locks its pointer.
    @available(*, unavailable, message: "no simulated device locks its pointer")
    public var childViewControllerForPointerLock: UIViewController? { nil }
    /// Not available in Ferry: no simulated device locks its pointer.
    @available(*, unavailable, message: "no simulated device locks its pointer")
    public var prefersPointerLocked: Bool { false }
    /// Not available in Ferry: no simulated device locks its pointer.
    @available(*, unavailable, message: "no simulated device locks its pointer")
    public func setNeedsUpdateOfPrefersPointerLocked() {}
    /// Not available in Ferry: use AVPlayerViewController.
    @available(*, unavailable, message: "use AVPlayerViewController")
    public func presentMoviePlayerViewControllerAnimated(_ moviePlayerViewController: UIViewController) {}
    /// Not available in Ferry: use AVPlayerViewController.
    @available(*, unavailable, message: "use AVPlayerViewController")
    public func dismissMoviePlayerViewControllerAnimated() {}
    /// Not available in Ferry: set isModalInPresentation.
    @available(*, unavailable, message: "set isModalInPresentation")
    public var isModalInPopover: Bool { false }
    /// Not available in Ferry: implement canPerformUnwindSegueAction(_:from:sender:).
    @available(*, unavailable, message: "implement canPerformUnwindSegueAction(_:from:sender:)")
    public func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any) -> Bool {
        false
    }
    /// Not available in Ferry: override allowedChildrenForUnwinding(from:).
    @available(*, unavailable, message: "override allowedChildrenForUnwinding(from:)")
    public func forUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any?)
        -> UIViewController?
    { nil }
    /// Not available in Ferry: override unwind(for:towards:).
    @available(*, unavailable, message: "override unwind(for:towards:)")
    public func segueForUnwinding(to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?)
        -> UIStoryboardSegue?
    { nil }
    /// Not available in Ferry: Ferry has no extensions of apps.
    @available(*, unavailable, message: "Ferry has no extensions of apps")
    public var extensionContext: NSExtensionContext? { nil }
    /// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
    @available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
    public var focusGroupIdentifier: String? { nil }
    /// Not available in Ferry: Ferry sends actions to the presented controllers only.
    @available(*, unavailable, message: "Ferry sends actions to the presented controllers only")
    public var performsActionsWhilePresentingModally: Bool { false }
    /// Not available in Ferry: Ferry records no use of an app.
    @available(*, unavailable, message: "Ferry records no use of an app")
    public var interactionActivityTrackingBaseName: String? { nil }
    /// Not available in Ferry: rotate with viewWillTransition(to:with:).
    @available(*, unavailable, message: "rotate with viewWillTransition(to:with:)")
    public func rotatingHeaderView() -> UIView? { nil }
    /// Not available in Ferry: rotate with viewWillTransition(to:with:).
    @available(*, unavailable, message: "rotate with viewWillTransition(to:with:)")
    public func rotatingFooterView() -> UIView? { nil }
}

/// Not available in Ferry: Ferry has no extensions of apps.
@available(*, unavailable, message: "Ferry has no extensions of apps")
open class NSExtensionContext: NSObject {}

extension UISearchController {
    /// Not available in Ferry: Ferry's search bar lists no suggestions; use searchResultsController.
    @available(*, unavailable, message: "Ferry's search bar lists no suggestions; use searchResultsController")
    public var searchSuggestions: [any UISearchSuggestion]? { nil }
    /// Not available in Ferry: Ferry's search bar lists no suggestions; use searchResultsController.
    @available(*, unavailable, message: "Ferry's search bar lists no suggestions; use searchResultsController")
    public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool { false }
    /// Not available in Ferry: show the scope bar with searchBar.showsScopeBar.
    @available(*, unavailable, message: "show the scope bar with searchBar.showsScopeBar")
    public var scopeBarActivation: Int { 0 }
    /// Not available in Ferry: Ferry's search bar stands under the bar; ask navigationItem.
    @available(*, unavailable, message: "Ferry's search bar stands under the bar; ask navigationItem")
    public var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
}

extension UISearchControllerDelegate {
    /// Not available in Ferry: Ferry's search bar does not change its place.
    @available(*, unavailable, message: "Ferry's search bar does not change its place")
    public func searchController(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement) {}
    /// Not available in Ferry: Ferry's search bar does not change its place.
    @available(*, unavailable, message: "Ferry's search bar does not change its place")
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

extension UISearchResultsUpdating {
    /// Not available in Ferry: Ferry's search bar lists no suggestions; use searchResultsController.
    @available(*, unavailable, message: "Ferry's search bar lists no suggestions; use searchResultsController")
    public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {}
}

extension UISplitViewControllerDelegate {
    /// Not available in Ferry: use the columns of UISplitViewController(style:).
    @available(*, unavailable, message: "use the columns of UISplitViewController(style:)")
    public func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController, willPresent aViewController: UIViewController
    ) {}
    /// Not available in Ferry: use the columns of UISplitViewController(style:).
    @available(*, unavailable, message: "use the columns of UISplitViewController(style:)")
    public func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem,
        for pc: UIPopoverController
    ) {}
    /// Not available in Ferry: use the columns of UISplitViewController(style:).
    @available(*, unavailable, message: "use the columns of UISplitViewController(style:)")
    public func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController, invalidatingBarButtonItem barButtonItem: UIBarButtonItem
    ) {}
    /// Not available in Ferry: use the columns of UISplitViewController(style:).
    @available(*, unavailable, message: "use the columns of UISplitViewController(style:)")
    public func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) -> Bool { false }
}

extension UIActivityItemSource {
    /// Not available in Ferry: Ferry has no LinkPresentation.
    @available(*, unavailable, message: "Ferry has no LinkPresentation")
    public func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> Any? { nil }
    /// Not available in Ferry: Ferry's devices share with no people.
    @available(*, unavailable, message: "Ferry's devices share with no people")
    public func activityViewControllerShareRecipients(_ activityViewController: UIActivityViewController) -> [Any] { [] }
}

extension UIActivityViewController {
    /// Not available in Ferry: use excludedActivityTypes.
    @available(*, unavailable, message: "use excludedActivityTypes")
    public var excludedActivitySectionTypes: UInt { 0 }
}

extension UIResponder {
    /// Not available in Ferry: no simulated device reads text with its camera.
    @available(*, unavailable, message: "no simulated device reads text with its camera")
    public func captureText(fromCamera sender: Any?) {}
    /// Not available in Ferry: each text input has the keyboard of its traits, which is not kept by a name.
    @available(*, unavailable, message: "each text input has the keyboard of its traits, which is not kept by a name")
    public static func clearTextInputContextIdentifier(_ identifier: String) {}
}

extension UIActivity.ActivityType {
    /// Not available in Ferry: Ferry's devices have no iCloud; share files with UIActivityViewController.
    @available(*, unavailable, message: "Ferry's devices have no iCloud; share files with UIActivityViewController")
    public static let collaborationInviteWithLink = UIActivity.ActivityType(rawValue: "")
    /// Not available in Ferry: Ferry's devices have no iCloud; share files with UIActivityViewController.
    @available(*, unavailable, message: "Ferry's devices have no iCloud; share files with UIActivityViewController")
    public static let collaborationCopyLink = UIActivity.ActivityType(rawValue: "")
}

extension UITabBarController {
    /// Not available in Ferry: Ferry's tab bars are not customized by the user, and keep nothing.
    @available(*, unavailable, message: "Ferry's tab bars are not customized by the user, and keep nothing")
    public var customizationIdentifier: String? { nil }
}

extension UITabBarControllerDelegate {
    /// Not available in Ferry: Ferry's tabs take no drops.
    @available(*, unavailable, message: "Ferry's tabs take no drops")
    public func tabBarController(
        _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom dropSession: any UIDropSession
    ) -> UIDropOperation { .cancel }
    /// Not available in Ferry: Ferry's tabs take no drops.
    @available(*, unavailable, message: "Ferry's tabs take no drops")
    public func tabBarController(
        _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom dropSession: any UIDropSession
    ) {}
    /// Not available in Ferry: the user of Ferry neither edits, hides nor orders tabs.
    @available(*, unavailable, message: "the user of Ferry neither edits, hides nor orders tabs")
    public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}
    /// Not available in Ferry: the user of Ferry neither edits, hides nor orders tabs.
    @available(*, unavailable, message: "the user of Ferry neither edits, hides nor orders tabs")
    public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}
    /// Not available in Ferry: the user of Ferry neither edits, hides nor orders tabs.
    @available(*, unavailable, message: "the user of Ferry neither edits, hides nor orders tabs")
    public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeForTabs tabs: [UITab]) {}
    /// Not available in Ferry: the user of Ferry neither edits, hides nor orders tabs.
    @available(*, unavailable, message: "the user of Ferry neither edits, hides nor orders tabs")
    public func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {}
}

extension UIActivityItemsConfigurationMetadataKey {
    /// Not available in Ferry: Ferry has no LinkPresentation.
    @available(*, unavailable, message: "Ferry has no LinkPresentation")
    public static let linkPresentationMetadata = UIActivityItemsConfigurationMetadataKey(rawValue: "")
    /// Not available in Ferry: Ferry's devices have no iCloud; share files with UIActivityViewController.
    @available(*, unavailable, message: "Ferry's devices have no iCloud; share files with UIActivityViewController")
    public static let collaborationModeRestrictions = UIActivityItemsConfigurationMetadataKey(rawValue: "")
    /// Not available in Ferry: Ferry's devices share with no people.
    @available(*, unavailable, message: "Ferry's devices share with no people")
    public static let shareRecipients = UIActivityItemsConfigurationMetadataKey(rawValue: "")
}

extension UIScene.ConnectionOptions {
    /// Not available in Ferry: the delegate of UNUserNotificationCenter receives the response.
    @available(*, unavailable, message: "the delegate of UNUserNotificationCenter receives the response")
    public var notificationResponse: Any? { nil }
}

extension UIWindowScene.Geometry {
    /// Not available in Ferry: only for Mac Catalyst.
    @available(*, unavailable, message: "only for Mac Catalyst")
    public var systemFrame: CGRect { .null }
}

extension UIResponderStandardEditActions {
    /// Not available in Ferry: Ferry has no writing tools.
    @available(*, unavailable, message: "Ferry has no writing tools")
    public func showWritingTools(_ sender: Any?) {}
    /// Not available in Ferry: Ferry does not ask for it; change the selected text in toggleBoldface(_:) and its like.
    @available(*, unavailable, message: "Ferry does not ask for it; change the selected text in toggleBoldface(_:) and its like")
    public func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
}
