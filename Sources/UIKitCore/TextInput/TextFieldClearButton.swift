internal import Foundation
internal import QuartzCore

/// The round grey button with a cross.
final class TextFieldClearButton: UIControl {
    private weak var field: UITextField?
    /// Images of the app's own instead of the cross on a disc.
    var images = ControlStateTable<UIImage>() { didSet { setNeedsDisplay() } }

    init(field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        isOpaque = false
        accessibilityLabel = SystemStrings.text("Clear text")
    }

    required init?(coder: NSCoder) { nil }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { field?.clear() }
    }

    package override var kindTraits: UIAccessibilityTraits { .button }

    package override func controlStateDidChange() {
        super.controlStateDidChange()
        if !images.isEmpty { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let image = images.value(for: state) { return draw(image) }
        let side = TextFieldMetrics.clearGlyph
        let disc = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        UIColor.tertiaryLabel.setFill()
        context.fillEllipse(in: disc)
        UIColor.systemBackground.setStroke()
        context.setLineWidth(1.2)
        context.setLineCap(.round)
        let arm = side * 0.19
        context.strokeLineSegments(between: [
            CGPoint(x: disc.midX - arm, y: disc.midY - arm), CGPoint(x: disc.midX + arm, y: disc.midY + arm),
            CGPoint(x: disc.midX + arm, y: disc.midY - arm), CGPoint(x: disc.midX - arm, y: disc.midY + arm),
        ])
    }

    /// In the middle, in its own size unless that is larger than the button.
    private func draw(_ image: UIImage) {
        let shrink = min(1, bounds.width / max(image.size.width, 1), bounds.height / max(image.size.height, 1))
        let size = CGSize(width: image.size.width * shrink, height: image.size.height * shrink)
        let shown = image.renderingMode == .alwaysTemplate ? image.withTintColor(tintColor) : image
        shown.draw(in: CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
    }
}
