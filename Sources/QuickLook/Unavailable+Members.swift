public import Foundation
public import UIKitCore

// Previews of extensions, and what the preview controller does not ask its delegate.

/// Not available in Ferry: Ferry has no preview extensions; QLPreviewController shows files in the app.
@available(*, unavailable, message: "Ferry has no preview extensions; QLPreviewController shows files in the app")
open class QLFilePreviewRequest: NSObject {}

/// Not available in Ferry: Ferry has no preview extensions; QLPreviewController shows files in the app.
@available(*, unavailable, message: "Ferry has no preview extensions; QLPreviewController shows files in the app")
open class QLPreviewReplyAttachment: NSObject {}

/// Not available in Ferry: Present a QLPreviewController instead.
@available(*, unavailable, message: "Present a QLPreviewController instead")
open class QLPreviewSceneOptions: NSObject {}

/// Not available in Ferry: Ferry has no preview extensions; QLPreviewController shows files in the app.
@available(*, unavailable, message: "Ferry has no preview extensions; QLPreviewController shows files in the app")
@preconcurrency @MainActor public protocol QLPreviewingController: NSObjectProtocol {}

extension QLPreviewControllerDelegate {
    /// Not available in Ferry: Ferry's previews open no links.
    @available(*, unavailable, message: "Ferry's previews open no links")
    public func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool { true }
    /// Not available in Ferry: Ferry's previews come from below, not from a view.
    @available(*, unavailable, message: "Ferry's previews come from below, not from a view")
    public func previewController(
        _ controller: QLPreviewController, transitionImageFor item: any QLPreviewItem, contentRect: UnsafeMutablePointer<CGRect>
    ) -> UIImage? { nil }
    /// Not available in Ferry: Ferry's previews come from below, not from a view.
    @available(*, unavailable, message: "Ferry's previews come from below, not from a view")
    public func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView? { nil }
    /// Not available in Ferry: Ferry's previews edit no files.
    @available(*, unavailable, message: "Ferry's previews edit no files")
    public func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem) {}
    /// Not available in Ferry: Ferry's previews edit no files.
    @available(*, unavailable, message: "Ferry's previews edit no files")
    public func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL
    ) {}
}
