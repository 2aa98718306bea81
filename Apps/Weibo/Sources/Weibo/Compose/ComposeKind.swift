import UIKit

extension Notification.Name {
    /// The user information has the `id` of the status that a comment or repost was posted to.
    static let replyWasPosted = Notification.Name("WeiboReplyWasPosted")
}

/// What is written.
enum ComposeKind {
    case status
    case comment(Status)
    case repost(Status)
    case reply(Status, Reply)

    var title: String {
        switch self {
        case .status: words("New post")
        case .comment: words("Comment")
        case .repost: words("Repost")
        case .reply: words("Reply")
        }
    }

    var placeholder: String {
        switch self {
        case .status: words("What is new?")
        case .comment: words("Write a comment…")
        case .repost: words("Say something about it…")
        case .reply(_, let reply): words("Reply to @%@", reply.user?.name ?? "")
        }
    }

    /// The key of its draft.
    var draftKey: String {
        switch self {
        case .status: "draft"
        case .comment(let status): "draft comment \(status.id)"
        case .repost(let status): "draft repost \(status.id)"
        case .reply(_, let reply): "draft reply \(reply.id)"
        }
    }

    var takesPictures: Bool { if case .status = self { true } else { false } }

    /// The text at the beginning: a repost of a repost keeps what was said.
    var initialText: String {
        if case .repost(let status) = self, status.retweeted != nil { return "//@\(status.author):\(status.text)" }
        return ""
    }

    /// A repost may be without words.
    var needsText: Bool { if case .repost = self { false } else { true } }
}

/// Texts in the editor, where emoticons are images.
@MainActor enum ComposeText {
    /// An emoticon in a text view.
    final class Attachment: NSTextAttachment, @unchecked Sendable {
        var code = ""
    }

    static func attributed(_ text: String, font: UIFont) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for part in RichText.parts(of: text, isEmoticon: { Emoticon.named($0) != nil }) {
            if part.kind == .emoticon, let emoticon = Emoticon.named(part.text) {
                whole.append(picture(emoticon, font: font))
            } else {
                whole.append(NSAttributedString(string: part.text, attributes: [.font: font, .foregroundColor: UIColor.label]))
            }
        }
        return whole
    }

    static func picture(_ emoticon: Emoticon, font: UIFont) -> NSAttributedString {
        let attachment = Attachment()
        attachment.code = emoticon.code
        let side = (font.lineHeight * 1.05).rounded()
        attachment.image = EmoticonDrawing.image(emoticon, side: side)
        attachment.bounds = CGRect(x: 0, y: font.descender.rounded(), width: side, height: side)
        let text = NSMutableAttributedString(attachment: attachment)
        text.addAttributes([.font: font, .foregroundColor: UIColor.label], range: NSRange(location: 0, length: text.length))
        return text
    }

    /// What is sent: emoticons by their names.
    static func plain(_ text: NSAttributedString) -> String {
        var result = ""
        text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            result += (value as? Attachment)?.code ?? (text.string as NSString).substring(with: range)
        }
        return result
    }
}
