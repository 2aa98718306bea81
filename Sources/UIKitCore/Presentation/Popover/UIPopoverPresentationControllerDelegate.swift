public import Foundation
internal import ObjectiveC

/// On Apple's systems a pointer to an autoreleased object; here a plain one.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Is notified when a popover appears, disappears and moves.
///
/// > Contract: UIKit, UIPopoverPresentationControllerDelegate; PR-11. Every member is optional.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Deprecated; called if `presentationControllerShouldDismiss(_:)` returns true.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Deprecated; called before `presentationControllerDidDismiss(_:)`.
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
    /// The window's size changed. The popover points to the returned `rect` and `view` from now on.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    )
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        ObjCRuntime.optional(self, "prepareForPopoverPresentation:", [popoverPresentationController])
    }
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        ObjCRuntime.optional(self, "popoverPresentationControllerShouldDismissPopover:", [popoverPresentationController]) ?? true
    }
    public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {
        ObjCRuntime.optional(self, "popoverPresentationControllerDidDismissPopover:", [popoverPresentationController])
    }
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        let name = "popoverPresentationController:willRepositionPopoverToRect:inView:"
        ObjCRuntime.optional(self, name, [popoverPresentationController, rect, view])
    }
}
