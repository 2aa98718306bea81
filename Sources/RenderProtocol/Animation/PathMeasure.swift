internal import Foundation

/// A path with its arc length: position and direction at a distance.
struct PathMeasure: Sendable {
    private var points: [RenderPoint] = []
    /// Distance at each point; a jump to a new subpath has no length.
    private var lengths: [Double] = []
    /// Index into `points` at the end of each segment: the keyframes of a path that is not paced. The first is the start.
    private(set) var stops: [Int] = []

    var length: Double { lengths.last ?? 0 }
    var isEmpty: Bool { points.isEmpty }

    init(_ path: RenderPath, steps: Int = 24) {
        var (current, start) = (RenderPoint.zero, RenderPoint.zero)
        for segment in path.segments {
            switch segment {
            case .move(let point):
                append(point, counts: false)
                if stops.isEmpty { stops.append(points.count - 1) }
                (current, start) = (point, point)
                continue
            case .line(let point):
                append(point, counts: true)
                current = point
            case .quad(let control, let end):
                let from = current
                for step in 1...steps {
                    let (t, u) = (Double(step) / Double(steps), 1 - Double(step) / Double(steps))
                    append(
                        RenderPoint(
                            u * u * from.x + 2 * u * t * control.x + t * t * end.x, u * u * from.y + 2 * u * t * control.y + t * t * end.y),
                        counts: true)
                }
                current = end
            case .cubic(let c1, let c2, let end):
                let from = current
                for step in 1...steps {
                    let (t, u) = (Double(step) / Double(steps), 1 - Double(step) / Double(steps))
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    append(
                        RenderPoint(a * from.x + b * c1.x + c * c2.x + d * end.x, a * from.y + b * c1.y + c * c2.y + d * end.y),
                        counts: true)
                }
                current = end
            case .close:
                guard current != start else { continue }
                append(start, counts: true)
                current = start
            }
            stops.append(points.count - 1)
        }
    }

    private mutating func append(_ point: RenderPoint, counts: Bool) {
        let step = counts ? points.last.map { hypot(point.x - $0.x, point.y - $0.y) } ?? 0 : 0
        lengths.append(length + step)
        points.append(point)
    }

    /// Distance at a stop.
    func length(atStop stop: Int) -> Double { stops.indices.contains(stop) ? lengths[stops[stop]] : length }

    /// The position at `distance`, and the path's direction there in radians.
    func place(at distance: Double) -> (point: RenderPoint, angle: Double) {
        guard points.count > 1 else { return (points.first ?? .zero, 0) }
        var (low, high) = (0, points.count - 1)
        while low + 1 < high {
            let middle = (low + high) / 2
            if lengths[middle] <= distance { low = middle } else { high = middle }
        }
        // Skip jumps and coincident points, which have no direction.
        var index = low
        while index > 0, lengths[index + 1] == lengths[index] { index -= 1 }
        let (a, b, step) = (points[index], points[index + 1], lengths[index + 1] - lengths[index])
        let t = step > 0 ? min(1, max(0, (distance - lengths[index]) / step)) : 1
        return (RenderPoint(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t), atan2(b.y - a.y, b.x - a.x))
    }
}
