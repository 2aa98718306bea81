internal import Foundation
internal import ProgrammerErrors
internal import QuartzCore

/// A property animator's state machine, and the playback of its blocks.
@MainActor final class AnimatorEngine {
    /// One block's changes, and the fraction of the duration by which they are delayed.
    private struct Group {
        let scrubber: MotionScrubber
        let delayFactor: Double

        func place(_ fraction: Double) -> Double {
            delayFactor >= 1 ? (fraction >= 1 ? 1 : 0) : min(max((fraction - delayFactor) / (1 - delayFactor), 0), 1)
        }
    }
    /// A segment of playback, from one fraction to another.
    private struct Stretch {
        var from: Double
        var to: Double
        var start: CFTimeInterval
        var duration: TimeInterval
        var pace: LayerMotion.Pace
        var ending: AnimatorEnding

        /// The elapsed fraction of the segment's time.
        func part(at time: CFTimeInterval) -> Double { duration > 0 ? min(max((time - start) / duration, 0), 1) : 1 }

        func fraction(at time: CFTimeInterval) -> Double {
            guard duration > 0 else { return to }
            return from + (to - from) * pace.progress(at: part(at: time), duration: duration)
        }
    }

    /// Retains the animator while it runs. A paused or stopped one must be retained by the app: see `checkRelease`.
    weak var animator: UIViewPropertyAnimator?
    private var running: UIViewPropertyAnimator?
    private(set) var parameters: any UITimingCurveProvider
    let duration: TimeInterval
    private(set) var delay: TimeInterval = 0
    private(set) var state = UIViewAnimatingState.inactive
    private(set) var isReversed = false
    var pausesOnCompletion = false
    var isInterruptible = true
    /// Whether scrubbing shows the fraction itself; else the fraction mapped by the timing curve.
    var scrubsLinearly = true
    var takesTouches = true { didSet { if takesTouches != oldValue { blockTouches() } } }
    private var blocked: [UIView] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var pending: [(body: () -> Void, delayFactor: Double)] = []
    private var groups: [Group] = []
    private var stretch: Stretch?
    private var held = 0.0
    /// The value `fractionComplete` was set to, if the progress shown differs from it.
    private var heldFraction: Double?

    init(duration: TimeInterval, parameters: any UITimingCurveProvider) {
        self.duration = AnimationFigures.time(duration)
        self.parameters = parameters
    }

    var isRunning: Bool { stretch != nil }
    /// The fraction complete in the current direction.
    var fraction: Double {
        if !scrubsLinearly {
            if let stretch {
                let here = stretch.from + (stretch.to - stretch.from) * stretch.part(at: CACurrentMediaTime())
                return isReversed ? 1 - here : here
            }
            if let heldFraction { return heldFraction }
        }
        let place = stretch?.fraction(at: CACurrentMediaTime()) ?? held
        return isReversed ? 1 - place : place
    }
    private var place: Double { stretch?.fraction(at: CACurrentMediaTime()) ?? held }

    func add(_ body: @escaping () -> Void, delayFactor: Double) {
        guard state != .stopped else { return }
        pending.append((body, delayFactor))
        if let stretch {
            applyPending()
            play(
                from: place, to: stretch.to, pace: stretch.pace, duration: stretch.start + stretch.duration - CACurrentMediaTime(), delay: 0
            )
        }
    }

    func start(delay: TimeInterval) {
        ProgrammerError.require(state != .stopped, "It is an error to start a stopped animator. Finish it first with finishAnimation(at:).")
        guard !isRunning else { return }
        let delay = AnimationFigures.time(delay)
        self.delay = delay
        if state == .active { return resume(nil, durationFactor: 0, delay: delay) }
        activate()
        let (pace, length) = pace(duration: duration, parameters)
        play(from: held, to: target, pace: pace, duration: length * abs(target - held), delay: delay)
    }

    func pause() {
        guard state != .stopped else { return }
        if state == .inactive { return hold(at: 0) }
        // Keeps the current values, even if scrubbing to the same fraction would show others.
        let here = scrubsLinearly ? nil : (shown: place, fraction: fraction)
        hold(at: fraction)
        guard let here else { return }
        stay(at: here.shown)
        heldFraction = here.fraction
    }

    private func stay(at place: Double) {
        held = place
        for group in groups { group.scrubber.hold(at: group.place(place)) }
    }

    func hold(at fraction: Double) {
        guard state != .stopped else { return }
        ProgrammerError.require(isInterruptible, "a UIViewPropertyAnimator that is not interruptible can be neither paused nor scrubbed")
        if state == .inactive { activate() }
        applyPending()
        let wanted = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        let here = isReversed ? 1 - wanted : wanted
        stretch = nil
        running = nil
        heldFraction = nil
        guard !scrubsLinearly else { return stay(at: here) }
        let (pace, length) = pace(duration: duration, parameters)
        stay(at: length > 0 ? pace.progress(at: here, duration: length) : here)
        heldFraction = wanted
    }

