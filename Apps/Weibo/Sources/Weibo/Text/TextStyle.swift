import UIKit

/// What a coloured part of a text leads to.
final class TextTarget: NSObject {
    let part: TextPart

    init(_ part: TextPart) { self.part = part }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextTarget)?.part == part }
    override var hash: Int { part.text.hashValue }
}

extension NSAttributedString.Key {
    /// The value is a `TextTarget`.
    static let target = NSAttributedString.Key("WeiboTextTarget")
}

/// Makes attributed texts of statuses and comments.
@MainActor
struct TextStyle {
    var font: UIFont
    var colour: UIColor = .label
    var lineSpacing: CGFloat = 3

    /// - Parameter author: stands before the text, and leads to the user.
    func attributed(_ text: String, author: String? = nil) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        if let author {
            append(TextPart(kind: .mention, text: "@" + author), to: whole)
            append(TextPart(kind: .plain, text: words(": ")), to: whole)
        }
        for part in RichText.parts(of: text, isEmoticon: { Emoticon.named($0) != nil }) { append(part, to: whole) }
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = lineSpacing
        paragraph.lineBreakMode = .byWordWrapping
        whole.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: whole.length))
        return whole
    }

    private func append(_ part: TextPart, to whole: NSMutableAttributedString) {
        if part.kind == .emoticon, let emoticon = Emoticon.named(part.text) {
            let side = (font.lineHeight * 1.05).rounded()
            let attachment = NSTextAttachment()
            attachment.image = EmoticonDrawing.image(emoticon, side: side)
            attachment.bounds = CGRect(x: 0, y: font.descender.rounded(), width: side, height: side)
            let text = NSMutableAttributedString(attachment: attachment)
            text.addAttributes([.font: font, .foregroundColor: colour], range: NSRange(location: 0, length: text.length))
            whole.append(text)
            return
        }
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: colour]
        if part.kind != .plain {
            attributes[.foregroundColor] = Palette.link
            attributes[.target] = TextTarget(part)
        }
        whole.append(NSAttributedString(string: part.text, attributes: attributes))
    }
}

/// Lays texts out, for measuring and for drawing alike.
@MainActor
final class TextLayout {
    private let storage = NSTextStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: .zero)
    private static let measure = TextLayout()

    init() {
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    func set(_ text: NSAttributedString, width: CGFloat) {
        container.size = CGSize(width: width, height: 100_000)
        storage.setAttributedString(text)
    }

    var used: CGSize {
        manager.ensureLayout(for: container)
        return manager.usedRect(for: container).size
    }

    /// The size of a text that may be `width` wide, in whole points.
    static func size(of text: NSAttributedString, width: CGFloat) -> CGSize {
        guard text.length > 0 else { return .zero }
        measure.set(text, width: width)
        let used = measure.used
        return CGSize(width: min(width, used.width.rounded(.up)), height: used.height.rounded(.up))
    }
}
