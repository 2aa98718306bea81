import ImagePipeline
import UIKit

/// A deal of the grid. Its views are in a xib, which autoresizing lays out.
class DealCell: UICollectionViewCell {
    static let side: CGFloat = 250

    @IBOutlet private weak var photo: UIImageView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var summaryLabel: UILabel!
    @IBOutlet private weak var priceLabel: UILabel!
    @IBOutlet private weak var listPriceLabel: StrikeLabel!
    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var badge: UILabel!
    private var task: ImageTask?

    override func awakeFromNib() {
        super.awakeFromNib()
        contentView.backgroundColor = Palette.card
        contentView.layer.cornerRadius = 8
        contentView.layer.masksToBounds = true
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.08
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 2)
        priceLabel.textColor = Palette.price
        photo.backgroundColor = Palette.accentSoft
        photo.tintColor = Palette.accent
        titleLabel.setScaledFont(16, .semibold, most: 18)
        summaryLabel.setScaledFont(13, most: 15)
        countLabel.setScaledFont(12, most: 14)
        badge.layer.cornerRadius = 4
        badge.layer.masksToBounds = true
        badge.backgroundColor = Palette.price
        badge.textColor = Palette.onAccent
        badge.text = words("新单")
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    func show(_ deal: Deal, today: Day, images: ImagePipeline, request: ImageRequest?) {
        titleLabel.text = deal.title
        summaryLabel.text = deal.summary
        priceLabel.text = PriceText.yuan(deal.currentPrice)
        listPriceLabel.text = PriceText.yuan(deal.listPrice)
        countLabel.text = words("已售 %d", deal.purchases)
        badge.isHidden = !deal.isNew(on: today)
        accessibilityIdentifier = "deal \(deal.id)"
        accessibilityLabel = [
            deal.title, PriceText.yuan(deal.currentPrice), PriceText.yuan(deal.listPrice), words("已售 %d", deal.purchases),
            badge.isHidden ? "" : words("新单"),
        ].filter { !$0.isEmpty }.joined(separator: "，")
        load(request, from: images)
        setNeedsLayout()
    }

    private func load(_ request: ImageRequest?, from images: ImagePipeline) {
        task?.cancel()
        task = nil
        photo.contentMode = .center
        photo.image = UIImage(systemName: "photo", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .light))
        guard let request else { return }
        if let image = images.image(for: request) { return set(image) }
        task = images.load(request, priority: .high) { [weak self] result in
            if case .success(let image) = result { self?.set(image) }
        }
    }

    private func set(_ image: UIImage) {
        photo.contentMode = .scaleAspectFill
        photo.image = image
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The list price stands right after the price.
        let price = priceLabel.sizeThatFits(bounds.size).width.rounded(.up)
        priceLabel.frame.size.width = price
        let list = listPriceLabel.sizeThatFits(bounds.size).width.rounded(.up)
        listPriceLabel.frame.origin.x = priceLabel.frame.maxX + 6
        listPriceLabel.frame.size.width = min(list, countLabel.frame.minX - listPriceLabel.frame.minX)
        listPriceLabel.setNeedsDisplay()
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.7 : 1 }
    }
}
