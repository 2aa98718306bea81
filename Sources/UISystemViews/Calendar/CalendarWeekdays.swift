internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The names of the weekdays above a calendar view's days. The days say theirs themselves to assistive tools.
@MainActor final class CalendarWeekdays: UIView {
    private var labels: [UILabel] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ names: [String], font: UIFont) {
        for label in labels { label.removeFromSuperview() }
        labels = names.map { name in
            let label = UILabel(frame: .zero)
            label.text = name
            label.font = font
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            addSubview(label)
            return label
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = CalendarMetrics.inset
        let width = max(0, (bounds.width - 2 * inset) / CGFloat(MonthGrid.columns))
        for (index, label) in labels.enumerated() {
            let column = readsRightToLeft ? MonthGrid.columns - 1 - index : index
            label.frame = CGRect(x: inset + CGFloat(column) * width, y: 0, width: width, height: bounds.height)
        }
    }
}
