package import CoreGraphics
package import Foundation

/// The outline of a layer with rounded corners.
package struct CornerPath {
    package var rect: CGRect
    package var radius: CGFloat
    package var corners: CACornerMask
    package var isContinuous: Bool

    package init(rect: CGRect, radius: CGFloat, corners: CACornerMask, isContinuous: Bool) {
        (self.rect, self.radius, self.corners, self.isContinuous) = (rect, radius, corners, isContinuous)
    }

    /// Length of a continuous corner along an edge, in radii.
    private static let reach: CGFloat = 1.528665
    /// A continuous corner of radius 1 whose sides run along +x and +y: three cubic curves. Confidence M (outlines drawn by iOS).
    private static let continuous: [(CGFloat, CGFloat)] = [
        (0, reach), (0, 1.08849296), (0, 0.86840694), (0.07491139, 0.63149379), (0.16905956, 0.37282383), (0.37282383, 0.16905956),
        (0.63149379, 0.07491139), (0.86840694, 0), (1.08849296, 0), (reach, 0),
    ]
    /// Control point factor for a quarter circle as a cubic.
    private static let circle: CGFloat = 0.552_284_75
    /// Segments of the corners between the two curves.
    private static let steps = 24

    package var path: CGPath {
        guard radius > 0, !corners.isEmpty, rect.width > 0, rect.height > 0 else { return CGPath(rect: rect, transform: nil) }
        let path = CGMutablePath()
        // Clockwise from the top left: each corner with its incoming side, reversed, and its outgoing one.
        let all: [(CACornerMask, CGPoint, CGVector, CGVector)] = [
            (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
            (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        for (corner, point, back, ahead) in all {
            func place(_ out: CGFloat, _ along: CGFloat) -> CGPoint {
                CGPoint(x: point.x + back.dx * along + ahead.dx * out, y: point.y + back.dy * along + ahead.dy * out)
            }
            add(corners.contains(corner), place, to: path)
        }
        path.closeSubpath()
        return path
    }

    private func add(_ isRound: Bool, _ place: (CGFloat, CGFloat) -> CGPoint, to path: CGMutablePath) {
        func go(_ point: CGPoint) { if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) } }
        guard isRound else { return go(place(0, 0)) }
        let limit = min(rect.width, rect.height) / 2
        let r = min(radius, limit)
        // With too little space for the continuous curve, it is interpolated towards the circle, which it reaches in a pill.
        let share = isContinuous ? min(1, max(0, (min(radius * Self.reach, limit) / r - 1) / (Self.reach - 1))) : 0
        if share == 0 {
            go(place(0, r))
            path.addCurve(to: place(r, 0), control1: place(0, r * (1 - Self.circle)), control2: place(r * (1 - Self.circle), 0))
        } else if share == 1 {
            let points = Self.continuous.map { place($0.0 * r, $0.1 * r) }
            go(points[0])
            for index in stride(from: 0, to: 9, by: 3) {
                path.addCurve(to: points[index + 3], control1: points[index + 1], control2: points[index + 2])
            }
        } else {
            for step in 0...Self.steps {
                let u = CGFloat(step) / CGFloat(Self.steps)
                let smooth = Self.continuousPoint(u)
                let round = (1 - cos(u * .pi / 2), 1 - sin(u * .pi / 2))
                go(place((round.0 + (smooth.0 - round.0) * share) * r, (round.1 + (smooth.1 - round.1) * share) * r))
            }
        }
    }

    private static func continuousPoint(_ u: CGFloat) -> (CGFloat, CGFloat) {
        let index = min(2, Int(u * 3))
        let t = u * 3 - CGFloat(index)
        let v = 1 - t
        let weights = [v * v * v, 3 * v * v * t, 3 * v * t * t, t * t * t]
        let points = continuous[(index * 3)...(index * 3 + 3)]
        return zip(weights, points).reduce((0, 0)) { ($0.0 + $1.0 * $1.1.0, $0.1 + $1.0 * $1.1.1) }
    }
}
