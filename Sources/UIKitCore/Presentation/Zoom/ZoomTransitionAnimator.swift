internal import CoreGraphics
internal import Foundation

/// The numbers of a zoom.
enum ZoomMetrics {
    /// R. > Units: seconds.
    static let duration: TimeInterval = 0.5
    /// Opacity of black over what is behind (R).
    static let dimming: CGFloat = 0.2
    /// The side of the square in the middle that a zoom without a source view begins with (R). > Units: points.
    static let centerSide: CGFloat = 100
    /// The part of the view's height by which a drag reaches the end of the dismissal (R).
    static let dragShare: CGFloat = 0.5
    /// Beyond this progress, or faster than this downwards, a drag dismisses (R). > Units: points per second.
    static let completionShare: CGFloat = 0.4
    static let completionSpeed: CGFloat = 600
}

/// Lets a controller's view grow out of a source view, or shrink back into it.
@MainActor final class ZoomTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let zoom: UIViewController.Transition.Zoom
    private let source: UIViewController
    private let zoomed: UIViewController
    private let isGrowing: Bool

    /// Nil unless the controller prefers a zoom.
    init?(zooming zoomed: UIViewController, from source: UIViewController, isGrowing: Bool) {
        guard let zoom = zoomed.preferredTransition?.zoom else { return nil }
        (self.zoom, self.source, self.zoomed, self.isGrowing) = (zoom, source, zoomed, isGrowing)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { ZoomMetrics.duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let content = context.view(forKey: isGrowing ? .to : .from) ?? zoomed.view else {
            return context.completeTransition(true)
        }
        let place = isGrowing ? context.finalFrame(for: zoomed) : content.frame
        if let behind = context.view(forKey: isGrowing ? .from : .to) {
            if !isGrowing, let arriving = context.viewController(forKey: .to) {
                behind.transform = .identity
                behind.frame = context.finalFrame(for: arriving)
            }
            // A presenter's view stays where it is.
            if behind.window == nil { container.insertSubview(behind, at: 0) }
            behind.layoutIfNeeded()
        }
        let shade = shade(in: container)
        container.addSubview(shade)
        let carrier = ZoomCarrier(frame: place, safeArea: container.safeAreaForChildren)
        content.transform = .identity
        content.frame = CGRect(origin: .zero, size: place.size)
        container.addSubview(carrier)
        carrier.addSubview(content)
        content.layoutIfNeeded()
        let start = zoom.source(.init(source: source, zoomed: zoomed)).flatMap { $0.window == nil ? nil : $0 }
        let alignment = start.flatMap { zoom.options.alignmentRectProvider?(.init($0, zoomed)) }
        let small = small(start, in: container, size: place.size, alignment)
        let full = ZoomGeometry.full(place)
        let copy = start?.snapshotView(afterScreenUpdates: false)
        if let copy { carrier.addSubview(copy) }
        let corners = start?.layer.cornerRadius ?? 0
        let show = { (end: ZoomGeometry, isSmall: Bool) in
            carrier.frame = end.frame
            carrier.layer.cornerRadius = isSmall ? corners : 0
            content.transform = CGAffineTransform(scaleX: end.scale, y: end.scale)
            content.center = end.contentCenter
            copy?.frame =
                isSmall
                ? CGRect(origin: .zero, size: end.frame.size)
                : ZoomGeometry.filling(alignment ?? CGRect(origin: .zero, size: end.frame.size), like: small.frame.size)
            copy?.alpha = isSmall ? 1 : 0
            if start == nil { carrier.alpha = isSmall ? 0 : 1 }
            shade.alpha = isSmall ? 0 : 1
        }
        // The source is in the carrier meanwhile. Its opacity is the layer's, so that the app's `alpha` and `isHidden` are untouched.
        let opacity = start?.layer.opacity ?? 1
        UIView.performWithoutAnimation {
            start?.layer.opacity = 0
            show(isGrowing ? small : full, isGrowing)
        }
        let changes = { [isGrowing] in show(isGrowing ? full : small, !isGrowing) }
        let done = {
            start?.layer.opacity = opacity
            copy?.removeFromSuperview()
            content.transform = .identity
            content.frame = place
            container.insertSubview(content, aboveSubview: carrier)
            for view in [carrier, shade] { view.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
        if context.isInteractive {
            // The gesture controls the progress, so the curve is linear.
            UIView.animate(withDuration: ZoomMetrics.duration, delay: 0, options: .curveLinear, animations: changes) { _ in done() }
        } else {
            UIView.animate(
                withDuration: ZoomMetrics.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: changes
            ) { _ in done() }
        }
    }

    private func small(_ start: UIView?, in container: UIView, size: CGSize, _ alignment: CGRect?) -> ZoomGeometry {
        guard let start else {
            let side = ZoomMetrics.centerSide
            let middle = CGRect(x: container.bounds.midX - side / 2, y: container.bounds.midY - side / 2, width: side, height: side)
            return .small(source: middle, size: size, alignment: nil)
        }
        return .small(source: container.convert(start.bounds, from: start), size: size, alignment: alignment)
    }

    /// What dims or blurs the views behind.
    private func shade(in container: UIView) -> UIView {
        let made = UIView(frame: container.bounds)
        made.backgroundColor = zoom.options.dimmingColor ?? UIColor.black.withAlphaComponent(ZoomMetrics.dimming)
        guard let effect = zoom.options.dimmingVisualEffect else { return made }
        let blur = UIVisualEffectView(effect: effect)
        blur.frame = container.bounds
        if zoom.options.dimmingColor == nil { made.backgroundColor = nil }
        made.insertSubview(blur, at: 0)
        return made
    }
}

/// Clips a view that grows, in the safe area that the view has at rest.
@MainActor private final class ZoomCarrier: UIView {
    private let safeArea: UIEdgeInsets

    init(frame: CGRect, safeArea: UIEdgeInsets) {
        self.safeArea = safeArea
        super.init(frame: frame)
        clipsToBounds = true
        // The content is scaled only: another size would lay it out again.
        autoresizesSubviews = false
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) { nil }

    override var safeAreaForChildren: UIEdgeInsets { safeArea }
}
