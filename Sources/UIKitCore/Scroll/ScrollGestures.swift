internal import CoreGraphics
internal import Foundation
internal import ProgrammerErrors
internal import ViewLayout

/// The pan of a scroll view: begins along the axes that scroll, and notifies it of touches before they move.
///
/// > Contract: UIKit, GR-25; SV-11, SV-19.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: scrollView, action: ScrollActions.pan)
        maximumNumberOfTouches = .max
        allowedScrollTypesMask = .all
        // A subclass that implements the recogniser's delegate methods is asked.
        super.delegate = scrollView as? any UIGestureRecognizerDelegate
    }

    required init?(coder: NSCoder) { return nil }

    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set {
            ProgrammerError.require(
                newValue === scrollView, "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.")
            super.delegate = newValue
        }
    }

    /// The distance travelled when the drag was recognised.
    private(set) var travelAtBegin: CGPoint = .zero

    override func hasBegun(_ travel: CGPoint) -> Bool {
        guard let scrollView else { return false }
        let local = ScreenVector.convert(travel, to: scrollView)
        guard scrollView.dragIntent.begins(x: local.x, y: local.y, slop: GestureMetrics.panThreshold) else { return false }
        travelAtBegin = local
        return true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView?.driver.touched()
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.driver.released()
    }

    /// Touches pan and pinch one scroll view at once.
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !isOwnPinch(other) && super.canPrevent(other) }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !isOwnPinch(other) && super.canBePrevented(by: other) }
    private func isOwnPinch(_ other: UIGestureRecognizer) -> Bool { other is ScrollPinchGestureRecognizer && other.view === view }
}

/// The pinch of a scroll view that zooms.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: scrollView, action: ScrollActions.pinch)
        super.delegate = scrollView as? any UIGestureRecognizerDelegate
    }

    required init?(coder: NSCoder) { return nil }

    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set {
            ProgrammerError.require(
                newValue === scrollView, "UIScrollView's built-in pinch gesture recognizer must have its scroll view as its delegate.")
            super.delegate = newValue
        }
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !isOwnPan(other) && super.canPrevent(other) }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !isOwnPan(other) && super.canBePrevented(by: other) }
    private func isOwnPan(_ other: UIGestureRecognizer) -> Bool { other is ScrollPanGestureRecognizer && other.view === view }
}

/// Delays touches to the content until it is clear that they do not scroll.
///
/// > Contract: UIKit, UIScrollView.delaysContentTouches, touchesShouldBegin(_:with:in:); facts 3.4.
final class ContentTouchDelay: UIGestureRecognizer {
    private static let delay: TimeInterval = 0.15
    private weak var scrollView: UIScrollView?
    private let timer = GestureTimer()
    private var waiting: Set<UITouch> = []
    private weak var event: UIEvent?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    required init?(coder: NSCoder) { return nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        waiting.formUnion(touches)
        self.event = event
        guard let scrollView, scrollView.delaysContentTouches, scrollView.panGestureRecognizer.isEnabled,
            !touches.allSatisfy({ keepsDrags($0, from: scrollView) })
        else { return letThrough() }
        if waiting.count == touches.count { timer.start(after: Self.delay) { [weak self] in self?.letThrough() } }
    }

    /// A slider or a switch handles drags itself, so there is nothing to wait for. > Contract: GR-23.
    private func keepsDrags(_ touch: UITouch, from scrollView: UIScrollView) -> Bool {
        var link = touch.view
        while let view = link, view !== scrollView {
            if view.refusesAncestorGesture(scrollView.panGestureRecognizer) { return true }
            link = view.superview
        }
        return false
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { letThrough() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { letThrough() }

    override func reset() {
        timer.cancel()
        waiting = []
    }

    /// It never recognises, so no other recogniser's success makes it fail: delayed touches are delivered on time, or claimed by the pan.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    private func letThrough() {
        timer.cancel()
        let touches = waiting
        waiting = []
        if let scrollView {
            for touch in touches where touch.delivery.stage == .fresh {
                guard let target = touch.view, target !== scrollView else { continue }
                if !scrollView.touchesShouldBegin([touch], with: event, in: target) { touch.delivery.withhold() }
            }
        }
        guard currentState == .possible else { return }
        state = .failed
        GestureArbiter.resetIfDone(self)
    }
}
