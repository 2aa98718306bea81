internal import CoreGraphics
public import Foundation
public import ObjectiveC
public import UIKitCore

/// Is notified when the user dismisses a popover.
///
/// > Contract: UIKit, UIPopoverControllerDelegate. Every member is optional.
@available(iOS, deprecated: 9.0, message: "Use UIPopoverPresentationController instead")
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: NSObjectProtocol {
    /// Whether a touch outside may dismiss the popover; true without an implementation.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    /// The user dismissed the popover; not called when the app did.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
    /// The window's size changed; the popover then points to the returned `rect` and `view`.
    func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverControllerDelegate {
    /// True, for a delegate that does not implement it.
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        ObjCRuntime.optional(self, "popoverControllerShouldDismissPopover:", [popoverController]) ?? true
    }
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
        ObjCRuntime.optional(self, "popoverControllerDidDismissPopover:", [popoverController])
    }
    public func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        ObjCRuntime.optional(self, "popoverController:willRepositionPopoverToRect:inView:", [popoverController, rect, view])
    }
}
