package import DeviceProtocol
internal import Foundation

/// What fingers do over time, one step per frame.
///
/// > Units: points; seconds.
package struct TouchSequence: Equatable {
    package struct Step: Equatable {
        /// After the previous step.
        package var delay: Double
        package var touches: [TouchSample]
    }
    package private(set) var steps: [Step] = []
    static let frame = 1.0 / 60
    /// How long a finger is down in a tap, and the interval between the two taps of a double tap.
    static let tapLength = 0.05
    static let doubleTapGap = 0.1
    /// A swipe's distance and duration.
    private static let swipeLength = 120.0
    private static let swipeTime = 0.15

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

    /// Held until the drag starts, then moved, and held a moment before it is lifted.
    package static func carry(from: (x: Double, y: Double), to: (x: Double, y: Double), seconds: Double) -> TouchSequence {
        var sequence = TouchSequence()
        func sample(_ phase: TouchSample.Phase, _ part: Double) -> [TouchSample] {
            [TouchSample(finger: 0, phase: phase, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)]
        }
        sequence.add(0, sample(.began, 0))
        sequence.add(holdTime, sample(.stationary, 0))
        let count = max(1, Int((seconds / frame).rounded()))
        for index in 1...count { sequence.add(seconds / Double(count), sample(.moved, Double(index) / Double(count))) }
        sequence.add(0.2, sample(.ended, 1))
        return sequence
    }

    /// > Units: seconds.
    private static let holdTime = 0.8

    /// Two fingers on a horizontal line through the position, at most `span` apart.
    package static func pinch(x: Double, y: Double, scale: Double, seconds: Double, span: Double) -> TouchSequence {
        let (start, end) = scale >= 1 ? (span / scale, span) : (span, span * scale)
        return move(
            [((x - start / 2, y), (x - end / 2, y)), ((x + start / 2, y), (x + end / 2, y))], seconds: seconds)
    }

    /// Two fingers on opposite sides of the position rotate about it, clockwise with positive degrees.
    package static func twist(x: Double, y: Double, degrees: Double, seconds: Double, span: Double) -> TouchSequence {
        run(fingers: 2, seconds: seconds) { finger, part in
            let angle = degrees * part * .pi / 180 + (finger == 0 ? .pi : 0)
            return (x + cos(angle) * span / 2, y + sin(angle) * span / 2)
        }
    }

    package static func twoFingerTap(x: Double, y: Double, span: Double) -> TouchSequence {
        var sequence = TouchSequence()
        func samples(_ phase: TouchSample.Phase) -> [TouchSample] {
            [-1.0, 1].enumerated().map { TouchSample(finger: $0.offset, phase: phase, x: x + $0.element * span / 2, y: y) }
        }
        sequence.add(0, samples(.began))
        sequence.add(tapLength, samples(.ended))
        return sequence
    }

    /// Two fingers side by side.
    package static func twoFingerDrag(
        from: (x: Double, y: Double), to: (x: Double, y: Double), seconds: Double, span: Double
    ) -> TouchSequence {
        move(
            [-1.0, 1].map { side in ((from.x + side * span / 2, from.y), (to.x + side * span / 2, to.y)) }, seconds: seconds)
    }

    /// A quick swipe over the position.
    package static func swipe(x: Double, y: Double, _ side: ScriptCommand.Side) -> TouchSequence {
        let way =
            switch side {
            case .left: (x: -swipeLength, y: 0.0)
            case .right: (x: swipeLength, y: 0.0)
            case .up: (x: 0.0, y: -swipeLength)
            case .down: (x: 0.0, y: swipeLength)
            }
        return move([((x - way.x / 2, y - way.y / 2), (x + way.x / 2, y + way.y / 2))], seconds: swipeTime)
    }

    private static func move(_ fingers: [(from: (x: Double, y: Double), to: (x: Double, y: Double))], seconds: Double) -> TouchSequence {
        run(fingers: fingers.count, seconds: seconds) { index, part in
            let finger = fingers[index]
            return (finger.from.x + (finger.to.x - finger.from.x) * part, finger.from.y + (finger.to.y - finger.from.y) * part)
        }
    }

    /// `place` gives each finger's position by its number and the fraction of the time.
    private static func run(fingers: Int, seconds: Double, _ place: (Int, Double) -> (x: Double, y: Double)) -> TouchSequence {
        func samples(_ phase: TouchSample.Phase, _ part: Double) -> [TouchSample] {
            (0..<fingers).map { index in
                let point = place(index, part)
                return TouchSample(finger: index, phase: phase, x: point.x, y: point.y)
            }
        }
        var sequence = TouchSequence()
        sequence.add(0, samples(.began, 0))
        let count = max(1, Int((seconds / frame).rounded()))
        for index in 1...count { sequence.add(seconds / Double(count), samples(.moved, Double(index) / Double(count))) }
        sequence.add(frame, samples(.ended, 1))
        return sequence
    }

    mutating func add(_ delay: Double, _ touches: [TouchSample]) { steps.append(Step(delay: delay, touches: touches)) }
}
