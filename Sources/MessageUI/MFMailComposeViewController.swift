public import Foundation
public import UIKitCore

/// Lets the user edit a mail and send it. A sent mail is a file in the device's outbox; nothing leaves the machine.
///
/// The app presents it, with its content set before, and its delegate dismisses it.
/// > Contract: MessageUI, MFMailComposeViewController
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    private var message = OutgoingMessage(kind: .mail)

    /// Is notified of how the user left the sheet; not retained.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Whether mail can be sent: true, each device has an outbox.
    open class func canSendMail() -> Bool { true }

    /// Sets the subject.
    open func setSubject(_ subject: String) { message.subject = subject }
    /// Sets the addresses after "To"; nil for none.
    open func setToRecipients(_ toRecipients: [String]?) { message.to = toRecipients ?? [] }
    /// Sets the addresses that receive a copy; nil for none.
    open func setCcRecipients(_ ccRecipients: [String]?) { message.cc = ccRecipients ?? [] }
    /// Sets the addresses that receive a copy without the others' knowledge; nil for none.
    open func setBccRecipients(_ bccRecipients: [String]?) { message.bcc = bccRecipients ?? [] }
    /// Sets the text. HTML is shown as its source, and sent as it is.
    open func setMessageBody(_ body: String, isHTML: Bool) { (message.body, message.isHTML) = (body, isHTML) }
    /// Adds a file after the text.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        message.attachments.append(MessageAttachment(data: attachment, mimeType: mimeType, name: filename))
    }
    /// Sets the address that the mail is from. The device has no accounts, so it takes every address.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) { message.from = emailAddress }

    open override func viewDidLoad() {
        super.viewDidLoad()
        // A swipe must not lose the draft: the button asks what becomes of it.
        isModalInPresentation = true
        let form = ComposeController(message)
        form.onSend = { [weak self] in self?.send($0) }
        form.onCancel = { [weak self] in self?.cancel($0) }
        setViewControllers([form], animated: false)
    }

    private func send(_ message: OutgoingMessage) {
        do {
            try MessageOutbox.send(message)
            finish(.sent)
        } catch { finish(.failed, MFMailComposeError(.sendFailed, reason: error.localizedDescription)) }
    }

    private func cancel(_ message: OutgoingMessage) {
        guard !message.isEmpty else { return finish(.cancelled) }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: MessageStrings.deleteDraft, style: .destructive) { [weak self] _ in self?.finish(.cancelled) })
        sheet.addAction(UIAlertAction(title: MessageStrings.saveDraft, style: .default) { [weak self] _ in self?.save(message) })
        sheet.addAction(UIAlertAction(title: MessageStrings.cancel, style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = topViewController?.navigationItem.leftBarButtonItem
        present(sheet, animated: true)
    }

    private func save(_ message: OutgoingMessage) {
        do {
            try MessageOutbox.save(message)
            finish(.saved)
        } catch { finish(.failed, MFMailComposeError(.saveFailed, reason: error.localizedDescription)) }
    }

    private func finish(_ result: MFMailComposeResult, _ error: MFMailComposeError? = nil) {
        mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
    }
}
