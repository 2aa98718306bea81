internal import DeviceProtocol
internal import DriveProtocol

extension TouchSequence {
    /// The touches of a test's gesture.
    init(_ gesture: DriveGesture) {
        switch gesture {
        case .tap(let place, let count, let fingers): self = .taps(at: place, count: count, fingers: fingers)
        case .press(let place, let seconds): self = .longPress(x: place.x, y: place.y, seconds: seconds)
        case .drag(let from, let to, let hold, let velocity, let holdAtEnd):
            self = .stroke(from: from, to: to, hold: hold, velocity: velocity, holdAtEnd: holdAtEnd)
        case .pinch(let place, let scale, let seconds, let span):
            self = .pinch(x: place.x, y: place.y, scale: scale, seconds: seconds, span: span)
        case .rotate(let place, let angle, let seconds, let span):
            self = .twist(x: place.x, y: place.y, degrees: angle * 180 / .pi, seconds: seconds, span: span)
        }
    }

    private static func taps(at place: DrivePoint, count: Int, fingers: Int) -> TouchSequence {
        var sequence = TouchSequence()
        func samples(_ phase: TouchSample.Phase) -> [TouchSample] {
            (0..<fingers).map { finger in
                let shift = (Double(finger) - Double(fingers - 1) / 2) * fingerDistance
                return TouchSample(finger: finger, phase: phase, x: place.x + shift, y: place.y)
            }
        }
        for index in 0..<count {
            sequence.add(index == 0 ? 0 : doubleTapGap, samples(.began))
            sequence.add(tapLength, samples(.ended))
        }
        return sequence
    }

    /// > Units: points.
    private static let fingerDistance = 40.0

    /// One finger that waits, moves at a constant speed, waits and is lifted.
    private static func stroke(from: DrivePoint, to: DrivePoint, hold: Double, velocity: Double, holdAtEnd: Double) -> TouchSequence {
        var sequence = TouchSequence()
        func sample(_ phase: TouchSample.Phase, _ part: Double) -> [TouchSample] {
            [TouchSample(finger: 0, phase: phase, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)]
        }
        let (across, down) = (to.x - from.x, to.y - from.y)
        let seconds = min(longestStroke, (across * across + down * down).squareRoot() / velocity)
        let count = max(1, Int((seconds / frame).rounded()))
        sequence.add(0, sample(.began, 0))
        for index in 1...count {
            sequence.add((index == 1 ? hold : 0) + seconds / Double(count), sample(.moved, Double(index) / Double(count)))
        }
        sequence.add(max(frame, holdAtEnd), sample(.ended, 1))
        return sequence
    }

    /// > Units: seconds.
    private static let longestStroke = 60.0
}
