package import HostInterface

/// What fingers do over time, one step a frame.
///
/// > Units: points; seconds.
package struct TouchSequence: Equatable {
    package struct Step: Equatable {
        /// After the step before.
        package var delay: Double
        package var touches: [TouchSample]
    }
    package private(set) var steps: [Step] = []
    private static let frame = 1.0 / 60
    /// How long a finger rests on glass in a tap, and between the two of a double tap.
    private static let tapLength = 0.05
    private static let doubleTapGap = 0.1

    package static func tap(x: Double, y: Double, count: Int = 1) -> TouchSequence {
        var sequence = TouchSequence()
        for index in 0..<count {
            sequence.add(index == 0 ? 0 : doubleTapGap, [TouchSample(finger: 0, phase: .began, x: x, y: y)])
            sequence.add(tapLength, [TouchSample(finger: 0, phase: .ended, x: x, y: y)])
        }
        return sequence
    }

    package static func longPress(x: Double, y: Double, seconds: Double) -> TouchSequence {
        var sequence = TouchSequence()
        sequence.add(0, [TouchSample(finger: 0, phase: .began, x: x, y: y)])
        sequence.add(seconds, [TouchSample(finger: 0, phase: .ended, x: x, y: y)])
        return sequence
    }

    package static func drag(from: (x: Double, y: Double), to: (x: Double, y: Double), seconds: Double) -> TouchSequence {
        move([(from, to)], seconds: seconds)
    }

    /// Two fingers on a level line through the place, as far apart at most as `span`.
    package static func pinch(x: Double, y: Double, scale: Double, seconds: Double, span: Double) -> TouchSequence {
        let (start, end) = scale >= 1 ? (span / scale, span) : (span, span * scale)
        return move(
            [((x - start / 2, y), (x - end / 2, y)), ((x + start / 2, y), (x + end / 2, y))], seconds: seconds)
    }

    private static func move(_ fingers: [(from: (x: Double, y: Double), to: (x: Double, y: Double))], seconds: Double) -> TouchSequence {
        func samples(_ phase: TouchSample.Phase, _ part: Double) -> [TouchSample] {
            fingers.enumerated().map { index, finger in
                TouchSample(
                    finger: index, phase: phase, x: finger.from.x + (finger.to.x - finger.from.x) * part,
                    y: finger.from.y + (finger.to.y - finger.from.y) * part)
            }
        }
        var sequence = TouchSequence()
        sequence.add(0, samples(.began, 0))
        let count = max(1, Int((seconds / frame).rounded()))
        for index in 1...count { sequence.add(seconds / Double(count), samples(.moved, Double(index) / Double(count))) }
        sequence.add(frame, samples(.ended, 1))
        return sequence
    }

    private mutating func add(_ delay: Double, _ touches: [TouchSample]) { steps.append(Step(delay: delay, touches: touches)) }
}
