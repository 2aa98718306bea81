import UIKit

/// The content of a bottom menu: a row of items and, under it, a grid of the sub-titles of the chosen one. It is built once; its buttons
/// are reused for other entries.
final class DropMenu: UIView {
    private let lifetime = Lifetime("DropMenu")
    /// An item without sub-titles, or a sub-title, was chosen.
    var onChoice: ((ChoiceMenu.Choice) -> Void)?
    private let name: String
    private let row = UIScrollView()
    private let grid = UIScrollView()
    private var items: [MenuItemButton] = []
    private var subtitles: [UIButton] = []
    private var entries: [MenuEntry] = []
    private var chosen = ChoiceMenu.Choice()
    /// The item whose sub-titles are shown.
    private var shown = 0
    private let hasSymbols: Bool

    /// - Parameter name: for accessibility identifiers.
    init(name: String, hasSymbols: Bool) {
        self.name = name
        self.hasSymbols = hasSymbols
        super.init(frame: .zero)
        backgroundColor = Palette.card
        row.showsHorizontalScrollIndicator = false
        row.alwaysBounceHorizontal = true
        grid.backgroundColor = Palette.page
        addSubview(row)
        addSubview(grid)
        row.contentInsetAdjustmentBehavior = .never
        grid.contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { fatalError("is not in a xib") }

    /// Shows entries with what is chosen; hides sub-titles that were opened but not chosen.
    func show(_ entries: [MenuEntry], chosen: ChoiceMenu.Choice) {
        self.entries = entries
        self.chosen = chosen
        shown = chosen.item
        while items.count < entries.count {
            let button = MenuItemButton()
            button.addTarget(self, action: #selector(tapItem), for: .touchUpInside)
            items.append(button)
            row.addSubview(button)
        }
        for (index, button) in items.enumerated() {
            button.isHidden = index >= entries.count
            guard index < entries.count else { continue }
            button.show(entries[index].title, symbol: hasSymbols ? entries[index].symbol ?? "tag" : nil)
            button.accessibilityIdentifier = "\(name) \(index)"
        }
        showSubtitles()
    }

    private func showSubtitles() {
        let texts = entries.indices.contains(shown) ? entries[shown].subtitles : []
        let all = texts.isEmpty ? [] : [words("全部")] + texts
        while subtitles.count < all.count {
            let button = UIButton(type: .custom)
            button.titleLabel?.setScaledFont(14, most: 22)
            button.titleLabel?.lineBreakMode = .byTruncatingTail
            button.layer.cornerRadius = 6
            button.addTarget(self, action: #selector(tapSubtitle), for: .touchUpInside)
            subtitles.append(button)
            grid.addSubview(button)
        }
        for (index, button) in subtitles.enumerated() {
            button.isHidden = index >= all.count
            guard index < all.count else { continue }
            let isChosen = chosen.item == shown && chosen.subtitle == index
            button.setTitle(all[index], for: .normal)
            button.setTitleColor(isChosen ? .white : .label, for: .normal)
            button.backgroundColor = isChosen ? Palette.plain(0x0B7A69) : Palette.card
            button.isSelected = isChosen
            button.accessibilityIdentifier = "\(name) \(shown) \(index)"
        }
        for (index, button) in items.enumerated() { button.isSelected = index == shown }
        setNeedsLayout()
    }

    // MARK: Layout

    private var itemSize: CGSize {
        let size = hasSymbols ? CGSize(width: 88, height: 84) : CGSize(width: 96, height: 52)
        return CGSize(width: (size.width * scale).rounded(), height: size.height + (20 * (scale - 1)).rounded(.up))
    }
    private static let line: CGFloat = 44
    private static let space: CGFloat = 10

    /// Of the texts.
    private var scale: CGFloat {
        let font = UIFont.systemFont(ofSize: 14)
        return UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 22, compatibleWith: traitCollection).pointSize / 14
    }

    private func columns(_ width: CGFloat) -> Int { max(2, Int((width - Self.space) / (130 * scale))) }

    /// The height for a width, at most a given one.
    func height(width: CGFloat, most: CGFloat) -> CGFloat { min(most, itemSize.height + gridHeight(width: width)) }

    private func gridHeight(width: CGFloat) -> CGFloat {
        let count = subtitles.prefix { !$0.isHidden }.count
        guard count > 0 else { return 0 }
        let lines = CGFloat((count + columns(width) - 1) / columns(width))
        return lines * (Self.line + Self.space) + Self.space
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        row.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(bounds.height, itemSize.height))
        for (index, button) in items.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * itemSize.width, y: 0, width: itemSize.width, height: itemSize.height)
        }
        row.contentSize = CGSize(width: CGFloat(entries.count) * itemSize.width, height: itemSize.height)
        grid.frame = CGRect(x: 0, y: itemSize.height, width: bounds.width, height: max(0, bounds.height - itemSize.height))
        let columns = columns(bounds.width)
        let width = (bounds.width - Self.space * CGFloat(columns + 1)) / CGFloat(columns)
        for (index, button) in subtitles.enumerated() {
            button.frame = CGRect(
                x: Self.space + CGFloat(index % columns) * (width + Self.space),
                y: Self.space + CGFloat(index / columns) * (Self.line + Self.space), width: width, height: Self.line)
        }
        grid.contentSize = CGSize(width: bounds.width, height: gridHeight(width: bounds.width))
    }

    // MARK: Choice

    /// The height may have changed.
    var onResize: (() -> Void)?

    @objc private func tapItem(_ button: MenuItemButton) {
        guard let index = items.firstIndex(of: button) else { return }
        if entries[index].subtitles.isEmpty {
            onChoice?(ChoiceMenu.Choice(item: index, subtitle: 0))
        } else {
            shown = index
            showSubtitles()
            grid.contentOffset = .zero
            onResize?()
        }
    }

    @objc private func tapSubtitle(_ button: UIButton) {
        guard let index = subtitles.firstIndex(of: button) else { return }
        onChoice?(ChoiceMenu.Choice(item: shown, subtitle: index))
    }
}

/// An item of a menu's row: a title, under an image where the menu has them.
final class MenuItemButton: UIControl {
    private let icon = UIImageView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        icon.contentMode = .center
        label.setScaledFont(14, most: 22)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.8
        label.textAlignment = .center
        for view in [icon, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ title: String, symbol: String?) {
        label.text = title
        icon.image = symbol.flatMap {
            UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 26, weight: .light))
        }
        accessibilityLabel = title
        updateColors()
    }

    override var isSelected: Bool { didSet { updateColors() } }
    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

    private func updateColors() {
        icon.tintColor = isSelected ? Palette.accent : .secondaryLabel
        label.textColor = isSelected ? Palette.accent : .label
        backgroundColor = isSelected ? Palette.page : .clear
        accessibilityTraits = isSelected ? [.button, .selected] : .button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard icon.image != nil else { return label.frame = bounds.insetBy(dx: 4, dy: 0) }
        icon.frame = CGRect(x: 0, y: 10, width: bounds.width, height: 40)
        label.frame = CGRect(x: 2, y: 52, width: bounds.width - 4, height: bounds.height - 62)
    }
}
