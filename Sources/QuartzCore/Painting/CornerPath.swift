package import CoreGraphics
import Foundation

/// The outline of a layer with rounded corners.
package struct CornerPath {
    var rect: CGRect
    var radius: CGFloat
    var corners: CACornerMask
    var isContinuous: Bool

    package init(rect: CGRect, radius: CGFloat, corners: CACornerMask, isContinuous: Bool) {
        self.rect = rect
        self.radius = radius
        self.corners = corners
        self.isContinuous = isContinuous
    }

    /// How far along an edge a continuous corner reaches, in radii.
    private static let reach: CGFloat = 1.528665
    /// Places along the two edges, in radii from the corner, of a continuous corner's three curves. Confidence M (measured of UIBezierPath by many).
    private static let first: [CGFloat] = [1.088493, 0, 0.868407, 0, 0.631494, 0.074911]
    private static let second: [CGFloat] = [0.372824, 0.169060, 0.169060, 0.372824, 0.074911, 0.631494]
    private static let third: [CGFloat] = [0, 0.868407, 0, 1.088493]
    /// Makes a cubic a quarter of a circle.
    private static let circle: CGFloat = 0.552_284_75

    package var path: CGPath {
        guard radius > 0, !corners.isEmpty else { return CGPath(rect: rect, transform: nil) }
        let path = CGMutablePath()
        // Clockwise from the top left; each corner by the directions into it and out of it.
        let all: [(CACornerMask, CGPoint, CGVector, CGVector)] = [
            (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
            (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        for (index, (corner, point, back, ahead)) in all.enumerated() {
            let round = corners.contains(corner)
            add(round, point, back, ahead, isFirst: index == 0, to: path)
        }
        path.closeSubpath()
        return path
    }

    private func add(_ isRound: Bool, _ corner: CGPoint, _ back: CGVector, _ ahead: CGVector, isFirst: Bool, to path: CGMutablePath) {
        let limit = min(rect.width, rect.height) / 2
        let radius = min(self.radius, limit)
        func place(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
            CGPoint(x: corner.x + (back.dx * along + ahead.dx * out) * radius, y: corner.y + (back.dy * along + ahead.dy * out) * radius)
        }
        func go(_ point: CGPoint) { if isFirst { path.move(to: point) } else { path.addLine(to: point) } }
        guard isRound else { return go(corner) }
        guard isContinuous, radius * Self.reach <= limit else {
            go(place(1, 0))
            path.addCurve(to: place(0, 1), control1: place(1 - Self.circle, 0), control2: place(0, 1 - Self.circle))
            return
        }
        let (a, b, c) = (Self.first, Self.second, Self.third)
        go(place(Self.reach, 0))
        path.addCurve(to: place(a[4], a[5]), control1: place(a[0], a[1]), control2: place(a[2], a[3]))
        path.addCurve(to: place(b[4], b[5]), control1: place(b[0], b[1]), control2: place(b[2], b[3]))
        path.addCurve(to: place(0, Self.reach), control1: place(c[0], c[1]), control2: place(c[2], c[3]))
    }
}
