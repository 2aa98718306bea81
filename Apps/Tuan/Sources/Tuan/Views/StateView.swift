import UIKit

/// Shown instead of an empty list: an image, words, and an action; or a spinner.
final class StateView: UIView {
    var onAction: (() -> Void)?
    private let icon = UIImageView()
    private let title = UILabel()
    private let detail = UILabel()
    private let button = UIButton(type: .system)
    private let spinner = UIActivityIndicatorView(style: .large)
    private let column = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 220))

    override init(frame: CGRect) {
        super.init(frame: frame)
        icon.contentMode = .center
        icon.tintColor = .tertiaryLabel
        icon.frame = CGRect(x: 0, y: 0, width: 300, height: 84)
        title.frame = CGRect(x: 0, y: 92, width: 300, height: 26)
        title.setScaledFont(19, .semibold, most: 23)
        title.textAlignment = .center
        detail.frame = CGRect(x: 0, y: 120, width: 300, height: 44)
        detail.setScaledFont(14, most: 18)
        detail.textColor = .secondaryLabel
        detail.textAlignment = .center
        detail.numberOfLines = 2
        button.frame = CGRect(x: 80, y: 172, width: 140, height: 44)
        button.maximumContentSizeCategory = .accessibilityMedium
        button.accessibilityIdentifier = "state action"
        button.addTarget(self, action: #selector(act), for: .touchUpInside)
        for view in [icon, title, detail, button] { column.addSubview(view) }
        for view in [column, spinner] {
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
            view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
            addSubview(view)
        }
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(symbol: String, title text: String, detail more: String, action: String?) {
        spinner.stopAnimating()
        column.isHidden = false
        icon.image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 60, weight: .light))
        title.text = text
        detail.text = more
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = .capsule
        configuration.title = action
        configuration.baseForegroundColor = Palette.onAccent
        button.configuration = configuration
        button.isHidden = action == nil
        setNeedsLayout()
        isHidden = false
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(column.bounds.width, max(140, button.sizeThatFits(column.bounds.size).width.rounded(.up)))
        button.frame.origin.x = (column.bounds.width - width) / 2
        button.frame.size.width = width
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The button is as wide as its text.
        setNeedsLayout()
    }

    func showLoading() {
        column.isHidden = true
        spinner.startAnimating()
        isHidden = false
    }

    func hide() {
        spinner.stopAnimating()
        isHidden = true
    }

    @objc private func act() { onAction?() }
}
