public import Foundation
internal import ObjectiveC

/// Decides how a presentation adapts to its environment, and is notified when the user dismisses it.
///
/// > Contract: UIKit, UIAdaptivePresentationControllerDelegate; PR-11, PR-12. Every member is optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the style in a window of compact width; `none` keeps the original style.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the style in a window of compact width, by traits; `none` keeps the original style, as for popovers on phones.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns the controller to show in an adapted style, such as one in a navigation controller; nil shows the same one.
    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called before the presentation appears or changes its style; `none` stands for the original style.
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )
    /// Configures the presentation controller of an adapted style, before it is presented.
    func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
    )
    /// Returns whether a swipe or a tap outside may dismiss the controller; asked during the gesture, and not for dismissals in code.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called when the user begins a dismissal, which may still be cancelled.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after the user dismissed the controller; not for dismissals in code.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user tried to dismiss a controller that refuses it, for example to offer to save changes.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The default of an optional method: form sheet for popovers, otherwise `none`.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        ObjCRuntime.optional(self, "adaptivePresentationStyleForPresentationController:", [controller]) ?? controller.narrowStyle
    }
    /// The default of an optional method: the answer of the older method without traits.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        ObjCRuntime.optional(self, "adaptivePresentationStyleForPresentationController:traitCollection:", [controller, traitCollection])
            ?? adaptivePresentationStyle(for: controller)
    }
    /// The default of an optional method: nil, unless the class implements its selector.
    public func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        let name = "presentationController:viewControllerForAdaptivePresentationStyle:"
        let answer: UIViewController?? = ObjCRuntime.optional(self, name, [controller, style])
        return answer ?? nil
    }
    public func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        let name = "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:"
        ObjCRuntime.optional(self, name, [presentationController, style, transitionCoordinator])
    }
    public func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
    ) {
        let name = "presentationController:prepareAdaptivePresentationController:"
        ObjCRuntime.optional(self, name, [presentationController, adaptivePresentationController])
    }
    /// The default of an optional method: true, unless the class implements its selector.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        ObjCRuntime.optional(self, "presentationControllerShouldDismiss:", [presentationController]) ?? true
    }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        ObjCRuntime.optional(self, "presentationControllerWillDismiss:", [presentationController])
    }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        ObjCRuntime.optional(self, "presentationControllerDidDismiss:", [presentationController])
    }
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        ObjCRuntime.optional(self, "presentationControllerDidAttemptToDismiss:", [presentationController])
    }
}
