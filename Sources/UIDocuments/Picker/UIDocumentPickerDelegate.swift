public import Foundation
internal import ObjectiveC

/// Receives the files that the user chose. All methods are optional.
///
/// > Contract: UIKit, UIDocumentPickerDelegate
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called with the chosen files, or with the exported ones where they are now; the picker has been dismissed.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when the user cancelled.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// The older form, called for each file if the delegate does not implement the newer one.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if ObjCRuntime.optional(self, "documentPicker:didPickDocumentsAtURLs:", [controller, urls]) { return }
        for url in urls { documentPicker(controller, didPickDocumentAt: url) }
    }
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        ObjCRuntime.optional(self, "documentPickerWasCancelled:", [controller])
    }
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
        ObjCRuntime.optional(self, "documentPicker:didPickDocumentAtURL:", [controller, url])
    }
}

/// What a document picker does with the files.
///
/// > Contract: UIKit, UIDocumentPickerMode
public enum UIDocumentPickerMode: UInt, Sendable {
    /// The app gets copies.
    case `import` = 0
    /// The app gets the files themselves.
    case open = 1
    /// Copies of the app's files go to the folder that the user chooses.
    case exportToService = 2
    /// The app's files move to the folder that the user chooses.
    case moveToService = 3
}
