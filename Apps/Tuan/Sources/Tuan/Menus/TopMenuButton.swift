import UIKit

/// A button of the bar that opens a menu: an optional image, a title, an arrow, and a divider at its right.
final class TopMenuButton: UIControl {
    private let icon = UIImageView()
    private let label = UILabel()
    private let arrow = UIImageView()
    private let divider = UIView()
    /// What the bar gives where it has room: in a phone's low bar it is lower, and high again afterwards.
    private let size: CGSize

    override init(frame: CGRect) {
        size = frame.size
        super.init(frame: frame)
        let isNarrow = frame.width < 110
        icon.tintColor = Palette.accent
        icon.contentMode = .center
        label.font = .systemFont(ofSize: isNarrow ? 12 : 15, weight: .medium)
        label.textColor = .label
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        if isNarrow {
            // Two words are one above the other, at a legible size.
            label.numberOfLines = 2
            label.textAlignment = .center
        }
        arrow.contentMode = .center
        arrow.tintColor = .secondaryLabel
        arrow.image = UIImage(systemName: "chevron.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: .semibold))
        divider.backgroundColor = Palette.line
        for view in [icon, label, arrow, divider] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("is not in a xib") }

    func show(title: String, symbol: String?) {
        label.text = title
        icon.image = symbol.flatMap {
            UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 18, weight: .regular))
        }
        accessibilityLabel = title
        showsLargely(title, icon.image)
        setNeedsLayout()
    }

    /// The arrow points up while the menu is open.
    var isOpen = false {
        didSet {
            arrow.transform = isOpen ? CGAffineTransform(rotationAngle: .pi) : .identity
            label.textColor = isOpen ? Palette.accent : .label
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isNarrow = bounds.width < 110
        let image: CGFloat = icon.image == nil || isNarrow ? 0 : 26
        let gap: CGFloat = image == 0 ? 0 : 3
        icon.isHidden = image == 0
        let side: CGFloat = isNarrow ? 2 : 4
        let room = bounds.width - 2 * side - image - gap - 16
        let width = min(room, label.sizeThatFits(CGSize(width: room, height: bounds.height)).width.rounded(.up))
        var x = side + max(0, (room - width) / 2)
        icon.frame = CGRect(x: x, y: 0, width: image, height: bounds.height)
        x += image + gap
        label.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        arrow.bounds = CGRect(x: 0, y: 0, width: 14, height: 14)
        arrow.center = CGPoint(x: x + width + 9, y: bounds.midY)
        divider.frame = CGRect(x: bounds.width - 1, y: bounds.height * 0.25, width: 1, height: bounds.height * 0.5)
    }

    override var intrinsicContentSize: CGSize { size }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
}
