internal import Foundation

/// How one axis continues without a finger: segments in closed form, one after the other.
///
/// A glide decelerates exponentially; at an edge its remaining velocity goes into a spring; a released overscroll returns.
/// > Contract: facts 3.4. > Units: points, seconds from the release. > Complexity: O(1) per sample.
package struct AxisMotion: Hashable, Sendable {
    package enum Curve: Hashable, Sendable {
        case rest(Double)
        /// v(t) = v₀·r^(1000t).
        case glide(from: Double, velocity: Double, rate: Double)
        /// target + (a + b·t)·e^(−ωt).
        case spring(target: Double, a: Double, b: Double, frequency: Double)
        /// target + a·e^(−9t) + b·e^(−46t).
        case heldPull(target: Double, a: Double, b: Double)
        /// From one offset to another, slow at both ends.
        case ease(from: Double, to: Double, duration: Double)
    }

    package struct Stretch: Hashable, Sendable {
        package var start: Double
        package var duration: Double
        package var curve: Curve
    }

    package private(set) var stretches: [Stretch] = []
    package private(set) var duration = 0.0
    /// Where it comes to rest.
    package private(set) var end: Double
    private var shift = 0.0

    private init(at place: Double) { end = place }

    // MARK: Creation

    package static func rest(at place: Double) -> AxisMotion { AxisMotion(at: place) }

    package static func ease(from: Double, to: Double, duration: Double = ScrollMotionMetrics.animationDuration) -> AxisMotion {
        var motion = AxisMotion(at: from)
        if from != to { motion.append(.ease(from: from, to: to, duration: duration), duration, end: to) }
        return motion
    }

    /// After a finger was lifted with a velocity.
    package static func release(
        from place: Double, velocity: Double, on axis: ScrollAxis, rate: Double = ScrollMotionMetrics.normalRate, quantum: Double = 0.5
    ) -> AxisMotion {
        var motion = AxisMotion(at: place)
        var here = place
        var speed = axis.isScrollable && velocity.isFinite ? velocity : 0
        // Out of range, in, and out at the other end: there are no more segments.
        for _ in 0..<4 {
            let overshoot = axis.overshoot(here)
            guard
                let next = overshoot == 0
                    ? motion.glide(from: here, speed, on: axis, rate, quantum)
                    : motion.comeBack(overshoot, from: here, speed, axis, quantum)
            else { break }
            (here, speed) = next
        }
        return motion
    }

    /// After a finger was lifted with a velocity, to a target of paging or the delegate.
    package static func settle(
        from place: Double, velocity: Double, to target: Double, quantum: Double = 0.5, prefersSpring: Bool = false
    ) -> AxisMotion {
        var motion = AxisMotion(at: place)
        let distance = target - place
        guard abs(distance) > quantum / 4 else {
            motion.end = target
            if target != place { motion.append(.rest(target), 0, end: target) }
            return motion
        }
        let rest = velocity < 0 ? -ScrollMotionMetrics.restSpeed : ScrollMotionMetrics.restSpeed
        let factor = distance / (velocity - rest)
        let rate = 1000 * factor / (1 + 1000 * factor)
        if !prefersSpring, abs(velocity) > ScrollMotionMetrics.heldPullSpeed, factor > 0, ScrollMotionMetrics.targetRates.contains(rate) {
            let time = log(ScrollMotionMetrics.restSpeed / abs(velocity)) / (1000 * log(rate))
            motion.append(.glide(from: place, velocity: velocity, rate: rate), time, end: target)
            return motion
        }
        // No faster than what reaches the target without overshooting.
        let frequency = ScrollMotionMetrics.targetFrequency
        let limit = frequency * abs(distance)
        let speed = min(max(velocity, -limit), limit)
        motion.spring(to: target, overshoot: -distance, speed, frequency, quantum)
        return motion
    }

    /// Distance of a glide of `rate`: points per point per second.
    package static func reach(of rate: Double) -> Double { rate / (1 - rate) / 1000 }

    /// Where a glide ends if nothing stops it. > Contract: facts 3.4, x₀ + (v₀ ∓ 10)·F.
    package static func target(from place: Double, velocity: Double, rate: Double) -> Double {
        guard abs(velocity) > ScrollMotionMetrics.restSpeed else { return place }
        let rest = velocity < 0 ? -ScrollMotionMetrics.restSpeed : ScrollMotionMetrics.restSpeed
        return place + (velocity - rest) * reach(of: rate)
    }

    /// Whether each stretch begins where the last one ended, and the duration is that of all. > Complexity: O(1): there are a few.
    package func checkInvariants() -> Bool {
        var next = 0.0
        for stretch in stretches {
            guard stretch.start == next, stretch.duration >= 0 else { return false }
            next += stretch.duration
        }
        return duration == next
    }

    // MARK: Sampling

    package func position(at time: Double) -> Double {
        guard let stretch = stretch(at: time) else { return end + shift }
        return Self.position(stretch.curve, max(0, time - stretch.start)) + shift
    }

    /// > Units: points per second.
    package func velocity(at time: Double) -> Double {
        guard let stretch = stretch(at: time) else { return 0 }
        return Self.velocity(stretch.curve, max(0, time - stretch.start))
    }

    package func isDone(at time: Double) -> Bool { time >= duration }

    /// The same motion with an offset: code moved the content while it runs.
    package mutating func shift(by distance: Double) { shift += distance }
    /// Where it comes to rest, shifts included.
    package var destination: Double { end + shift }

    private func stretch(at time: Double) -> Stretch? {
        guard time < duration else { return nil }
        return stretches.last { $0.start <= time } ?? stretches.first
    }

    private static func position(_ curve: Curve, _ time: Double) -> Double {
        switch curve {
        case .rest(let place): return place
        case .glide(let from, let velocity, let rate):
            return from + velocity * reach(of: rate) * (1 - pow(rate, 1000 * time))
        case .spring(let target, let a, let b, let frequency): return target + (a + b * time) * exp(-frequency * time)
        case .heldPull(let target, let a, let b):
            return target + a * exp(-ScrollMotionMetrics.heldPullSlow * time) + b * exp(-ScrollMotionMetrics.heldPullFast * time)
        case .ease(let from, let to, let duration): return from + (to - from) * EaseInOut.progress(time / duration)
        }
    }

    private static func velocity(_ curve: Curve, _ time: Double) -> Double {
        switch curve {
        case .rest: return 0
        case .glide(_, let velocity, let rate): return velocity * pow(rate, 1000 * time)
        case .spring(_, let a, let b, let frequency): return (b - frequency * (a + b * time)) * exp(-frequency * time)
        case .heldPull(_, let a, let b):
            let (slow, fast) = (ScrollMotionMetrics.heldPullSlow, ScrollMotionMetrics.heldPullFast)
            return -slow * a * exp(-slow * time) - fast * b * exp(-fast * time)
        case .ease(let from, let to, let duration):
            let step = 1e-4
            return (to - from) * (EaseInOut.progress(time / duration + step) - EaseInOut.progress(time / duration - step))
                / (2 * step * duration)
        }
    }

    // MARK: Segments

    private mutating func append(_ curve: Curve, _ time: Double, end: Double) {
        stretches.append(Stretch(start: duration, duration: time, curve: curve))
        duration += time
        self.end = end
        assert(checkInvariants())
    }

    /// > Returns: offset and velocity where it leaves the range, nil if it comes to rest inside.
    private mutating func glide(
        from place: Double, _ speed: Double, on axis: ScrollAxis, _ rate: Double, _ quantum: Double
    ) -> (Double, Double)? {
        guard abs(speed) > ScrollMotionMetrics.restSpeed, rate > 0, rate < 1 else { return nil }
        let target = Self.target(from: place, velocity: speed, rate: rate)
        let edge = speed < 0 ? axis.lower : axis.upper
        let curve = Curve.glide(from: place, velocity: speed, rate: rate)
        if axis.contains(target) {
            append(curve, log(ScrollMotionMetrics.restSpeed / abs(speed)) / (1000 * log(rate)), end: target)
            return nil
        }
        let reach = Self.reach(of: rate)
        let time = log(1 - (edge - place) / (speed * reach)) / (1000 * log(rate))
        if time > 0 { append(curve, time, end: edge) }
        if axis.bounces { spring(to: edge, overshoot: 0, speed - (edge - place) / reach, ScrollMotionMetrics.bounceFrequency, quantum) }
        return nil
    }

    /// > Returns: offset and velocity where it enters the range again, nil if it comes to rest at the edge.
    private mutating func comeBack(
        _ overshoot: Double, from place: Double, _ speed: Double, _ axis: ScrollAxis, _ quantum: Double
    ) -> (Double, Double)? {
        let edge = axis.clamp(place)
        if !axis.bounces {
            append(.rest(edge), 0, end: edge)
            return nil
        }
        if abs(speed) < ScrollMotionMetrics.heldPullSpeed {
            let (slow, fast) = (ScrollMotionMetrics.heldPullSlow, ScrollMotionMetrics.heldPullFast)
            let b = -(speed + slow * overshoot) / (fast - slow)
            append(edge, .heldPull(target: edge, a: overshoot - b, b: b), quantum)
            return nil
        }
        let frequency = ScrollMotionMetrics.bounceFrequency
        let b = speed + frequency * overshoot
        guard b * overshoot < 0 else {
            spring(to: edge, overshoot: overshoot, speed, frequency, quantum)
            return nil
        }
        // It passes the edge on its way in and continues as a glide.
        let time = -overshoot / b
        append(.spring(target: edge, a: overshoot, b: b, frequency: frequency), time, end: edge)
        let left = b * exp(-frequency * time)
        return abs(left) > ScrollMotionMetrics.restSpeed && axis.upper > axis.lower ? (edge, left) : nil
    }

    private mutating func spring(to target: Double, overshoot: Double, _ speed: Double, _ frequency: Double, _ quantum: Double) {
        append(target, .spring(target: target, a: overshoot, b: speed + frequency * overshoot, frequency: frequency), quantum)
    }

    /// Until the remaining distance is less than half a pixel.
    private mutating func append(_ target: Double, _ curve: Curve, _ quantum: Double) {
        let slowest = 3.0
        var time = 0.0
        let step = 1.0 / 120
        func isSettled(_ time: Double) -> Bool {
            abs(Self.position(curve, time) - target) < quantum / 2 && abs(Self.velocity(curve, time)) < ScrollMotionMetrics.restSpeed
        }
        while time < slowest, !isSettled(time) { time += step }
        append(curve, time, end: target)
    }
}

/// The ease-in-out curve: cubic Bézier 0.42, 0, 0.58, 1 (D).
package enum EaseInOut {
    package static func progress(_ part: Double) -> Double {
        guard part > 0 else { return 0 }
        guard part < 1 else { return 1 }
        func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
            let rest = 1 - t
            return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<30 {
            let middle = (low + high) / 2
            if coordinate(middle, 0.42, 0.58) < part { low = middle } else { high = middle }
        }
        return coordinate((low + high) / 2, 0, 1)
    }
}
