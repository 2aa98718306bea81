internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
internal import QuartzCore

/// One transition between two controllers with an app's animator.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    struct Side {
        let controller: UIViewController?
        /// The view that enters or leaves the container; nil if it stays in place.
        let view: UIView?
        let initial: CGRect
        let final: CGRect
    }

    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let coordinator: TransitionCoordinator
    private let from: Side
    private let to: Side
    private let animator: any UIViewControllerAnimatedTransitioning
    private let interactor: (any UIViewControllerInteractiveTransitioning)?
    private let completion: (Bool) -> Void
    private(set) var isInteractive: Bool
    /// The view whose animations an interaction scrubs; the container, unless something around it animates along.
    var scrubbedView: UIView?
    /// That, and the views that an app animates elsewhere.
    var scrubbedViews: [UIView] {
        let view = scrubbedView ?? containerView
        return [view] + coordinator.scrubbed(nextTo: view)
    }
    private(set) var transitionWasCancelled = false
    private var isComplete = false
    /// The leaving view's state, for a transition that is cancelled.
    private var initialPlacement: ViewPlacement?

    init(
        container: UIView, style: UIModalPresentationStyle, from: Side, to: Side, animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?, coordinator: TransitionCoordinator,
        completion: @escaping (Bool) -> Void
    ) {
        (containerView, presentationStyle, self.from, self.to) = (container, style, from, to)
        (self.animator, self.interactor, self.completion) = (animator, interactor, completion)
        isInteractive = interactor?.wantsInteractiveStart ?? false
        self.coordinator = coordinator
        super.init()
        coordinator.context = self
    }

    /// The application that ignores touches during the transition.
    private weak var blocked: ApplicationContext?

    /// Starts; touches outside an interaction are ignored until the transition completes. > Contract: PR-24.
    func start() {
        initialPlacement = (from.view ?? from.controller?.viewIfLoaded).map(ViewPlacement.init)
        blocked = containerView.applicationContext
        blocked?.interactionBlocks += 1
        coordinator.transitionDuration = animator.transitionDuration(using: self)
        if let interactor {
            interactor.startInteractiveTransition(self)
        } else {
            animate()
        }
        coordinator.runAlongside()
        // Animations alongside an interaction begin here too.
        if isInteractive { CATransaction.flush() }
    }

    func animate() { animator.animateTransition(using: self) }

    var duration: TimeInterval { animator.transitionDuration(using: self) }

    /// The interruptible animator of the transition, if the app's animator has one.
    var interruptibleAnimator: UIViewPropertyAnimator? {
        guard ObjCRuntime.responds(animator, to: Selector(TransitionSelectors.interruptibleAnimator)) else { return nil }
        return animator.interruptibleAnimator(using: self) as? UIViewPropertyAnimator
    }

    var isAnimated: Bool { true }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { coordinator.percentComplete = percentComplete }
    func pauseInteractiveTransition() { changeInteraction(to: true) }
    func finishInteractiveTransition() { changeInteraction(to: false) }
    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        changeInteraction(to: false)
    }

    private func changeInteraction(to interactive: Bool) {
        guard isInteractive != interactive else { return }
        isInteractive = interactive
        coordinator.interactionChanged()
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isComplete else { return }
        isComplete = true
        blocked?.interactionBlocks -= 1
        if !didComplete { initialPlacement?.restore() }
        completion(didComplete)
        animator.animationEnded(didComplete)
        coordinator.complete()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from.controller : key == .to ? to.controller : nil
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : key == .to ? to.view : nil }
    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from.controller ? from.initial : vc === to.controller ? to.initial : .zero
    }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === from.controller ? from.final : vc === to.controller ? to.final : .zero }
}

/// A view's frame, transform and alpha.
@MainActor private struct ViewPlacement {
    weak var view: UIView?
    let bounds: CGRect
    let center: CGPoint
    let transform: CGAffineTransform
    let alpha: CGFloat

    init(_ view: UIView) {
        self.view = view
        (bounds, center, transform, alpha) = (view.bounds, view.center, view.transform, view.alpha)
    }

    func restore() {
        guard let view else { return }
        (view.transform, view.bounds, view.center, view.alpha) = (transform, bounds, center, alpha)
    }
}
