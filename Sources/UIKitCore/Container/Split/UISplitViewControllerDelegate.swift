public import Foundation
internal import ObjectiveC

/// Is notified of columns that show and hide, and controls what is shown in a compact width.
///
/// > Contract: UIKit, UISplitViewControllerDelegate. All members are optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// The mode that the button changes to; `.automatic` leaves it to the controller.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// A drag from the edge begins to show the primary column.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// The drag ended.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        ObjCRuntime.optional(self, "splitViewController:willChangeToDisplayMode:", [svc, displayMode])
    }
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        ObjCRuntime.optional(self, "splitViewController:willShowColumn:", [svc, column])
    }
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        ObjCRuntime.optional(self, "splitViewController:willHideColumn:", [svc, column])
    }
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        ObjCRuntime.optional(self, "splitViewController:topColumnForCollapsingToProposedTopColumn:", [svc, proposedTopColumn])
            ?? proposedTopColumn
    }
    public func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        ObjCRuntime.optional(self, "splitViewController:displayModeForExpandingToProposedDisplayMode:", [svc, proposedDisplayMode])
            ?? proposedDisplayMode
    }
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        ObjCRuntime.optional(self, "targetDisplayModeForActionInSplitViewController:", [svc]) ?? .automatic
    }
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        ObjCRuntime.optional(self, "splitViewControllerInteractivePresentationGestureWillBegin:", [svc])
    }
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        ObjCRuntime.optional(self, "splitViewControllerInteractivePresentationGestureDidEnd:", [svc])
    }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        ObjCRuntime.optional(self, "splitViewControllerDidCollapse:", [svc])
    }
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        ObjCRuntime.optional(self, "splitViewControllerDidExpand:", [svc])
    }
    public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
        ObjCRuntime.optional(self, "splitViewController:showViewController:sender:", [splitViewController, vc, sender]) ?? false
    }
    public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
        ObjCRuntime.optional(self, "splitViewController:showDetailViewController:sender:", [splitViewController, vc, sender]) ?? false
    }
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        let answer: UIViewController?? = ObjCRuntime.optional(
            self, "primaryViewControllerForCollapsingSplitViewController:", [splitViewController])
        return answer ?? nil
    }
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        let answer: UIViewController?? = ObjCRuntime.optional(
            self, "primaryViewControllerForExpandingSplitViewController:", [splitViewController])
        return answer ?? nil
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        let name = "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:"
        return ObjCRuntime.optional(self, name, [splitViewController, secondaryViewController, primaryViewController]) ?? false
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        let name = "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:"
        let answer: UIViewController?? = ObjCRuntime.optional(self, name, [splitViewController, primaryViewController])
        return answer ?? nil
    }
}
