internal import CoreGraphics
internal import Foundation
internal import ObjectiveC

/// Lets the user drag down a controller that has grown out of a view.
@MainActor final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate {
    private let gesture = UIPanGestureRecognizer()
    private weak var zoomed: UIViewController?
    /// Begins the way back with an interaction; false if nothing can go back.
    private let begin: (UIPercentDrivenInteractiveTransition) -> Bool
    private var running: UIPercentDrivenInteractiveTransition?
    /// The interaction of a dismissal that begins now.
    private(set) var pending: UIPercentDrivenInteractiveTransition?

    private static let selector: Selector = {
        ObjCRuntime.register(ZoomDismissal.self, "handleZoomPan:") { target, _ in
            target.follow()
            return nil
        }
        return Selector("handleZoomPan:")
    }()

    /// Adds the gesture to a controller with a zoom, once.
    static func attach(to controller: UIViewController, begin: @escaping (UIPercentDrivenInteractiveTransition) -> Bool) {
        guard controller.preferredTransition?.zoom != nil, controller.presentation.zoomDismissal == nil, let view = controller.viewIfLoaded
        else { return }
        controller.presentation.zoomDismissal = ZoomDismissal(controller, view, begin)
    }

    /// The controller left the screen.
    static func detach(from controller: UIViewController) {
        guard let dismissal = controller.presentation.zoomDismissal else { return }
        dismissal.gesture.view?.removeGestureRecognizer(dismissal.gesture)
        controller.presentation.zoomDismissal = nil
    }

    private init(_ zoomed: UIViewController, _ view: UIView, _ begin: @escaping (UIPercentDrivenInteractiveTransition) -> Bool) {
        (self.zoomed, self.begin) = (zoomed, begin)
        super.init()
        gesture.addTarget(self, action: Self.selector)
        gesture.delegate = self
        gesture.maximumNumberOfTouches = 1
        view.addGestureRecognizer(gesture)
    }

    /// A drag that goes down begins, unless content under the touch can scroll up; the app may decide otherwise.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let zoomed, let view = zoomed.viewIfLoaded, let zoom = zoomed.preferredTransition?.zoom, running == nil else { return false }
        let travel = gesture.translation(in: view)
        let touched = gesture.tracking.touches.first?.view
        let isAtTop = sequence(first: touched ?? view, next: \.superview).prefix { $0 !== view.superview }
            .compactMap { $0 as? UIScrollView }.allSatisfy { $0.contentOffset.y <= $0.geometry.y.lower }
        let willBegin = travel.y > abs(travel.x) && isAtTop
        guard let decide = zoom.options.interactiveDismissShouldBegin else { return willBegin }
        let speed = gesture.velocity(in: view)
        return decide(
            .init(location: gesture.location(in: view), velocity: CGVector(dx: speed.x, dy: speed.y), willBegin: willBegin))
    }

    /// Scrolling waits until it is clear that the drag does not dismiss.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { (otherGestureRecognizer.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer }

    /// The container does not move during the transition, unlike the view.
    private var frame: UIView? { gesture.view?.window }

    private func follow() {
        switch gesture.state {
        case .began:
            let hand = UIPercentDrivenInteractiveTransition()
            hand.completionCurve = .easeOut
            pending = hand
            running = begin(hand) ? hand : nil
            pending = nil
        case .changed:
            running?.update(max(0, gesture.translation(in: frame).y) / height)
        case .ended:
            guard let running else { return }
            let speed = gesture.velocity(in: frame).y
            let goesOn = speed > ZoomMetrics.completionSpeed || (running.percentComplete > ZoomMetrics.completionShare && speed >= 0)
            if goesOn { running.finish() } else { running.cancel() }
            self.running = nil
        case .cancelled, .failed:
            running?.cancel()
            running = nil
        default: break
        }
    }

    private var height: CGFloat { max((frame?.bounds.height ?? 1) * ZoomMetrics.dragShare, 1) }
}
