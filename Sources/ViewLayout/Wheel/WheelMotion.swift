internal import Foundation

/// How a wheel continues by itself: a closed form of time, ending on a row.
///
/// > Units: points and seconds; time counts from the start of the motion.
package struct WheelMotion: Hashable, Sendable {
    enum Law: Hashable, Sendable {
        /// Decelerates by a constant rate per second, from a velocity.
        case deceleration(velocity: Double, rate: Double)
        /// A critically damped spring towards the target, from a velocity.
        case spring(frequency: Double, velocity: Double)
        /// Ease-in-out, for changes by code and taps.
        case ease
    }

    private struct Phase: Hashable, Sendable {
        var law: Law
        var from: Double
        var to: Double
        var duration: Double
    }

    private var phases: [Phase]
    /// Where it comes to rest.
    package let target: Double
    package var duration: Double { phases.reduce(0) { $0 + $1.duration } }

    /// The wheel is released. > Units: `velocity` in points per second, positive towards later rows.
    package static func release(at offset: Double, velocity: Double, limits: WheelLimits) -> WheelMotion {
        let offset = offset.isFinite ? min(max(offset, -1e15), 1e15) : 0
        let velocity = velocity.isFinite ? min(max(velocity, -50_000), 50_000) : 0
        guard limits.isWithin(offset) else { return spring(offset, limits.clamp(offset), ScrollMotionMetrics.bounceFrequency, velocity) }
        let projected = projection(from: offset, velocity: velocity)
        guard limits.isWithin(projected) else { return hit(from: offset, velocity: velocity, limits: limits, projected: projected) }
        let target = limits.offset(of: limits.row(at: projected))
        let travel = target - offset
        let speed = abs(velocity)
        // A flick that does not reach the next row returns like no flick at all.
        guard speed > 2 * ScrollMotionMetrics.restSpeed, travel * velocity > 0, abs(travel) > limits.rowHeight / 2 else {
            return spring(offset, target, WheelMetrics.settleFrequency, travel * velocity > 0 ? velocity : 0)
        }
        let rate = (speed - ScrollMotionMetrics.restSpeed) / abs(travel)
        let law = Law.deceleration(velocity: velocity, rate: rate)
        return WheelMotion(
            phases: [Phase(law: law, from: offset, to: target, duration: log(speed / ScrollMotionMetrics.restSpeed) / rate)], target: target
        )
    }

    /// Animates to an offset for a tap or for code.
    package static func glide(from offset: Double, to target: Double) -> WheelMotion {
        WheelMotion(phases: [Phase(law: .ease, from: offset, to: target, duration: WheelMetrics.glideDuration)], target: target)
    }

    /// Settles at an offset from a velocity; pages of a calendar do.
    package static func settle(from offset: Double, to target: Double, velocity: Double) -> WheelMotion {
        spring(offset, target, WheelMetrics.settleFrequency, velocity)
    }

    /// Where an endless wheel with this velocity would come to rest.
    package static func projection(from offset: Double, velocity: Double) -> Double {
        guard abs(velocity) > ScrollMotionMetrics.restSpeed else { return offset }
        return offset + (velocity - (velocity < 0 ? -ScrollMotionMetrics.restSpeed : ScrollMotionMetrics.restSpeed)) / naturalRate
    }

    /// Of the velocity, per second.
    private static var naturalRate: Double { 1000 * (1 - ScrollMotionMetrics.normalRate) / ScrollMotionMetrics.normalRate }

    /// Decelerates until the end is reached, and bounces there with the remaining velocity.
    private static func hit(from offset: Double, velocity: Double, limits: WheelLimits, projected: Double) -> WheelMotion {
        let edge = limits.clamp(projected)
        let left = velocity - (edge - offset) * naturalRate
        let time = max(0, log(velocity / left) / naturalRate)
        let roll = Phase(law: .deceleration(velocity: velocity, rate: naturalRate), from: offset, to: edge, duration: time)
        let bounce = spring(edge, edge, ScrollMotionMetrics.bounceFrequency, left)
        return WheelMotion(phases: [roll] + bounce.phases, target: edge)
    }

    private static func spring(_ from: Double, _ to: Double, _ frequency: Double, _ velocity: Double) -> WheelMotion {
        let law = Law.spring(frequency: frequency, velocity: velocity)
        let probe = Phase(law: law, from: from, to: to, duration: 0)
        var time = 0.0
        // Critically damped: after a quarter of a second it only approaches.
        while time < 3, !hasArrived(probe, at: time) { time += 1.0 / 120 }
        return WheelMotion(phases: [Phase(law: law, from: from, to: to, duration: time)], target: to)
    }

    private static func hasArrived(_ phase: Phase, at time: Double) -> Bool {
        let step = 1.0 / 240
        let here = value(phase, time)
        let speed = (value(phase, time + step) - here) / step
        return abs(here - phase.to) < WheelMetrics.arrivalDistance && abs(speed) < WheelMetrics.arrivalSpeed
    }

    /// Whether each phase begins where the last one ended, and the last one ends at the target. > Complexity: O(1): there are two at most.
    package func checkInvariants() -> Bool {
        guard phases.allSatisfy({ $0.duration >= 0 }) else { return false }
        return zip(phases, phases.dropFirst()).allSatisfy { $0.to == $1.from } && phases.last?.to == target
    }

    // MARK: Sampling

    package func isFinished(at time: Double) -> Bool { time >= duration }

    /// The target from `duration` on.
    package func offset(at time: Double) -> Double {
        var time = max(0, time)
        for phase in phases {
            if time < phase.duration { return Self.value(phase, time) }
            time -= phase.duration
        }
        return target
    }

    private static func value(_ phase: Phase, _ time: Double) -> Double {
        switch phase.law {
        case .deceleration(let velocity, let rate):
            return phase.from + velocity / rate * (1 - exp(-rate * time))
        case .spring(let frequency, let velocity):
            let away = phase.from - phase.to
            return phase.to + (away + (velocity + frequency * away) * time) * exp(-frequency * time)
        case .ease:
            let part = min(max(time / phase.duration, 0), 1)
            let eased = part < 0.5 ? 4 * part * part * part : 1 - pow(2 - 2 * part, 3) / 2
            return phase.from + (phase.to - phase.from) * eased
        }
    }
}
