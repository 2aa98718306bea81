public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Receives what the user does in a document browser. All methods are optional.
///
/// > Contract: UIKit, UIDocumentBrowserViewControllerDelegate
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    /// Called with the documents that the user opens.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    /// Called when the user creates a document; call the handler with a file to import, or nil and `.none` to create nothing.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    /// Called after a file was imported.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)
    /// Called if a file could not be imported.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
    /// Activities of the app's own for sharing documents.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity]
    /// Called before documents are shared.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
    /// The older form, called if the delegate does not implement the newer one.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
}

extension UIDocumentBrowserViewControllerDelegate {
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        if ObjCRuntime.optional(self, "documentBrowser:didPickDocumentsAtURLs:", [controller, documentURLs]) { return }
        documentBrowser(controller, didPickDocumentURLs: documentURLs)
    }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
        if ObjCRuntime.optional(self, "documentBrowser:didRequestDocumentCreationWithHandler:", [controller, importHandler]) { return }
        importHandler(nil, .none)
    }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
    ) { ObjCRuntime.optional(self, "documentBrowser:didImportDocumentAtURL:toDestinationURL:", [controller, sourceURL, destinationURL]) }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) { ObjCRuntime.optional(self, "documentBrowser:failedToImportDocumentAtURL:error:", [controller, documentURL, error]) }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity] {
        ObjCRuntime.optional(self, "documentBrowser:applicationActivitiesForDocumentURLs:", [controller, documentURLs]) ?? []
    }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
    ) { ObjCRuntime.optional(self, "documentBrowser:willPresentActivityViewController:", [controller, activityViewController]) }
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]) {
        ObjCRuntime.optional(self, "documentBrowser:didPickDocumentURLs:", [controller, documentURLs])
    }
}
