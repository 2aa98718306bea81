internal import CoreGraphics
import Foundation

/// One half of a stepper: a sign on a fill that darkens while pressed.
final class StepperButton: UIView {
    let isIncrement: Bool
    private let background = UIImageView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let sign: StepperSign

    init(isIncrement: Bool) {
        self.isIncrement = isIncrement
        sign = StepperSign(isIncrement: isIncrement)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [background, picture] { view.isAccessibilityElement = false }
        for view in [background, picture, sign] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter isPlain: the system's own look, which shows a press by a fill.
    func show(_ image: UIImage?, background: UIImage?, state: UIControl.State, isPlain: Bool) {
        self.background.image = background
        backgroundColor = isPlain && state == .highlighted ? .systemFill : nil
        let color: UIColor = .label
        let alpha = state == .disabled ? StepperMetrics.disabledAlpha : 1
        picture.image = image.map { $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate) }
        picture.tintColor = color
        picture.alpha = alpha
        sign.alpha = alpha
        sign.isHidden = image != nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let side = StepperMetrics.barLength + 3
        sign.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        guard let size = picture.image?.size else { return }
        picture.frame = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}

/// A minus or a plus.
private final class StepperSign: UIView {
    private let isIncrement: Bool

    init(isIncrement: Bool) {
        self.isIncrement = isIncrement
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let (reach, middle) = ((StepperMetrics.barLength - StepperMetrics.barThickness) / 2, CGPoint(x: bounds.midX, y: bounds.midY))
        UIColor.label.setStroke()
        context.setLineWidth(StepperMetrics.barThickness)
        context.setLineCap(.round)
        context.move(to: CGPoint(x: middle.x - reach, y: middle.y))
        context.addLine(to: CGPoint(x: middle.x + reach, y: middle.y))
        if isIncrement {
            context.move(to: CGPoint(x: middle.x, y: middle.y - reach))
            context.addLine(to: CGPoint(x: middle.x, y: middle.y + reach))
        }
        context.strokePath()
    }

    override func resolveDynamicColors() {
        super.resolveDynamicColors()
        setNeedsDisplay()
    }
}
