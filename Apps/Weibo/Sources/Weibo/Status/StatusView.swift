import UIKit

@MainActor protocol StatusViewDelegate: AnyObject {
    func statusView(_ view: StatusView, didTapUser user: User)
    func statusView(_ view: StatusView, didTapPart part: TextPart)
    func statusView(_ view: StatusView, didTapPicture index: Int, in list: PictureListView)
    func statusView(_ view: StatusView, didTapRetweeted status: Status)
}

/// A status with its retweeted one. It only applies what a frame model says.
final class StatusView: UIView {
    weak var delegate: StatusViewDelegate?
    private(set) var model: StatusFrame?
    let avatar = AvatarView(.standard)
    private let name = UILabel()
    private let member = UIImageView(image: UIImage(systemName: "crown.fill"))
    private let time = UILabel()
    private let source = UILabel()
    private let text = RichTextLabel(frame: .zero)
    let pictures = PictureListView(frame: .zero)
    let card = RetweetView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.textColor = .label
        member.tintColor = Palette.name
        member.contentMode = .scaleAspectFit
        time.textColor = Palette.accent
        source.textColor = .secondaryLabel
        for child in [avatar, name, member, time, source, text, pictures, card] as [UIView] { addSubview(child) }
        avatar.onTap = { [weak self] in
            guard let self, let user = self.model?.status.user else { return }
            self.delegate?.statusView(self, didTapUser: user)
        }
        for label in [text, card.text] {
            label.onTarget = { [weak self] part in self.map { $0.delegate?.statusView($0, didTapPart: part) } }
        }
        for list in [pictures, card.pictures] {
            list.onTap = { [weak self, unowned list] index in self.map { $0.delegate?.statusView($0, didTapPicture: index, in: list) } }
        }
        card.onTap = { [weak self] in
            guard let self, let inner = self.model?.status.retweeted, inner.user != nil else { return }
            self.delegate?.statusView(self, didTapRetweeted: inner)
        }
    }

    required init?(coder: NSCoder) { nil }

    func apply(_ model: StatusFrame, now: Date) {
        self.model = model
        let status = model.status
        avatar.frame = model.avatar
        avatar.show(status.user)
        name.font = StatusFrame.nameFont
        name.text = status.author
        name.frame = model.name
        let isMember = (status.user?.memberRank ?? 0) > 0
        name.textColor = isMember ? Palette.name : .label
        member.isHidden = !isMember
        member.frame = model.member
        text.frame = model.text
        text.attributedText = model.body
        pictures.isHidden = status.pictures.isEmpty
        pictures.frame = model.pictures
        pictures.show(status.pictures)
        card.isHidden = status.retweeted == nil
        card.frame = model.card
        card.text.frame = model.cardText
        card.text.attributedText = model.cardBody
        card.pictures.frame = model.cardPictures
        card.pictures.show(status.retweeted?.pictures ?? [])
        updateTime(now: now)
    }

    /// The time is another one whenever the row is shown, and with it the place of the source.
    func updateTime(now: Date) {
        guard let model else { return }
        time.text = model.status.created.map { TimeText($0, now: now).words() } ?? ""
        source.text = model.status.source.isEmpty ? "" : words("from %@", model.status.source)
        let frames = model.metaFrames(time: time.text ?? "", source: source.text ?? "")
        (time.font, source.font) = (StatusFrame.metaFont, StatusFrame.metaFont)
        (time.frame, source.frame) = (frames.time, frames.source)
    }

    /// For reuse.
    func cancel() {
        avatar.cancel()
        pictures.cancel()
        card.pictures.cancel()
    }
}

/// The card with a retweeted status.
final class RetweetView: UIControl {
    let text = RichTextLabel(frame: .zero)
    let pictures = PictureListView(frame: .zero)
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.inner
        layer.cornerRadius = 6
        addSubview(text)
        addSubview(pictures)
        addTarget(self, action: #selector(tapped), for: .touchUpInside)
        accessibilityIdentifier = "retweeted"
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? Palette.pressed : Palette.inner }
    }

    @objc private func tapped() { onTap?() }
}
