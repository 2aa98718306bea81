/// An animation's progress at a time.
public struct AnimationProgress: Hashable, Sendable {
    /// Whether the time is before, in or after the animation's active time.
    public enum Phase: Hashable, Sendable { case before, active, after }
    /// Where the time is relative to the active time.
    public var phase: Phase
    /// Completed repetitions.
    public var iteration: Int
    /// Seconds into the simple duration, decreasing in the reverse phase of an autoreversing animation.
    public var time: Double
    /// `time` as a fraction of the duration, before the timing curve.
    public var progress: Double
}

extension AnimationTiming {
    /// Duration in the animation's own time, all repetitions; may be infinite.
    public var activeDuration: Double {
        let simple = max(0, duration)
        if repeatDuration > 0 { return repeatDuration }
        let rounds = repeatCount > 0 ? repeatCount : 1
        return simple == 0 ? 0 : simple * rounds * (autoreverses ? 2 : 1)
    }

    /// When it ends, in the time `beginTime` is in; infinite if it never ends.
    public var endTime: Double {
        guard speed != 0 else { return .infinity }
        return beginTime + activeDuration / abs(speed)
    }

    /// A timer and the screen's clock reach the same time slightly apart. The app, which ends an animation, and the server, which shows it,
    /// use this tolerance, or a completion's changes would be visible next to the animation's last values. > Units: seconds.
    public static let tolerance = 0.000_5

    /// `time`, or the end if it is within the tolerance.
    func settled(_ time: Double) -> Double {
        let end = endTime
        return time < end && time >= end - Self.tolerance ? end : time
    }

    /// The animation's progress at `time`, in the time `beginTime` is in.
    public func moment(at time: Double) -> AnimationProgress {
        let total = activeDuration
        let elapsed = (time - beginTime) * abs(speed)
        let phase: AnimationProgress.Phase
        if time < beginTime && speed != 0 {
            phase = .before
        } else {
            phase = speed != 0 && elapsed >= total ? .after : .active
        }
        var active = min(max(0, speed == 0 ? 0 : elapsed), total)
        if speed < 0 { active = total.isFinite ? total - active : 0 }
        return position(active: active, total: total, phase: phase)
    }

    private func position(active: Double, total: Double, phase: AnimationProgress.Phase) -> AnimationProgress {
        guard duration > 0 else { return AnimationProgress(phase: phase, iteration: 0, time: 0, progress: phase == .before ? 0 : 1) }
        let shifted = max(0, active + timeOffset)
        var round = (shifted / duration).rounded(.down)
        var time = shifted - round * duration
        // The end itself belongs to the last repetition, not to the start of another.
        if time == 0, round > 0, active >= total || speed == 0 { (round, time) = (round - 1, duration) }
        // An offset moves the start; the skipped part is played at the end.
        let rounds = autoreverses ? 2.0 : 1
        let backwards = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
        if backwards { time = duration - time }
        let iteration = (round / rounds).rounded(.down)
        return AnimationProgress(phase: phase, iteration: Int(min(iteration, 1e9)), time: time, progress: min(1, max(0, time / duration)))
    }
}
