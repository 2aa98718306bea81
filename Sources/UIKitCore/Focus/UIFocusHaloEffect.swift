internal import CoreGraphics
public import Foundation
public import QuartzCore

/// A ring of a given shape around or inside the view that has the focus.
///
/// > Source: Apple, UIFocusHaloEffect. > Coordinates: the shape is in those of the view whose effect this is.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    /// On which side of the shape the ring is.
    public enum Position: Int, Sendable {
        /// Inside for a shape that fills the view, otherwise outside.
        case automatic = 0
        /// Around the shape.
        case outside = 1
        /// Inside the shape.
        case inside = 2
    }

    private let shape: UIBezierPath
    /// The view that the ring is added to; held weakly. Nil, the default, is the reference view's superview, or else the focused view.
    open weak var containerView: UIView?
    /// The view, inside the container, that the ring is above; held weakly. Nil puts it above all.
    open weak var referenceView: UIView?
    /// On which side of the shape the ring is; chosen by the shape by default.
    open var position = Position.automatic

    /// Creates a ring along a path.
    public init(path bezierPath: UIBezierPath) {
        shape = bezierPath.copy() as? UIBezierPath ?? bezierPath
        super.init()
    }
    /// Creates a rectangular ring.
    public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }
    /// Creates a ring with rounded corners. Both curves are drawn as circles here.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// A copy with the same views and position.
    open nonisolated override func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    private func duplicate() -> UIFocusHaloEffect {
        let copy = UIFocusHaloEffect(path: shape)
        (copy.containerView, copy.referenceView, copy.position) = (containerView, referenceView, position)
        return copy
    }

    /// The ring of a view that has the focus, where it belongs.
    func show(for view: UIView) -> UIView {
        let container = containerView ?? referenceView?.superview ?? view
        let path = shape.copy() as? UIBezierPath ?? shape
        let origin = container.convert(CGPoint.zero, from: view)
        path.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        let fills = shape.bounds.width >= view.bounds.width && shape.bounds.height >= view.bounds.height
        let halo = HaloView(path, isInside: position == .inside || position == .automatic && fills, in: container.bounds)
        if let referenceView, referenceView.superview === container {
            container.insertSubview(halo, aboveSubview: referenceView)
        } else {
            container.addSubview(halo)
        }
        halo.tintColorDidChange()
        return halo
    }
}

/// The drawing of a ring: a stroke of twice the width, of which the mask leaves one side.
@MainActor private final class HaloView: UIView {
    private let stroke = CAShapeLayer()

    init(_ path: UIBezierPath, isInside: Bool, in bounds: CGRect) {
        super.init(frame: bounds)
        isUserInteractionEnabled = false
        stroke.frame = bounds
        stroke.path = path.cgPath
        stroke.fillColor = nil
        stroke.lineWidth = FocusMetrics.ringWidth * 2
        let mask = CAShapeLayer()
        mask.frame = bounds
        let kept = UIBezierPath()
        if !isInside {
            kept.append(UIBezierPath(rect: path.bounds.insetBy(dx: -FocusMetrics.ringWidth * 2, dy: -FocusMetrics.ringWidth * 2)))
            mask.fillRule = .evenOdd
        }
        kept.append(path)
        mask.path = kept.cgPath
        stroke.mask = mask
        layer.addSublayer(stroke)
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() { stroke.strokeColor = tintColor.cgColor }
}
