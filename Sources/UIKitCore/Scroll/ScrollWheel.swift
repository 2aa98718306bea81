internal import Foundation
internal import ViewLayout

/// A mouse wheel or trackpad over a scroll view: a drag that lasts until the wheel is idle, and ends at a page or the delegate's target.
///
/// It never pulls beyond an edge and does not decelerate: a trackpad's momentum arrives as wheel events.
@MainActor final class ScrollWheel {
    private weak var view: UIScrollView?
    private let timer = GestureTimer()
    private var isTurning = false
    /// The part of the requested movement below a pixel.
    private var remainder = CGPoint.zero
    private var travel = CGPoint.zero
    private var last = CGPoint.zero

    init(of view: UIScrollView) { self.view = view }

    /// > Parameter `delta`: points; positive shows content above or to the left.
    /// > Returns: whether it could scroll.
    func turn(by delta: CGPoint) -> Bool {
        guard let view, view.isScrollEnabled, !view.panGestureRecognizer.allowedScrollTypesMask.isEmpty, !view.isTracking, !view.isZooming
        else { return false }
        let axes = view.geometry
        let step = CGPoint(x: axes.x.isScrollable ? -delta.x : 0, y: axes.y.isScrollable ? -delta.y : 0)
        guard hasRoom(axes.x, view.contentOffset.x, step.x) || hasRoom(axes.y, view.contentOffset.y, step.y) else { return false }
        if !isTurning || !view.isDragging {
            (remainder, travel) = (.zero, .zero)
            isTurning = view.driver.beginDrag(view)
            guard isTurning else { return true }
        }
        travel = CGPoint(x: travel.x + step.x, y: travel.y + step.y)
        last = step
        let (x, y) = (
            place(axes.x, view.contentOffset.x + remainder.x + step.x, view.driver.pageStart.x, view),
            place(axes.y, view.contentOffset.y + remainder.y + step.y, view.driver.pageStart.y, view)
        )
        let shown = CGPoint(
            x: axes.x.isScrollable ? Quantum.round(x, to: view.quantum) : view.contentOffset.x,
            y: axes.y.isScrollable ? Quantum.round(y, to: view.quantum) : view.contentOffset.y)
        remainder = CGPoint(x: x - shown.x, y: y - shown.y)
        if shown != view.contentOffset { view.contentOffset = shown }
        timer.start(after: UIPanGestureRecognizer.wheelRest) { [weak self] in self?.end() }
        return true
    }

    /// The wheel is idle, or a touch begins.
    func end() {
        timer.cancel()
        guard isTurning, let view else { return }
        isTurning = false
        view.driver.endDrag(velocity: .zero, pace: CGPoint(x: pace(travel.x, last.x), y: pace(travel.y, last.y)), view)
    }

    private func hasRoom(_ axis: ScrollAxis, _ offset: CGFloat, _ step: CGFloat) -> Bool {
        step != 0 && axis.clamp(offset + step) != offset
    }

    /// Within the range, and at most a page from the start.
    private func place(_ axis: ScrollAxis, _ wanted: CGFloat, _ start: CGFloat, _ view: UIScrollView) -> CGFloat {
        guard view.isPagingEnabled, axis.viewport > 0 else { return axis.clamp(wanted) }
        let first = (start / axis.viewport).rounded()
        return axis.clamp(min(max(wanted, (first - 1) * axis.viewport), (first + 1) * axis.viewport))
    }

    /// A notch is less than half a page, but means the next one: it counts as a flick (R). A notch that was reversed does not.
    private func pace(_ travel: CGFloat, _ last: CGFloat) -> CGFloat {
        guard abs(travel) >= GestureMetrics.panThreshold, travel * last >= 0 else { return 0 }
        return travel < 0 ? -ScrollMotionMetrics.pageFlickSpeed : ScrollMotionMetrics.pageFlickSpeed
    }
}
