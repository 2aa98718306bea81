internal import CoreGraphics
internal import Foundation
internal import ObjectiveC

/// Turns a drag from the edge into the way back. > Facts 3.3, NV-9.
@MainActor final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    let gesture = UIScreenEdgePanGestureRecognizer()
    private unowned let stage: NavigationTransitionController
    private var hand: UIPercentDrivenInteractiveTransition?

    private static let selector: Selector = {
        ObjCRuntime.register(InteractivePop.self, "handlePop:") { target, _ in
            target.follow()
            return nil
        }
        return Selector("handlePop:")
    }()

    init(_ stage: NavigationTransitionController) {
        self.stage = stage
        super.init()
        gesture.addTarget(self, action: Self.selector)
        gesture.delegate = self
        gesture.edges = .left
    }

    /// The edge the screen came in over is known by the direction of the interface. > Contract: NV-9.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gesture.edges = direction < 0 ? .right : .left
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { stage.canPopInteractively }

    private var width: CGFloat { max(gesture.view?.bounds.width ?? 1, 1) }
    private var direction: CGFloat { gesture.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

    private func follow() {
        switch gesture.state {
        case .began:
            let hand = UIPercentDrivenInteractiveTransition()
            hand.completionCurve = .easeOut
            self.hand = stage.beginInteractivePop(hand) ? hand : nil
        case .changed:
            hand?.update(direction * gesture.translation(in: gesture.view).x / width)
        case .ended:
            guard let hand else { return }
            let speed = direction * gesture.velocity(in: gesture.view).x / width
            let goesOn =
                speed > NavigationTransitionMetrics.completionSpeed
                || (hand.percentComplete > NavigationTransitionMetrics.completionShare && speed > -NavigationTransitionMetrics.completionSpeed)
            if goesOn { hand.finish() } else { hand.cancel() }
            self.hand = nil
        case .cancelled, .failed:
            hand?.cancel()
            hand = nil
        default: break
        }
    }
}
