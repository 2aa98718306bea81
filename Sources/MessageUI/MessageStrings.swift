internal import UIDocuments
internal import UIKitCore

/// Texts of the sheets.
@MainActor enum MessageStrings {
    private static var isChinese: Bool { DocumentService.current.context.device.localeIdentifier.hasPrefix("zh") }
    private static func text(_ english: String, _ chinese: String) -> String { isChinese ? chinese : english }

    static var newMail: String { text("New Message", "新邮件") }
    static var newMessage: String { text("New Message", "新信息") }
    static var cancel: String { text("Cancel", "取消") }
    static var send: String { text("Send", "发送") }
    static var to: String { text("To:", "收件人：") }
    static var cc: String { text("Cc:", "抄送：") }
    static var bcc: String { text("Bcc:", "密送：") }
    static var subject: String { text("Subject:", "主题：") }
    static var body: String { text("Message", "信息") }
    static var deleteDraft: String { text("Delete Draft", "删除草稿") }
    static var saveDraft: String { text("Save Draft", "存储草稿") }
}
