/// Converts a stroked line to its outline, to be filled with the winding rule.
struct PathStroker {
    var width: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: CGFloat
    /// > Units: those of the path.
    var tolerance: CGFloat

    private var half: CGFloat { width / 2 }

    func outline(of elements: [PathElement]) -> [PathElement] {
        var result: [Polyline] = []
        for line in elements.polylines(tolerance: tolerance) {
            let points = Self.withoutRepeats(line.points, closed: line.isClosed)
            if points.count == 1 {
                if let dot = dot(at: points[0], closed: line.isClosed) { result.append(dot) }
            } else if line.isClosed && points.count > 2 {
                result.append(Polyline(points: side(points, closed: true), isClosed: true))
                result.append(Polyline(points: side(points.reversed(), closed: true), isClosed: true))
            } else {
                result.append(Polyline(points: side(points, closed: false) + side(points.reversed(), closed: false), isClosed: true))
            }
        }
        return result.pathElements
    }

    private static func withoutRepeats(_ points: [CGPoint], closed: Bool) -> [CGPoint] {
        var result: [CGPoint] = []
        for point in points where result.last.map({ hypot($0.x - point.x, $0.y - point.y) > 1e-9 }) ?? true { result.append(point) }
        while closed, result.count > 1, result[0] == result[result.count - 1] { result.removeLast() }
        return result
    }

    /// A subpath without length shows its caps, unless they are butt.
    private func dot(at p: CGPoint, closed: Bool) -> Polyline? {
        switch cap {
        case .butt: return nil
        case .square:
            return Polyline(
                points: [
                    CGPoint(x: p.x - half, y: p.y - half), CGPoint(x: p.x + half, y: p.y - half), CGPoint(x: p.x + half, y: p.y + half),
                    CGPoint(x: p.x - half, y: p.y + half),
                ],
                isClosed: true
            )
        case .round: return Polyline(points: fan(around: p, from: 0, sweep: 2 * .pi), isClosed: true)
        }
    }

    /// The offset line to the left of the points, with joins, and for open lines the cap at the end.
    private func side(_ points: [CGPoint], closed: Bool) -> [CGPoint] {
        let count = points.count
        let segments = closed ? count : count - 1
        func direction(_ index: Int) -> CGVector {
            let (from, to) = (points[index % count], points[(index + 1) % count])
            let length = hypot(to.x - from.x, to.y - from.y)
            return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
        }
        var result: [CGPoint] = []
        for index in 0..<segments {
            let d = direction(index)
            let (from, to) = (points[index % count], points[(index + 1) % count])
            result.append(offset(from, d))
            result.append(offset(to, d))
            if index + 1 < segments || closed {
                addJoin(at: to, from: d, to: direction((index + 1) % segments), &result)
            } else {
                addCap(at: to, direction: d, &result)
            }
        }
        return result
    }

    private func offset(_ p: CGPoint, _ d: CGVector) -> CGPoint { CGPoint(x: p.x - d.dy * half, y: p.y + d.dx * half) }

    private func addJoin(at p: CGPoint, from d1: CGVector, to d2: CGVector, _ result: inout [CGPoint]) {
        let cross = d1.dx * d2.dy - d1.dy * d2.dx
        let dot = d1.dx * d2.dx + d1.dy * d2.dy
        // The left side is the outer one of a right turn.
        guard cross < -1e-9 || (abs(cross) <= 1e-9 && dot < 0) else {
            if cross > 1e-9 { result.append(p) }
            return
        }
        switch join {
        case .round:
            let start = atan2(d1.dx, -d1.dy)
            result += fan(around: p, from: start, sweep: -acos(min(max(dot, -1), 1)))
        case .miter:
            let squared = 2 / (1 + dot)
            guard dot > -1 + 1e-9, squared <= miterLimit * miterLimit else { return }
            let along = -cross / (1 + dot) * half
            result.append(CGPoint(x: p.x - d1.dy * half + d1.dx * along, y: p.y + d1.dx * half + d1.dy * along))
        case .bevel: break
        }
    }

    private func addCap(at p: CGPoint, direction d: CGVector, _ result: inout [CGPoint]) {
        switch cap {
        case .butt: break
        case .square:
            let end = CGPoint(x: p.x + d.dx * half, y: p.y + d.dy * half)
            result.append(offset(end, d))
            result.append(offset(end, CGVector(dx: -d.dx, dy: -d.dy)))
        case .round: result += fan(around: p, from: atan2(d.dx, -d.dy), sweep: -.pi)
        }
    }

    private func fan(around p: CGPoint, from start: CGFloat, sweep: CGFloat) -> [CGPoint] {
        let ratio = min(tolerance / max(half, 1e-6), 1)
        let step = max(2 * acos(1 - ratio), 0.02)
        let count = max(2, Int((abs(sweep) / step).rounded(.up)))
        return (0...count).map { PathShapes.point(on: p, radius: half, angle: start + sweep * CGFloat($0) / CGFloat(count)) }
    }
}

extension CGPath {
    /// The outline of this path's stroke.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let scale = transform.meanScale > 0 ? transform.meanScale : 1
        let stroker = PathStroker(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, tolerance: 0.05 / scale)
        return CGPath(elements: stroker.outline(of: elements).transformed(transform))
    }
}
