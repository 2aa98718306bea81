import UIKit

/// An active filter, with a button that removes it.
final class ChipView: UIControl {
    private let label = UILabel()
    private let cross = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.accentSoft
        label.textColor = Palette.accent
        cross.tintColor = Palette.accent
        cross.contentMode = .scaleAspectFit
        addSubview(label)
        addSubview(cross)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityIdentifier = "day chip"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var text: String = "" {
        didSet {
            label.text = text
            label.font = Theme.shared.font(.footnote, .medium)
            accessibilityLabel = text
            accessibilityHint = words("Shows all days again")
            setNeedsLayout()
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(size)
        return CGSize(width: min(size.width, text.width + 46), height: max(30, text.height + 12))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        let text = label.sizeThatFits(bounds.size)
        label.frame = CGRect(x: 14, y: 0, width: min(text.width, bounds.width - 46), height: bounds.height)
        cross.frame = CGRect(x: label.frame.maxX + 6, y: bounds.midY - 8, width: 16, height: 16)
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.5 : 1 }
    }
}
