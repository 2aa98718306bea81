/// Provides the files of a preview.
///
/// > Contract: QuickLook, QLPreviewControllerDataSource
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    /// The number of files.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// A file, by its index.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
