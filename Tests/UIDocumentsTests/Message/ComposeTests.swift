import Foundation
import Testing
import UILists

@testable import MessageUI
@testable import UIDocuments
@testable import UIKitCore

@MainActor final class MessageDelegate: NSObject, MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate {
    var mails: [MFMailComposeResult] = []
    var errors: [(any Error)?] = []
    var texts: [MessageComposeResult] = []
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        mails.append(result)
        errors.append(error)
    }
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) { texts.append(result) }
}

@MainActor @Suite("Mails and text messages", .application) struct ComposeTests {
    let stage: DocumentStage
    let delegate = MessageDelegate()
    let root = UIViewController()

    init() throws {
        stage = try DocumentStage()
        stage.window(root)
    }

    private func show(_ controller: UINavigationController) async throws -> ComposeController {
        root.present(controller, animated: false)
        await stage.settle()
        return try #require(controller.topViewController as? ComposeController)
    }
    private func mail() -> MFMailComposeViewController {
        let made = MFMailComposeViewController()
        made.mailComposeDelegate = delegate
        return made
    }
    private func tap(_ item: UIBarButtonItem?) throws {
        let item = try #require(item)
        try #require(item.isEnabled)
        item.primaryAction?.performWithSender(item, target: nil)
    }
    private func fields(_ view: UIView) -> [UITextField] { view.subviews.flatMap { ($0 as? UITextField).map { [$0] } ?? fields($0) } }
    private func field(_ label: String, _ form: ComposeController) throws -> UITextField {
        try #require(fields(form.view).first { $0.accessibilityLabel == label })
    }
    private func texts(_ view: UIView) -> [UITextView] { view.subviews.flatMap { ($0 as? UITextView).map { [$0] } ?? texts($0) } }
    private func choose(_ title: String) async throws {
        await stage.settle()
        let sheet = try #require(root.presentedViewController?.presentedViewController as? UIAlertController)
        let action = try #require(sheet.actions.first { $0.title == title })
        action.handler?(action)
        await stage.settle()
    }

    @Test("a mail shows what the app set, and sending stores what the user edited")
    func send() async throws {
        #expect(MFMailComposeViewController.canSendMail())
        let mail = mail()
        mail.setToRecipients(["a@example.org", "b@example.org"])
        mail.setSubject("Lunch")
        mail.setMessageBody("At noon?", isHTML: false)
        mail.addAttachmentData(Data("menu".utf8), mimeType: "text/plain", fileName: "menu.txt")
        let form = try await show(mail)
        let recipients = try field("To:", form)
        #expect(recipients.text == "a@example.org, b@example.org")
        #expect(try field("Subject:", form).text == "Lunch")
        #expect(try field("Cc:", form).text == "")
        #expect(form.navigationItem.title == "Lunch")
        let text = try #require(texts(form.view).first)
        #expect(text.text == "At noon?")
        recipients.text = "c@example.org"
        recipients.sendActions(for: .editingChanged)
        text.text = "At one?"
        form.textViewDidChange(text)
        try tap(form.navigationItem.rightBarButtonItem)
        #expect(delegate.mails == [.sent])
        #expect(delegate.errors.count == 1)
        #expect(delegate.errors.allSatisfy { $0 == nil })
        let file = try stage.read("outbox/Lunch.eml")
        #expect(file.contains("\r\nTo: c@example.org\r\n"))
        #expect(file.contains(Data("At one?".utf8).base64EncodedString()))
        #expect(file.contains("filename*=UTF-8''menu.txt"))
        #expect(stage.logs.contains { $0.hasPrefix("sent ") && $0.hasSuffix("outbox/Lunch.eml") })
    }

    @Test("a mail without recipients cannot be sent until there is one")
    func recipients() async throws {
        let form = try await show(mail())
        #expect(form.navigationItem.rightBarButtonItem?.isEnabled == false)
        let field = try field("Bcc:", form)
        field.text = "d@example.org"
        field.sendActions(for: .editingChanged)
        #expect(form.navigationItem.rightBarButtonItem?.isEnabled == true)
        #expect(form.message.bcc == ["d@example.org"])
    }

    @Test("cancelling an empty mail ends at once")
    func cancelEmpty() async throws {
        let form = try await show(mail())
        try tap(form.navigationItem.leftBarButtonItem)
        #expect(delegate.mails == [.cancelled])
    }

    @Test("cancelling asks whether to keep a draft", arguments: [("Save Draft", MFMailComposeResult.saved), ("Delete Draft", .cancelled)])
    func drafts(_ title: String, _ result: MFMailComposeResult) async throws {
        let mail = mail()
        mail.setSubject("Later")
        let form = try await show(mail)
        try tap(form.navigationItem.leftBarButtonItem)
        #expect(delegate.mails.isEmpty)
        try await choose(title)
        #expect(delegate.mails == [result])
        let isThere = FileManager.default.fileExists(atPath: stage.url("outbox/Drafts/Later.eml").path)
        #expect(isThere == (result == .saved))
    }

    @Test("an outbox that cannot be written is a failure with its error")
    func failure() async throws {
        try stage.write("a file where the folder should be", "outbox")
        let mail = mail()
        mail.setToRecipients(["a@example.org"])
        let form = try await show(mail)
        try tap(form.navigationItem.rightBarButtonItem)
        #expect(delegate.mails == [.failed])
        let error = try #require(delegate.errors.first as? MFMailComposeError)
        #expect(error.code == .sendFailed)
        #expect((error as NSError).domain == MFMailComposeErrorDomain)
    }

    @Test("a text message is sent with files, and cancelling it asks nothing")
    func text() async throws {
        let message = MFMessageComposeViewController()
        message.messageComposeDelegate = delegate
        message.recipients = ["555 0100"]
        message.body = "On my way"
        let url = try stage.write("x", "route.txt")
        #expect(message.addAttachmentURL(url, withAlternateFilename: "Route.txt"))
        #expect(!message.addAttachmentURL(stage.url("none.txt"), withAlternateFilename: nil))
        #expect(message.addAttachmentData(Data([1]), typeIdentifier: "public.png", filename: "a.png"))
        #expect(!message.addAttachmentData(Data([1]), typeIdentifier: "org.example.unknown", filename: "a"))
        #expect(message.attachments?.count == 2)
        #expect(message.attachments?.first?[MFMessageComposeViewControllerAttachmentURL] as? URL == url)
        let form = try await show(message)
        try tap(form.navigationItem.leftBarButtonItem)
        try tap(form.navigationItem.rightBarButtonItem)
        #expect(delegate.texts == [.cancelled, .sent])
        let file = try stage.read("outbox/555 0100.eml")
        #expect(file.contains("filename*=UTF-8''Route.txt"))
        #expect(file.contains("Content-Type: image/png"))
    }
}
