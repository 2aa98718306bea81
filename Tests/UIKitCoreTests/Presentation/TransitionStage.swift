import DeviceProtocol
import Foundation
import QuartzCore
import UIKitCore

/// An application whose animations, display links and delayed actions follow the test's clock.
@MainActor final class TransitionStage {
    let app: TestApplication
    let link = AnimationLink()
    let root = UIViewController()
    init(device: DeviceState = .standard) { app = TestApplication(device: device) }

    /// Created lazily: a suite's stage is created before another test's body runs.
    private(set) lazy var window: UIWindow = {
        for layer in LayerContext.main.roots { LayerContext.main.removeRoot(layer) }
        LayerContext.main.link = link
        return app.window(root)
    }()

    /// Frame by frame.
    func advance(_ seconds: Double) {
        _ = window
        var left = seconds
        while left > 1e-9 {
            let step = min(left, 1.0 / 60)
            left -= step
            CATransaction.flush()
            link.now += step
            app.advance(step)
            DisplayTicker.main.tick()
            LayerContext.main.timing.process()
            CATransaction.flush()
        }
    }

    func finish() { LayerContext.main.link = nil }
}

/// Slides the appearing view in from the right, or the disappearing one out to it.
@MainActor final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let journal: Journal
    let presenting: Bool
    var completes = true
    init(_ journal: Journal, presenting: Bool) { (self.journal, self.presenting) = (journal, presenting) }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        journal.add("animate")
        let container = context.containerView
        if let arriving = context.view(forKey: .to) {
            if presenting { container.addSubview(arriving) } else { container.insertSubview(arriving, at: 0) }
        }
        guard let moving = context.view(forKey: presenting ? .to : .from) else { return }
        let width = container.bounds.width
        if presenting {
            moving.frame = context.finalFrame(for: context.viewController(forKey: .to)!).offsetBy(dx: width, dy: 0)
        }
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            moving.frame.origin.x = self.presenting ? 0 : width
        } completion: { _ in
            self.journal.add("arrived")
            if self.completes { context.completeTransition(!context.transitionWasCancelled) }
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { journal.add("ended \(transitionCompleted)") }
}

@MainActor final class Director: NSObject, UIViewControllerTransitioningDelegate {
    let journal: Journal
    var hand: UIPercentDrivenInteractiveTransition?
    var customController: UIPresentationController?
    private(set) var animator: SlideAnimator?
    var completes = true
    init(_ journal: Journal) { self.journal = journal }

    private func make(_ presenting: Bool) -> SlideAnimator {
        let made = SlideAnimator(journal, presenting: presenting)
        made.completes = completes
        animator = made
        return made
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.add("animator asked")
        return make(true)
    }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { make(false) }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        journal.add("presentation controller asked")
        return customController
    }
}
