import UIKit

@MainActor protocol DetailHeaderDelegate: AnyObject {
    func detailHeader(_ header: DetailHeader, didChoose tab: RepliesLoader.Tab)
    func detailHeaderDidTapLikes(_ header: DetailHeader)
}

/// The floating header of a status's replies, from `DetailHeader.xib`: three buttons and a line under the chosen one.
final class DetailHeader: UIView {
    static let height: CGFloat = 40

    weak var delegate: DetailHeaderDelegate? {
        // Set when the outlets are there: it is notified of the first choice at once.
        didSet { choose(.comments, animated: false) }
    }
    @IBOutlet private weak var repostButton: UIButton!
    @IBOutlet private weak var commentButton: UIButton!
    @IBOutlet private weak var likeButton: UIButton!
    @IBOutlet private weak var indicator: UIView!
    private(set) var tab = RepliesLoader.Tab.comments

    static func make() -> DetailHeader? {
        UINib(nibName: "DetailHeader", bundle: .resources).instantiate(withOwner: nil).compactMap { $0 as? DetailHeader }.first
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = Palette.card
        indicator.backgroundColor = Palette.accent
        for button in [repostButton, commentButton, likeButton] {
            button?.titleLabel?.font = .systemFont(ofSize: 14, weight: .medium)
            button?.setTitleColor(.secondaryLabel, for: .normal)
        }
        repostButton.accessibilityIdentifier = "tab reposts"
        commentButton.accessibilityIdentifier = "tab comments"
        likeButton.accessibilityIdentifier = "tab likes"
    }

    func show(_ counts: Status.Counts) {
        repostButton.setTitle(words("Repost %@", CountText.text(counts.reposts, word: "0")), for: .normal)
        commentButton.setTitle(words("Comment %@", CountText.text(counts.comments, word: "0")), for: .normal)
        likeButton.setTitle(words("Like %@", CountText.text(counts.likes, word: "0")), for: .normal)
        setNeedsLayout()
    }

    @IBAction private func repostsTapped(_ sender: Any) { choose(.reposts, animated: true) }
    @IBAction private func commentsTapped(_ sender: Any) { choose(.comments, animated: true) }
    @IBAction private func likesTapped(_ sender: Any) { delegate?.detailHeaderDidTapLikes(self) }

    private func choose(_ tab: RepliesLoader.Tab, animated: Bool) {
        self.tab = tab
        repostButton.setTitleColor(tab == .reposts ? .label : .secondaryLabel, for: .normal)
        commentButton.setTitleColor(tab == .comments ? .label : .secondaryLabel, for: .normal)
        repostButton.isSelected = tab == .reposts
        commentButton.isSelected = tab == .comments
        UIView.animate(withDuration: animated ? 0.25 : 0) { self.placeIndicator() }
        delegate?.detailHeader(self, didChoose: tab)
    }

    private func placeIndicator() {
        guard let chosen = tab == .reposts ? repostButton : commentButton else { return }
        indicator.frame = CGRect(x: chosen.frame.midX - 20, y: bounds.maxY - 3, width: 40, height: 3)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = TimelineCell.inset(for: bounds.width) + StatusFrame.margin
        var x = inset
        for button in [repostButton, commentButton] {
            guard let button else { continue }
            let width = button.sizeThatFits(bounds.size).width + 16
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width + 8
        }
        let width = likeButton.sizeThatFits(bounds.size).width + 16
        likeButton.frame = CGRect(x: bounds.width - inset - width, y: 0, width: width, height: bounds.height)
        placeIndicator()
    }
}
