internal import Foundation

/// A date or a time on a grey background, which opens its picker.
@MainActor final class DateCapsule: UIControl {
    private let label = UILabel(frame: .zero)
    var text = "" {
        didSet {
            label.text = text
            superview?.setNeedsLayout()
        }
    }
    /// Its picker is open.
    var isOpen = false { didSet { if isOpen != oldValue { recolor() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = DatePickerMetrics.capsuleRadius
        layer.cornerCurve = .continuous
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        addSubview(label)
        scaleFont()
        recolor()
    }

    required init?(coder: NSCoder) { nil }

    private func scaleFont() {
        label.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: DatePickerMetrics.capsuleFontSize), maximumPointSize: DatePickerMetrics.largestCapsuleFontSize,
            compatibleWith: traitCollection)
    }

    private func recolor() { label.textColor = isOpen ? tintColor : .label }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        recolor()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.hasOtherFonts(than: previousTraitCollection) else { return }
        scaleFont()
        superview?.setNeedsLayout()
    }

    package override func controlStateDidChange() { label.alpha = isHighlighted ? DatePickerMetrics.pressedAlpha : 1 }

    var naturalSize: CGSize {
        let text = label.sizeThatFits(.zero)
        let extra = DatePickerMetrics.capsuleHeight - UIFont.systemFont(ofSize: DatePickerMetrics.capsuleFontSize).lineHeight.rounded(.up)
        return CGSize(
            width: text.width + 2 * DatePickerMetrics.capsulePadding,
            height: max(DatePickerMetrics.capsuleHeight, text.height.rounded(.up) + extra))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    // MARK: Accessibility

    package override var kindTraits: UIAccessibilityTraits { .button }
    override var accessibilityLabel: String? {
        get { accessibilityState.label ?? text }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityElementsHidden: Bool {
        get { true }
        set { super.accessibilityElementsHidden = newValue }
    }
    override func accessibilityActivate() -> Bool {
        sendActions(for: .touchUpInside)
        return true
    }
}
