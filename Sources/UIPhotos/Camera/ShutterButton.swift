internal import CoreGraphics
internal import UIKitCore

/// The round button that takes a photo.
final class ShutterButton: UIControl {
    /// > Units: points.
    static let side: CGFloat = 68

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = SystemStrings.text("Take Picture")
    }
    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setStrokeColor(gray: 1, alpha: 1)
        context.setLineWidth(4)
        context.strokeEllipse(in: bounds.insetBy(dx: 2, dy: 2))
        context.setFillColor(gray: 1, alpha: isHighlighted ? 0.5 : 1)
        context.fillEllipse(in: bounds.insetBy(dx: 7, dy: 7))
    }
}
