public import Foundation
internal import ObjectiveC

/// Is notified when an action sheet appears, and of the button that dismisses it.
///
/// > Contract: UIKit, UIActionSheetDelegate. Every member is optional.
@available(iOS, deprecated: 8.3, message: "Use UIAlertController with a preferredStyle of UIAlertControllerStyleActionSheet instead")
@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// The user tapped a button; called before the sheet is dismissed.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// The system cancels the sheet; never called in Ferry, whose sheets only the user and the app dismiss.
    func actionSheetCancel(_ actionSheet: UIActionSheet)
    /// Called before the animation that shows it.
    func willPresent(_ actionSheet: UIActionSheet)
    /// Called after the animation that showed it.
    func didPresent(_ actionSheet: UIActionSheet)
    /// Called before the animation that hides it, with the index given to the dismissal.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Called after the animation that hid it.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        ObjCRuntime.optional(self, "actionSheet:clickedButtonAtIndex:", [actionSheet, buttonIndex])
    }
    public func actionSheetCancel(_ actionSheet: UIActionSheet) { ObjCRuntime.optional(self, "actionSheetCancel:", [actionSheet]) }
    public func willPresent(_ actionSheet: UIActionSheet) { ObjCRuntime.optional(self, "willPresentActionSheet:", [actionSheet]) }
    public func didPresent(_ actionSheet: UIActionSheet) { ObjCRuntime.optional(self, "didPresentActionSheet:", [actionSheet]) }
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
        ObjCRuntime.optional(self, "actionSheet:willDismissWithButtonIndex:", [actionSheet, buttonIndex])
    }
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
        ObjCRuntime.optional(self, "actionSheet:didDismissWithButtonIndex:", [actionSheet, buttonIndex])
    }
}
