import CoreGraphics
import Foundation
import RenderProtocol

/// How a 4×4 matrix maps the plane z = 0 to the plane of its parent: a 3×3 matrix for row vectors `[x y 1]`.
struct PlaneProjection: Hashable {
    private var xx, xy, xw: Double
    private var yx, yy, yw: Double
    private var tx, ty, tw: Double

    static let identity = PlaneProjection(.identity)

    init(_ m: RenderMatrix) {
        (xx, xy, xw) = (m.m11, m.m12, m.m14)
        (yx, yy, yw) = (m.m21, m.m22, m.m24)
        (tx, ty, tw) = (m.m41, m.m42, m.m44)
    }

    /// First `self`, then `other`.
    func concatenated(_ o: PlaneProjection) -> PlaneProjection {
        var result = self
        result.xx = xx * o.xx + xy * o.yx + xw * o.tx
        result.xy = xx * o.xy + xy * o.yy + xw * o.ty
        result.xw = xx * o.xw + xy * o.yw + xw * o.tw
        result.yx = yx * o.xx + yy * o.yx + yw * o.tx
        result.yy = yx * o.xy + yy * o.yy + yw * o.ty
        result.yw = yx * o.xw + yy * o.yw + yw * o.tw
        result.tx = tx * o.xx + ty * o.yx + tw * o.tx
        result.ty = tx * o.xy + ty * o.yy + tw * o.ty
        result.tw = tx * o.xw + ty * o.yw + tw * o.tw
        return result
    }

    /// The inverse; the identity if the plane is seen edge on.
    var inverted: PlaneProjection {
        let a = yy * tw - yw * ty
        let b = yw * tx - yx * tw
        let c = yx * ty - yy * tx
        let determinant = xx * a + xy * b + xw * c
        guard abs(determinant) > 1e-18, determinant.isFinite else { return .identity }
        let k = 1 / determinant
        var result = self
        (result.xx, result.xy, result.xw) = (a * k, (xw * ty - xy * tw) * k, (xy * yw - xw * yy) * k)
        (result.yx, result.yy, result.yw) = (b * k, (xx * tw - xw * tx) * k, (xw * yx - xx * yw) * k)
        (result.tx, result.ty, result.tw) = (c * k, (xy * tx - xx * ty) * k, (xx * yy - xy * yx) * k)
        return result
    }

    func apply(_ point: CGPoint) -> CGPoint {
        let (x, y) = (Double(point.x), Double(point.y))
        let w = x * xw + y * yw + tw
        let k = w == 0 ? 1 : 1 / w
        return CGPoint(x: (x * xx + y * yx + tx) * k, y: (x * xy + y * yy + ty) * k)
    }

    /// The bounding box of the rectangle's four corners.
    func apply(_ rect: CGRect) -> CGRect {
        if xw == 0, yw == 0, tw == 1, xy == 0, yx == 0, xx == 1, yy == 1 {
            return rect.offsetBy(dx: tx, dy: ty)
        }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(apply)
        var (low, high) = (corners[0], corners[0])
        for corner in corners {
            low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
            high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
