extension CGPath {
    /// The part of the path between two fractions of its length, 0 to 1; curves remain curves.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        let (low, high) = (min(max(start, 0), 1), min(max(end, 0), 1))
        if low <= 0 && high >= 1 { return self }
        guard low < high else { return CGPath(elements: []) }
        let segments = elements.segments
        let total = segments.reduce(0) { $0 + $1.length }
        guard total > 0 else { return CGPath(elements: []) }
        let (first, last) = (low * total, high * total)
        var result: [PathElement] = []
        var position: CGFloat = 0
        var pen: CGPoint?
        for segment in segments {
            defer { position += segment.length }
            guard segment.length > 0, position < last, position + segment.length > first else { continue }
            let from = max(0, (first - position) / segment.length)
            let to = min(1, (last - position) / segment.length)
            let piece = segment.piece(from: from, to: to)
            if pen != piece.start { result.append(.move(piece.start)) }
            result.append(piece.element)
            pen = piece.element.end
        }
        return CGPath(elements: result)
    }
}

/// One line or curve with its length.
private struct PathSegment {
    let cubic: CubicSegment
    let isLine: Bool
    let length: CGFloat

    init(line from: CGPoint, _ to: CGPoint) {
        cubic = CubicSegment(from, from, to, to)
        isLine = true
        length = hypot(to.x - from.x, to.y - from.y)
    }

    init(curve: CubicSegment) {
        cubic = curve
        isLine = false
        var sum: CGFloat = 0
        var pen = curve.p0
        curve.flatten(tolerance: 0.02) {
            sum += hypot($0.x - pen.x, $0.y - pen.y)
            pen = $0
        }
        length = sum
    }

    func piece(from: CGFloat, to: CGFloat) -> (start: CGPoint, element: PathElement) {
        if isLine {
            return (from <= 0 ? cubic.p0 : cubic.p0.mixed(cubic.p3, from), .line(to >= 1 ? cubic.p3 : cubic.p0.mixed(cubic.p3, to)))
        }
        let (t0, t1) = (from <= 0 ? 0 : parameter(at: from), to >= 1 ? 1 : parameter(at: to))
        var curve = cubic
        if t1 < 1 { curve = curve.split(at: t1).0 }
        if t0 > 0 { curve = curve.split(at: t0 / t1).1 }
        return (curve.p0, .curve(curve.p1, curve.p2, curve.p3))
    }

    /// The curve's parameter at a fraction of its length.
    private func parameter(at fraction: CGFloat) -> CGFloat {
        let count = max(cubic.steps(tolerance: 0.02), 8)
        var rest = fraction * length
        var pen = cubic.p0
        for index in 1...count {
            let next = cubic.point(at: CGFloat(index) / CGFloat(count))
            let step = hypot(next.x - pen.x, next.y - pen.y)
            if step >= rest { return (CGFloat(index - 1) + (step > 0 ? rest / step : 0)) / CGFloat(count) }
            rest -= step
            pen = next
        }
        return 1
    }
}

extension [PathElement] {
    fileprivate var segments: [PathSegment] {
        var result: [PathSegment] = []
        var pen = CGPoint.zero
        var start = CGPoint.zero
        for element in self {
            switch element {
            case .move(let p): start = p
            case .line(let p): result.append(PathSegment(line: pen, p))
            case .quad(let c, let p): result.append(PathSegment(curve: CubicSegment(pen, quad: c, p)))
            case .curve(let c1, let c2, let p): result.append(PathSegment(curve: CubicSegment(pen, c1, c2, p)))
            case .close: if pen != start { result.append(PathSegment(line: pen, start)) }
            }
            pen = element.end ?? start
        }
        return result
    }
}
