internal import Foundation
internal import ViewLayout

/// A mouse wheel or track pad over a scroll view: a drag that lasts until the wheel rests, and ends at a page or where the delegate wants it.
///
/// It never pulls beyond an edge, and does not glide: a track pad's own momentum comes as turns.
@MainActor final class ScrollWheel {
    private weak var view: UIScrollView?
    private let timer = GestureTimer()
    private var isTurning = false
    /// What turns asked for and is less than a pixel.
    private var remainder = CGPoint.zero
    private var travel = CGPoint.zero
    private var last = CGPoint.zero

    init(of view: UIScrollView) { self.view = view }

    /// > Parameter `delta`: points; positive shows what lies above or left.
    /// > Returns: whether there was room to go.
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

    /// The wheel rests, or a finger takes over.
    func end() {
        timer.cancel()
        guard isTurning, let view else { return }
        isTurning = false
        view.driver.endDrag(velocity: .zero, pace: CGPoint(x: pace(travel.x, last.x), y: pace(travel.y, last.y)), view)
    }

    private func hasRoom(_ axis: ScrollAxis, _ offset: CGFloat, _ step: CGFloat) -> Bool {
        step != 0 && axis.clamp(offset + step) != offset
    }

    /// Within the range, and no more than a page from where it began.
    private func place(_ axis: ScrollAxis, _ wanted: CGFloat, _ start: CGFloat, _ view: UIScrollView) -> CGFloat {
        guard view.isPagingEnabled, axis.viewport > 0 else { return axis.clamp(wanted) }
        let first = (start / axis.viewport).rounded()
        return axis.clamp(min(max(wanted, (first - 1) * axis.viewport), (first + 1) * axis.viewport))
    }

    /// A notch is no half page, but means the next one: it counts as a flick (R). One that was turned back does not.
    private func pace(_ travel: CGFloat, _ last: CGFloat) -> CGFloat {
        guard abs(travel) >= GestureMetrics.panThreshold, travel * last >= 0 else { return 0 }
        return travel < 0 ? -ScrollMotionMetrics.pageFlickSpeed : ScrollMotionMetrics.pageFlickSpeed
    }
}
