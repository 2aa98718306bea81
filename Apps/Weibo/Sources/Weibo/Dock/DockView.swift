import UIKit

struct DockItem {
    var title: String
    var icon: UIImage?
    var selectedIcon: UIImage?
}

@MainActor protocol DockViewDelegate: AnyObject {
    /// `old` and `new` are equal if the selected item is tapped again.
    func dock(_ dock: DockView, didSelect new: Int, from old: Int)
}

/// A strip of items of equal width, one of them selected. Its height above the bottom safe area is `DockView.height`.
final class DockView: UIView {
    static let height: CGFloat = 49

    weak var delegate: DockViewDelegate?
    private(set) var selectedIndex = 0
    private var buttons: [DockButton] = []
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.bar
        line.backgroundColor = Palette.hairline
        addSubview(line)
        accessibilityIdentifier = "dock"
    }

    required init?(coder: NSCoder) { nil }

    /// Adds an item behind the others; the first one becomes selected.
    func add(_ item: DockItem) {
        let button = DockButton(item)
        button.tag = buttons.count
        button.isSelected = buttons.isEmpty
        button.addTarget(self, action: #selector(choose), for: .touchDown)
        buttons.append(button)
        addSubview(button)
        setNeedsLayout()
    }

    func setBadge(_ count: Int, at index: Int) {
        if buttons.indices.contains(index) { buttons[index].badge = count }
    }

    func select(_ index: Int) {
        guard buttons.indices.contains(index) else { return }
        let old = selectedIndex
        buttons[old].isSelected = false
        buttons[index].isSelected = true
        selectedIndex = index
        delegate?.dock(self, didSelect: index, from: old)
    }

    @objc private func choose(_ sender: UIButton) { select(sender.tag) }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: Self.height)
        }
    }
}

/// An icon over a title.
private final class DockButton: UIButton {
    private let badgeLabel = BadgeLabel()

    init(_ item: DockItem) {
        super.init(frame: .zero)
        setTitle(item.title, for: .normal)
        setImage(item.icon, for: .normal)
        setImage(item.selectedIcon ?? item.icon, for: .selected)
        setTitleColor(.secondaryLabel, for: .normal)
        setTitleColor(Palette.accent, for: .selected)
        titleLabel?.font = .systemFont(ofSize: 11)
        titleLabel?.textAlignment = .center
        imageView?.contentMode = .scaleAspectFit
        accessibilityIdentifier = "dock \(item.title)"
        accessibilityLabel = item.title
        addSubview(badgeLabel)
    }

    required init?(coder: NSCoder) { nil }

    var badge = 0 {
        didSet {
            badgeLabel.count = badge
            accessibilityValue = badge > 0 ? badgeLabel.text : nil
            setNeedsLayout()
        }
    }

    override var isSelected: Bool {
        didSet { tintColor = isSelected ? Palette.accent : .secondaryLabel }
    }

    // The item is selected on touch-down; nothing is left for a highlight.
    override var isHighlighted: Bool {
        get { false }
        set {}
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView?.frame = CGRect(x: bounds.midX - 14, y: 5, width: 28, height: 25)
        titleLabel?.frame = CGRect(x: 0, y: 32, width: bounds.width, height: 14)
        let size = badgeLabel.sizeThatFits(bounds.size)
        badgeLabel.frame = CGRect(x: bounds.midX + 6, y: 3, width: size.width, height: size.height)
    }
}

/// A count on red; hidden at 0.
final class BadgeLabel: UILabel {
    var count = 0 {
        didSet {
            text = count > 99 ? "99+" : String(count)
            isHidden = count <= 0
            accessibilityIdentifier = "badge \(text ?? "")"
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 11, weight: .medium)
        textColor = .white
        textAlignment = .center
        backgroundColor = .systemRed
        layer.cornerRadius = 8
        clipsToBounds = true
        isHidden = true
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(16, super.sizeThatFits(size).width + 8), height: 16) }
}
