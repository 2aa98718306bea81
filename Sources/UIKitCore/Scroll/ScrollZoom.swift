internal import CoreGraphics
internal import Foundation
internal import ViewLayout

/// Zooms the content of one scroll view: by a pinch, back from beyond the limits, and in animations.
///
/// > Contract: UIKit, SV-8 to SV-10; facts 3.4.
@MainActor package final class ScrollZoom {
    private weak var view: UIScrollView?
    private(set) var isPinching = false
    private(set) var isAnimating = false
    /// The scale of the pinch, whatever is displayed.
    private var asked = 1.0
    private var lastScale: CGFloat = 1
    private var lastLocation: CGPoint = .zero

    private var start: TimeInterval = 0
    private var path = Path(fromScale: 1, toScale: 1, from: .zero, to: .zero)
    private var clock: FrameLink?

    private struct Path {
        var fromScale: CGFloat
        var toScale: CGFloat
        var from: CGPoint
        var to: CGPoint
    }

    func attach(to view: UIScrollView) {
        self.view = view
        clock = FrameLink { [weak self] link in self?.step(at: link.timestamp) }
    }
    isolated deinit { clock?.stop() }

    /// The view to zoom of a scroll view that does not ask its delegate for one, such as that of a web view.
    package weak var ownContent: UIView?

    /// Nil when the delegate provides no view to zoom. > Contract: SV-10.
    var content: UIView? { ownContent ?? view.flatMap { $0.delegate?.viewForZooming(in: $0) } }
    var range: ZoomRange {
        guard let view else { return ZoomRange(minimum: 1, maximum: 1, bounces: false) }
        return ZoomRange(minimum: view.minimumZoomScale, maximum: view.maximumZoomScale, bounces: view.bouncesZoom)
    }
    var isBouncing: Bool { isAnimating && isReturning }
    private var isReturning = false

    var scale: CGFloat {
        guard let content else { return 1 }
        let transform = content.transform
        return hypot(transform.a, transform.c)
    }

    // MARK: Pinch

    func handle(_ pinch: ScrollPinchGestureRecognizer) {
        guard let view else { return }
        switch pinch.state {
        case .began: begin(pinch, view)
        case .changed: follow(pinch, view)
        case .ended, .cancelled: end(view)
        default: break
        }
    }

    private func begin(_ pinch: ScrollPinchGestureRecognizer, _ view: UIScrollView) {
        guard let content else { return }
        end(animationOf: view)
        if view.driver.phase != .dragging { view.driver.stop() }
        isPinching = true
        asked = range.asked(shown: Double(scale))
        lastScale = pinch.scale
        lastLocation = place(of: pinch, view)
        view.indicators.show()
        view.delegate?.scrollViewWillBeginZooming(view, with: content)
    }

    private func follow(_ pinch: ScrollPinchGestureRecognizer, _ view: UIScrollView) {
        guard isPinching, lastScale > 0 else { return }
        asked *= Double(pinch.scale / lastScale)
        lastScale = pinch.scale
        let place = pinch.numberOfTouches > 1 ? place(of: pinch, view) : lastLocation
        let old = scale
        let new = range.shown(asked)
        let offset = view.contentOffset
        // The content between the touches stays between them.
        var wanted = CGPoint(
            x: (offset.x + lastLocation.x) / old * new - place.x, y: (offset.y + lastLocation.y) / old * new - place.y)
        lastLocation = place
        resize(to: new, view)
        let geometry = view.geometry
        func held(_ place: CGFloat, _ axis: ScrollAxis) -> CGFloat {
            axis.upper > axis.lower && view.bounces
                ? axis.clamp(place) + RubberBand.shown(overshoot: axis.overshoot(place), viewport: axis.viewport) : axis.clamp(place)
        }
        wanted = CGPoint(x: held(wanted.x, geometry.x), y: held(wanted.y, geometry.y))
        put(wanted, view)
        view.delegate?.scrollViewDidZoom(view)
    }

    private func end(_ view: UIScrollView) {
        guard isPinching else { return }
        isPinching = false
        let now = scale
        let rest = range.clamp(Double(now))
        let geometry = view.geometry(scaledBy: now > 0 ? rest / now : 1)
        let offset = view.contentOffset
        let factor = now > 0 ? rest / now : 1
        let wanted = CGPoint(
            x: geometry.x.clamp((offset.x + lastLocation.x) * factor - lastLocation.x),
            y: geometry.y.clamp((offset.y + lastLocation.y) * factor - lastLocation.y))
        if rest != now || wanted != offset {
            isReturning = true
            run(to: rest, offset: wanted, view)
        } else {
            view.indicators.hideSoon()
            view.delegate?.scrollViewDidEndZooming(view, with: content, atScale: now)
        }
    }

    /// The pinch's centroid in the viewport.
    private func place(of pinch: UIGestureRecognizer, _ view: UIScrollView) -> CGPoint {
        let place = pinch.location(in: view)
        return CGPoint(x: place.x - view.contentOffset.x, y: place.y - view.contentOffset.y)
    }

    // MARK: Programmatic zoom

    func set(_ scale: CGFloat, animated: Bool) {
        guard let view, content != nil else { return }
        let now = self.scale
        let wanted = range.clamp(Double(scale))
        guard now > 0, wanted != now else { return }
        // The centre of the visible content stays in place.
        let bounds = view.bounds
        let factor = wanted / now
        let offset = CGPoint(x: bounds.midX * factor - bounds.width / 2, y: bounds.midY * factor - bounds.height / 2)
        change(to: wanted, offset: offset, animated: animated, view)
    }

    /// > Parameter `rect`: of the zoomed view, in its own coordinates.
    func zoom(to rect: CGRect, animated: Bool) {
        guard let view, content != nil, rect.minX.isFinite, rect.minY.isFinite else { return }
        let insets = view.adjustedContentInset
        let space = view.bounds.inset(by: insets)
        let wanted = range.scale(fitting: (rect.width, rect.height), in: (space.width, space.height))
        let offset = CGPoint(
            x: rect.midX * wanted - insets.left - space.width / 2, y: rect.midY * wanted - insets.top - space.height / 2)
        change(to: wanted, offset: offset, animated: animated, view)
    }

    private func change(to wanted: CGFloat, offset: CGPoint, animated: Bool, _ view: UIScrollView) {
        end(animationOf: view)
        let geometry = view.geometry(scaledBy: scale > 0 ? wanted / scale : 1)
        let target = CGPoint(x: geometry.x.clamp(offset.x), y: geometry.y.clamp(offset.y))
        guard animated, view.window != nil, UIView.areAnimationsEnabled else {
            view.driver.stop()
            resize(to: wanted, view)
            put(target, view)
            view.delegate?.scrollViewDidZoom(view)
            return
        }
        isReturning = false
        view.delegate?.scrollViewWillBeginZooming(view, with: content)
        run(to: wanted, offset: target, view)
    }

    private func run(to scale: CGFloat, offset: CGPoint, _ view: UIScrollView) {
        view.driver.stop()
        path = Path(fromScale: self.scale, toScale: scale, from: view.contentOffset, to: offset)
        isAnimating = true
        start = FrameLink.now
        view.indicators.show()
        clock?.start()
    }

    func step(at time: TimeInterval) {
        guard let view, isAnimating else {
            clock?.stop()
            return
        }
        let part = (time - start) / ScrollMotionMetrics.animationDuration
        let progress = EaseInOut.progress(part)
        func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { part >= 1 ? to : from + (to - from) * progress }
        // Both are linear in progress, which fixes the one point with the same position at both ends.
        resize(to: between(path.fromScale, path.toScale), view)
        put(CGPoint(x: between(path.from.x, path.to.x), y: between(path.from.y, path.to.y)), view)
        view.delegate?.scrollViewDidZoom(view)
        if part >= 1 { end(animationOf: view) }
    }

    /// Ends an animation at once: at its target if it returns from beyond a limit, else in place.
    func stop() {
        guard let view, isAnimating else { return }
        if isReturning { finish() } else { end(animationOf: view) }
    }

    /// Ends an animation at its target: touches drag the zoomed content.
    func finish() {
        guard let view, isAnimating else { return }
        resize(to: path.toScale, view)
        put(path.to, view)
        view.delegate?.scrollViewDidZoom(view)
        end(animationOf: view)
    }

    /// Every zoom reported as begun is reported as ended. > Contract: SV-8.
    private func end(animationOf view: UIScrollView) {
        guard isAnimating else { return }
        clock?.stop()
        isAnimating = false
        view.indicators.hideSoon()
        view.delegate?.scrollViewDidEndZooming(view, with: content, atScale: scale)
    }

    private func resize(to scale: CGFloat, _ view: UIScrollView) {
        guard let content, scale > 0 else { return }
        let old = self.scale
        content.transform = CGAffineTransform(scaleX: scale, y: scale)
        if old > 0, old != scale { content.center = CGPoint(x: content.center.x * scale / old, y: content.center.y * scale / old) }
        let size = content.bounds.size
        view.contentSize = CGSize(width: size.width * scale, height: size.height * scale)
    }

    private func put(_ offset: CGPoint, _ view: UIScrollView) {
        view.contentOffset = CGPoint(
            x: Quantum.round(offset.x, to: view.quantum), y: Quantum.round(offset.y, to: view.quantum))
    }
}
