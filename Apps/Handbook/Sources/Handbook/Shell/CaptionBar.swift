import UIKit

/// The bar below a page: what the page shows, and a button for what to try. With accessibility text sizes only the button, which leads to the
/// sentence too.
class CaptionBar: UIView {
    let button = UIButton(type: .system)
    private let label = UILabel()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.accessibilityIdentifier = "sentence"
        var configuration = UIButton.Configuration.plain()
        configuration.title = localized("Try this")
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 0)
        button.configuration = configuration
        for item in [line, label, button] { addSubview(item) }
    }

    required init?(coder: NSCoder) { nil }

    var sentence = "" {
        didSet { label.text = sentence }
    }

    private var hidesSentence: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    /// The height for a width between the safe area's sides. > Units: points.
    func height(in width: CGFloat) -> CGFloat {
        let size = buttonSize(in: width)
        let text = label.sizeThatFits(CGSize(width: width - 32 - size.width, height: .greatestFiniteMagnitude)).height
        return hidesSentence ? size.height : max(size.height, (text + 16).rounded(.up))
    }

    private func buttonSize(in width: CGFloat) -> CGSize {
        let size = button.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude))
        return CGSize(width: min(width - 32, max(44, size.width.rounded(.up))), height: max(44, size.height.rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: safeAreaInsets.bottom, right: safeAreaInsets.right))
        let size = buttonSize(in: area.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.isHidden = hidesSentence
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
        let textWidth = area.width - 32 - size.width
        button.frame = CGRect(
            x: hidesSentence ? area.midX - size.width / 2 : isRightToLeft ? area.minX + 16 : area.maxX - 16 - size.width,
            y: area.midY - size.height / 2, width: size.width, height: size.height)
        label.frame = CGRect(
            x: isRightToLeft ? area.maxX - 16 - textWidth : area.minX + 16, y: area.minY, width: textWidth, height: area.height)
    }
}
