public import Foundation
internal import ObjectiveC

/// Is notified when an alert view appears, and of the button that dismisses it.
///
/// > Contract: UIKit, UIAlertViewDelegate. Every member is optional.
@available(iOS, deprecated: 9.0, message: "Use UIAlertController with a preferredStyle of UIAlertControllerStyleAlert instead")
@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// The user tapped a button; called before the alert view is dismissed.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// The system cancels the alert view; never called in Ferry, whose alert views only the user and the app dismiss.
    func alertViewCancel(_ alertView: UIAlertView)
    /// Called before the animation that shows it.
    func willPresent(_ alertView: UIAlertView)
    /// Called after the animation that showed it.
    func didPresent(_ alertView: UIAlertView)
    /// Called before the animation that hides it, with the index given to the dismissal.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Called after the animation that hid it.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Whether the first other button is enabled; asked when the alert view is shown and when text in it changed.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        ObjCRuntime.optional(self, "alertView:clickedButtonAtIndex:", [alertView, buttonIndex])
    }
    public func alertViewCancel(_ alertView: UIAlertView) { ObjCRuntime.optional(self, "alertViewCancel:", [alertView]) }
    public func willPresent(_ alertView: UIAlertView) { ObjCRuntime.optional(self, "willPresentAlertView:", [alertView]) }
    public func didPresent(_ alertView: UIAlertView) { ObjCRuntime.optional(self, "didPresentAlertView:", [alertView]) }
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        ObjCRuntime.optional(self, "alertView:willDismissWithButtonIndex:", [alertView, buttonIndex])
    }
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        ObjCRuntime.optional(self, "alertView:didDismissWithButtonIndex:", [alertView, buttonIndex])
    }
    /// True, for a delegate that does not implement it.
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
        ObjCRuntime.optional(self, "alertViewShouldEnableFirstOtherButton:", [alertView]) ?? true
    }
}

/// An object that has the methods without the protocol's name: the type of `UIAlertView.delegate` does not require it.
@MainActor final class UnnamedAlertViewDelegate: NSObject, UIAlertViewDelegate {
    private weak var target: AnyObject?
    init(_ target: AnyObject) { self.target = target }

    private func send(_ name: String, _ arguments: [Any?]) { if let target { ObjCRuntime.optional(target, name, arguments) } }

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        send("alertView:clickedButtonAtIndex:", [alertView, buttonIndex])
    }
    func willPresent(_ alertView: UIAlertView) { send("willPresentAlertView:", [alertView]) }
    func didPresent(_ alertView: UIAlertView) { send("didPresentAlertView:", [alertView]) }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        send("alertView:willDismissWithButtonIndex:", [alertView, buttonIndex])
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        send("alertView:didDismissWithButtonIndex:", [alertView, buttonIndex])
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
        guard let target else { return true }
        return ObjCRuntime.optional(target, "alertViewShouldEnableFirstOtherButton:", [alertView]) ?? true
    }
}
