import UIKit

/// What a list without rows says: that it loads, that it is empty, or why it could not be loaded, with a button for another try.
/// It is the list's background view.
final class ListMessageView: UIView {
    private let label = UILabel()
    private let button = UIButton(type: .system)
    var onRetry: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = Fonts.regular(16)
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        button.setTitle(words("Try again"), for: .normal)
        button.setTitleColor(Palette.accent, for: .normal)
        button.titleLabel?.font = Fonts.medium(16)
        button.accessibilityIdentifier = "retry"
        button.isHidden = true
        button.addTarget(self, action: #selector(retry), for: .touchUpInside)
        addSubview(label)
        addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter text: nil for a list with rows.
    func show(_ text: String?, canRetry: Bool = false) {
        label.text = text
        button.isHidden = text == nil || !canRetry
        setNeedsLayout()
    }

    @objc private func retry() {
        show(words("Loading…"))
        onRetry?()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(320, bounds.width - 48)
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        label.frame = CGRect(x: (bounds.width - width) / 2, y: bounds.height * 0.4 - height, width: width, height: height)
        button.frame = CGRect(x: bounds.midX - 80, y: label.frame.maxY + 12, width: 160, height: 44)
    }
}
