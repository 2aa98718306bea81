public import Foundation

/// How the user left the sheet of a text message.
///
/// > Contract: MessageUI, MessageComposeResult
public enum MessageComposeResult: Int, Sendable {
    /// Nothing was kept.
    case cancelled = 0
    /// The message is in the outbox.
    case sent = 1
    /// The message could not be stored.
    case failed = 2
}

/// Is notified of how the user left the sheet of a text message.
///
/// > Contract: MessageUI, MFMessageComposeViewControllerDelegate
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// The user sent or cancelled. The delegate dismisses the controller.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// The key of an attachment's URL in ``MFMessageComposeViewController/attachments``.
public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"
/// The key of an attachment's other name in ``MFMessageComposeViewController/attachments``.
public let MFMessageComposeViewControllerAttachmentAlternateFilename = "MFMessageComposeViewControllerAttachmentAlternateFilename"
/// The key of whether text messages can be sent, in the notification that this changed.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey = "MFMessageComposeViewControllerTextMessageAvailabilityKey"

extension NSNotification.Name {
    /// Whether text messages can be sent changed. Never posted: they always can.
    public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = NSNotification.Name(
        "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}
