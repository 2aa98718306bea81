internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// A bubble with an arrow that contains a controller's view, or an app's background view with the view inside its insets.
@MainActor final class PopoverView: UIView {
    private let holder = PopoverHolderView()
    private let outline = CAShapeLayer()
    private let background: UIView
    private let custom: UIPopoverBackgroundView?
    let content: UIView
    var placement: PopoverPlacement? { didSet { if placement != oldValue { setNeedsLayout() } } }

    init(_ content: UIView, backgroundColor: UIColor?, custom: UIPopoverBackgroundView?) {
        (self.content, self.custom) = (content, custom)
        background = custom ?? (backgroundColor == nil ? UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)) : UIView())
        super.init(frame: .zero)
        if custom == nil, let backgroundColor { background.backgroundColor = backgroundColor }
        ViewTraits.change(self) { $0.userInterfaceLevel = .elevated }
        accessibilityViewIsModal = true
        if custom == nil {
            holder.addSubview(background)
            holder.layer.mask = outline
            layer.shadowColor = UIColor.black.cgColor
            layer.shadowOpacity = PopoverMetrics.shadowOpacity
            layer.shadowRadius = PopoverMetrics.shadowRadius
            layer.shadowOffset = .zero
        } else {
            background.isUserInteractionEnabled = false
            addSubview(background)
            holder.clipsToBounds = true
        }
        addSubview(holder)
        holder.addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    /// The arrow's tip in this view.
    var tip: CGPoint {
        guard let placement else { return CGPoint(x: bounds.midX, y: bounds.midY) }
        switch placement.direction {
        case .up: return CGPoint(x: bounds.midX + placement.arrowOffset, y: 0)
        case .down: return CGPoint(x: bounds.midX + placement.arrowOffset, y: bounds.maxY)
        case .left: return CGPoint(x: 0, y: bounds.midY + placement.arrowOffset)
        case .right: return CGPoint(x: bounds.maxX, y: bounds.midY + placement.arrowOffset)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let placement else { return }
        background.frame = bounds
        if let custom {
            let type = Swift.type(of: custom)
            let insets = type.contentViewInsets() + UIEdgeInsets(arrow: placement.direction, type.arrowHeight())
            holder.frame = bounds.inset(by: insets)
            custom.arrowDirection = UIPopoverArrowDirection(placement.direction)
            custom.arrowOffset = placement.arrowOffset
        } else {
            holder.frame = bounds
            holder.arrowInsets = UIEdgeInsets(arrow: placement.direction, PopoverMetrics.arrowHeight)
            let path = PopoverOutline(bounds: bounds, placement).path
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            outline.frame = bounds
            outline.path = path
            layer.shadowPath = path
            CATransaction.commit()
        }
        content.frame = holder.bounds
    }

    /// Scaled down towards the arrow's tip, or at full size.
    func setSmall(_ small: Bool) {
        alpha = small ? 0 : 1
        guard small else {
            transform = .identity
            return
        }
        let scale = PopoverMetrics.startScale
        let (x, y) = (tip.x - bounds.midX, tip.y - bounds.midY)
        transform = CGAffineTransform(translationX: x * (1 - scale), y: y * (1 - scale)).scaledBy(x: scale, y: scale)
    }
}

/// Excludes the arrow from the safe area: backgrounds extend into the arrow, text does not.
@MainActor private final class PopoverHolderView: UIView {
    var arrowInsets: UIEdgeInsets = .zero {
        didSet { if arrowInsets != oldValue { ViewMargins.childrenInheritAnew(self) } }
    }
    package override var safeAreaForChildren: UIEdgeInsets { safeAreaInsets + arrowInsets }
}

/// The outline of a bubble with its arrow.
@MainActor struct PopoverOutline {
    let path: CGPath

    init(bounds: CGRect, _ placement: PopoverPlacement) {
        let height = PopoverMetrics.arrowHeight
        let body = bounds.inset(by: UIEdgeInsets(arrow: placement.direction, height))
        let radius = min(PopoverMetrics.corner, min(body.width, body.height) / 2)
        let shape = UIBezierPath(roundedRect: body, cornerRadius: radius)
        // An arrow that points up; rotated for the other sides.
        let half = min(PopoverMetrics.arrowBase / 2, max(0, (placement.direction.isVertical ? body.width : body.height) / 2 - radius))
        let arrow = UIBezierPath()
        arrow.move(to: CGPoint(x: -half, y: 0.5))
        arrow.addLine(to: CGPoint(x: -half, y: 0))
        arrow.addCurve(
            to: CGPoint(x: 0, y: -height), controlPoint1: CGPoint(x: -half * 0.45, y: 0), controlPoint2: CGPoint(x: -half * 0.3, y: -height)
        )
        arrow.addCurve(
            to: CGPoint(x: half, y: 0), controlPoint1: CGPoint(x: half * 0.3, y: -height), controlPoint2: CGPoint(x: half * 0.45, y: 0))
        arrow.addLine(to: CGPoint(x: half, y: 0.5))
        arrow.close()
        let offset = placement.arrowOffset
        let place: CGAffineTransform =
            switch placement.direction {
            case .up: CGAffineTransform(translationX: body.midX + offset, y: body.minY)
            case .down: CGAffineTransform(translationX: body.midX + offset, y: body.maxY).rotated(by: .pi)
            case .left: CGAffineTransform(translationX: body.minX, y: body.midY + offset).rotated(by: -.pi / 2)
            case .right: CGAffineTransform(translationX: body.maxX, y: body.midY + offset).rotated(by: .pi / 2)
            }
        arrow.apply(place)
        shape.append(arrow)
        path = shape.cgPath
    }
}

extension UIEdgeInsets {
    /// Insets for an arrow on the side it points to.
    init(arrow direction: PopoverPlacement.Direction, _ height: CGFloat) {
        self.init(
            top: direction == .up ? height : 0, left: direction == .left ? height : 0, bottom: direction == .down ? height : 0,
            right: direction == .right ? height : 0)
    }
}

extension UIPopoverArrowDirection {
    init(_ direction: PopoverPlacement.Direction) {
        switch direction {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        }
    }
}
