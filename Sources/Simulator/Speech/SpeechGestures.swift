package import DeviceProtocol

/// Recognizes VoiceOver's gestures: a value that receives touches and time.
///
/// One finger that rests or moves slowly explores; a fast one is a flick; two consecutive taps are a double tap, at any position.
/// > Units: points of the screen; seconds. > Contract: iPhone User Guide, "Use VoiceOver gestures".
package struct SpeechGestures: Sendable {
    package enum Direction: Hashable, Sendable { case left, right, up, down }
    package enum Gesture: Hashable, Sendable {
        case explore(x: Double, y: Double)
        case flick(Direction, fingers: Int)
        case doubleTap(fingers: Int)
        /// Two fingers that move back and forth.
        case scrub
    }

    fileprivate struct Path: Hashable, Sendable {
        var startX, startY, x, y: Double
        /// Its horizontal direction, and how often it reversed.
        var turnX: Double
        var heading = 0.0
        var turns = 0
    }

    private var paths: [Int: Path] = [:]
    private var fingers = 0
    private var began = 0.0
    private var isExploring = false
    private var firstTap: (x: Double, y: Double, at: Double, fingers: Int)?

    /// A touch longer than a flick explores.
    private static let flickTime = 0.3
    /// Maximum interval before the second tap.
    private static let tapTime = 0.3
    private static let flickLength = 30.0
    private static let turnLength = 20.0

    package init() {}

    /// When `wait` returns a gesture without another touch.
    package var nextChange: Double? {
        if let firstTap { return firstTap.at + Self.tapTime }
        return fingers == 1 && !paths.isEmpty && !isExploring ? began + Self.flickTime : nil
    }

    /// Time passed: a single tap, or a resting finger, explores.
    package mutating func wait(until now: Double) -> [Gesture] {
        if let tap = firstTap, now >= tap.at + Self.tapTime {
            firstTap = nil
            return tap.fingers == 1 ? [.explore(x: tap.x, y: tap.y)] : []
        }
        guard fingers == 1, !isExploring, now >= began + Self.flickTime, let path = paths.values.first else { return [] }
        isExploring = true
        return [.explore(x: path.x, y: path.y)]
    }

    package mutating func take(_ touch: TouchSample, at now: Double) -> [Gesture] {
        var gestures = wait(until: now)
        switch touch.phase {
        case .began:
            if paths.isEmpty { (fingers, began, isExploring) = (0, now, false) }
            paths[touch.finger] = Path(startX: touch.x, startY: touch.y, x: touch.x, y: touch.y, turnX: touch.x)
            fingers = max(fingers, paths.count)
        case .moved:
            paths[touch.finger]?.move(touch.x, touch.y, turnLength: Self.turnLength)
            if isExploring { gestures.append(.explore(x: touch.x, y: touch.y)) }
        case .stationary: break
        case .cancelled:
            paths[touch.finger] = nil
            firstTap = nil
        case .ended:
            guard var path = paths.removeValue(forKey: touch.finger) else { break }
            path.move(touch.x, touch.y, turnLength: Self.turnLength)
            if paths.isEmpty, !isExploring { gestures += end(path, now) }
        }
        return gestures
    }

    private mutating func end(_ path: Path, _ now: Double) -> [Gesture] {
        if fingers == 2, path.turns >= 2 { return [.scrub] }
        let (dx, dy) = (path.x - path.startX, path.y - path.startY)
        guard max(abs(dx), abs(dy)) < Self.flickLength else {
            firstTap = nil
            let direction: Direction = abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
            return now - began <= Self.flickTime || fingers > 1 ? [.flick(direction, fingers: fingers)] : []
        }
        if let first = firstTap, first.fingers == fingers {
            firstTap = nil
            return [.doubleTap(fingers: fingers)]
        }
        firstTap = (path.x, path.y, now, fingers)
        return []
    }
}

extension SpeechGestures.Path {
    fileprivate mutating func move(_ x: Double, _ y: Double, turnLength: Double) {
        (self.x, self.y) = (x, y)
        let way = x - turnX
        if heading == 0 || way * heading > 0 {
            // In the same direction: the furthest position counts.
            if abs(way) >= turnLength || heading != 0 { (heading, turnX) = (heading == 0 ? way : heading, x) }
        } else if abs(way) >= turnLength {
            (heading, turnX, turns) = (way, x, turns + 1)
        }
    }
}
