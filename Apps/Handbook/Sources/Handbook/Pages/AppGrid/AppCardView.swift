import UIKit

/// A cell of the grid, from `AppCard.xib`; its model says what it shows.
class AppCardView: UIView {
    @IBOutlet private var icon: UIImageView!
    @IBOutlet private var nameLabel: UILabel!
    @IBOutlet private var button: UIButton!

    var onDownload: ((AppItem) -> Void)?

    static func make() -> AppCardView? {
        UINib(nibName: "AppCard", bundle: .module).instantiate(withOwner: nil).first as? AppCardView
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.cornerRadius = 12
        icon.layer.cornerRadius = 14
        icon.contentMode = .center
        icon.tintColor = .white
        button.setTitle(localized("Download"), for: .normal)
        button.setTitle(localized("Loaded"), for: .disabled)
        button.setTitleColor(.secondaryLabel, for: .disabled)
    }

    var app: AppItem? {
        didSet {
            guard let app else { return }
            let colors: [String: UIColor] = [
                "blue": .systemBlue, "green": .systemGreen, "orange": .systemOrange, "purple": .systemPurple, "red": .systemRed,
                "teal": .systemTeal,
            ]
            icon.image = UIImage(systemName: app.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 28, weight: .semibold))
            icon.backgroundColor = (colors[app.color] ?? .systemGray).underWhite
            nameLabel.text = localized(app.name)
            button.accessibilityLabel = "\(localized("Download")) \(localized(app.name))"
        }
    }

    @IBAction private func download(_ sender: UIButton) {
        guard let app else { return }
        sender.isEnabled = false
        sender.accessibilityLabel = "\(localized("Loaded")) \(localized(app.name))"
        onDownload?(app)
    }
}
