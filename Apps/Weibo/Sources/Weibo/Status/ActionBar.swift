import UIKit

/// Repost, comment and like, with their counts.
final class ActionBar: UIView {
    static let height: CGFloat = 38

    enum Action: Int, CaseIterable {
        case repost, comment, like
    }

    var onAction: ((Action) -> Void)?
    /// Without lines, for a bar in a card.
    var isPlain = false {
        didSet { lines.forEach { $0.isHidden = isPlain } }
    }
    private let buttons: [UIButton] = Action.allCases.map { _ in UIButton(type: .system) }
    private let lines = (0..<3).map { _ in UIView() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        // It stays at the bottom of a row that grows.
        autoresizingMask = [.flexibleTopMargin, .flexibleWidth]
        for action in Action.allCases {
            let button = buttons[action.rawValue]
            button.tag = action.rawValue
            button.titleLabel?.font = .systemFont(ofSize: 13)
            button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -6, bottom: 0, right: 6)
            button.tintColor = .secondaryLabel
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            addSubview(button)
        }
        for line in lines {
            line.backgroundColor = Palette.hairline
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ counts: Status.Counts) {
        set(.repost, "arrow.2.squarepath", counts.reposts, words("Repost"))
        set(.comment, "bubble.left", counts.comments, words("Comment"))
        set(.like, counts.isLiked ? "heart.fill" : "heart", counts.likes, words("Like"))
        let like = buttons[Action.like.rawValue]
        like.tintColor = counts.isLiked ? Palette.warning : .secondaryLabel
        like.isSelected = false
        like.accessibilityTraits = counts.isLiked ? [.button, .selected] : .button
    }

    private func set(_ action: Action, _ symbol: String, _ count: Int, _ word: String) {
        let button = buttons[action.rawValue]
        let size = UIImage.SymbolConfiguration(pointSize: 14)
        button.setImage(UIImage(systemName: symbol, withConfiguration: size), for: .normal)
        button.setTitle(CountText.text(count, word: word), for: .normal)
        button.accessibilityLabel = word
        button.accessibilityValue = count > 0 ? String(count) : nil
        button.accessibilityIdentifier = "action \(action)"
    }

    @objc private func tapped(_ sender: UIButton) { Action(rawValue: sender.tag).map { onAction?($0) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(buttons.count)
        let thin = 1 / max(1, traitCollection.displayScale)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
        lines[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: thin)
        for index in 1..<lines.count {
            lines[index].frame = CGRect(x: CGFloat(index) * width, y: 11, width: thin, height: bounds.height - 22)
        }
    }
}
