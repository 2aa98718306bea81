internal import Foundation
internal import UIKitCore

/// The emoji search text, in a round field that the keyboard's own keys type into.
@MainActor final class EmojiSearchField: UIControl {
    private let picture = UIImageView(
        image: UIImage(systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .regular)))
    private let label = UILabel()
    var text = "" { didSet { update() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = KeyColors.control.withAlphaComponent(0.6)
        layer.cornerRadius = 10
        picture.tintColor = KeyColors.bare
        picture.contentMode = .center
        label.font = .systemFont(ofSize: 16)
        addSubview(picture)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .searchField
        accessibilityLabel = SystemStrings.text("Search Emoji")
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func update() {
        label.text = text.isEmpty ? SystemStrings.text("Search Emoji") : text
        label.textColor = text.isEmpty ? KeyColors.bare : KeyColors.text
        accessibilityValue = text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 6, y: 0, width: 24, height: bounds.height)
        label.frame = CGRect(x: 34, y: 0, width: max(bounds.width - 42, 0), height: bounds.height)
    }
}
