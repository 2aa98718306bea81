import UIKit

/// A row of the page, described by `More.plist`.
struct MoreRow: Decodable, Equatable {
    enum Kind: String, Decodable {
        case arrow, label
        case toggle = "switch"
    }

    enum Action: String, Decodable {
        case account, dark, push, reminder, demo, cache, styles, features, version
    }

    var title: String
    var kind: Kind
    var action: Action

    static func load() throws -> [[MoreRow]] {
        guard let file = Bundle.resources.url(forResource: "More", withExtension: "plist") else { throw CocoaError(.fileNoSuchFile) }
        return try PropertyListDecoder().decode([[MoreRow]].self, from: Data(contentsOf: file))
    }
}

/// Where a row is in its group, which decides the corners of its card.
enum CardPosition {
    case single, top, middle, bottom

    init(row: Int, of count: Int) {
        switch (row, count) {
        case (_, ...1): self = .single
        case (0, _): self = .top
        case (count - 1, _): self = .bottom
        default: self = .middle
        }
    }

    var corners: CACornerMask {
        let (top, bottom): (CACornerMask, CACornerMask) = (
            [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        )
        switch self {
        case .single: return top.union(bottom)
        case .top: return top
        case .middle: return []
        case .bottom: return bottom
        }
    }
}

/// A row with a card as its background.
final class MoreCell: UITableViewCell {
    static let inset: CGFloat = 12

    private static var titleFont: UIFont { Fonts.regular(16) }
    private static var detailFont: UIFont { Fonts.regular(15) }

    /// The text and what is next to it, or below it with the largest text sizes.
    static func height(of row: MoreRow, in traits: UITraitCollection) -> CGFloat {
        let isStacked = row.kind == .label && traits.preferredContentSizeCategory.isAccessibilityCategory
        return max(50, titleFont.lineHeight.rounded(.up) + (isStacked ? detailFont.lineHeight.rounded(.up) : 0) + 24)
    }

    private let card = UIView()
    private let pressed = UIView()
    private let line = UIView()
    let toggle = UISwitch()
    var onToggle: ((Bool) -> Void)?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        card.backgroundColor = Palette.card
        pressed.backgroundColor = Palette.pressed
        (backgroundView, selectedBackgroundView) = (card, pressed)
        for view in [card, pressed] { view.layer.cornerRadius = 10 }
        line.backgroundColor = Palette.hairline
        contentView.addSubview(line)
        textLabel?.font = Self.titleFont
        detailTextLabel?.font = Self.detailFont
        toggle.onTintColor = Palette.accent
        toggle.addTarget(self, action: #selector(toggled), for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    override var frame: CGRect {
        get { super.frame }
        set {
            let width = superview?.bounds.width ?? newValue.width
            let inset = max(Self.inset, TimelineCell.inset(for: width))
            super.frame = CGRect(x: inset, y: newValue.minY, width: width - 2 * inset, height: newValue.height)
        }
    }

    func show(_ row: MoreRow, position: CardPosition, detail: String?, isOn: Bool) {
        textLabel?.text = words(forRow: row.title)
        detailTextLabel?.text = row.kind == .label ? detail : nil
        accessoryType = row.kind == .arrow ? .disclosureIndicator : .none
        accessoryView = row.kind == .toggle ? toggle : nil
        toggle.isOn = isOn
        toggle.accessibilityIdentifier = "switch \(row.action.rawValue)"
        selectionStyle = row.kind == .toggle || row.action == .version ? .none : .default
        for view in [card, pressed] { view.layer.maskedCorners = position.corners }
        line.isHidden = position == .single || position == .bottom
        accessibilityIdentifier = "row \(row.action.rawValue)"
    }

    /// The titles in the list are keys of the texts.
    private func words(forRow title: String) -> String { NSLocalizedString(title, comment: "") }

    @objc private func toggled() { onToggle?(toggle.isOn) }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 16, y: bounds.height - 0.5, width: bounds.width - 16, height: 0.5)
    }
}
