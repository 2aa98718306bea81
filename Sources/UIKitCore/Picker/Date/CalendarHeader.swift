internal import CoreGraphics
package import Foundation

/// The month's name, which opens wheels of months and years, and arrows to the previous and next month.
@MainActor package final class CalendarHeader: UIView {
    package let title = MonthTitle(frame: .zero)
    package let earlier = UIButton(type: .system)
    package let later = UIButton(type: .system)

    package override init(frame: CGRect) {
        super.init(frame: frame)
        let size = UIImage.SymbolConfiguration(pointSize: DatePickerMetrics.dayFontSize, weight: .semibold)
        for (button, name) in [(earlier, "chevron.left"), (later, "chevron.right")] {
            button.setImage(
                UIImage(systemName: name, withConfiguration: size)?.imageFlippedForRightToLeftLayoutDirection(), for: .normal)
        }
        for view in [title, earlier, later] { addSubview(view) }
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let inset = DatePickerMetrics.calendarInset
        let arrow = DatePickerMetrics.arrowWidth
        let width = min(title.naturalWidth, max(0, bounds.width - 2 * inset - 2 * arrow))
        var frames = [
            CGRect(x: inset + 6, y: 0, width: width, height: bounds.height),
            CGRect(x: bounds.width - inset - 2 * arrow, y: 0, width: arrow, height: bounds.height),
            CGRect(x: bounds.width - inset - arrow, y: 0, width: arrow, height: bounds.height),
        ]
        if readsRightToLeft { frames = frames.map { CGRect(origin: CGPoint(x: bounds.width - $0.maxX, y: 0), size: $0.size) } }
        for (view, frame) in zip([title, earlier, later], frames) { view.frame = frame }
    }
}

/// The month's name with an arrow that points down while the wheels are visible.
@MainActor package final class MonthTitle: UIControl {
    private let label = UILabel(frame: .zero)
    private let arrow = UIImageView(frame: .zero)
    package var text = "" {
        didSet {
            label.text = text
            accessibilityLabel = text
            superview?.setNeedsLayout()
        }
    }
    package var isOpen = false { didSet { if isOpen != oldValue { recolor() } } }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: DatePickerMetrics.headerFontSize, weight: .semibold)
        let size = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
        arrow.image = UIImage(systemName: "chevron.right", withConfiguration: size)?.imageFlippedForRightToLeftLayoutDirection()
        arrow.contentMode = .center
        label.isUserInteractionEnabled = false
        label.isAccessibilityElement = false
        label.accessibilityLabel = ""
        addSubview(label)
        addSubview(arrow)
        recolor()
    }

    package required init?(coder: NSCoder) { nil }

    private static let arrowWidth: CGFloat = 18

    var naturalWidth: CGFloat { label.sizeThatFits(.zero).width + Self.arrowWidth + 4 }

    package func turnArrow() {
        arrow.transform = isOpen ? CGAffineTransform(rotationAngle: readsRightToLeft ? -.pi / 2 : .pi / 2) : .identity
    }

    private func recolor() { label.textColor = isOpen ? tintColor : .label }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        recolor()
    }

    package override func controlStateDidChange() { alpha = isHighlighted ? DatePickerMetrics.pressedAlpha : 1 }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(label.sizeThatFits(.zero).width, max(0, bounds.width - Self.arrowWidth))
        let x = readsRightToLeft ? bounds.width - width : 0
        label.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        arrow.bounds = CGRect(x: 0, y: 0, width: Self.arrowWidth, height: Self.arrowWidth)
        arrow.center = CGPoint(x: readsRightToLeft ? x - 2 - Self.arrowWidth / 2 : width + 2 + Self.arrowWidth / 2, y: bounds.midY)
    }

    package override var kindTraits: UIAccessibilityTraits { .button }
    package override var accessibilityElementsHidden: Bool {
        get { true }
        set { super.accessibilityElementsHidden = newValue }
    }
    package override func accessibilityActivate() -> Bool {
        sendActions(for: .touchUpInside)
        return true
    }
}
