internal import DriveProtocol

/// The fingers from the first that goes down to the last that goes up, and which gesture that is.
///
/// > Units: points, seconds. Lengths and times R.
struct FingerStroke {
    struct Way {
        var from: DrivePoint
        var to: DrivePoint
    }

    enum Shape: Equatable {
        case tap(DrivePoint)
        case twoFingerTap(DrivePoint)
        case press(DrivePoint, seconds: Double)
        case swipe(RecordedGesture.Direction, from: DrivePoint, to: DrivePoint)
        case drag(from: DrivePoint, to: DrivePoint, hold: Double, seconds: Double)
        case pinch(DrivePoint, scale: Double, seconds: Double)
        case rotate(DrivePoint, angle: Double, seconds: Double)
    }

    private var ways: [Int: Way] = [:]
    private var down: Set<Int> = []
    private var began = 0.0
    private var firstMove: Double?
    /// The last places of the only finger.
    private var recent: [(time: Double, place: DrivePoint)] = []
    private var isCancelled = false
    private var turned = 0.0

    static let slop = 10.0
    private static let longPress = 0.5
    private static let hold = 0.4
    private static let swipeSpeed = 250.0

    /// > Returns: the gesture once the last finger is up.
    mutating func receive(_ touches: [RecordedTouch], at time: Double) -> Shape? {
        if down.isEmpty { (ways, firstMove, recent, isCancelled, turned, began) = ([:], nil, [], false, 0, time) }
        for touch in touches {
            switch touch.phase {
            case .began:
                down.insert(touch.finger)
                ways[touch.finger] = Way(from: touch.place, to: touch.place)
            case .moved: move(touch, at: time)
            case .ended, .cancelled:
                move(touch, at: time)
                isCancelled = isCancelled || touch.phase == .cancelled
                down.remove(touch.finger)
            }
        }
        guard down.isEmpty, !ways.isEmpty, !isCancelled else { return nil }
        return ways.count == 1 ? single(at: time) : ways.count == 2 ? pair(at: time) : nil
    }

    private mutating func move(_ touch: RecordedTouch, at time: Double) {
        let before = angle
        guard let way = ways[touch.finger] else { return }
        ways[touch.finger]?.to = touch.place
        if firstMove == nil, Self.distance(way.from, touch.place) >= Self.slop { firstMove = time }
        recent.append((time, touch.place))
        recent.removeAll { time - $0.time > 0.1 }
        if let before, let angle { turned += Self.turn(angle - before) }
    }

    private func single(at time: Double) -> Shape? {
        guard let way = ways.values.first else { return nil }
        let seconds = time - began
        guard let firstMove else { return seconds < Self.longPress ? .tap(way.from) : .press(way.from, seconds: seconds) }
        let (across, along) = (way.to.x - way.from.x, way.to.y - way.from.y)
        let hold = firstMove - began
        let speed = recent.first.map { Self.distance($0.place, way.to) / max(time - $0.time, 1.0 / 60) } ?? 0
        let isStraight = max(abs(across), abs(along)) > 1.5 * min(abs(across), abs(along))
        guard hold < Self.hold, speed >= Self.swipeSpeed, isStraight else {
            return .drag(from: way.from, to: way.to, hold: hold < Self.hold ? 0 : hold, seconds: time - firstMove)
        }
        let direction: RecordedGesture.Direction =
            abs(across) > abs(along) ? (across < 0 ? .left : .right) : (along < 0 ? .up : .down)
        return .swipe(direction, from: way.from, to: way.to)
    }

    private func pair(at time: Double) -> Shape? {
        let both = ways.sorted { $0.key < $1.key }.map(\.value)
        let seconds = max(time - began, 0.1)
        let middle = DrivePoint(x: (both[0].from.x + both[1].from.x) / 2, y: (both[0].from.y + both[1].from.y) / 2)
        let scale = Self.distance(both[0].to, both[1].to) / max(1, Self.distance(both[0].from, both[1].from))
        let isStill = both.allSatisfy { Self.distance($0.from, $0.to) < Self.slop }
        if isStill { return .twoFingerTap(middle) }
        let isTurn = abs(turned) > 0.15 && abs(turned) > abs(scale - 1)
        return isTurn
            ? .rotate(middle, angle: turned, seconds: seconds) : .pinch(middle, scale: max(scale, 0.05), seconds: seconds)
    }

    /// The direction from the first finger to the second. > Units: radians.
    private var angle: Double? {
        guard ways.count == 2 else { return nil }
        let both = ways.sorted { $0.key < $1.key }.map(\.value.to)
        return Angle.of(both[1].x - both[0].x, both[1].y - both[0].y)
    }

    private static func turn(_ angle: Double) -> Double {
        angle > .pi ? angle - 2 * .pi : angle < -.pi ? angle + 2 * .pi : angle
    }

    static func distance(_ a: DrivePoint, _ b: DrivePoint) -> Double {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
}
