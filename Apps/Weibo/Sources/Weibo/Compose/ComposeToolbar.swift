import UIKit

/// The bar that rides on the keyboard.
final class ComposeToolbar: UIView {
    static let height: CGFloat = 44

    enum Action: Int, CaseIterable {
        case picture, mention, topic, emoticon
    }

    var onAction: ((Action) -> Void)?
    let counter = UILabel()
    private var buttons: [UIButton] = []
    private let line = UIView()

    init(takesPictures: Bool) {
        super.init(frame: .zero)
        backgroundColor = Palette.bar
        line.backgroundColor = Palette.hairline
        addSubview(line)
        for action in Action.allCases where takesPictures || action != .picture {
            let button = UIButton(type: .system)
            button.tag = action.rawValue
            button.tintColor = .secondaryLabel
            button.accessibilityIdentifier = "toolbar \(action)"
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            buttons.append(button)
            addSubview(button)
        }
        counter.font = .monospacedDigitSystemFont(ofSize: 14, weight: .regular)
        counter.textAlignment = .right
        counter.accessibilityIdentifier = "counter"
        addSubview(counter)
        showImages()
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the last button leads back to the keyboard with letters.
    var showsKeyboard = false {
        didSet { showImages() }
    }

    private func showImages() {
        for button in buttons {
            guard let action = Action(rawValue: button.tag) else { continue }
            switch action {
            case .picture: set(button, "photo", words("Pictures"))
            case .mention: set(button, "at", words("Mention"))
            case .topic: set(button, "number", words("Topic"))
            case .emoticon: set(button, showsKeyboard ? "keyboard" : "face.smiling", showsKeyboard ? words("Keyboard") : words("Emoticons"))
            }
        }
    }

    private func set(_ button: UIButton, _ symbol: String, _ label: String) {
        button.setImage(UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)), for: .normal)
        button.accessibilityLabel = label
    }

    @objc private func tapped(_ sender: UIButton) { Action(rawValue: sender.tag).map { onAction?($0) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 8 + CGFloat(index) * 56, y: 0, width: 56, height: Self.height)
        }
        counter.frame = CGRect(x: bounds.width - 76, y: 0, width: 60, height: Self.height)
    }
}
