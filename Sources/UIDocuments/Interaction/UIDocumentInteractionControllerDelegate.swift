public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Decides how a document is previewed, and is notified of previews and menus. All methods are optional.
///
/// > Contract: UIKit, UIDocumentInteractionControllerDelegate. > Partial: no other app opens documents, so that those of sending are not called.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The controller that the preview is presented over, or pushed by if it is a navigation controller. Without it there is no preview.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
    /// Called before the preview appears.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    /// Called after the preview disappeared.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// Called before the menu of options appears.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    /// Called after the menu of options disappeared.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController {
        ObjCRuntime.optional(self, "documentInteractionControllerViewControllerForPreview:", [controller]) ?? NoPreviewController()
    }
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
        ObjCRuntime.optional(self, "documentInteractionControllerWillBeginPreview:", [controller])
    }
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
        ObjCRuntime.optional(self, "documentInteractionControllerDidEndPreview:", [controller])
    }
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
        ObjCRuntime.optional(self, "documentInteractionControllerWillPresentOptionsMenu:", [controller])
    }
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
        ObjCRuntime.optional(self, "documentInteractionControllerDidDismissOptionsMenu:", [controller])
    }
}

/// Stands for "not implemented": nothing is presented over it.
@MainActor final class NoPreviewController: UIViewController {}
