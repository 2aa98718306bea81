public import Foundation
internal import ObjectiveC

/// Decides how a presentation adapts to its environment, and is notified when the user dismisses it.
///
/// > Contract: UIKit, UIAdaptivePresentationControllerDelegate; PR-11, PR-12. Every member is optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )
    /// Configures the presentation controller of an adapted style, before it is presented.
    func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
    )
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        ObjCRuntime.optional(self, "adaptivePresentationStyleForPresentationController:", [controller]) ?? controller.narrowStyle
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        ObjCRuntime.optional(self, "adaptivePresentationStyleForPresentationController:traitCollection:", [controller, traitCollection])
            ?? adaptivePresentationStyle(for: controller)
    }
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
