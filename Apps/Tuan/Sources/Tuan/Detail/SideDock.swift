import UIKit

/// Three tags that overlap; the selected one is in front, the others the further behind the further away they are. Its views are in a xib.
class SideDock: UIView {
    var onSelect: ((Int) -> Void)?
    @IBOutlet private var tags: [SideTag]!
    private(set) var selection = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = .clear
        let titles = [words("详情"), words("图文"), words("商家")]
        let symbols = ["info.circle", "photo", "house"]
        for (index, tag) in tags.enumerated() { tag.show(titles[index], symbol: symbols[index], index: index) }
        update()
    }

    @IBAction private func select(_ sender: SideTag) {
        guard let index = tags.firstIndex(of: sender), index != selection else { return }
        selection = index
        update()
        onSelect?(index)
    }

    private func update() {
        for (index, tag) in tags.enumerated() { tag.isSelected = index == selection }
        for index in Self.order(tags.count, selection: selection) { bringSubviewToFront(tags[index]) }
    }

    /// From the one furthest behind to the selected one.
    static func order(_ count: Int, selection: Int) -> [Int] {
        (0..<count).sorted { (abs($0 - selection), $0) > (abs($1 - selection), $1) }
    }
}

/// A tag with a rounded left side.
class SideTag: UIControl {
    private let icon = UIImageView()
    private let label = UILabel()

    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = .clear
        isOpaque = false
        contentMode = .redraw
        icon.contentMode = .center
        icon.frame = CGRect(x: 0, y: 18, width: bounds.width, height: 28)
        label.frame = CGRect(x: 2, y: 48, width: bounds.width - 4, height: 18)
        label.font = .systemFont(ofSize: 12, weight: .medium)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        for view in [icon, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 3
        isAccessibilityElement = true
    }

    func show(_ title: String, symbol: String, index: Int) {
        label.text = title
        icon.image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 18))
        accessibilityLabel = title
        showsLargely(title, icon.image)
        accessibilityIdentifier = "detail tab \(index)"
    }

    override var isSelected: Bool {
        didSet {
            icon.tintColor = isSelected ? .white : Palette.accent
            label.textColor = isSelected ? .white : Palette.accent
            accessibilityTraits = isSelected ? [.button, .selected] : .button
            setNeedsDisplay()
        }
    }

    override func draw(_ rect: CGRect) {
        (isSelected ? Palette.plain(0x0B7A69) : Palette.card).setFill()
        UIBezierPath(roundedRect: bounds, byRoundingCorners: [.topLeft, .bottomLeft], cornerRadii: CGSize(width: 12, height: 12)).fill()
    }
}
