internal import CoreGraphics
internal import Foundation

/// Provides the presentation and dismissal of a search.
@MainActor final class SearchDirector: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { SearchPresentationController(presentedViewController: presented, presenting: presenting) }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SearchMotion(isPresenting: true) }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        SearchMotion(isPresenting: false)
    }
}

/// Passes touches through outside the search's views.
@MainActor final class SearchPresentationController: UIPresentationController {
    private var search: UISearchController? { presentedViewController as? UISearchController }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        search?.stage.end()
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { search?.stage.ended() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let container = containerView, let view = presentedView, view.superview === container else { return }
        view.frame = container.bounds
    }
}

@MainActor private final class SearchMotion: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        SearchMetrics.cancelDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else { return context.completeTransition(true) }
        if isPresenting {
            context.containerView.addSubview(view)
            view.frame = context.containerView.bounds
            UIView.performWithoutAnimation { view.alpha = 0 }
        }
        UIView.animate(withDuration: SearchMetrics.cancelDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            view.alpha = self.isPresenting ? 1 : 0
        } completion: { _ in
            view.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
