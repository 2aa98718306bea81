internal import Foundation
internal import ViewLayout

/// Wheels in a row over the band behind the middle row.
@MainActor final class WheelDeck: UIView {
    private let band = UIView(frame: .zero)
    private(set) var wheels: [WheelView] = []
    /// The widths of the wheels; nil for those that share the remaining width.
    private var widths: [CGFloat?] = []
    /// Text next to the middle rows, such as "hours", which stays in place while the wheels move.
    var captions: [Int: UILabel] = [:] {
        didSet {
            for (index, label) in oldValue where captions[index] !== label { label.removeFromSuperview() }
            for label in captions.values where label.superview !== self { addSubview(label) }
            setNeedsLayout()
        }
    }
    /// Whether the wheels are ordered right-to-left.
    var mirrors = false { didSet { if mirrors != oldValue { setNeedsLayout() } } }

    /// Wheels whose relative order is not mirrored.
    var keptOrder: Range<Int>? { didSet { if keptOrder != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        band.backgroundColor = .quaternarySystemFill
        band.layer.cornerRadius = PickerMetrics.bandRadius
        band.layer.cornerCurve = .continuous
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    required init?(coder: NSCoder) { nil }

    func setWheels(count: Int, source: any WheelViewSource) {
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = WheelView()
            wheels.append(wheel)
            addSubview(wheel)
        }
        for wheel in wheels { wheel.source = source }
        widths = Array(repeating: nil, count: count)
        setNeedsLayout()
    }

    func setWidth(_ width: CGFloat?, ofWheel index: Int) {
        guard widths.indices.contains(index) else { return }
        widths[index] = width
        setNeedsLayout()
    }

    func width(ofWheel index: Int) -> CGFloat {
        guard widths.indices.contains(index) else { return 0 }
        return widths[index] ?? WheelColumns.equalWidth(count: wheels.count, in: bounds.width)
    }

    /// The wheels in layout order.
    private var order: [Int] {
        var order = Array(wheels.indices)
        if let keptOrder, mirrors, keptOrder.upperBound <= order.count { order.replaceSubrange(keptOrder, with: keptOrder.reversed()) }
        return order
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = (wheels.first?.rowHeight ?? PickerMetrics.rowHeight) + PickerMetrics.bandExcess
        band.frame = CGRect(
            x: PickerMetrics.bandInset, y: (bounds.height - height) / 2, width: max(0, bounds.width - 2 * PickerMetrics.bandInset),
            height: height)
        band.isHidden = wheels.isEmpty
        let order = order
        let spans = WheelColumns.spans(widths: order.map { width(ofWheel: $0) }, in: bounds.width, rightToLeft: mirrors)
        for (index, span) in zip(order, spans) {
            let wheel = wheels[index]
            wheel.frame = CGRect(x: span.x, y: 0, width: span.width, height: bounds.height)
            wheel.eye = bounds.midX - (span.x + span.width / 2)
        }
        for (index, label) in captions where wheels.indices.contains(index) {
            let size = label.sizeThatFits(bounds.size)
            let wheel = wheels[index]
            // Its space is inside the wheel, so that the wheel can be turned from there too.
            let gap = DatePickerMetrics.captionGap
            let x = mirrors ? wheel.frame.minX + wheel.insets.left - gap - size.width : wheel.frame.maxX - wheel.insets.right + gap
            label.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        }
    }
}
