import UIKit

/// Price, list price and the buy button over a background that the view stretches itself. Its views are in a xib.
class BuyBar: UIView {
    var onBuy: (() -> Void)?
    @IBOutlet private weak var priceLabel: UILabel!
    @IBOutlet private weak var listPriceLabel: StrikeLabel!
    @IBOutlet private weak var buyButton: UIButton!

    override func awakeFromNib() {
        super.awakeFromNib()
        isOpaque = false
        contentMode = .redraw
        priceLabel.textColor = Palette.price
        var configuration = UIButton.Configuration.filled()
        configuration.title = words("立即抢购")
        configuration.baseBackgroundColor = Palette.price
        configuration.baseForegroundColor = Palette.onAccent
        configuration.cornerStyle = .capsule
        buyButton.configuration = configuration
        // The bar has a fixed height.
        buyButton.maximumContentSizeCategory = .extraExtraLarge
        buyButton.accessibilityIdentifier = "buy"
    }

    func show(_ deal: Deal) {
        priceLabel.text = PriceText.yuan(deal.currentPrice)
        listPriceLabel.text = PriceText.yuan(deal.listPrice)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let price = priceLabel.sizeThatFits(bounds.size).width.rounded(.up)
        priceLabel.frame.size.width = price
        listPriceLabel.frame.origin.x = priceLabel.frame.maxX + 10
        listPriceLabel.frame.size.width = listPriceLabel.sizeThatFits(bounds.size).width.rounded(.up)
        listPriceLabel.setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) { Self.background(traitCollection).draw(in: bounds) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    /// A small image whose middle is stretched: a card with a line at its lower edge.
    private static func background(_ traits: UITraitCollection) -> UIImage {
        let size = CGSize(width: 9, height: 12)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            Palette.card.resolvedColor(with: traits).withAlphaComponent(0.96).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            Palette.line.resolvedColor(with: traits).setFill()
            context.fill(CGRect(x: 0, y: size.height - 1, width: size.width, height: 1))
        }
        return image.resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4), resizingMode: .stretch)
    }

    @IBAction private func buy(_ sender: UIButton) { onBuy?() }
}
