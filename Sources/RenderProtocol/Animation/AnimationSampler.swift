/// Applies animations to a layer's model values. Pure: the same arguments give the same values, in the server and in the app.
///
/// Animations are applied in the given order; an additive one adds to the result of the earlier ones, any other replaces it.
/// > Units: seconds of the layer's own time (`LayerValues.localTime(parent:)`).
public enum AnimationSampler {
    /// The values that a layer shows at a time of its own clock, with its animations applied in order.
    public static func present(_ model: LayerValues, _ animations: [AttachedAnimation], at time: Double) -> PresentedLayer {
        var result = PresentedLayer(values: model)
        for attached in animations {
            apply(attached.animation, key: attached.key, at: time, isMember: false, rate: 1, to: &result)
        }
        if !animations.isEmpty { result.values.limitToShowable() }
        return result
    }

    /// When the last of the animations ends; nil without animations or if one is infinite.
    public static func endTime(_ animations: [AttachedAnimation]) -> Double? {
        let end = animations.map(\.animation.timing.endTime).max()
        return end.flatMap { $0.isFinite ? $0 : nil }
    }

    /// `rate` is the speed of `time` in the layer's time: 0 inside a paused group.
    private static func apply(
        _ animation: RenderAnimation, key: String, at time: Double, isMember: Bool, rate: Double, to result: inout PresentedLayer
    ) {
        let timing = animation.timing
        let time = isMember ? time : timing.settled(time)
        var moment = timing.moment(at: time)
        if isMember, moment.phase == .after, time == timing.endTime { moment.phase = .active }
        switch moment.phase {
        case .before:
            if !isMember { result.willChange(at: timing.beginTime) } else if rate != 0 { result.isRunning = true }
            guard timing.fill.contains(.backwards) else { return }
        case .active: break
        case .after:
            guard timing.fill.contains(.forwards), isMember || !timing.removedOnCompletion else { return }
        }
        let runs = moment.phase == .active && timing.speed != 0 && rate != 0
        let progress = timing.curve.solve(moment.progress)
        switch animation.content {
        case .basic(let property, let from, let to, let by):
            if runs { result.isRunning = true }
            interpolate(property, from, to, by, fraction: progress, moment, animation, &result)
        case .spring(let property, let from, let to, let by, let spring):
            if runs { result.isRunning = true }
            interpolate(property, from, to, by, fraction: spring.displacement(at: moment.time), moment, animation, &result)
        case .keyframes(let property, let values, let keyTimes, let curves, let mode, let path, let rotation):
            let track = KeyframeTrack(values: values, keyTimes: keyTimes, curves: curves, mode: mode, path: path)
            if runs { noteChange(of: track, moment, timing, at: time, isMember: isMember, &result) }
            guard let sample = track.sample(at: progress) else { return }
            store(sample.value, last: values.last, property, moment, animation, &result)
            if rotation != .none, let angle = sample.angle {
                let turn = rotation == .auto ? angle : angle + .pi
                result.values.transform = result.values.transform.concatenatedLinear(.rotationZ(turn))
            }
        case .group(let members):
            if runs { result.isRunning = true }
            let groupTime = progress * timing.duration
            for member in members {
                apply(member, key: key, at: groupTime, isMember: true, rate: runs ? 1 : 0, to: &result)
            }
        case .transition(let kind, let direction, let start, let end):
            if runs { result.isRunning = true }
            guard moment.phase == .active else { return }
            result.transition = .init(key: key, kind: kind, direction: direction, progress: start + (end - start) * progress)
        }
    }

    /// A discrete track requests sampling only at its next step.
    private static func noteChange(
        of track: KeyframeTrack, _ moment: AnimationProgress, _ timing: AnimationTiming, at time: Double, isMember: Bool,
        _ result: inout PresentedLayer
    ) {
        guard track.mode == .discrete, track.path == nil, !isMember, !timing.autoreverses, timing.curve == .linear, timing.speed > 0 else {
            result.isRunning = true
            return
        }
        let next = track.nextStep(after: moment.progress + 1e-9) ?? 1
        result.willChange(at: time + (next - moment.progress) * timing.duration / timing.speed)
    }

    private static func interpolate(
        _ property: AnimatedKey, _ from: AnimatedValue?, _ to: AnimatedValue?, _ by: AnimatedValue?, fraction: Double,
        _ moment: AnimationProgress, _ animation: RenderAnimation, _ result: inout PresentedLayer
    ) {
        let current = result.values.value(for: property)
        guard let (start, end) = ends(from, to, by, current: current) else { return }
        if case (.bitmap(let first), .bitmap(let second)) = (start, end), first != second, fraction > 0, fraction < 1 {
            result.contentsFade = .init(from: first, to: second, fraction: fraction)
        }
        store(start.interpolated(to: end, fraction), last: end, property, moment, animation, &result)
    }

    /// The rules of `fromValue`, `toValue` and `byValue`.
    static func ends(
        _ from: AnimatedValue?, _ to: AnimatedValue?, _ by: AnimatedValue?, current: AnimatedValue?
    ) -> (AnimatedValue, AnimatedValue)? {
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.difference(from: by) ?? to, to)
        case (let from?, nil, nil): return current.map { (from, $0) } ?? (from, from)
        case (nil, let to?, nil): return current.map { ($0, to) } ?? (to, to)
        case (nil, nil, let by?): return current.map { ($0, $0.adding(by)) }
        case (nil, nil, nil): return nil
        }
    }

    private static func store(
        _ value: AnimatedValue, last: AnimatedValue?, _ property: AnimatedKey, _ moment: AnimationProgress, _ animation: RenderAnimation,
        _ result: inout PresentedLayer
    ) {
        var value = value
        if animation.cumulative, moment.iteration > 0, let last { value = value.adding(last.multiplied(by: moment.iteration)) }
        if animation.additive, let current = result.values.value(for: property) { value = current.adding(value) }
        result.values.set(value, for: property)
    }
}

extension RenderMatrix {
    /// A rotation after this matrix's own, about the same point: the translation is unchanged.
    fileprivate func concatenatedLinear(_ turn: RenderMatrix) -> RenderMatrix {
        var linear = self
        (linear.m41, linear.m42, linear.m43) = (0, 0, 0)
        var result = linear.concatenated(turn)
        (result.m41, result.m42, result.m43) = (m41, m42, m43)
        return result
    }
}
