public import Foundation
public import UIKitCore
public import UniformTypeIdentifiers

// Sharing over iCloud, and menus of document providers, which a device without other devices and apps lacks: declared so that the
// compiler reports their use.

/// The menu of document providers; not available in Ferry, as in iOS since version 14.
@available(*, unavailable, message: "Use UIDocumentPickerViewController, which shows all places")
open class UIDocumentMenuViewController: UIViewController {}

/// The delegate of the menu of document providers; not available in Ferry.
@available(*, unavailable, message: "Use UIDocumentPickerDelegate")
public protocol UIDocumentMenuDelegate: NSObjectProtocol {}

/// A document provider's interface; not available in Ferry, which has no extensions.
@available(*, unavailable, message: "Ferry has no document provider extensions")
open class UIDocumentPickerExtensionViewController: UIViewController {}

/// Sharing records over iCloud; not available in Ferry.
@available(*, unavailable, message: "Ferry's devices have no iCloud; share files with UIActivityViewController")
open class UICloudSharingController: UIViewController {}

/// The delegate of sharing records over iCloud; not available in Ferry.
@available(*, unavailable, message: "Ferry's devices have no iCloud; share files with UIActivityViewController")
public protocol UICloudSharingControllerDelegate: NSObjectProtocol {}

/// A print service of an extension; not available in Ferry, which has no extensions.
@available(*, unavailable, message: "Ferry has no print service extensions; documents go to the device's outbox")
open class UIPrintServiceExtension: NSObject {}

extension UIDocumentBrowserViewController {
    /// The types of the files that the browser lists as recent; not available in Ferry.
    @available(*, unavailable, message: "Name the types in init(forOpening:)")
    public var contentTypesForRecentDocuments: [UTType] { [] }
}
