internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
internal import ViewLayout

/// Drags a sheet between its detents and off the screen, and dismisses it on a tap outside.
///
/// > Contract: facts 3.2; PR-10, PR-11, PR-22.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let container: PresentationContainerView
    private let pan = SheetPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var startExtent: CGFloat = 0
    private var startTravel: CGFloat = 0
    /// Whether the sheet refuses dismissal; asked once a drag, when it first goes below its lowest detent.
    private var isHeld: Bool?

    private static let selectors: (pan: Selector, tap: Selector) = {
        ObjCRuntime.register(SheetDrag.self, "handlePan:") { target, _ in
            target.follow()
            return nil
        }
        ObjCRuntime.register(SheetDrag.self, "handleTap:") { target, _ in
            target.tapped()
            return nil
        }
        return (Selector("handlePan:"), Selector("handleTap:"))
    }()

    init(_ container: PresentationContainerView) {
        self.container = container
        super.init()
        pan.addTarget(self, action: Self.selectors.pan)
        tap.addTarget(self, action: Self.selectors.tap)
        for recognizer in [pan, tap] as [UIGestureRecognizer] {
            recognizer.delegate = self
            container.addGestureRecognizer(recognizer)
        }
    }

    // MARK: Touch arbitration

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard !container.isMoving, let content = container.content else { return false }
        let isInside = content.frame.contains(touch.location(in: container)) || touch.view?.isDescendant(of: content) ?? false
        return gestureRecognizer === tap ? !isInside : isInside
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return true }
        let travel = pan.translation(in: container)
        guard abs(travel.y) > abs(travel.x) else { return false }
        let isDown = travel.y > 0
        let scrollers = scrollers(under: pan.tracking.touches.first?.view)
        let areAtTop = scrollers.allSatisfy { $0.contentOffset.y <= $0.geometry.y.lower }
        if isDown { return areAtTop }
        guard container.extent < container.sheetDetents.highest - 0.5 else { return false }
        return scrollers.isEmpty || areAtTop && container.sheet?.prefersScrollingExpandsWhenScrolledToEdge ?? true
    }

    /// The vertically scrolling views between a touched view and the sheet.
    private func scrollers(under view: UIView?) -> [UIScrollView] {
        sequence(first: view) { $0?.superview }.prefix { $0 !== container && $0 != nil }.compactMap { $0 as? UIScrollView }
            .filter { $0.isScrollEnabled && $0.geometry.y.isScrollable }
    }

    // MARK: Dragging

    private func follow() {
        switch pan.state {
        case .began:
            startExtent = container.extent
            startTravel = pan.translation(in: container).y
            isHeld = nil
        case .changed: move()
        case .ended: end(velocity: pan.velocity(in: container).y)
        case .cancelled, .failed: settle(.height(container.restingIndex), velocity: 0)
        default: break
        }
    }

    private func move() {
        let wanted = startExtent - (pan.translation(in: container).y - startTravel)
        if wanted < container.sheetDetents.lowest, isHeld == nil {
            let held = !container.mayBeDismissedByHand
            isHeld = held
            if !held, let session = container.session { ModalPresenter.handBegan(session) }
        }
        container.extent = container.sheetDetents.extent(for: wanted, isHeld: isHeld ?? false)
        container.session?.hand?.percentComplete = min(max(1 - container.extent / max(container.sheetDetents.lowest, 1), 0), 1)
        UIView.performWithoutAnimation { container.place() }
    }

    private func end(velocity: CGFloat) {
        let rest = container.sheetDetents.rest(from: container.extent, velocity: velocity, isHeld: isHeld ?? false)
        guard rest == .dismissed, isHeld != false else { return settle(rest, velocity: velocity) }
        // Flicked off from a detent: the delegate has not been asked yet.
        if isHeld == nil, container.mayBeDismissedByHand, let session = container.session {
            isHeld = false
            ModalPresenter.handBegan(session)
            return settle(.dismissed, velocity: velocity)
        }
        container.tellOfAttempt()
        settle(.height(0), velocity: velocity)
    }

    private func settle(_ rest: SheetDetents.Rest, velocity: CGFloat) {
        let wasLeaving = isHeld == false
        isHeld = nil
        let target: CGFloat =
            switch rest {
            case .height(let index): container.sheetDetents.heights[index]
            case .dismissed: 0
            }
        let distance = abs(target - container.extent)
        container.extent = target
        let session = container.session
        session?.hand?.letGo(takingBack: rest != .dismissed)
        let speed = distance > 1 ? abs(velocity) / distance : 0
        SheetMotion.animate(speed: speed) { [container] in
            container.place()
        } completion: {
            guard let session, wasLeaving else { return }
            ModalPresenter.handEnded(session, isDismissed: rest == .dismissed)
        }
        if case .height(let index) = rest { container.chose(index) }
    }

    private func tapped() {
        guard let session = container.session, !session.presented.isBeingDismissed, !container.isClear else { return }
        guard container.mayBeDismissedByHand else { return container.tellOfAttempt() }
        let controller = session.controller
        controller.adaptiveDelegate?.presentationControllerWillDismiss(controller)
        session.presenting?.dismiss(animated: true) { controller.adaptiveDelegate?.presentationControllerDidDismiss(controller) }
    }
}

/// The spring of sheets. > Facts 3.2 (M:OU): critically damped, ω 18.2574.
@MainActor enum SheetMotion {
    private static let frequency: CGFloat = 18.2574

    /// > Parameters: speed: of the touch, in remaining distances a second.
    static func animate(speed: CGFloat, _ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        let spring = UISpringTimingParameters(
            mass: 1, stiffness: frequency * frequency, damping: 2 * frequency, initialVelocity: CGVector(dx: speed, dy: speed))
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
        animator.addAnimations(changes)
        animator.addCompletion { _ in completion() }
        animator.startAnimation()
    }
}

/// The drag of a sheet takes precedence over scrolling in it: it fails at once where the content is to scroll.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard otherGestureRecognizer is ScrollPanGestureRecognizer, let view, let other = otherGestureRecognizer.view else { return false }
        return other !== view && other.isDescendant(of: view)
    }
}
