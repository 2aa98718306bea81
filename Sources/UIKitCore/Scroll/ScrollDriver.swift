internal import CoreGraphics
package import Foundation
internal import ViewLayout

/// Moves the content of one scroll view: under touches, after them, and in animations for `setContentOffset(_:animated:)`.
///
/// Touches → `AxisDrag`; their release → `AxisMotion`, sampled once a frame → the view's `contentOffset`. Only this class notifies the
/// delegate.
/// > Contract: UIKit, SV-1 to SV-6, SV-11 to SV-18, SV-30.
@MainActor package final class ScrollDriver {
    package enum Phase: Hashable, Sendable {
        case idle
        /// A touch stopped the content and has not moved.
        case held
        case dragging, decelerating
        case animating

        /// A touch moves the content, or did.
        var isTracking: Bool { self == .held || self == .dragging || self == .decelerating }
    }

    private weak var view: UIScrollView?
    package private(set) var phase = Phase.idle {
        didSet {
            guard phase.isTracking != oldValue.isTracking else { return }
            if phase.isTracking { application = view?.applicationContext }
            MainLoop.note(ObjectIdentifier(self), moves: phase.isTracking, in: application ?? .current)
        }
    }
    private(set) var hasFinger = false

    private var dragX: AxisDrag?
    private var dragY: AxisDrag?
    private var lastTranslation: CGPoint = .zero
    private var lock: DragLock?
    private(set) var pageStart: CGPoint = .zero
    /// Created by the first wheel event.
    private var wheel: ScrollWheel?

    private var motionX = AxisMotion.rest(at: 0)
    private var motionY = AxisMotion.rest(at: 0)
    private var start: TimeInterval = 0
    private var clock: FrameLink?
    /// Whose content it last moved.
    private weak var application: ApplicationContext?
    private var endsAtTop = false
    /// An internal animation: its end is not reported.
    private var isSilent = false
    /// The offset this is about to set, to distinguish it from one set by the app.
    private var expected: CGPoint?

    func attach(to view: UIScrollView) {
        self.view = view
        clock = FrameLink { [weak self] link in self?.step(at: link.timestamp) }
    }
    isolated deinit {
        clock?.stop()
        // A deallocation does not know the task it happens in.
        let mover = ObjectIdentifier(self)
        let application = application ?? .current
        if phase.isTracking { application.perform { MainLoop.note(mover, moves: false, in: application) } }
    }

    var isDragging: Bool { phase == .dragging }
    var isDecelerating: Bool { phase == .decelerating }
    var isAnimating: Bool { phase == .animating }
    /// The target of a running animation.
    var animationTarget: CGPoint? { isAnimating ? CGPoint(x: motionX.destination, y: motionY.destination) : nil }

    // MARK: Touches

    /// A touch began: movement stops. > Contract: SV-3, SV-11.
    func touched() {
        guard !hasFinger else { return }
        wheel?.end()
        hasFinger = true
        switch phase {
        case .decelerating:
            clock?.stop()
            phase = .held
        case .animating: finishAnimation()
        default: break
        }
    }

    /// Every touch ended, or the pan failed.
    func released() {
        guard hasFinger else { return }
        hasFinger = false
        guard phase == .held, let view else { return }
        // Nothing was dragged: the content moves into its range.
        phase = .idle
        aim(velocity: .zero, of: view, isDrag: false)
        if isMoving(view) {
            phase = .decelerating
            run()
        } else {
            view.indicators.hideSoon()
            view.scrollDidFinishMoving()
            view.delegate?.scrollViewDidEndDecelerating(view)
        }
    }

    func handle(_ pan: ScrollPanGestureRecognizer) {
        guard let view else { return }
        switch pan.state {
        case .began: begin(pan, view)
        case .changed: drag(pan, view)
        case .ended:
            let velocity = pan.velocity(in: view)
            KeyboardDismissal.ended(view, velocity: velocity.y)
            end(velocity: velocity, view)
        case .cancelled:
            KeyboardDismissal.ended(view, velocity: -.greatestFiniteMagnitude)
            end(velocity: .zero, view)
        default: break
        }
    }

    private func begin(_ pan: ScrollPanGestureRecognizer, _ view: UIScrollView) {
        lastTranslation = pan.translation(in: view)
        let travel = pan.travelAtBegin
        lock = view.isDirectionalLockEnabled ? DragIntent.lock(x: travel.x, y: travel.y) : nil
        guard beginDrag(view) else { return }
        let jump = view.dragIntent.jump(x: travel.x, y: travel.y, slop: GestureMetrics.panThreshold)
        move(by: CGPoint(x: -jump.x, y: -jump.y), view)
    }

    /// A drag begins: by touches, a wheel, or an indicator.
    /// > Returns: false when the delegate stopped it.
    func beginDrag(_ view: UIScrollView) -> Bool {
        view.zoomer.finish()
        if phase == .animating { finishAnimation() }
        clock?.stop()
        let geometry = view.geometry
        let offset = view.contentOffset
        pageStart = CGPoint(x: geometry.x.clamp(offset.x), y: geometry.y.clamp(offset.y))
        dragX = AxisDrag(at: offset.x, on: geometry.x)
        dragY = AxisDrag(at: offset.y, on: geometry.y)
        phase = .dragging
        view.indicators.show()
        KeyboardDismissal.began(view)
        view.draggingWillBegin()
        view.delegate?.scrollViewWillBeginDragging(view)
        return phase == .dragging
    }

    /// > Returns: whether it scrolled; a scroll view at its end leaves the wheel to its parent.
    func turn(by delta: CGPoint) -> Bool {
        guard let view else { return false }
        let wheel = self.wheel ?? ScrollWheel(of: view)
        self.wheel = wheel
        return wheel.turn(by: delta)
    }

    private func drag(_ pan: ScrollPanGestureRecognizer, _ view: UIScrollView) {
        let translation = pan.translation(in: view)
        let delta = CGPoint(x: lastTranslation.x - translation.x, y: lastTranslation.y - translation.y)
        lastTranslation = translation
        guard phase == .dragging else {
            // The app began an animation under the touch: the touch wins.
            if phase == .animating {
                finishAnimation()
                phase = .dragging
            }
            return
        }
        KeyboardDismissal.moved(view, finger: pan)
        if view.zoomer.isPinching { return }
        move(by: delta, view)
    }

    private func move(by delta: CGPoint, _ view: UIScrollView) {
        let geometry = view.geometry
        let now = view.contentOffset
        let quantum = view.quantum
        var place = now
        if lock != .vertical, geometry.x.isScrollable, let x = dragX?.move(by: delta.x, from: now.x, on: geometry.x, quantum: quantum) {
            place.x = x
        }
        if lock != .horizontal, geometry.y.isScrollable, let y = dragY?.move(by: delta.y, from: now.y, on: geometry.y, quantum: quantum) {
            place.y = y
        }
        show(place, view)
    }

    private func end(velocity finger: CGPoint, _ view: UIScrollView) {
        guard phase == .dragging else { return }
        // A refresh control may claim its height at the top now.
        view.activeRefreshControl?.dragWillEnd()
        let geometry = view.geometry
        let offset = view.contentOffset
        func speed(_ finger: CGFloat, _ offset: CGFloat, _ axis: ScrollAxis, _ isLocked: Bool) -> CGFloat {
            guard axis.isScrollable, !isLocked, !view.zoomer.isPinching else { return 0 }
            let overshoot = axis.overshoot(offset)
            return overshoot == 0 ? -finger : -finger * RubberBand.slope(shown: overshoot, viewport: axis.viewport)
        }
        let velocity = CGPoint(
            x: speed(finger.x, offset.x, geometry.x, lock == .vertical), y: speed(finger.y, offset.y, geometry.y, lock == .horizontal))
        endDrag(velocity: velocity, pace: velocity, view)
    }

    /// > Parameter `pace`: the drag's speed, which turns pages and is reported; the content continues with `velocity`. Points a second.
    func endDrag(velocity: CGPoint, pace: CGPoint, _ view: UIScrollView) {
        guard phase == .dragging else { return }
        aim(velocity: velocity, pace: pace, of: view, isDrag: true)
        dragX = nil
        dragY = nil
        let decelerates = isMoving(view)
        phase = .idle
        hasFinger = false
        if !decelerates { view.scrollDidFinishMoving() }
        view.delegate?.scrollViewDidEndDragging(view, willDecelerate: decelerates)
        // The delegate may have scrolled elsewhere.
        guard phase == .idle else { return }
        guard decelerates else {
            view.indicators.hideSoon()
            return
        }
        phase = .decelerating
        view.delegate?.scrollViewWillBeginDecelerating(view)
        if phase == .decelerating { run() }
    }

    // MARK: Settling

    /// Chooses the deceleration from here. > Contract: SV-12.
    private func aim(velocity: CGPoint, pace: CGPoint? = nil, of view: UIScrollView, isDrag: Bool) {
        let pace = pace ?? velocity
        let geometry = view.geometry
        let offset = view.contentOffset
        let rate = Double(view.decelerationRate.rawValue)
        let quantum = Double(view.quantum)
        motionX = .release(from: offset.x, velocity: velocity.x, on: geometry.x, rate: rate, quantum: quantum)
        motionY = .release(from: offset.y, velocity: velocity.y, on: geometry.y, rate: rate, quantum: quantum)
        if view.isPagingEnabled {
            motionX = motionX.turningPage(
                from: offset.x, velocity: velocity.x, pace: pace.x, start: pageStart.x, on: geometry.x, quantum: quantum)
            motionY = motionY.turningPage(
                from: offset.y, velocity: velocity.y, pace: pace.y, start: pageStart.y, on: geometry.y, quantum: quantum)
        }
        guard isDrag else { return }
        let proposed = CGPoint(x: geometry.x.clamp(motionX.destination), y: geometry.y.clamp(motionY.destination))
        let told = CGPoint(x: pace.x / 1000, y: pace.y / 1000)
        var target = view.restingOffset(forProposed: proposed, velocity: told)
        if let follower = view.follower { target = follower.restingOffset(view, forProposed: target) }
        view.delegate?.scrollViewWillEndDragging(view, withVelocity: told, targetContentOffset: &target)
        guard !view.isPagingEnabled, target != proposed, target.x.isFinite, target.y.isFinite else { return }
        if target.x != proposed.x {
            motionX = .settle(from: offset.x, velocity: velocity.x, to: geometry.x.clamp(target.x), quantum: quantum)
        }
        if target.y != proposed.y {
            motionY = .settle(from: offset.y, velocity: velocity.y, to: geometry.y.clamp(target.y), quantum: quantum)
        }
    }

    private func isMoving(_ view: UIScrollView) -> Bool {
        motionX.duration > 0 || motionY.duration > 0 || motionX.destination != Double(view.contentOffset.x)
            || motionY.destination != Double(view.contentOffset.y)
    }

    private func run() {
        start = FrameLink.now
        view?.indicators.show()
        clock?.start()
    }

    /// One frame. > Complexity: O(1) plus the layout of what becomes visible; allocates nothing.
    func step(at time: TimeInterval) {
        guard let view else {
            clock?.stop()
            return
        }
        let elapsed = max(0, time - start)
        let quantum = Double(view.quantum)
        let isDone = motionX.isDone(at: elapsed) && motionY.isDone(at: elapsed)
        func place(_ motion: AxisMotion) -> Double {
            isDone ? motion.destination : Quantum.round(motion.position(at: elapsed), to: quantum)
        }
        show(CGPoint(x: place(motionX), y: place(motionY)), view)
        guard isDone, phase == .decelerating || phase == .animating, motionX.isDone(at: elapsed), motionY.isDone(at: elapsed) else {
            return
        }
        if phase == .animating { finishAnimation() } else { finishDeceleration(view) }
    }

    private func finishDeceleration(_ view: UIScrollView) {
        clock?.stop()
        phase = .idle
        view.indicators.hideSoon()
        view.scrollDidFinishMoving()
        view.delegate?.scrollViewDidEndDecelerating(view)
    }

    /// Scrolling was disabled: content within its range stops where it is, content beyond it bounces back as before.
    func endDeceleration() {
        guard let view, phase == .decelerating else { return }
        let (geometry, place) = (view.geometry, view.contentOffset)
        guard geometry.x.contains(place.x), geometry.y.contains(place.y) else { return }
        finishDeceleration(view)
    }

    /// The contents were replaced during a drag: the page that the drag began on has moved.
    func shiftPageStart(by distance: CGPoint) {
        pageStart.x += distance.x
        pageStart.y += distance.y
    }

    // MARK: Animations

    /// > Contract: SV-4 to SV-6.
    func animate(to offset: CGPoint, toTop: Bool = false, isSilent: Bool = false) {
        guard let view, phase != .dragging || !(toTop || isSilent) else { return }
        if phase == .decelerating { clock?.stop() }
        let now = view.contentOffset
        guard offset != now else {
            if phase == .animating || phase == .decelerating { stop() }
            return
        }
        endsAtTop = toTop
        self.isSilent = isSilent
        motionX = .ease(from: now.x, to: offset.x)
        motionY = .ease(from: now.y, to: offset.y)
        phase = .animating
        run()
    }

    private func finishAnimation() {
        guard let view else { return }
        clock?.stop()
        phase = .idle
        view.indicators.hideSoon()
        let toTop = endsAtTop
        endsAtTop = false
        view.scrollAnimationDidEnd()
        if isSilent { return }
        view.delegate?.scrollViewDidEndScrollingAnimation(view)
        if toTop { view.delegate?.scrollViewDidScrollToTop(view) }
    }

    /// Changes the target of a running animated scroll whose content has moved.
    package func retarget(to offset: CGPoint) {
        guard let view, phase == .animating, offset.x != motionX.destination || offset.y != motionY.destination else { return }
        let elapsed = max(0, FrameLink.now - start)
        // It continues at its current speed, and takes the time it needs.
        func goOn(_ motion: AxisMotion, from place: CGFloat, to target: CGFloat) -> AxisMotion {
            .settle(
                from: place, velocity: motion.velocity(at: elapsed), to: target, quantum: Double(view.quantum), prefersSpring: true)
        }
        let now = view.contentOffset
        motionX = goOn(motionX, from: now.x, to: offset.x)
        motionY = goOn(motionY, from: now.y, to: offset.y)
        start = FrameLink.now
    }

    /// Stops in place without notifying the delegate.
    func stop() {
        clock?.stop()
        if phase != .dragging { phase = hasFinger && phase == .held ? .held : .idle }
        endsAtTop = false
        view?.indicators.hideSoon()
    }

    /// The view left its window. What was running jumps to its end.
    func leaveWindow() {
        wheel?.end()
        guard phase == .decelerating || phase == .animating || phase == .held else { return }
        let place = CGPoint(x: motionX.destination, y: motionY.destination)
        let wasHeld = phase == .held
        clock?.stop()
        phase = .idle
        endsAtTop = false
        if !wasHeld, let view { show(place, view) }
    }

    /// The content size or insets changed during the motion: the deceleration is recomputed.
    func rangeDidChange() {
        guard let view, phase == .decelerating else { return }
        let elapsed = max(0, FrameLink.now - start)
        let geometry = view.geometry
        guard !geometry.x.contains(motionX.destination) || !geometry.y.contains(motionY.destination) else { return }
        let velocity = CGPoint(x: motionX.velocity(at: elapsed), y: motionY.velocity(at: elapsed))
        aim(velocity: velocity, of: view, isDrag: false)
        start = FrameLink.now
    }

    /// The content grew above the visible part, and the offset moved along: the deceleration is recomputed from here.
    package func contentGrewAbove() {
        guard let view, phase == .decelerating else { return }
        let elapsed = max(0, FrameLink.now - start)
        aim(velocity: CGPoint(x: motionX.velocity(at: elapsed), y: motionY.velocity(at: elapsed)), of: view, isDrag: false)
        start = FrameLink.now
    }

    // MARK: Setting the offset

    private func show(_ place: CGPoint, _ view: UIScrollView) {
        guard place != view.contentOffset else { return }
        expected = place
        view.contentOffset = place
        expected = nil
    }

    /// The offset changed. A change from elsewhere shifts the running motion along with it.
    func offsetDidChange(from old: CGPoint, to new: CGPoint) {
        if expected == new {
            expected = nil
            return
        }
        expected = nil
        guard phase == .decelerating || phase == .animating else { return }
        motionX.shift(by: new.x - old.x)
        motionY.shift(by: new.y - old.y)
    }
}
