/// Where an animation stands at a moment.
public struct AnimationProgress: Hashable, Sendable {
    public enum Phase: Hashable, Sendable { case before, active, after }
    public var phase: Phase
    /// Complete rounds before this one.
    public var iteration: Int
    /// Seconds into the simple duration, running backwards on the way back of an autoreversing animation.
    public var time: Double
    /// `time` as a part of the duration, before the timing curve.
    public var progress: Double
}

extension AnimationTiming {
    /// Seconds the animation runs in its own time, all rounds; may be infinite.
    public var activeDuration: Double {
        let simple = max(0, duration)
        if repeatDuration > 0 { return repeatDuration }
        let rounds = repeatCount > 0 ? repeatCount : 1
        return simple == 0 ? 0 : simple * rounds * (autoreverses ? 2 : 1)
    }

    /// When it is over, in the time `beginTime` is in; infinite when it never ends.
    public var endTime: Double {
        guard speed != 0 else { return .infinity }
        return beginTime + activeDuration / abs(speed)
    }

    /// A timer and the clock of the screen reach one moment a hair apart. Who ends an animation and who shows it agree on this much, or
    /// what a completion changes would be seen beside the animation's last values. > Units: seconds.
    public static let tolerance = 0.000_5

    /// `time`, or the end where it is as good as reached.
    func settled(_ time: Double) -> Double {
        let end = endTime
        return time < end && time >= end - Self.tolerance ? end : time
    }

    /// Where the animation stands at `time`, in the time `beginTime` is in.
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
        // The very end belongs to the last round, not to the first moment of one that never comes.
        if time == 0, round > 0, active >= total || speed == 0 { (round, time) = (round - 1, duration) }
        // An offset moves the start; what it skipped is played at the end.
        let rounds = autoreverses ? 2.0 : 1
        let backwards = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
        if backwards { time = duration - time }
        let iteration = (round / rounds).rounded(.down)
        return AnimationProgress(phase: phase, iteration: Int(min(iteration, 1e9)), time: time, progress: min(1, max(0, time / duration)))
    }
}
