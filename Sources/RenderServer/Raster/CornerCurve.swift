internal import Foundation
internal import HostInterface
internal import RenderProtocol

/// The outline of a rectangle with rounded corners, circular or continuous.
struct CornerCurve: Hashable {
    var radius: Double
    var isContinuous: Bool

    /// A continuous corner begins this many radii from the corner. > Confidence: M, outlines drawn by iOS, published by several.
    static let continuousExtent = 1.528665

    /// Length of a corner along its sides in a rectangle of this size.
    func extent(width: Double, height: Double) -> Double {
        guard radius > 0 else { return 0 }
        return min(isContinuous ? radius * Self.continuousExtent : radius, min(width, height) / 2)
    }

    /// Points from one side to the next for a corner at the origin whose sides run along +x and +y, beginning on the y axis.
    func points(width: Double, height: Double, steps: Int) -> [RenderPoint] {
        let reach = extent(width: width, height: height)
        guard reach > 0 else { return [.zero] }
        let r = min(radius, min(width, height) / 2)
        // With too little space for the continuous curve, it is interpolated towards the circle, which it reaches in a pill.
        let share = isContinuous ? min(1, max(0, (reach / r - 1) / (Self.continuousExtent - 1))) : 0
        var result: [RenderPoint] = []
        result.reserveCapacity(steps + 1)
        for step in 0...steps {
            let u = Double(step) / Double(steps)
            let angle = u * .pi / 2
            let circle = RenderPoint(r - r * cos(angle), r - r * sin(angle))
            guard share > 0 else {
                result.append(circle)
                continue
            }
            let smooth = Self.continuousPoint(u)
            result.append(
                RenderPoint(circle.x + (smooth.x * r - circle.x) * share, circle.y + (smooth.y * r - circle.y) * share))
        }
        return result
    }

    /// The continuous corner of radius 1: three cubic curves.
    private static func continuousPoint(_ u: Double) -> RenderPoint {
        let (a, b, c, d, e, f, g) = (continuousExtent, 1.08849296, 0.86840694, 0.63149379, 0.37282383, 0.16905956, 0.07491139)
        let curves: [(RenderPoint, RenderPoint, RenderPoint, RenderPoint)] = [
            (RenderPoint(0, a), RenderPoint(0, b), RenderPoint(0, c), RenderPoint(g, d)),
            (RenderPoint(g, d), RenderPoint(f, e), RenderPoint(e, f), RenderPoint(d, g)),
            (RenderPoint(d, g), RenderPoint(c, 0), RenderPoint(b, 0), RenderPoint(a, 0)),
        ]
        let place = min(2, Int(u * 3))
        let (t, curve) = (u * 3 - Double(place), curves[place])
        let v = 1 - t
        let (w0, w1, w2, w3) = (v * v * v, 3 * v * v * t, 3 * v * t * t, t * t * t)
        return RenderPoint(
            curve.0.x * w0 + curve.1.x * w1 + curve.2.x * w2 + curve.3.x * w3,
            curve.0.y * w0 + curve.1.y * w1 + curve.2.y * w2 + curve.3.y * w3)
    }
}

/// A rectangle on the surface, some of whose corners are rounded.
struct RoundedRect: Hashable {
    var rect: DeviceRect
    var curve: CornerCurve
    var corners: RenderCorners

    init(_ rect: DeviceRect, curve: CornerCurve = CornerCurve(radius: 0, isContinuous: false), corners: RenderCorners = .all) {
        self.rect = rect
        self.curve = curve
        self.corners = corners
    }

    var isRounded: Bool { curve.radius > 0 && !corners.isEmpty }
    /// Length of the corners along the sides.
    var extent: Double { isRounded ? curve.extent(width: rect.width, height: rect.height) : 0 }

    /// A smaller one inside, for the inner edge of a border.
    func inset(by amount: Double) -> RoundedRect {
        var result = self
        result.rect = rect.expanded(by: -amount)
        result.curve.radius = max(0, curve.radius - amount)
        return result
    }

    /// Clockwise on screen.
    var outline: [RenderPoint] {
        let (x0, y0, x1, y1) = (rect.x0, rect.y0, rect.x1, rect.y1)
        guard isRounded, !rect.isEmpty else {
            return rect.isEmpty ? [] : [RenderPoint(x0, y0), RenderPoint(x1, y0), RenderPoint(x1, y1), RenderPoint(x0, y1)]
        }
        let steps = Int(min(96, max(12, extent * 1.5)))
        let corner = curve.points(width: rect.width, height: rect.height, steps: steps)
        let flat = [RenderPoint.zero]
        func points(_ bit: UInt8) -> [RenderPoint] { corners.contains(RenderCorners(rawValue: bit)) ? corner : flat }
        return points(1).map { RenderPoint(x0 + $0.x, y0 + $0.y) } + points(2).reversed().map { RenderPoint(x1 - $0.x, y0 + $0.y) }
            + points(8).map { RenderPoint(x1 - $0.x, y1 - $0.y) } + points(4).reversed().map { RenderPoint(x0 + $0.x, y1 - $0.y) }
    }

    /// The squares that contain the rounded corners, in whole pixels.
    var cornerSquares: [PixelRect] {
        let reach = extent
        guard reach > 0 else { return [] }
        let squares: [(UInt8, DeviceRect)] = [
            (1, DeviceRect(x0: rect.x0, y0: rect.y0, x1: rect.x0 + reach, y1: rect.y0 + reach)),
            (2, DeviceRect(x0: rect.x1 - reach, y0: rect.y0, x1: rect.x1, y1: rect.y0 + reach)),
            (4, DeviceRect(x0: rect.x0, y0: rect.y1 - reach, x1: rect.x0 + reach, y1: rect.y1)),
            (8, DeviceRect(x0: rect.x1 - reach, y0: rect.y1 - reach, x1: rect.x1, y1: rect.y1)),
        ]
        return squares.filter { corners.contains(RenderCorners(rawValue: $0.0)) }.map { $0.1.outer }
    }
}
