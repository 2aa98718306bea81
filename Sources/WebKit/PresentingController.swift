internal import UIKitCore

/// The controller over which something of the web view's own is shown.
@MainActor enum PresentingController {
    /// The controller whose view contains a view, or what is presented over it; nil outside of a window.
    static func of(_ view: UIView) -> UIViewController? {
        guard let window = view.window else { return nil }
        var link: UIView? = view
        while let ancestor = link, ancestor.owningController == nil { link = ancestor.superview }
        var controller = link?.owningController ?? window.rootViewController
        while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
        return controller
    }
}
