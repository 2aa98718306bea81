internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Metrics of pointer effects (R). > Units: points, seconds.
enum PointerMetrics {
    static let duration: TimeInterval = 0.18
    static let outset: CGFloat = 6
    static let corner: CGFloat = 8
    static let liftScale: CGFloat = 1.06
    static let hoverScale: CGFloat = 1.03
    /// With the automatic effect, views up to this size are highlighted, larger ones lifted.
    static let plateLimit: CGFloat = 160
}

/// Tracks the mouse over views with pointer interactions: enters and leaves regions, and applies their effects.
@MainActor final class PointerTracker {
    static var current: PointerTracker { ApplicationContext.current.pointerTracker }

    private weak var interaction: UIPointerInteraction?
    private var region: UIPointerRegion?
    private var effect: PointerEffectRenderer?
    private var accessories: PointerAccessoryRenderer?
    private var place: CGPoint?

    init() {}

    weak var owner: ApplicationContext?
    private var context: ApplicationContext { owner ?? .current }

    /// > Units: points of the screen.
    func moved(to place: CGPoint) {
        self.place = place
        let event = UIEvent(type: .hover, timestamp: 0)
        let hit = context.windows.hit(at: place, with: event)?.view
        guard let (found, region) = find(from: hit, place) else { return leave() }
        if let own = self.region, found === interaction, own.isSame(as: region) {
            accessories?.move(to: place)
            return
        }
        leave()
        interaction = found
        self.region = region
        let animator = PointerAnimator()
        found.delegate?.pointerInteraction(found, willEnter: region, animator: animator)
        show(found, region)
        animator.run()
    }

    /// A touch or button press began, or the pointer left the device.
    func leave() {
        guard let interaction, let region else { return }
        self.interaction = nil
        self.region = nil
        let animator = PointerAnimator()
        interaction.delegate?.pointerInteraction(interaction, willExit: region, animator: animator)
        effect?.remove()
        effect = nil
        accessories?.remove()
        accessories = nil
        animator.run()
    }

    func leave(_ interaction: UIPointerInteraction) { if self.interaction === interaction { leave() } }

    func refresh(_ interaction: UIPointerInteraction) {
        guard self.interaction === interaction, let place else { return }
        leave()
        moved(to: place)
    }

    private func show(_ interaction: UIPointerInteraction, _ region: UIPointerRegion) {
        let style =
            interaction.delegate.map { $0.pointerInteraction(interaction, styleFor: region) } ?? interaction.automaticStyle
        effect = style?.pointerEffect.flatMap { PointerEffectRenderer($0) }
        accessories = PointerAccessoryRenderer(style?.accessories ?? [], in: interaction.view?.window)
        if let place { accessories?.move(to: place) }
    }

    private func find(from hit: UIView?, _ place: CGPoint) -> (UIPointerInteraction, UIPointerRegion)? {
        var link = hit
        while let view = link {
            for case let interaction as UIPointerInteraction in view.interactionList where interaction.isEnabled {
                let location = ViewGeometry.fromScreen(place, to: view)
                let whole = UIPointerRegion(rect: view.bounds)
                let request = UIPointerRegionRequest(location: location, modifiers: [])
                guard let delegate = interaction.delegate else { return (interaction, whole) }
                if let region = delegate.pointerInteraction(interaction, regionFor: request, defaultRegion: whole) {
                    return (interaction, region)
                }
            }
            link = view.superview
        }
        return nil
    }
}

/// One visible effect. It uses layers and animations on the view's layer, so that the app's views are unchanged.
@MainActor final class PointerEffectRenderer {
    private let view: UIView
    /// The shape of the effect, in the view's coordinates; nil is the view's own.
    private let path: UIBezierPath?
    private var plate: CALayer?
    private var scale: CGFloat = 1
    private static let key = "UIPointerEffect"

    init?(_ effect: UIPointerEffect) {
        view = effect.preview.view
        path = effect.preview.parameters.visiblePath
        guard view.window != nil else { return nil }
        switch effect {
        case .automatic:
            if max(view.bounds.width, view.bounds.height) <= PointerMetrics.plateLimit {
                addPlate(PointerMetrics.outset)
            } else {
                grow(to: PointerMetrics.hoverScale)
            }
        case .highlight: addPlate(PointerMetrics.outset)
        case .lift: grow(to: PointerMetrics.liftScale)
        case .hover(_, let tint, _, let scales):
            if tint != .none { addPlate(0) }
            if scales { grow(to: PointerMetrics.hoverScale) }
        }
    }

    private func addPlate(_ outset: CGFloat) {
        guard let host = view.superview else { return }
        let color = UIColor.tertiarySystemFill.resolvedColor(with: view.traitCollection).cgColor
        let plate = path.map { self.plate(along: $0, color) } ?? CALayer()
        if path == nil {
            plate.frame = view.frame.insetBy(dx: -outset, dy: -outset)
            plate.cornerRadius = max(PointerMetrics.corner, view.layer.cornerRadius)
            plate.cornerCurve = .continuous
            plate.backgroundColor = color
        }
        host.layer.insertSublayer(plate, below: view.layer)
        self.plate = plate
        animate(plate, "opacity", from: 0, to: 1)
    }

    /// A plate of the preview's own shape, which has no margin around it.
    private func plate(along path: UIBezierPath, _ color: CGColor) -> CALayer {
        let plate = CAShapeLayer()
        plate.bounds = view.bounds
        plate.position = view.center
        plate.path = path.cgPath
        plate.fillColor = color
        return plate
    }

    private func grow(to scale: CGFloat) {
        self.scale = scale
        let animation = CABasicAnimation(keyPath: "transform.scale")
        animation.fromValue = 1
        animation.toValue = scale
        animation.duration = PointerMetrics.duration
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: PointerEffectRenderer.key)
    }

    private func animate(_ layer: CALayer, _ key: String, from: CGFloat, to: CGFloat) {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = PointerMetrics.duration
        layer.add(animation, forKey: key)
    }

    func remove() {
        plate?.removeFromSuperlayer()
        guard scale != 1 else { return }
        view.layer.removeAnimation(forKey: PointerEffectRenderer.key)
        let animation = CABasicAnimation(keyPath: "transform.scale")
        animation.fromValue = scale
        animation.toValue = 1
        animation.duration = PointerMetrics.duration
        view.layer.add(animation, forKey: "UIPointerEffectEnd")
    }
}
