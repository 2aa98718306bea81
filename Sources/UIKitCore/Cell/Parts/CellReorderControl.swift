internal import Foundation

/// The three lines that a row is carried by.
final class CellReorderControl: UIControl {
    /// - Parameter point: of the finger, in the grip.
    var onDrag: ((ReorderPhase, CGPoint) -> Void)?
    private let picture = UIImageView(image: CellSymbols.grip)

    init() {
        super.init(frame: .zero)
        picture.tintColor = .tertiaryLabel
        picture.contentMode = .center
        picture.isAccessibilityElement = false
        addSubview(picture)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = "Reorder"
    }

    required init?(coder: NSCoder) { nil }

    // A finger on the grip carries the row at once.
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        onDrag?(.began, touch.location(in: self))
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        onDrag?(.moved, touch.location(in: self))
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        onDrag?(.ended, touch?.location(in: self) ?? .zero)
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        onDrag?(.cancelled, .zero)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CellSymbols.grip?.size ?? .zero }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }

    /// Scroll views do not take drags that begin here.
    package override func refusesAncestorGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer is UIPanGestureRecognizer || super.refusesAncestorGesture(gestureRecognizer)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (across, down) = (max(0, CellMetrics.touchSize - bounds.width) / 2, max(0, CellMetrics.touchSize - bounds.height) / 2)
        return bounds.insetBy(dx: -across, dy: -down).contains(point)
    }
}
