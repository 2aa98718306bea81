/// One cubic curve.
struct CubicSegment {
    var p0: CGPoint
    var p1: CGPoint
    var p2: CGPoint
    var p3: CGPoint

    init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
    }

    /// The same curve as a quadratic one.
    init(_ start: CGPoint, quad control: CGPoint, _ end: CGPoint) {
        self.init(start, control.mixed(start, 1 / 3), control.mixed(end, 1 / 3), end)
    }

    func point(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
    }

    /// Extrema of x and y inside the curve; never outside the control points, whatever the rounding.
    var turningPoints: [CGPoint] {
        extrema.map { t in
            let place = point(at: t)
            return CGPoint(
                x: min(max(place.x, min(p0.x, p1.x, p2.x, p3.x)), max(p0.x, p1.x, p2.x, p3.x)),
                y: min(max(place.y, min(p0.y, p1.y, p2.y, p3.y)), max(p0.y, p1.y, p2.y, p3.y))
            )
        }
    }

    /// The parameters of the extrema of x and y inside the curve.
    private var extrema: [CGFloat] {
        Self.turns(p0.x, p1.x, p2.x, p3.x) + Self.turns(p0.y, p1.y, p2.y, p3.y)
    }

    private static func turns(_ v0: CGFloat, _ v1: CGFloat, _ v2: CGFloat, _ v3: CGFloat) -> [CGFloat] {
        let a = -v0 + 3 * v1 - 3 * v2 + v3
        let b = 2 * (v0 - 2 * v1 + v2)
        let c = v1 - v0
        var roots: [CGFloat] = []
        if abs(a) < 1e-12 {
            if b != 0 { roots = [-c / b] }
        } else {
            let inner = b * b - 4 * a * c
            if inner >= 0 { roots = [(-b + inner.squareRoot()) / (2 * a), (-b - inner.squareRoot()) / (2 * a)] }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    func split(at t: CGFloat) -> (CubicSegment, CubicSegment) {
        let (q0, q1, q2) = (p0.mixed(p1, t), p1.mixed(p2, t), p2.mixed(p3, t))
        let (r0, r1) = (q0.mixed(q1, t), q1.mixed(q2, t))
        let middle = r0.mixed(r1, t)
        return (CubicSegment(p0, q0, r0, middle), CubicSegment(middle, r1, q2, p3))
    }

    /// Number of equal steps whose chords are within `tolerance` of the curve.
    func steps(tolerance: CGFloat) -> Int {
        let dx = max(abs(p0.x - 2 * p1.x + p2.x), abs(p1.x - 2 * p2.x + p3.x))
        let dy = max(abs(p0.y - 2 * p1.y + p2.y), abs(p1.y - 2 * p2.y + p3.y))
        let count = (0.75 * hypot(dx, dy) / max(tolerance, 1e-6)).squareRoot().rounded(.up)
        return count.isFinite ? min(max(Int(count), 1), 1000) : 1
    }

    /// Calls `body` with the points after the start.
    func flatten(tolerance: CGFloat, _ body: (CGPoint) -> Void) {
        let count = steps(tolerance: tolerance)
        for index in 1..<max(count, 1) { body(point(at: CGFloat(index) / CGFloat(count))) }
        body(p3)
    }
}

extension CGPoint {
    func mixed(_ other: CGPoint, _ t: CGFloat) -> CGPoint { CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t) }
}
