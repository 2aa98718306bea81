internal import CoreGraphics
import Foundation

/// One half of a stepper: a sign on a fill that darkens while pressed.
final class StepperHalf: UIView {
    let isIncrement: Bool
    private let background = UIImageView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let horizontal = UIView(frame: .zero)
    private let vertical = UIView(frame: .zero)

    init(isIncrement: Bool) {
        self.isIncrement = isIncrement
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [background, picture] { view.isAccessibilityElement = false }
        for view in [background, picture, horizontal, vertical] { addSubview(view) }
        for bar in [horizontal, vertical] { bar.layer.cornerRadius = StepperMetrics.barThickness / 2 }
        vertical.isHidden = !isIncrement
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
        for bar in [horizontal, vertical] {
            bar.backgroundColor = color
            bar.alpha = alpha
            bar.isHidden = image != nil || (bar === vertical && !isIncrement)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let (length, thickness) = (StepperMetrics.barLength, StepperMetrics.barThickness)
        horizontal.frame = CGRect(x: bounds.midX - length / 2, y: bounds.midY - thickness / 2, width: length, height: thickness)
        vertical.frame = CGRect(x: bounds.midX - thickness / 2, y: bounds.midY - length / 2, width: thickness, height: length)
        guard let size = picture.image?.size else { return }
        picture.frame = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}
