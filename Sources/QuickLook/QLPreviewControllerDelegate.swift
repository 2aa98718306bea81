internal import ObjectiveC

/// Whether a previewed file can be drawn on.
///
/// > Contract: QuickLook, QLPreviewItemEditingMode
public enum QLPreviewItemEditingMode: Int, Sendable {
    /// It cannot.
    case disabled = 0
    /// It can, and the file changes.
    case updateContents = 1
    /// It can, and a copy changes.
    case createCopy = 2
}

/// Is notified of a preview. All methods are optional.
///
/// > Contract: QuickLook, QLPreviewControllerDelegate. > Partial: files are not drawn on, and links in them are not opened.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
    /// Called before the preview disappears.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// Called after the preview disappeared.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// Whether a file can be drawn on; a log line says so if it is asked for, as Ferry has no tools for it.
    func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {
        ObjCRuntime.optional(self, "previewControllerWillDismiss:", [controller])
    }
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {
        ObjCRuntime.optional(self, "previewControllerDidDismiss:", [controller])
    }
    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode {
        ObjCRuntime.optional(self, "previewController:editingModeForPreviewItem:", [controller, previewItem]) ?? .disabled
    }
}
