internal import CoreGraphics
internal import Foundation
internal import ObjectiveC

/// Brings alerts onto the screen and off it.
@MainActor final class AlertTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { AlertPresentationController(presentedViewController: presented, presenting: presenting) }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { AlertTransitionAnimator(isPresenting: true) }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        AlertTransitionAnimator(isPresenting: false)
    }
}

/// An alert's place, and the dimming behind it.
///
/// > Contract: facts 2.4.
@MainActor final class AlertPresentationController: UIPresentationController {
    private let dimming = UIView()
    private let tap = UITapGestureRecognizer()
    /// Who typed before the alert came.
    private weak var former: UIResponder?

    private static let tapped: Selector = {
        ObjCRuntime.register(AlertPresentationController.self, "handleTap:") { target, _ in
            target.alert?.cancel()
            return nil
        }
        return Selector("handleTap:")
    }()

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView else { return }
        dimming.backgroundColor = AlertMetrics.dimming
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if isSheet {
            tap.addTarget(self, action: Self.tapped)
            dimming.addGestureRecognizer(tap)
        }
        container.insertSubview(dimming, at: 0)
        UIView.performWithoutAnimation { dimming.alpha = 0 }
        let show: () -> Void = { [dimming] in dimming.alpha = 1 }
        if let coordinator = presentedViewController.transitionCoordinator {
            coordinator.animate { _ in show() }
        } else {
            show()
        }
        former = container.window?.currentFirstResponder
        FirstResponder.dismissKeyboard(in: container.window) { [container] in container.window?.endEditing(true) }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.viewIfLoaded?.endEditing(true)
        presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { former?.becomeFirstResponder() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        placeContent()
    }

    private func placeContent() {
        guard let view = presentedView, view.superview === containerView else { return }
        let frame = frameOfPresentedViewInContainerView
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let view = presentedView else { return .zero }
        let bounds = container.bounds
        let safe = container.window?.deviceSafeArea ?? .zero
        if isSheet { return sheetFrame(view, bounds, safe) }
        let space = bounds.inset(by: safe).insetBy(dx: AlertMetrics.screenMargin, dy: AlertMetrics.screenMargin)
        let size = view.sizeThatFits(space.size)
        // What stands at the bottom in place of a keyboard is kept clear of.
        let dock = container.window?.dockedKeyboardTop.map { max(0, bounds.maxY - $0) } ?? 0
        let middle = dock > 0 ? (space.minY + bounds.maxY - dock) / 2 : space.midY
        return CGRect(
            x: bounds.midX - size.width / 2, y: (middle - size.height / 2).rounded(), width: size.width, height: size.height)
    }

    private func sheetFrame(_ view: UIView, _ bounds: CGRect, _ safe: UIEdgeInsets) -> CGRect {
        let margin = AlertMetrics.sheetMargin
        let width = min(bounds.width, bounds.height) - 2 * margin
        let bottom = max(margin, safe.bottom)
        let size = view.sizeThatFits(CGSize(width: width, height: bounds.height - max(safe.top, margin) - bottom - margin))
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: bounds.maxY - bottom - size.height, width: size.width, height: size.height)
    }
}

/// An alert grows into its place and fades, an action sheet slides up. > Contract: facts 3.2.
@MainActor final class AlertTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { AlertMetrics.duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let alert = context.viewController(forKey: isPresenting ? .to : .from) as? UIAlertController
        guard let alert, let view = context.view(forKey: isPresenting ? .to : .from) else { return context.completeTransition(true) }
        let slides = alert.preferredStyle == .actionSheet
        let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.maxY - view.frame.minY)
        if isPresenting {
            context.containerView.addSubview(view)
            view.layoutIfNeeded()
            UIView.performWithoutAnimation {
                view.alpha = slides ? 1 : 0
                let grown = CGAffineTransform(scaleX: AlertMetrics.startScale, y: AlertMetrics.startScale)
                view.transform = slides ? away : grown
            }
        }
        let spring = UISpringTimingParameters(mass: 1, stiffness: AlertMetrics.stiffness, damping: AlertMetrics.damping)
        let animator = UIViewPropertyAnimator(duration: AlertMetrics.duration, timingParameters: spring)
        animator.addAnimations { [isPresenting] in
            if isPresenting { view.transform = .identity } else if slides { view.transform = away }
            if isPresenting || !slides { view.alpha = isPresenting ? 1 : 0 }
        }
        animator.addCompletion { _ in
            view.transform = .identity
            view.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
