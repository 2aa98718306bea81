import Foundation

/// Sliders for red, green and blue, and a field for the hexadecimal value.
final class ColorSlidersView: UIView, UITextFieldDelegate {
    private static let spacing: CGFloat = 14
    private static let captionHeight: CGFloat = 18
    private static let numberWidth: CGFloat = 62
    private let captions = ["Red", "Green", "Blue"].map { ColorSlidersView.caption(SystemStrings.text($0).uppercased()) }
    let sliders = ["Red", "Green", "Blue"].map { name in
        let slider = ColorSlider(frame: .zero)
        slider.accessibilityLabel = SystemStrings.text(name)
        return slider
    }
    private let numbers = (0..<3).map { _ in ColorSlidersView.numberLabel() }
    private let hexCaption = ColorSlidersView.caption(SystemStrings.text("sRGB Hex Color #"))
    let hexField = UITextField(frame: .zero)
    /// Called for each colour, with whether the change continues.
    var onPick: (PickedColor, _ continuously: Bool) -> Void = { _, _ in }

    var picked = PickedColor(red: 0, green: 0, blue: 0) { didSet { show() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in captions + sliders + numbers + [hexCaption, hexField] { addSubview(view) }
        for slider in sliders {
            slider.addAction(UIAction { [weak self] _ in self?.slid(continuously: true) }, for: .valueChanged)
            slider.addAction(
                UIAction { [weak self] _ in self?.slid(continuously: false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        }
        hexField.borderStyle = .roundedRect
        hexField.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        hexField.textAlignment = .center
        hexField.accessibilityLabel = SystemStrings.text("Hex color")
        hexField.delegate = self
        show()
    }

    required init?(coder: NSCoder) { nil }

    static func caption(_ text: String) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .secondaryLabel
        label.textAlignment = .natural
        return label
    }

    static func numberLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: 17, weight: .medium)
        label.textAlignment = .center
        label.backgroundColor = .tertiarySystemFill
        label.layer.cornerRadius = 8
        label.clipsToBounds = true
        return label
    }

    private func slid(continuously: Bool) {
        picked = PickedColor(red: sliders[0].value, green: sliders[1].value, blue: sliders[2].value, alpha: picked.alpha)
        onPick(picked, continuously)
    }

    private func show() {
        let opaque = picked.opaque
        for (index, path) in [\PickedColor.red, \.green, \.blue].enumerated() {
            var (low, high) = (opaque, opaque)
            low[keyPath: path] = 0
            high[keyPath: path] = 1
            sliders[index].ends = (low, high)
            sliders[index].value = opaque[keyPath: path]
            sliders[index].knobColor = opaque.color
            numbers[index].text = "\(Int((opaque[keyPath: path] * 255).rounded()))"
        }
        if !hexField.isEditing { hexField.text = opaque.hex }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    /// Invalid hexadecimal text is discarded.
    func textFieldDidEndEditing(_ textField: UITextField) {
        if var color = PickedColor(hex: textField.text ?? "") {
            color.alpha = picked.alpha
            picked = color
            onPick(color, false)
        }
        textField.text = picked.hex
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = readsRightToLeft
        func place(_ view: UIView, _ rect: CGRect) {
            var rect = rect
            if isRightToLeft { rect.origin.x = bounds.width - rect.maxX }
            view.frame = rect
        }
        var y: CGFloat = 0
        let sliderWidth = max(0, bounds.width - Self.numberWidth - 16)
        for index in 0..<3 {
            place(captions[index], CGRect(x: 0, y: y, width: bounds.width, height: Self.captionHeight))
            y += Self.captionHeight + 4
            place(sliders[index], CGRect(x: 0, y: y, width: sliderWidth, height: ColorSlider.height))
            place(numbers[index], CGRect(x: bounds.width - Self.numberWidth, y: y, width: Self.numberWidth, height: ColorSlider.height))
            y += ColorSlider.height + Self.spacing
        }
        let fieldWidth: CGFloat = min(110, bounds.width / 2)
        place(hexField, CGRect(x: bounds.width - fieldWidth, y: y, width: fieldWidth, height: 34))
        place(hexCaption, CGRect(x: 0, y: y, width: max(0, bounds.width - fieldWidth - 12), height: 34))
    }
}
