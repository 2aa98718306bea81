internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// One day of a calendar view: its number and its decoration.
@MainActor final class CalendarDayCell: UIView {
    struct Look {
        var text = ""
        var spoken = ""
        var isToday = false
        var isChosen = false
        /// A selected week has one mark for all its days.
        var marksWeek = false
        var isEnabled = true
        /// Whether a tap selects it.
        var isSelectable = false
        var font = UIFont.systemFont(ofSize: CalendarMetrics.dayFontSize)
        var emphasizedFont = UIFont.systemFont(ofSize: CalendarMetrics.dayFontSize)
        var decoration: UICalendarView.Decoration?
        var decorationHeight: CGFloat = 0
    }

    private let circle = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let place = UIView(frame: .zero)
    private var decoration: UIView?
    private(set) var look = Look()
    /// Selects the day; false if that has no effect.
    var onActivate: (() -> Bool)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.isAccessibilityElement = false
        place.clipsToBounds = true
        for view in [circle, label, place] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ look: Look) {
        let isOther = look.decoration !== self.look.decoration
        self.look = look
        label.text = look.text
        label.accessibilityLabel = ""
        if isOther { showDecoration() }
        recolor()
        setNeedsLayout()
    }

    private func showDecoration() {
        decoration?.removeFromSuperview()
        decoration = look.decoration.map(CalendarDecorationView.make)
        if let decoration { place.addSubview(decoration) }
    }

    private func recolor() {
        let tint = tintColor ?? .systemBlue
        circle.isHidden = !look.isChosen || look.marksWeek
        circle.backgroundColor = look.isToday ? tint : tint.withAlphaComponent(CalendarMetrics.chosenAlpha)
        label.font = look.isChosen || look.isToday ? look.emphasizedFont : look.font
        if !look.isEnabled {
            label.textColor = .tertiaryLabel
        } else if look.isChosen, !look.marksWeek {
            label.textColor = look.isToday ? .white : tint
        } else {
            label.textColor = look.isToday || look.isChosen ? tint : .label
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        recolor()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let numberHeight = max(0, bounds.height - look.decorationHeight)
        let size = min(max(CalendarMetrics.dayCircle, look.font.lineHeight + 8), bounds.width, numberHeight)
        circle.frame = CGRect(x: (bounds.width - size) / 2, y: (numberHeight - size) / 2, width: size, height: size)
        circle.layer.cornerRadius = size / 2
        label.frame = CGRect(x: 2, y: 0, width: max(0, bounds.width - 4), height: numberHeight)
        place.frame = CGRect(x: 0, y: numberHeight, width: bounds.width, height: look.decorationHeight)
        guard let decoration else { return }
        let wanted = decoration.sizeThatFits(place.bounds.size)
        let kept = CGSize(width: min(wanted.width, place.bounds.width), height: min(wanted.height, place.bounds.height))
        decoration.frame = CGRect(
            x: (place.bounds.width - kept.width) / 2, y: (place.bounds.height - kept.height) / 2, width: kept.width, height: kept.height)
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
    override var accessibilityLabel: String? {
        get { look.spoken }
        set { super.accessibilityLabel = newValue }
    }
    /// What the decoration says, if it is a view with a label.
    override var accessibilityValue: String? {
        get { decoration?.accessibilityLabel }
        set { super.accessibilityValue = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits: UIAccessibilityTraits = look.isSelectable ? .button : .staticText
            if look.isChosen { traits.insert(.selected) }
            if !look.isEnabled { traits.insert(.notEnabled) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }
    override func accessibilityActivate() -> Bool { onActivate?() ?? false }
}
