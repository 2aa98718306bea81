internal import CoreGraphics
internal import UIKitCore

/// Darkens a photo outside of a square. Touches pass through.
final class CropShade: UIView {
    var hole = CGRect.zero { didSet { setNeedsDisplay() } }
    /// (R)
    private static let darkness: CGFloat = 0.6

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        isUserInteractionEnabled = false
        contentMode = .redraw
    }
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(gray: 0, alpha: Self.darkness)
        context.addRect(bounds)
        context.addRect(hole)
        context.fillPath(using: .evenOdd)
        context.setStrokeColor(gray: 1, alpha: 1)
        context.stroke(hole.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }
}
