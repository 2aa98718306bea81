import UIKit

/// A card with a title and a text, as high as the text needs.
final class NoticeCard: UIView {
    private let icon = UIImageView()
    private let title = UILabel()
    private let label = UILabel()

    init(symbol: String, title text: String, text more: String) {
        super.init(frame: .zero)
        backgroundColor = Palette.card
        layer.cornerRadius = 10
        icon.image = UIImage(systemName: symbol)
        icon.tintColor = Palette.accent
        icon.contentMode = .center
        title.text = text
        title.setScaledFont(16, .semibold)
        label.text = more
        label.setScaledFont(15)
        label.numberOfLines = 0
        for view in [icon, title, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("is not in a xib") }

    private func textHeight(_ width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    private var titleHeight: CGFloat { max(24, title.font.lineHeight.rounded(.up)) }

    func height(width: CGFloat) -> CGFloat { 24 + titleHeight + textHeight(width) + 16 }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: 14, y: 12, width: 24, height: titleHeight)
        title.frame = CGRect(x: 44, y: 12, width: bounds.width - 60, height: titleHeight)
        label.frame = CGRect(x: 16, y: 22 + titleHeight, width: bounds.width - 32, height: textHeight(bounds.width))
    }
}

/// Short facts in two columns, or in one for the largest texts, each with a symbol.
final class FactsView: UIView {
    private var items: [(icon: UIImageView, label: UILabel)] = []

    func show(_ facts: [(symbol: String, text: String)]) {
        while items.count < facts.count {
            let item = (icon: UIImageView(), label: UILabel())
            item.icon.contentMode = .center
            item.icon.tintColor = Palette.accent
            item.label.setScaledFont(14)
            item.label.adjustsFontSizeToFitWidth = true
            item.label.minimumScaleFactor = 0.7
            addSubview(item.icon)
            addSubview(item.label)
            items.append(item)
        }
        for (fact, item) in zip(facts, items) {
            item.icon.image = UIImage(systemName: fact.symbol)
            item.label.text = fact.text
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backgroundColor = Palette.card
        layer.cornerRadius = 10
        let width = bounds.width / CGFloat(columns)
        for (index, item) in items.enumerated() {
            let (x, y) = (CGFloat(index % columns) * width + 12, CGFloat(index / columns) * line + 6)
            item.icon.frame = CGRect(x: x, y: y, width: 26, height: line)
            item.label.frame = CGRect(x: x + 32, y: y, width: width - 48, height: line)
        }
    }

    private var columns: Int { traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 1 : 2 }
    private var line: CGFloat { max(32, ((items.first?.label.font.lineHeight ?? 0) + 8).rounded(.up)) }

    var height: CGFloat { CGFloat((items.count + columns - 1) / columns) * line + 12 }
}
