import UIKit

/// Where everything of a comment or repost is. Both kinds of row share it.
@MainActor
struct ReplyFrame {
    let reply: Reply
    let avatar: CGRect
    let name: CGRect
    let time: CGRect
    let text: CGRect
    let body: NSAttributedString
    let height: CGFloat

    static var nameFont: UIFont { Fonts.medium(14) }
    static var timeFont: UIFont { Fonts.regular(12) }

    init(_ reply: Reply, width: CGFloat) {
        self.reply = reply
        let margin = StatusFrame.margin
        let side = AvatarView.size(for: .small)
        avatar = CGRect(x: margin, y: margin, width: side, height: side)
        let left = avatar.maxX + 10
        let inner = width - left - margin
        name = CGRect(x: left, y: margin, width: inner, height: Self.nameFont.lineHeight.rounded(.up))
        body = TextStyle(font: Fonts.regular(15)).attributed(reply.text)
        let size = TextLayout.size(of: body, width: inner)
        text = CGRect(x: left, y: name.maxY + 4, width: inner, height: size.height)
        time = CGRect(x: left, y: text.maxY + 4, width: inner, height: Self.timeFont.lineHeight.rounded(.up))
        height = max(avatar.maxY, time.maxY) + margin
    }
}

/// The base of the rows of comments and reposts.
class ReplyCell: UITableViewCell {
    private let avatar = AvatarView(.small)
    private let name = UILabel()
    private let time = UILabel()
    private let body = RichTextLabel(frame: .zero)
    private let line = UIView()
    var onUser: (() -> Void)?
    var onPart: ((TextPart) -> Void)?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = Palette.card
        let background = UIView()
        background.backgroundColor = Palette.pressed
        selectedBackgroundView = background
        time.textColor = .secondaryLabel
        line.backgroundColor = Palette.hairline
        for child in [avatar, name, time, body, line] as [UIView] { contentView.addSubview(child) }
        avatar.onTap = { [weak self] in self?.onUser?() }
        body.onTarget = { [weak self] in self?.onPart?($0) }
    }

    required init?(coder: NSCoder) { nil }

    /// The text next to the time.
    func detail(of reply: Reply) -> String { "" }

    /// - Parameter inset: of the column on both sides, in points.
    func apply(_ model: ReplyFrame, inset: CGFloat, now: Date) {
        let reply = model.reply
        avatar.frame = model.avatar.offsetBy(dx: inset, dy: 0)
        avatar.show(reply.user)
        name.font = ReplyFrame.nameFont
        name.text = reply.user?.name
        name.textColor = (reply.user?.memberRank ?? 0) > 0 ? Palette.name : .label
        name.frame = model.name.offsetBy(dx: inset, dy: 0)
        let moment = reply.created.map { TimeText($0, now: now).words() } ?? ""
        time.font = ReplyFrame.timeFont
        time.text = [moment, detail(of: reply)].filter { !$0.isEmpty }.joined(separator: "  ")
        time.frame = model.time.offsetBy(dx: inset, dy: 0)
        body.frame = model.text.offsetBy(dx: inset, dy: 0)
        body.attributedText = model.body
        line.frame = CGRect(x: name.frame.minX, y: model.height - 0.5, width: model.name.width + StatusFrame.margin, height: 0.5)
        accessibilityIdentifier = "reply \(reply.id)"
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        avatar.cancel()
    }
}

/// A comment tells where it was written.
final class CommentCell: ReplyCell {
    override func detail(of reply: Reply) -> String { reply.source.isEmpty ? "" : words("from %@", reply.source) }
}

/// A repost can be opened.
final class RepostCell: ReplyCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessibilityHint = words("Opens the repost")
    }

    required init?(coder: NSCoder) { nil }
}
