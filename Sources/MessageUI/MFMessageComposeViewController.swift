public import Foundation
public import ObjectiveC
public import UIKitCore
internal import UniformTypeIdentifiers

/// Lets the user edit a text message and send it. A sent message is a file in the device's outbox; nothing leaves the machine.
///
/// The app presents it, with its content set before, and its delegate dismisses it.
/// > Contract: MessageUI, MFMessageComposeViewController. > Partial: interactive messages and collaboration are unavailable.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    private var files: [MessageAttachment] = []

    /// Is notified of how the user left the sheet; not retained.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The numbers or addresses; nil for none.
    open var recipients: [String]?
    /// The text.
    open var body: String?
    /// The subject.
    open var subject: String?
    /// The attachments that were added: for files the URL, and the other name if there is one.
    open private(set) var attachments: [[AnyHashable: Any]]?

    /// Whether text messages can be sent: true, each device has an outbox.
    open class func canSendText() -> Bool { true }
    /// Whether messages have a subject: true.
    open class func canSendSubject() -> Bool { true }
    /// Whether messages have attachments: true.
    open class func canSendAttachments() -> Bool { true }
    /// Whether files of a type can be attached: those of all known types of data.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { UTType(uti)?.conforms(to: .data) ?? false }

    /// Attaches a file, which is read now. > Returns: false if it cannot be read or its type is not known.
    @discardableResult open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
        guard attachmentURL.isFileURL, let type = UTType(filenameExtension: attachmentURL.pathExtension),
            Self.isSupportedAttachmentUTI(type.identifier), let data = try? Data(contentsOf: attachmentURL)
        else { return false }
        add(data, type, alternateFilename ?? attachmentURL.lastPathComponent)
        var entry: [AnyHashable: Any] = [MFMessageComposeViewControllerAttachmentURL: attachmentURL]
        if let alternateFilename { entry[MFMessageComposeViewControllerAttachmentAlternateFilename] = alternateFilename }
        attachments = (attachments ?? []) + [entry]
        return true
    }

    /// Attaches data. > Returns: false if the type is not known.
    @discardableResult open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool {
        guard let type = UTType(uti), Self.isSupportedAttachmentUTI(uti) else { return false }
        add(attachmentData, type, filename)
        attachments = (attachments ?? []) + [[MFMessageComposeViewControllerAttachmentAlternateFilename: filename]]
        return true
    }

    private func add(_ data: Data, _ type: UTType, _ name: String) {
        files.append(MessageAttachment(data: data, mimeType: type.preferredMIMEType ?? "application/octet-stream", name: name))
    }

    /// Removes the button that attaches files; the sheet has none.
    open func disableUserAttachments() {}

    /// A message of an iMessage app.
    @available(*, unavailable, message: "The device has no iMessage apps, which the module Messages is for")
    open var message: AnyObject? { nil }
    /// Invites to a document.
    @available(*, unavailable, message: "The device has no iCloud to share documents with")
    open func insertCollaborationItemProvider(_ itemProvider: NSItemProvider) -> Bool { false }
    /// Verifies a number for payments.
    @available(*, unavailable, message: "The device has no telephone number to verify")
    open func setUPIVerificationCodeSendCompletion(_ completion: @escaping (Bool) -> Void) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = true
        var message = OutgoingMessage(kind: .text)
        (message.to, message.body, message.subject) = (recipients ?? [], body ?? "", subject ?? "")
        message.attachments = files
        let form = ComposeController(message)
        form.onSend = { [weak self] in self?.send($0) }
        form.onCancel = { [weak self] _ in self?.finish(.cancelled) }
        setViewControllers([form], animated: false)
    }

    private func send(_ message: OutgoingMessage) {
        do {
            try MessageOutbox.send(message)
            finish(.sent)
        } catch {
            // The result has no error, so that its reason is in the log.
            applicationContext.send(.log("MFMessageComposeViewController: \(error.localizedDescription)"))
            finish(.failed)
        }
    }

    private func finish(_ result: MessageComposeResult) {
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
    }
}
