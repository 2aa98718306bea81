import UIKit

/// Shown instead of an empty list: the reason, and an action.
final class EmptyView: UIView {
    var onAction: (() -> Void)?
    private let icon = UIImageView()
    private let title = UILabel()
    private let detail = UILabel()
    private let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .tertiaryLabel
        for label in [title, detail] {
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        detail.textColor = .secondaryLabel
        button.addTarget(self, action: #selector(act), for: .touchUpInside)
        for view in [icon, title, detail, button] { addSubview(view) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(symbol: String, title text: String, detail more: String, action: String?) {
        let theme = Theme.shared
        icon.image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 48, weight: .light))
        title.text = text
        title.font = theme.font(.title3, .semibold)
        detail.text = more
        detail.font = theme.font(.subheadline)
        button.isHidden = action == nil
        var configuration = UIButton.Configuration.tinted()
        configuration.cornerStyle = .capsule
        configuration.attributedTitle = action.map { AttributedString($0, font: theme.font(.subheadline, .semibold)) }
        button.configuration = configuration
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(320, bounds.width - 64)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let heights = [title, detail].map { ($0.text ?? "").isEmpty ? 0 : $0.sizeThatFits(room).height.rounded(.up) }
        let action = button.isHidden ? 0 : max(44, button.sizeThatFits(room).height)
        let y = ((bounds.height - 64 - 12 - heights[0] - 6 - heights[1] - 16 - action) * 0.42).rounded()
        var column = Column(in: bounds, most: 320, side: 32, from: max(0, y))
        column.place(icon, height: 64, gap: 12)
        column.place(title, height: heights[0], gap: 6)
        column.place(detail, height: heights[1], gap: 16)
        column.place(button, size: CGSize(width: button.sizeThatFits(room).width + 16, height: action), gap: 0)
    }

    @objc private func act() { onAction?() }
}
