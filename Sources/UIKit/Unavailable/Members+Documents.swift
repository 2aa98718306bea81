public import Foundation
public import UIDocuments
public import UIKitCore

// Members of documents, printing and the pasteboard for features that Ferry lacks.

extension UIPasteboard {
    /// Not available in Ferry: detect patterns in string with NSDataDetector.
    @available(*, unavailable, message: "detect patterns in string with NSDataDetector")
    public func detectPatterns(forPatterns patterns: Set<String>, completionHandler: @escaping (Set<String>?, (any Error)?) -> Void) {}
    /// Not available in Ferry: detect patterns in string with NSDataDetector.
    @available(*, unavailable, message: "detect patterns in string with NSDataDetector")
    public func detectValues(forPatterns patterns: Set<String>, completionHandler: @escaping ([String: Any]?, (any Error)?) -> Void) {}
    /// Not available in Ferry: use types.
    @available(*, unavailable, message: "use types")
    public var pasteboardTypes: [String] { [] }
    /// Not available in Ferry: detect patterns in string with NSDataDetector.
    @available(*, unavailable, message: "detect patterns in string with NSDataDetector")
    public func detectPatterns(
        forPatterns patterns: Set<String>, inItemSet itemSet: IndexSet?, completionHandler: @escaping ([Set<String>]?, (any Error)?) -> Void
    ) {}
    /// Not available in Ferry: detect patterns in string with NSDataDetector.
    @available(*, unavailable, message: "detect patterns in string with NSDataDetector")
    public func detectValues(
        forPatterns patterns: Set<String>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping ([[String: Any]]?, (any Error)?) -> Void
    ) {}
}

extension UIPrintInteractionControllerDelegate {
    /// Not available in Ferry: documents go to the device's outbox, without a choice of printers.
    @available(*, unavailable, message: "documents go to the device's outbox, without a choice of printers")
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
    ) -> CGFloat { 0 }
    /// Not available in Ferry: documents go to the device's outbox, without a choice of printers.
    @available(*, unavailable, message: "documents go to the device's outbox, without a choice of printers")
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
    ) -> Int { 0 }
}

extension UIDocumentBrowserViewController {
    /// Not available in Ferry: name the types in init(forOpening:).
    @available(*, unavailable, message: "name the types in init(forOpening:)")
    public var recentDocumentsContentTypes: [String] { [] }
    /// Not available in Ferry: Ferry's browser has one way to create a document.
    @available(*, unavailable, message: "Ferry's browser has one way to create a document")
    public var activeDocumentCreationIntent: Any? { nil }
}

extension UIDocumentInteractionControllerDelegate {
    /// Not available in Ferry: Ferry's devices have no other app that opens a file.
    @available(*, unavailable, message: "Ferry's devices have no other app that opens a file")
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) {}
    /// Not available in Ferry: Ferry's devices have no other app that opens a file.
    @available(*, unavailable, message: "Ferry's devices have no other app that opens a file")
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) {}
    /// Not available in Ferry: Ferry's devices have no other app that opens a file.
    @available(*, unavailable, message: "Ferry's devices have no other app that opens a file")
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
    /// Not available in Ferry: Ferry's devices have no other app that opens a file.
    @available(*, unavailable, message: "Ferry's devices have no other app that opens a file")
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
    /// Not available in Ferry: Ferry's previews come from below, not from a view.
    @available(*, unavailable, message: "Ferry's previews come from below, not from a view")
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect { .zero }
    /// Not available in Ferry: Ferry's previews come from below, not from a view.
    @available(*, unavailable, message: "Ferry's previews come from below, not from a view")
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { nil }
}

extension UIApplicationShortcutIcon {
    /// Not available in Ferry: Ferry has no Contacts; use init(systemImageName:).
    @available(*, unavailable, message: "Ferry has no Contacts; use init(systemImageName:)")
    public convenience init(contact: Any) { self.init(systemImageName: "") }
}

extension UILocalNotification {
    /// Not available in Ferry: use UNLocationNotificationTrigger.
    @available(*, unavailable, message: "use UNLocationNotificationTrigger")
    public var region: Any? { nil }
    /// Not available in Ferry: use UNLocationNotificationTrigger.
    @available(*, unavailable, message: "use UNLocationNotificationTrigger")
    public var regionTriggersOnce: Bool { false }
}

extension UIApplication {
    /// Not available in Ferry: deprecated since iOS 9: no app is kept alive.
    @available(*, unavailable, message: "deprecated since iOS 9: no app is kept alive")
    public static let minimumKeepAliveTimeout: TimeInterval = 600
}
