public import Foundation
internal import ObjectiveC

/// On Apple's systems a pointer to an object that is kept for the caller; here a plain one.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Hears of a popover's coming, going and moving.
///
/// > Contract: UIKit, UIPopoverPresentationControllerDelegate; PR-11. Every member may be left out.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Older; counts where `presentationControllerShouldDismiss(_:)` says yes.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Older; called before `presentationControllerDidDismiss(_:)`.
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
    /// The window changed its size. What is written to `rect` and `view` is what the popover points to from now on.
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
