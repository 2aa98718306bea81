import RenderProtocol

/// The keyframes of one value. > Units: fractions of the animation, 0...1.
struct KeyframeSteps {
    private struct Step {
        var start: Double
        var end: Double
        var value: AnimatedValue
    }
    let first: AnimatedValue
    private var steps: [Step] = []

    init(_ first: AnimatedValue) { self.first = first }

    /// A later value for the same range replaces the earlier.
    mutating func set(_ value: AnimatedValue, in part: ClosedRange<Double>) {
        if let index = steps.firstIndex(where: { $0.start == part.lowerBound && $0.end == part.upperBound }) {
            steps[index].value = value
        } else {
            steps.append(Step(start: part.lowerBound, end: part.upperBound, value: value))
        }
    }

    /// The range that begins at `start` and lasts `length`, within 0...1; NaN becomes 0.
    static func part(_ start: Double, _ length: Double) -> ClosedRange<Double> {
        let from = start.isNaN ? 0 : min(max(start, 0), 1)
        return from...(length.isNaN ? from : min(1, from + max(length, 0)))
    }

    /// A value holds until the range that changes it begins; a range that begins before its predecessor ends starts at that end.
    func frames(isDiscrete: Bool) -> [(time: Double, value: AnimatedValue)] {
        var frames = [(time: 0.0, value: first)]
        for step in steps.sorted(by: { $0.start < $1.start }) {
            let last = frames[frames.count - 1]
            let start = max(step.start, last.time)
            if isDiscrete {
                if step.start <= 0 { frames = [(0, step.value)] } else { frames.append((step.start, step.value)) }
                continue
            }
            if start > last.time { frames.append((start, last.value)) }
            frames.append((max(step.end, start), step.value))
        }
        let last = frames[frames.count - 1]
        if !isDiscrete, last.time < 1 { frames.append((1, last.value)) }
        return frames
    }

    /// The value at a fraction of the animation.
    func value(at fraction: Double) -> AnimatedValue {
        let frames = frames(isDiscrete: false)
        guard let next = frames.firstIndex(where: { $0.time >= fraction }), next > 0 else {
            return fraction <= 0 ? first : frames[frames.count - 1].value
        }
        let (before, after) = (frames[next - 1], frames[next])
        let length = after.time - before.time
        return before.value.interpolated(to: after.value, length > 0 ? (fraction - before.time) / length : 1)
    }

    /// The frames between two fractions, backwards too, with times of 0...1.
    func frames(from start: Double, to end: Double) -> [(time: Double, value: AnimatedValue)] {
        let (low, high) = (min(start, end), max(start, end))
        guard high > low else { return [(0, value(at: end)), (1, value(at: end))] }
        let inner = frames(isDiscrete: false).filter { $0.time > low && $0.time < high }
        let all = [(time: low, value: value(at: low))] + inner + [(time: high, value: value(at: high))]
        let scaled = all.map { (time: ($0.time - low) / (high - low), value: $0.value) }
        return start <= end ? scaled : scaled.reversed().map { (1 - $0.time, $0.value) }
    }
}
