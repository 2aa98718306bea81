internal import UIKitCore

/// Finds the controller that shows what a web view asks the user.
@MainActor enum WebPresenter {
    /// The controller on top in the view's window; nil without a window.
    static func controller(for view: UIView) -> UIViewController? {
        var top = view.window?.rootViewController
        while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
        return top
    }
}
