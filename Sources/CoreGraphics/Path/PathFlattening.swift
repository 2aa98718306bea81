/// One subpath as a sequence of points.
struct Polyline {
    var points: [CGPoint]
    var isClosed: Bool
}

extension [PathElement] {
    /// Subpaths with curves approximated by lines within `tolerance`.
    func polylines(tolerance: CGFloat) -> [Polyline] {
        var result: [Polyline] = []
        var current: [CGPoint] = []
        func finish(closed: Bool) {
            if !current.isEmpty { result.append(Polyline(points: current, isClosed: closed)) }
            current = []
        }
        var start = CGPoint.zero
        for element in self {
            switch element {
            case .move(let p):
                finish(closed: false)
                current = [p]
                start = p
                continue
            case .close:
                finish(closed: true)
                continue
            default: if current.isEmpty { current = [start] }
            }
            let pen = current[current.count - 1]
            switch element {
            case .line(let p): current.append(p)
            case .quad(let c, let p): CubicSegment(pen, quad: c, p).flatten(tolerance: tolerance) { current.append($0) }
            case .curve(let c1, let c2, let p): CubicSegment(pen, c1, c2, p).flatten(tolerance: tolerance) { current.append($0) }
            case .move, .close: break
            }
        }
        finish(closed: false)
        return result
    }
}

extension [Polyline] {
    var pathElements: [PathElement] {
        flatMap { line -> [PathElement] in
            guard let first = line.points.first else { return [] }
            return [.move(first)] + line.points.dropFirst().map { .line($0) } + (line.isClosed ? [.close] : [])
        }
    }
}

extension CGPath {
    /// The path as lines only, within `threshold` of it.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(elements: elements.polylines(tolerance: max(threshold, 1e-3)).pathElements)
    }

    /// Whether a point is inside the path or on one of its lines, with open subpaths closed, by the fill rule.
    ///
    /// The transform is applied to the point before.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        let place = point.applying(transform)
        let shape = elements
        guard boundingBox.insetBy(dx: -1e-6, dy: -1e-6).contains(place) else { return false }
        var winding = 0
        var crossings = 0
        for line in shape.polylines(tolerance: 0.01) where line.points.count > 1 {
            var previous = line.points[line.points.count - 1]
            for next in line.points {
                if Self.isOnLine(place, from: previous, to: next) { return true }
                if (previous.y <= place.y) != (next.y <= place.y) {
                    let x = previous.x + (place.y - previous.y) / (next.y - previous.y) * (next.x - previous.x)
                    if x > place.x {
                        crossings += 1
                        winding += next.y > previous.y ? 1 : -1
                    }
                }
                previous = next
            }
        }
        return rule == .winding ? winding != 0 : crossings % 2 == 1
    }

    private static func isOnLine(_ point: CGPoint, from start: CGPoint, to end: CGPoint) -> Bool {
        let tolerance = 1e-6
        guard point.x >= Swift.min(start.x, end.x) - tolerance, point.x <= Swift.max(start.x, end.x) + tolerance,
            point.y >= Swift.min(start.y, end.y) - tolerance, point.y <= Swift.max(start.y, end.y) + tolerance
        else { return false }
        let (width, height) = (end.x - start.x, end.y - start.y)
        let length = (width * width + height * height).squareRoot()
        return abs(width * (point.y - start.y) - height * (point.x - start.x)) <= tolerance * Swift.max(length, 1)
    }

    /// If the path is one axis-aligned rectangle, that rectangle.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = elements.rectangle else { return false }
        rect?.pointee = found
        return true
    }
}

extension [PathElement] {
    var rectangle: CGRect? {
        var steps = self[...]
        if steps.last == .close { steps = steps.dropLast() }
        var corners = steps.compactMap(\.end)
        guard corners.count == steps.count, case .move? = steps.first else { return nil }
        for step in steps.dropFirst() { if case .line = step { continue } else { return nil } }
        if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
        guard corners.count == 4 else { return nil }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let across = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let down = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard across || down else { return nil }
        return CGRect(x: Swift.min(a.x, c.x), y: Swift.min(a.y, c.y), width: abs(a.x - c.x), height: abs(a.y - c.y))
    }
}
