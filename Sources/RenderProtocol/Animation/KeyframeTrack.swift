/// Keyframes of one animation, sampled at any progress.
struct KeyframeTrack {
    struct Sample {
        var value: AnimatedValue
        /// Direction of motion along a path, radians.
        var angle: Double?
    }

    let values: [AnimatedValue]
    let keyTimes: [Double]
    let curves: [TimingCurve]
    let mode: KeyframeMode
    let path: RenderPath?

    func sample(at progress: Double) -> Sample? {
        if let path { return sample(path: PathMeasure(path), at: progress) }
        guard let first = values.first, let last = values.last else { return nil }
        if mode == .discrete { return Sample(value: values[discreteIndex(progress)]) }
        guard values.count > 1 else { return Sample(value: first) }
        let times = times(count: values.count)
        if progress <= times[0] { return Sample(value: first) }
        if progress >= times[times.count - 1] { return Sample(value: last) }
        let (index, t) = locate(progress, in: times)
        switch mode {
        case .cubic, .cubicPaced: return Sample(value: cubic(index, t))
        default: return Sample(value: values[index].interpolated(to: values[index + 1], t))
        }
    }

    /// The next progress at which a discrete track changes; nil after the last.
    func nextStep(after progress: Double) -> Double? {
        let count = values.count
        guard count > 1 else { return nil }
        return (1..<count).map { discreteTime($0) }.first { $0 > progress }
    }

    private func discreteTime(_ index: Int) -> Double {
        keyTimes.count >= values.count ? keyTimes[index] : Double(index) / Double(values.count)
    }

    private func discreteIndex(_ progress: Double) -> Int {
        var index = 0
        while index + 1 < values.count, discreteTime(index + 1) <= progress + 1e-12 { index += 1 }
        return index
    }

    /// One time per value, increasing from 0 to 1.
    private func times(count: Int) -> [Double] {
        if mode == .paced || mode == .cubicPaced {
            var (sum, times) = (0.0, [0.0])
            for index in 1..<count {
                sum += mode == .paced ? values[index - 1].distance(to: values[index]) : cubicLength(index - 1)
                times.append(sum)
            }
            if sum > 0 { return times.map { $0 / sum } }
        } else if keyTimes.count == count {
            return keyTimes
        }
        return (0..<count).map { Double($0) / Double(count - 1) }
    }

    /// The pair of keyframes around a progress, and the interpolation between them, after that pair's timing curve.
    private func locate(_ progress: Double, in times: [Double]) -> (index: Int, t: Double) {
        var index = 0
        while index + 2 < times.count, times[index + 1] <= progress { index += 1 }
        let step = times[index + 1] - times[index]
        let t = step > 0 ? min(1, max(0, (progress - times[index]) / step)) : 1
        // Paced keyframes move at a constant speed.
        let isPaced = mode == .paced || mode == .cubicPaced
        return (index, !isPaced && curves.indices.contains(index) ? curves[index].solve(t) : t)
    }

    /// Catmull-Rom through the neighbours.
    private func cubic(_ index: Int, _ t: Double) -> AnimatedValue {
        let (p1, p2) = (values[index], values[index + 1])
        let p0 = index > 0 ? values[index - 1] : p1
        let p3 = index + 2 < values.count ? values[index + 2] : p2
        let tangents = (p2.combined(p0) { ($0 - $1) / 2 }, p3.combined(p1) { ($0 - $1) / 2 })
        guard let m1 = tangents.0, let m2 = tangents.1 else { return p1.interpolated(to: p2, t) }
        let (t2, t3) = (t * t, t * t * t)
        let (a, b, c, d) = (2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, -2 * t3 + 3 * t2, t3 - t2)
        let ends = p1.combined(p2) { a * $0 + c * $1 }
        let bends = m1.combined(m2) { b * $0 + d * $1 }
        guard let ends, let bends, let result = ends.combined(bends, +) else { return p1.interpolated(to: p2, t) }
        return result
    }

    private func cubicLength(_ index: Int) -> Double {
        var (sum, previous) = (0.0, values[index])
        for step in 1...16 {
            let next = cubic(index, Double(step) / 16)
            sum += previous.distance(to: next)
            previous = next
        }
        return sum
    }

    private func sample(path: PathMeasure, at progress: Double) -> Sample? {
        guard !path.isEmpty else { return nil }
        var distance = progress * path.length
        if mode != .paced && mode != .cubicPaced && path.stops.count > 1 {
            let count = path.stops.count
            let times = keyTimes.count == count ? keyTimes : (0..<count).map { Double($0) / Double(count - 1) }
            if mode == .discrete {
                let index = times.lastIndex { $0 <= progress + 1e-12 } ?? 0
                distance = path.length(atStop: index)
            } else {
                let (index, t) = locate(min(1, max(0, progress)), in: times)
                let (from, to) = (path.length(atStop: index), path.length(atStop: index + 1))
                distance = from + (to - from) * t
            }
        }
        let place = path.place(at: distance)
        return Sample(value: .point(place.point), angle: place.angle)
    }
}
