internal import UIKitCore

extension UIViewController {
    /// The last of the controllers that are presented above this one; this one if it presents none.
    var topmostPresented: UIViewController {
        var top = self
        while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
        return top
    }
}
