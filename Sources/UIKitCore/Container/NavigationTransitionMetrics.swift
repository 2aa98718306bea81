internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// How screens of a navigation stack move. > Facts 3.3.
enum NavigationTransitionMetrics {
    /// > Units: seconds. Remembered.
    static let duration: TimeInterval = 0.5
    /// > Units: seconds. Documented.
    static let barDuration: CGFloat = 0.2
    /// How far the screen below moves aside, of its width. Remembered.
    static let parallax: CGFloat = 0.3
    /// Black over the screen below. Measured.
    static let dimming: CGFloat = 0.094
    /// The shadow along the edge of the screen on top. Remembered; how dark it is, guessed. > Units: points.
    static let shadowWidth: CGFloat = 9
    static let shadowAlpha: CGFloat = 0.12
    /// Past this share of the way, or faster than this, a drag goes on by itself. Measured; the speed is remembered, in widths a second.
    static let completionShare: CGFloat = 0.5
    static let completionSpeed: CGFloat = 1

    /// As a screen slides that no hand holds.
    @MainActor static func animate(
        _ duration: TimeInterval, _ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: changes, completion: completion)
    }
}

/// Slides a screen in over another, or away from it.
@MainActor final class NavigationSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation
    /// A bar that goes or comes with one of the screens. > Contract: NV-8.
    private let companion: UIView?
    private let isLeaving: Bool
    /// Runs with the screens.
    private let alongside: () -> Void

    init(_ operation: UINavigationController.Operation, companion: UIView?, isLeaving: Bool, alongside: @escaping () -> Void) {
        (self.operation, self.companion, self.isLeaving, self.alongside) = (operation, companion, isLeaving, alongside)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        NavigationTransitionMetrics.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let leaving = context.view(forKey: .from), let arriving = context.view(forKey: .to) else {
            return context.completeTransition(true)
        }
        let container = context.containerView
        let isPush = operation == .push
        let (upper, lower) = isPush ? (arriving, leaving) : (leaving, arriving)
        let direction: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let away = direction * container.bounds.width
        let aside = -direction * container.bounds.width * NavigationTransitionMetrics.parallax
        arriving.transform = .identity
        if let new = context.viewController(forKey: .to) { arriving.frame = context.finalFrame(for: new) }
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = .black
        container.addSubview(lower)
        container.addSubview(shade)
        let edge = EdgeShadow(nextTo: container.bounds, isRightToLeft: direction < 0)
        container.addSubview(edge)
        container.addSubview(upper)
        let carrier = isLeaving ? leaving : arriving
        if let companion { container.insertSubview(companion, aboveSubview: carrier) }
        let start = { [companion] (share: CGFloat) in
            upper.transform = CGAffineTransform(translationX: away * share, y: 0)
            edge.transform = upper.transform
            lower.transform = CGAffineTransform(translationX: aside * (1 - share), y: 0)
            shade.alpha = NavigationTransitionMetrics.dimming * (1 - share)
            companion?.transform = carrier.transform
        }
        UIView.performWithoutAnimation { start(isPush ? 1 : 0) }
        let changes = { [alongside] in
            start(isPush ? 0 : 1)
            alongside()
        }
        let done = { [companion] in
            for view in [shade, edge] { view.removeFromSuperview() }
            upper.transform = .identity
            lower.transform = .identity
            companion?.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
        if context.isInteractive {
            // The hand sets the pace.
            UIView.animate(
                withDuration: NavigationTransitionMetrics.duration, delay: 0, options: [.curveLinear, .allowUserInteraction], animations: changes
            ) { _ in done() }
        } else {
            NavigationTransitionMetrics.animate(NavigationTransitionMetrics.duration, changes) { _ in done() }
        }
    }
}

/// Falls from the leading edge of a screen that slides over another.
@MainActor private final class EdgeShadow: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(nextTo screen: CGRect, isRightToLeft: Bool) {
        let width = NavigationTransitionMetrics.shadowWidth
        super.init(
            frame: CGRect(x: isRightToLeft ? screen.maxX : screen.minX - width, y: screen.minY, width: width, height: screen.height))
        isUserInteractionEnabled = false
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(NavigationTransitionMetrics.shadowAlpha).cgColor]
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: isRightToLeft ? 1 : 0, y: 0.5), CGPoint(x: isRightToLeft ? 0 : 1, y: 0.5))
    }

    required init?(coder: NSCoder) { nil }
}
