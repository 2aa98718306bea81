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
        title.font = .systemFont(ofSize: 16, weight: .semibold)
        label.text = more
        label.font = .systemFont(ofSize: 15)
        label.numberOfLines = 0
        for view in [icon, title, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("is not in a xib") }

    private func textHeight(_ width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    func height(width: CGFloat) -> CGFloat { 48 + textHeight(width) + 16 }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: 14, y: 12, width: 24, height: 24)
        title.frame = CGRect(x: 44, y: 12, width: bounds.width - 60, height: 24)
        label.frame = CGRect(x: 16, y: 46, width: bounds.width - 32, height: textHeight(bounds.width))
    }
}

/// Short facts in two columns, each with a symbol.
final class FactsView: UIView {
    static let height: CGFloat = 76
    private var items: [(icon: UIImageView, label: UILabel)] = []

    func show(_ facts: [(symbol: String, text: String)]) {
        while items.count < facts.count {
            let item = (icon: UIImageView(), label: UILabel())
            item.icon.contentMode = .center
            item.icon.tintColor = Palette.accent
            item.label.font = .systemFont(ofSize: 14)
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
        let width = bounds.width / 2
        for (index, item) in items.enumerated() {
            let (x, y) = (CGFloat(index % 2) * width + 12, CGFloat(index / 2) * 32 + 6)
            item.icon.frame = CGRect(x: x, y: y, width: 26, height: 32)
            item.label.frame = CGRect(x: x + 32, y: y, width: width - 48, height: 32)
        }
    }
}
