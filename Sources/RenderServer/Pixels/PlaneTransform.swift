internal import CPixman
internal import RenderProtocol

/// A 4×4 matrix's effect on the plane z = 0, seen from the front: x' = (a·x + c·y + tx) / w, y' = (b·x + d·y + ty) / w,
/// w = p·x + q·y + s.
struct PlaneTransform: Hashable {
    var a = 1.0, b = 0.0, p = 0.0
    var c = 0.0, d = 1.0, q = 0.0
    var tx = 0.0, ty = 0.0, s = 1.0

    init() {}

    init(_ m: RenderMatrix) {
        (a, b, p) = (m.m11, m.m12, m.m14)
        (c, d, q) = (m.m21, m.m22, m.m24)
        (tx, ty, s) = (m.m41, m.m42, m.m44)
    }

    init(scaleX: Double, scaleY: Double, x: Double, y: Double) { (a, d, tx, ty) = (scaleX, scaleY, x, y) }

    /// Only scale (which may mirror) and translation.
    var isAxisAligned: Bool { b == 0 && c == 0 && p == 0 && q == 0 && s == 1 }
    /// Of two axis-aligned transforms: whether they show the same side of the content at the top and at the left.
    func isMirrored(like other: PlaneTransform) -> Bool { (a < 0) == (other.a < 0) && (d < 0) == (other.d < 0) }
    var isAffine: Bool { p == 0 && q == 0 && s == 1 }

    var determinant: Double { a * (d * s - q * ty) - b * (c * s - q * tx) + p * (c * ty - d * tx) }

    /// With elements that are rounding errors of trigonometry (a rotation by π) set to zero.
    var cleaned: PlaneTransform {
        var t = self
        let size = max(abs(a), abs(b), abs(c), abs(d))
        if abs(b) < size * 1e-9, abs(c) < size * 1e-9 { (t.b, t.c) = (0, 0) }
        if abs(p) < 1e-12, abs(q) < 1e-12 {
            (t.p, t.q) = (0, 0)
            if s > 0, s != 1 {
                (t.a, t.b, t.c, t.d, t.tx, t.ty, t.s) = (t.a / s, t.b / s, t.c / s, t.d / s, tx / s, ty / s, 1)
            }
        }
        return t
    }

    /// This first, then `n`.
    func concatenated(_ n: PlaneTransform) -> PlaneTransform {
        var r = PlaneTransform()
        (r.a, r.b, r.p) = (a * n.a + b * n.c + p * n.tx, a * n.b + b * n.d + p * n.ty, a * n.p + b * n.q + p * n.s)
        (r.c, r.d, r.q) = (c * n.a + d * n.c + q * n.tx, c * n.b + d * n.d + q * n.ty, c * n.p + d * n.q + q * n.s)
        (r.tx, r.ty, r.s) = (tx * n.a + ty * n.c + s * n.tx, tx * n.b + ty * n.d + s * n.ty, tx * n.p + ty * n.q + s * n.s)
        return r
    }

    var inverted: PlaneTransform? {
        let det = determinant
        guard det.isFinite, abs(det) > 1e-14 else { return nil }
        var r = PlaneTransform()
        (r.a, r.b, r.p) = ((d * s - q * ty) / det, (p * ty - b * s) / det, (b * q - p * d) / det)
        (r.c, r.d, r.q) = ((q * tx - c * s) / det, (a * s - p * tx) / det, (p * c - a * q) / det)
        (r.tx, r.ty, r.s) = ((c * ty - d * tx) / det, (b * tx - a * ty) / det, (a * d - b * c) / det)
        return r
    }

    /// A rectangle under a transform that keeps its sides parallel to the axes.
    func rect(_ r: RenderRect) -> DeviceRect {
        let (x0, x1) = (r.x * a + tx, (r.x + r.width) * a + tx)
        let (y0, y1) = (r.y * d + ty, (r.y + r.height) * d + ty)
        return DeviceRect(x0: min(x0, x1), y0: min(y0, y1), x1: max(x0, x1), y1: max(y0, y1)).snapped
    }

