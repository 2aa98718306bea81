internal import Foundation
internal import ViewLayout

/// Grabs a scroll indicator with a short press; dragging it scrolls through the whole content.
///
/// Touches on an indicator are delayed until it is clear that they are no press. The delegate is notified of a drag (X).
final class IndicatorGrab: UILongPressGestureRecognizer {
    /// > Units: seconds (R).
    private static let press: TimeInterval = 0.25
    private weak var scrollView: UIScrollView?
    private var axis: NSLayoutConstraint.Axis?
    private var finger = CGPoint.zero
    private var offset = CGPoint.zero

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: scrollView, action: ScrollActions.grab)
        minimumPressDuration = Self.press
        delaysTouchesBegan = true
    }

    required init?(coder: NSCoder) { return nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if currentState == .possible, axis == nil {
            guard let scrollView, scrollView.isScrollEnabled, let touch = touches.first,
                let found = scrollView.indicators.bar(at: touch.location(in: scrollView))
            else {
                state = .failed
                return
            }
            axis = found
            scrollView.indicators.show()
        }
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        if axis != nil, let scrollView, scrollView.driver.phase == .idle { scrollView.indicators.hideSoon() }
        axis = nil
    }

    func grab() {
        guard let scrollView, let axis else { return }
        switch currentState {
        case .began:
            guard scrollView.driver.beginDrag(scrollView) else { return }
            (finger, offset) = (place, scrollView.contentOffset)
            scrollView.indicators.grabbed = axis
            UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        case .changed:
            guard scrollView.isDragging, scrollView.indicators.grabbed != nil else { return }
            let distance = CGPoint(x: place.x - finger.x, y: place.y - finger.y)
            let target = scrollView.indicators.offset(from: offset, dragging: axis, by: distance)
            if target != scrollView.contentOffset { scrollView.contentOffset = target }
        default:
            scrollView.indicators.grabbed = nil
            scrollView.driver.endDrag(velocity: .zero, pace: .zero, scrollView)
        }
    }

    /// In the viewport, which does not scroll.
    private var place: CGPoint {
        guard let scrollView else { return .zero }
        let place = location(in: scrollView)
        return CGPoint(x: place.x - scrollView.contentOffset.x, y: place.y - scrollView.contentOffset.y)
    }
}