    func resume(_ parameters: (any UITimingCurveProvider)?, durationFactor: Double, delay: TimeInterval = 0) {
        guard state == .active, !isRunning else { return }
        if let parameters { self.parameters = parameters }
        applyPending()
        let whole = AnimationFigures.time(durationFactor > 0 ? duration * durationFactor : duration * abs(target - held))
        let (pace, length) = pace(duration: whole, self.parameters)
        play(from: held, to: target, pace: pace, duration: length, delay: delay)
    }

    func setReversed(_ newValue: Bool) {
        guard newValue != isReversed, state != .stopped else { return }
        let here = place
        isReversed = newValue
        guard let stretch else { return }
        let left = duration * abs(target - here)
        play(from: here, to: target, pace: stretch.pace, duration: left, delay: 0)
    }

    func stop(withoutFinishing: Bool) {
        guard state == .active else { return }
        let here = place
        stretch = nil
        running = nil
        held = here
        for group in groups { group.scrubber.hold(at: group.place(here)) }
        state = .stopped
        guard withoutFinishing else { return }
        for group in groups { group.scrubber.finish(at: group.place(here)) }
        reset()
        completions = []
    }

    func finish(at position: UIViewAnimatingPosition) {
        ProgrammerError.require(state == .stopped, "finishAnimationAtPosition: should only be called on a stopped animator!")
        end(at: position)
    }

    /// Called when the animator is released.
    func checkRelease() {
        ProgrammerError.require(
            state == .inactive,
            "It is an error to release a paused or stopped property animator. Property animators must either finish animating or be "
                + "explicitly stopped and finished before they can be released.")
    }

    private var target: Double { isReversed ? 0 : 1 }

    private func activate() {
        state = .active
        held = isReversed ? 1 : 0
        applyPending()
    }

    private func applyPending() {
        let bodies = pending
        pending = []
        for (body, delayFactor) in bodies {
            let group = Group(scrubber: MotionScrubber(), delayFactor: delayFactor)
            ViewAnimationState.record(with: group.scrubber, body)
            groups.append(group)
        }
        if !bodies.isEmpty { blockTouches() }
    }

    /// Blocks touches on the animated views unless user interaction is enabled. > Contract: AN-8.
    private func blockTouches() {
        for view in blocked { ViewAnimationState.unblock(view) }
        let views = takesTouches ? [] : groups.flatMap(\.scrubber.layers).compactMap { $0.delegate as? UIView }
        blocked = views
        for view in views { ViewAnimationState.block(view) }
    }

    private func pace(duration: TimeInterval, _ parameters: any UITimingCurveProvider) -> (LayerMotion.Pace, TimeInterval) {
        if let spring = parameters.springTimingParameters { return spring.pace(duration: max(duration, 0.001)) }
        return (parameters.cubicTimingParameters?.pace ?? ViewMotion.pace(curve: 0), duration)
    }

    private func play(from start: Double, to end: Double, pace: LayerMotion.Pace, duration: TimeInterval, delay: TimeInterval) {
        let ending = AnimatorEnding { [weak self] ending in self?.ended(ending) }
        let length = AnimationFigures.time(duration)
        heldFraction = nil
        running = animator
        stretch = Stretch(from: start, to: end, start: CACurrentMediaTime() + delay, duration: length, pace: pace, ending: ending)
        let span = max(abs(end - start), .leastNonzeroMagnitude)
        for group in groups {
            let (first, last) = (group.place(start), group.place(end))
            // A delayed block begins when the animation reaches its fraction.
            let wait = end > start ? max(0, group.delayFactor - start) / span * length : 0
            let move = LayerMotion(pace: pace, duration: max(0, length - wait), delay: delay + wait, delegate: ending)
            ending.waiting += group.scrubber.play(from: first, to: last, move)
        }
        ending.isReady = true
        if ending.waiting == 0 { ending.finish() }
    }

    private func ended(_ ending: AnimatorEnding) {
        guard let stretch, stretch.ending === ending else { return }
        self.stretch = nil
        held = stretch.to
        guard !pausesOnCompletion else {
            for group in groups { group.scrubber.hold(at: group.place(held)) }
            running = nil
            return
        }
        end(at: isReversed ? .start : .end)
    }

    private func end(at position: UIViewAnimatingPosition) {
        let here = position == .start ? 0 : position == .end ? 1 : place
        for group in groups { group.scrubber.finish(at: group.place(here)) }
        reset()
        let bodies = completions
        completions = []
        for body in bodies { body(position) }
    }

    private func reset() {
        groups = []
        blockTouches()
        heldFraction = nil
        stretch = nil
        held = 0
        state = .inactive
        running = nil
    }
}

/// Waits for the animations of one segment; those of earlier segments are ignored.
@MainActor final class AnimatorEnding: NSObject, CAAnimationDelegate {
    var waiting = 0
    var isReady = false
    private let body: (AnimatorEnding) -> Void

    init(_ body: @escaping (AnimatorEnding) -> Void) {
        self.body = body
        super.init()
    }

    func finish() { body(self) }

    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        MainActor.assumeIsolated {
            waiting -= 1
            if waiting == 0, isReady { finish() }
        }
    }
}