    /// The outline of a rectangle in front of the eye; fewer than three points if all of it is behind.
    func outline(_ r: RenderRect) -> [RenderPoint] {
        outline([
            RenderPoint(r.x, r.y), RenderPoint(r.x + r.width, r.y), RenderPoint(r.x + r.width, r.y + r.height),
            RenderPoint(r.x, r.y + r.height),
        ])
    }

    /// A closed outline on the surface; parts behind or too close to the eye are cut off.
    func outline(_ points: [RenderPoint]) -> [RenderPoint] {
        if isAffine { return points.map { RenderPoint($0.x * a + $0.y * c + tx, $0.x * b + $0.y * d + ty) } }
        let near = 0.01
        var result: [RenderPoint] = []
        let space = points.map { (x: $0.x * a + $0.y * c + tx, y: $0.x * b + $0.y * d + ty, w: $0.x * p + $0.y * q + s) }
        for index in space.indices {
            let (from, to) = (space[index], space[(index + 1) % space.count])
            if from.w >= near { result.append(RenderPoint(from.x / from.w, from.y / from.w)) }
            if (from.w >= near) != (to.w >= near) {
                let t = (near - from.w) / (to.w - from.w)
                result.append(RenderPoint((from.x + (to.x - from.x) * t) / near, (from.y + (to.y - from.y) * t) / near))
            }
        }
        return result
    }

    /// The bounding box of a transformed rectangle.
    func bounds(_ r: RenderRect) -> DeviceRect {
        if isAxisAligned { return rect(r) }
        let points = outline(r)
        guard points.count > 2 else { return DeviceRect(x0: 0, y0: 0, x1: 0, y1: 0) }
        var result = DeviceRect(x0: points[0].x, y0: points[0].y, x1: points[0].x, y1: points[0].y)
        for point in points.dropFirst() {
            result = DeviceRect(
                x0: min(result.x0, point.x), y0: min(result.y0, point.y), x1: max(result.x1, point.x), y1: max(result.y1, point.y))
        }
        return result
    }

    /// Pixels per unit at a position, in the direction of the largest scale.
    func scale(at point: RenderPoint) -> Double {
        let w = point.x * p + point.y * q + s
        guard w > 0 else { return 1 }
        let (x, y) = ((point.x * a + point.y * c + tx) / w, (point.x * b + point.y * d + ty) / w)
        let (ux, uy) = ((a - x * p) / w, (b - y * p) / w)
        let (vx, vy) = ((c - x * q) / w, (d - y * q) / w)
        return max((ux * ux + uy * uy).squareRoot(), (vx * vx + vy * vy).squareRoot())
    }

    /// For pixman: 16.16 numbers, for positions from the origin to (`width`, `height`).
    func fixed(width: Int, height: Int) -> pixman_transform {
        var factor = 1.0
        if !isAffine {
            // A projective matrix may be multiplied by any factor. The largest possible one preserves most digits of the small last row.
            var largest = max(abs(a), abs(b), abs(c), abs(d), abs(p), abs(q))
            for (x, y) in [(0, 0), (width, 0), (0, height), (width, height)] {
                let (x, y) = (Double(x), Double(y))
                largest = max(largest, abs(x * a + y * c + tx), abs(x * b + y * d + ty), abs(x * p + y * q + s))
            }
            if largest > 0, largest.isFinite { factor = 16_000 / largest }
        }
        func number(_ v: Double) -> pixman_fixed_t {
            let scaled = v * factor * 65536
            return scaled.isNaN ? 0 : pixman_fixed_t(min(2_147_483_520, max(-2_147_483_520, scaled.rounded())))
        }
        return pixman_transform(
            matrix: ((number(a), number(c), number(tx)), (number(b), number(d), number(ty)), (number(p), number(q), number(s))))
    }
}
