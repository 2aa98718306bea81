internal import CoreGraphics
internal import Foundation

/// The transition of a presented view onto or off the screen, by an app's animator or UIKit's default.
@MainActor struct PresentationMove {
    private let session: ModalSession
    private let isPresenting: Bool
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private let interactor: (any UIViewControllerInteractiveTransitioning)?
    private let coordinator: TransitionCoordinator

    /// Registers the coordinator, so that controllers find it in `viewWillAppear`.
    init(
        _ session: ModalSession, presenting: Bool, _ animator: (any UIViewControllerAnimatedTransitioning)?,
        _ interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        (self.session, isPresenting, self.animator, self.interactor) = (session, presenting, animator, interactor)
        let duration =
            session.flips
            ? UIMetrics.flipDuration : session.style == .popover ? PopoverMetrics.duration : UIMetrics.presentationDuration
        let (shown, presenter) = (session.presented, session.presenting)
        coordinator = TransitionCoordinator(
            container: session.container, duration: duration, style: session.style, from: presenting ? presenter : shown,
            to: presenting ? shown : presenter, interactor: interactor)
        session.coordinator = coordinator
    }

    func run(_ finish: @escaping (Bool) -> Void) {
        if let animator { return run(animator, finish) }
        let (container, transition) = (session.container, session.transitionStyle)
        guard session.presented.viewIfLoaded != nil else { return finish(true) }
        container.isMoving = true
        if isPresenting { PresentationMotion.withoutAnimation { container.setRetracted(true, transition: transition) } }
        coordinator.addCompletion { [session] in
            finish(true)
            if session.coordinator === coordinator { session.coordinator = nil }
        }
        coordinator.run(
            {
                container.setRetracted(!isPresenting, transition: transition)
                if session.flips { turnOver() }
            }, before: {})
    }

    /// The presenter and the presented view are the sides of one card. > Facts 3.3.
    private func turnOver() {
        guard let block = ViewAnimationState.current, let presenter = session.presenting?.viewIfLoaded else { return }
        let container = session.container
        UIView.performWithoutAnimation { for view in [presenter, container] { view.layoutIfNeeded() } }
        let (front, back) = isPresenting ? (presenter, container) : (container, presenter)
        ViewTransition.turn(from: front, to: back, isPresenting ? .flipFromRight : .flipFromLeft, over: container, in: block)
    }

    private func run(_ animator: any UIViewControllerAnimatedTransitioning, _ finish: @escaping (Bool) -> Void) {
        let container = session.container
        container.isMoving = true
        let presentedView = session.controller.presentedView
        let presenterView = session.presenting?.viewIfLoaded
        if isPresenting {
            if let presentedView { container.expect(presentedView) }
        } else if session.coversPresenter {
            presenterView?.frame = container.bounds
        }
        let shown = TransitionContext.Side(
            controller: session.presented, view: presentedView,
            initial: isPresenting ? .zero : presentedView?.frame ?? .zero,
            final: isPresenting ? session.controller.frameOfPresentedViewInContainerView : .zero)
        let place = presenterView.map { container.convert($0.bounds, from: $0) } ?? container.bounds
        let presenter = TransitionContext.Side(
            controller: session.presenting, view: session.coversPresenter ? presenterView : nil, initial: isPresenting ? place : .zero,
            final: isPresenting ? (session.coversPresenter ? .zero : place) : container.bounds)
        let context = TransitionContext(
            container: container, style: session.style, from: isPresenting ? presenter : shown, to: isPresenting ? shown : presenter,
            animator: animator, interactor: interactor, coordinator: coordinator
        ) { [session] isComplete in
            container.isMoving = false
            session.transition = nil
            finish(isComplete)
            session.coordinator = nil
        }
        session.transition = context
        context.start()
    }
}
