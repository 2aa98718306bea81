import UIKit

/// A coloured tile with a number.
class TileCell: UICollectionViewCell {
    private let label = UILabel()
    private static let colors: [UIColor] = [
        .systemBlue, .systemTeal, .systemIndigo, .systemPurple, .systemPink, .systemOrange, .systemGreen,
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 10
        label.font = .systemFont(ofSize: 24, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        contentView.addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("Tiles are made in code.") }

    func show(_ number: Int) {
        label.text = String(number)
        contentView.backgroundColor = TileCell.colors[number % TileCell.colors.count].underWhite
        accessibilityLabel = localized("Tile %d", number)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
    }

    // A touch on the tile: the cell highlights before anything is selected.
    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }
}
