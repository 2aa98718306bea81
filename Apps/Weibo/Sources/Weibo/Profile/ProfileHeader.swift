import UIKit

/// A user's image, name and numbers over a cover that stretches when it is pulled down.
final class ProfileHeader: UIView {
    private let cover = UIView()
    private let shade = CAGradientLayer()
    private let avatar = AvatarView(.big)
    private let name = UILabel()
    private let about = UILabel()
    private let follow = UIButton(type: .system)
    private var numbers: [UIButton] = []
    var onFollowers: (() -> Void)?
    var onFriends: (() -> Void)?
    var onFollow: (() -> Void)?
    private var nameHeight: CGFloat { name.font.lineHeight.rounded(.up) }
    private var aboutHeight: CGFloat { about.font.lineHeight.rounded(.up) }
    /// The image, the two texts and the button, with the distances between them.
    private var coverHeight: CGFloat { 190 + nameHeight + aboutHeight }

    /// How far the list is pulled down, in points.
    var stretch: CGFloat = 0 {
        didSet { if stretch != oldValue { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.card
        shade.colors = [
            UIColor(red: 0.96, green: 0.55, blue: 0.2, alpha: 1).cgColor, UIColor(red: 0.75, green: 0.27, blue: 0.36, alpha: 1).cgColor,
        ]
        cover.layer.addSublayer(shade)
        cover.clipsToBounds = true
        for label in [name, about] {
            label.textColor = .white
            label.textAlignment = .center
        }
        name.font = Fonts.bold(20)
        name.accessibilityIdentifier = "profile name"
        about.font = Fonts.regular(13)
        about.textColor = UIColor.white.withAlphaComponent(0.9)
        follow.setTitleColor(.white, for: .normal)
        follow.titleLabel?.font = .systemFont(ofSize: 14, weight: .medium)
        follow.layer.borderColor = UIColor.white.cgColor
        follow.layer.borderWidth = 1
        follow.layer.cornerRadius = 15
        follow.accessibilityIdentifier = "follow"
        follow.addTarget(self, action: #selector(followTapped), for: .touchUpInside)
        for child in [cover, avatar, name, about, follow] { addSubview(child) }
        for (index, identifier) in ["posts", "following", "followers"].enumerated() {
            let button = UIButton(type: .system)
            button.setTitleColor(.label, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 14)
            button.accessibilityIdentifier = identifier
            button.tag = index
            button.isUserInteractionEnabled = index > 0
            button.addTarget(self, action: #selector(numberTapped), for: .touchUpInside)
            numbers.append(button)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ user: User, isMe: Bool) {
        avatar.show(user)
        name.text = user.name
        about.text = [user.location, user.about].filter { !$0.isEmpty }.joined(separator: " · ")
        follow.isHidden = isMe
        follow.setTitle(user.isFollowed ? words("Unfollow") : words("Follow"), for: .normal)
        numbers[0].setTitle(words("Posts %@", CountText.text(user.statuses, word: "0")), for: .normal)
        numbers[1].setTitle(words("Following %@", CountText.text(user.friends, word: "0")), for: .normal)
        numbers[2].setTitle(words("Followers %@", CountText.text(user.followers, word: "0")), for: .normal)
    }

    @objc private func followTapped() { onFollow?() }
    @objc private func numberTapped(_ sender: UIButton) { sender.tag == 1 ? onFriends?() : onFollowers?() }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: coverHeight + 48) }

    override func layoutSubviews() {
        super.layoutSubviews()
        cover.frame = CGRect(x: 0, y: -stretch, width: bounds.width, height: coverHeight + stretch)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shade.frame = cover.bounds
        CATransaction.commit()
        let side = AvatarView.size(for: .big)
        avatar.frame = CGRect(x: (bounds.width - side) / 2, y: 24, width: side, height: side)
        name.frame = CGRect(x: 16, y: avatar.frame.maxY + 10, width: bounds.width - 32, height: nameHeight)
        about.frame = CGRect(x: 24, y: name.frame.maxY + 4, width: bounds.width - 48, height: aboutHeight)
        follow.frame = CGRect(x: bounds.midX - 50, y: about.frame.maxY + 12, width: 100, height: 30)
        let width = min(bounds.width, TimelineCell.widest) / 3
        let left = (bounds.width - width * 3) / 2
        for (index, button) in numbers.enumerated() {
            button.frame = CGRect(x: left + CGFloat(index) * width, y: coverHeight, width: width, height: 48)
        }
    }
}
