public import Foundation

/// A file that a preview shows.
///
/// `NSURL` and `URL` are items. The title is optional; without one the file's name is shown.
/// > Contract: QuickLook, QLPreviewItem. > Note: also values may conform, since `URL` does not become `NSURL` by itself here.
public protocol QLPreviewItem {
    /// The file; nil if there is none yet.
    var previewItemURL: URL? { get }
    /// The title; nil for the file's name.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
    public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { URL(string: absoluteString, relativeTo: nil) }
}
