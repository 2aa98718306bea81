internal import Foundation
@_spi(UIKitModules) internal import UIKitCore

/// The three lines by which a row is dragged.
final class CellReorderControl: UIControl {
    /// - Parameter point: of the touch, in this control.
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
        accessibilityLabel = SystemStrings.text("Reorder")
    }

    required init?(coder: NSCoder) { nil }

    // A touch on the control starts the drag at once.
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

    /// Scroll views do not begin their pan here.
    override func refusesAncestorGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer is UIPanGestureRecognizer || super.refusesAncestorGesture(gestureRecognizer)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (across, down) = (max(0, CellMetrics.touchSize - bounds.width) / 2, max(0, CellMetrics.touchSize - bounds.height) / 2)
        return bounds.insetBy(dx: -across, dy: -down).contains(point)
    }
}
