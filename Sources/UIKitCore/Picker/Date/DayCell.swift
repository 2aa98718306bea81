internal import Foundation

/// One day of a month.
@MainActor final class DayCell: UIView {
    struct Look: Equatable {
        var text: String
        var spoken: String
        var isToday: Bool
        var isChosen: Bool
        var isEnabled: Bool
    }

    private let circle = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private(set) var look = Look(text: "", spoken: "", isToday: false, isChosen: false, isEnabled: true)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        label.isAccessibilityElement = false
        addSubview(circle)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ look: Look) {
        self.look = look
        label.text = look.text
        label.accessibilityLabel = ""
        accessibilityLabel = look.spoken
        recolor()
    }

    private func recolor() {
        let tint = tintColor ?? .systemBlue
        circle.isHidden = !look.isChosen
        circle.backgroundColor = look.isToday ? tint : tint.withAlphaComponent(DatePickerMetrics.chosenAlpha)
        label.font = .systemFont(ofSize: DatePickerMetrics.dayFontSize, weight: look.isChosen || look.isToday ? .semibold : .regular)
        if !look.isEnabled {
            label.textColor = .tertiaryLabel
        } else if look.isChosen {
            label.textColor = look.isToday ? .white : tint
        } else {
            label.textColor = look.isToday ? tint : .label
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        recolor()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = min(DatePickerMetrics.dayCircle, bounds.width, bounds.height)
        circle.frame = CGRect(x: (bounds.width - size) / 2, y: (bounds.height - size) / 2, width: size, height: size)
        circle.layer.cornerRadius = size / 2
        label.frame = bounds
    }

    // MARK: Accessibility

    override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
    }
    override var accessibilityElementsHidden: Bool {
        get { true }
        set { super.accessibilityElementsHidden = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits: UIAccessibilityTraits = .button
            if look.isChosen { traits.insert(.selected) }
            if !look.isEnabled { traits.insert(.notEnabled) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }
    override func accessibilityActivate() -> Bool {
        guard let page = superview as? MonthPage else { return false }
        return page.choose(self)
    }
}
