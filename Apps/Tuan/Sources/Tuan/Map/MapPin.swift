import UIKit

/// A price at a place, with a tip at its lower edge.
final class MapPin: UIControl {
    let deal: Deal
    private let label = UILabel()
    private static let tip: CGFloat = 7

    init(deal: Deal, index: Int) {
        self.deal = deal
        super.init(frame: .zero)
        label.text = PriceText.yuan(deal.currentPrice)
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        let width = label.sizeThatFits(CGSize(width: 200, height: 30)).width.rounded(.up) + 18
        bounds = CGRect(x: 0, y: 0, width: width, height: 26 + Self.tip)
        label.frame = CGRect(x: 0, y: 0, width: width, height: 26)
        addSubview(label)
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = "\(deal.title)，\(PriceText.yuan(deal.currentPrice))"
        accessibilityIdentifier = "pin \(index)"
    }

    required init?(coder: NSCoder) { fatalError("is not in a xib") }

    override func draw(_ rect: CGRect) {
        Palette.plain(isSelected ? 0xC93616 : 0x0B7A69).setFill()
        UIBezierPath(roundedRect: label.frame, cornerRadius: 13).fill()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.midX - 6, y: label.frame.maxY - 1))
        path.addLine(to: CGPoint(x: bounds.midX + 6, y: label.frame.maxY - 1))
        path.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY))
        path.close()
        path.fill()
    }

    override var isSelected: Bool { didSet { setNeedsDisplay() } }
}

/// A card over a pin: title, shop, price. A tap opens the deal.
final class MapCallout: UIControl {
    init(deal: Deal) {
        super.init(frame: CGRect(x: 0, y: 0, width: 250, height: 84 + 40))
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 250, height: 84))
        card.backgroundColor = Palette.card
        card.layer.cornerRadius = 10
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.25
        card.layer.shadowRadius = 6
        card.layer.shadowOffset = CGSize(width: 0, height: 2)
        card.isUserInteractionEnabled = false
        addSubview(card)
        let texts: [(String, CGRect, UIFont, UIColor)] = [
            (deal.title, CGRect(x: 12, y: 10, width: 200, height: 20), .systemFont(ofSize: 15, weight: .semibold), .label),
            (
                deal.shops.first?.address ?? deal.summary, CGRect(x: 12, y: 32, width: 200, height: 18), .systemFont(ofSize: 13),
                .secondaryLabel
            ),
            (
                PriceText.yuan(deal.currentPrice), CGRect(x: 12, y: 54, width: 120, height: 22), .systemFont(ofSize: 17, weight: .bold),
                Palette.price
            ),
        ]
        for (text, frame, font, color) in texts {
            let label = UILabel(frame: frame)
            label.text = text
            label.font = font
            label.textColor = color
            card.addSubview(label)
        }
        let arrow = UIImageView(image: UIImage(systemName: "chevron.right"))
        arrow.tintColor = .tertiaryLabel
        arrow.contentMode = .center
        arrow.frame = CGRect(x: 220, y: 30, width: 24, height: 24)
        card.addSubview(arrow)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = deal.title
        accessibilityIdentifier = "callout"
    }

    required init?(coder: NSCoder) { fatalError("is not in a xib") }

    /// The lower part is over the pin, which keeps its touches.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) && point.y < 84 }
}
