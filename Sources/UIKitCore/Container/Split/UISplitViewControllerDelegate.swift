public import Foundation
internal import ObjectiveC

/// Is notified of columns that show and hide, and controls what is shown in a compact width.
///
/// > Contract: UIKit, UISplitViewControllerDelegate. All members are optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Called before the visible columns change.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Called before a column becomes visible, after `splitViewController(_:willChangeTo:)`.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Called before a column is hidden, after `splitViewController(_:willChangeTo:)`.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Returns the column whose screens are on top in a compact width; the proposed one by default.
    ///
    /// The proposal is the compact column if it is set, else the secondary, else the primary one.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Returns the display mode after a compact width; the proposed one by default.
    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// The mode that the button changes to; `.automatic` leaves it to the controller.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// A drag from the edge begins to show the primary column.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// The drag ended.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
    /// Called after the columns became one stack; not for a view that is loaded in a compact width.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Called after the stack was separated into columns.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Returns whether it has handled `show(_:sender:)` itself; false by default.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    /// Returns whether it has handled `showDetailViewController(_:sender:)` itself; false by default.
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
    /// Returns the controller that fills a compact width, in the classic style; nil keeps the primary one.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// Returns the primary controller after a compact width, in the classic style; nil keeps the current one.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Returns whether it has merged the secondary controller itself, in the classic style.
    ///
    /// False, the default, adds the secondary screens to the primary navigation controller; with true they are hidden unless the
    /// delegate shows them.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Returns the secondary controller after a compact width, in the classic style; nil lets the primary controller separate it.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Returns the orientations that the controller supports, if its class does not override `supportedInterfaceOrientations`.
    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
    /// Returns the orientation in which the controller is presented in full screen.
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
