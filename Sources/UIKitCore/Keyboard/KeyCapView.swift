internal import Foundation
internal import KeyboardModel

/// One key. The keyboard handles its touches.
@MainActor final class KeyCapView: UIView {
    /// The shadow below a key. > Units: points.
    static let shadeHeight: CGFloat = 1

    private let shade = UIView()
    private let face = UIView()
    private let label = UILabel()
    private let second = UILabel()
    private let picture = UIImageView()
    private var key = Key(.nothing, .empty, .bare, name: "")
    private var metrics: KeyMetrics?
    var isPressed = false { didSet { if isPressed != oldValue { updateColors() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for view in [shade, face] {
            view.isUserInteractionEnabled = false
            view.layer.cornerCurve = .continuous
            addSubview(view)
        }
        for view in [label, second] {
            view.textAlignment = .center
            face.addSubview(view)
        }
        picture.contentMode = .center
        face.addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ key: Key, _ metrics: KeyMetrics) {
        guard key != self.key || metrics != self.metrics else { return }
        (self.key, self.metrics) = (key, metrics)
        for view in [shade, face] { view.layer.cornerRadius = metrics.cornerRadius }
        shade.isHidden = key.style == .bare
        second.text = key.second
        second.font = .systemFont(ofSize: 14)
        showFace(metrics)
        updateColors()
        isAccessibilityElement = key.action != .nothing
        accessibilityElementsHidden = key.action == .nothing
        accessibilityLabel = key.name.isEmpty ? nil : key.name
        accessibilityIdentifier = key.action == .enter ? "Return" : nil
        accessibilityTraits = key.isEnabled ? .keyboardKey : [.keyboardKey, .notEnabled]
        setNeedsLayout()
    }

    private func showFace(_ metrics: KeyMetrics) {
        (label.attributedText, picture.image) = (nil, nil)
        switch key.face {
        case .empty: break
        case .text(let text):
            label.font = .systemFont(ofSize: Self.size(of: text, key.style, metrics))
            label.text = text
            // Letters of other scripts may be wider than a key.
            label.adjustsFontSizeToFitWidth = text.count > 1 || text.first?.isASCII == false
            label.minimumScaleFactor = 0.6
        case .symbol(let name):
            let scale = key.style == .bare ? 1.35 : 1
            let weight: UIImage.SymbolWeight = key.style == .bare ? .thin : .light
            picture.image = UIImage(
                systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: metrics.symbolSize * scale, weight: weight))
        case .digit(let digit, let letters):
            label.font = .systemFont(ofSize: 25)
            label.text = digit
            second.attributedText = NSAttributedString(
                string: letters.replacing(" ", with: ""), attributes: [.font: UIFont.systemFont(ofSize: 10, weight: .bold), .kern: 2])
        }
    }

    private static func size(of text: String, _ style: Key.Style, _ metrics: KeyMetrics) -> CGFloat {
        if text.count > 1 { return metrics.wordSize }
        if style == .bare { return metrics.letterSize }
        if let first = text.first, first.isLetter, !first.isCased { return metrics.letterSize * 0.84 }
        return text.lowercased() == text && text.first?.isLetter == true ? metrics.letterSize : metrics.capitalSize
    }

    private func updateColors() {
        face.backgroundColor = isPressed ? KeyColors.pressed(key.style) : KeyColors.face(key.style)
        shade.backgroundColor = KeyColors.shade
        let ink: UIColor =
            !key.isEnabled
            ? KeyColors.disabled : key.style == .primary && !isPressed ? .white : key.style == .bare ? KeyColors.bare : KeyColors.text
        label.textColor = key.style == .bare ? KeyColors.text : ink
        picture.tintColor = ink
        if case .digit = key.face { second.textColor = KeyColors.text } else { second.textColor = KeyColors.second }
        // An active shift key is black on white in either appearance.
        if key.action == .shift, key.style == .character, !isPressed {
            face.backgroundColor = .white
            picture.tintColor = .black
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width, height: bounds.height - Self.shadeHeight)
        face.frame = CGRect(origin: .zero, size: size)
        shade.frame = face.frame.offsetBy(dx: 0, dy: Self.shadeHeight)
        picture.frame = face.bounds
        label.frame = face.bounds
        if case .digit(_, let letters) = key.face, !letters.isEmpty {
            label.frame = CGRect(x: 0, y: size.height * 0.06, width: size.width, height: size.height * 0.6)
            second.frame = CGRect(x: 0, y: size.height * 0.64, width: size.width, height: size.height * 0.26)
        } else if key.second != nil {
            label.frame = CGRect(x: 0, y: size.height * 0.36, width: size.width, height: size.height * 0.56)
            second.frame = CGRect(x: 0, y: size.height * 0.1, width: size.width, height: size.height * 0.34)
        } else if case .text(let text) = key.face, text.count == 1 {
            // Small letters are drawn low in their lines.
            let isTall = text.first.map { $0.isLetter && !$0.isCased } ?? false
            label.frame = face.bounds.insetBy(dx: isTall ? 3 : 0, dy: 0)
            label.frame.origin.y = isTall ? -3 : text.lowercased() == text && text.first?.isASCII == true ? -2 : 0
        } else {
            label.frame = face.bounds.insetBy(dx: 2, dy: 0)
        }
    }
}
