internal import CoreGraphics
import Foundation

/// A slider whose track shows the colours it leads to.
final class ColorSlider: UIControl {
    static let height: CGFloat = 36
    private let knob = UIView(frame: .zero)

    /// 0...1.
    var value = 0.0 { didSet { if value != oldValue { setNeedsLayout() } } }
    /// The colours at the two ends.
    var ends = (PickedColor(red: 0, green: 0, blue: 0), PickedColor(red: 1, green: 1, blue: 1)) {
        didSet { if ends.0 != oldValue.0 || ends.1 != oldValue.1 { setNeedsDisplay() } }
    }
    /// What the knob shows inside its ring.
    var knobColor: UIColor = .clear { didSet { knob.backgroundColor = knobColor } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        knob.isUserInteractionEnabled = false
        knob.layer.borderColor = UIColor.white.cgColor
        knob.layer.borderWidth = 3
        ThumbAppearance.addShadow(from: knob.layer)
        addSubview(knob)
    }

    required init?(coder: NSCoder) { nil }

    override var reservedGestures: ControlGestures { [.tap, .drag] }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let path = CGPath(roundedRect: bounds, cornerWidth: bounds.height / 2, cornerHeight: bounds.height / 2, transform: nil)
        context.addPath(path)
        context.clip()
        if ends.0.alpha < 1 { drawCheckerboard(context) }
        let colors = [ends.0, ends.1].map(\.color.cgColor)
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) else { return }
        let radius = min(bounds.height, bounds.width) / 2
        let places = (CGPoint(x: radius, y: 0), CGPoint(x: bounds.maxX - radius, y: 0))
        let order = readsRightToLeft ? (places.1, places.0) : places
        context.drawLinearGradient(gradient, start: order.0, end: order.1, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    private func drawCheckerboard(_ context: CGContext) {
        let side = bounds.height / 4
        guard side > 0, bounds.width < 10_000 else { return }
        context.setFillColor(UIColor.white.cgColor)
        context.fill(bounds)
        context.setFillColor(UIColor.systemGray4.resolvedColor(with: traitCollection).cgColor)
        for column in 0..<Int((bounds.width / side).rounded(.up)) {
            for row in 0..<4 where (row + column).isMultiple(of: 2) {
                context.fill(CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = max(0, bounds.height - 4)
        let travel = bounds.width - bounds.height
        let part = readsRightToLeft ? 1 - value : value
        knob.frame = CGRect(x: 2 + travel * part, y: 2, width: side, height: side)
        knob.layer.cornerRadius = side / 2
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follow(touch, event) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follow(touch, event) }

    private func follow(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let travel = bounds.width - bounds.height
        guard travel > 0 else { return true }
        let part = min(max((touch.location(in: self).x - bounds.height / 2) / travel, 0), 1)
        set(readsRightToLeft ? 1 - part : part, event)
        return true
    }

    private func set(_ value: Double, _ event: UIEvent?) {
        let bounded = min(max(value, 0), 1)
        guard bounded != self.value else { return }
        self.value = bounded
        sendActions(for: .valueChanged, with: event)
    }

    override var kindTraits: UIAccessibilityTraits { .adjustable }
    override var accessibilityValue: String? {
        get { accessibilityState.value ?? "\(Int((value * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }
    override func accessibilityIncrement() { set(value + 0.1, nil) }
    override func accessibilityDecrement() { set(value - 0.1, nil) }
}
