import CoreGraphics
import Foundation

extension CGPath {
    /// A rectangle with continuous corner curves, like the screens and bodies of devices.
    ///
    /// > Confidence: M, the outline of iOS's rounded rectangle, as published by several who recorded it.
    static func continuous(_ rect: CGRect, radius wanted: Double) -> CGPath {
        let radius = min(wanted, min(rect.width, rect.height) / 2 / reach)
        let path = CGMutablePath()
        // One corner at a time, clockwise from the top right; `u` runs along the incoming edge, `v` along the outgoing one.
        let corners: [(x: Double, y: Double, u: CGVector, v: CGVector)] = [
            (rect.maxX, rect.minY, CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (rect.maxX, rect.maxY, CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (rect.minX, rect.maxY, CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (rect.minX, rect.minY, CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
        ]
        for (index, corner) in corners.enumerated() {
            func point(_ u: Double, _ v: Double) -> CGPoint {
                CGPoint(
                    x: corner.x + radius * (u * corner.u.dx + v * corner.v.dx), y: corner.y + radius * (u * corner.u.dy + v * corner.v.dy))
            }
            if index == 0 { path.move(to: point(reach, 0)) } else { path.addLine(to: point(reach, 0)) }
            path.addCurve(to: point(0.631494, 0.074911), control1: point(1.088493, 0), control2: point(0.868407, 0))
            path.addCurve(to: point(0.074911, 0.631494), control1: point(0.372824, 0.169060), control2: point(0.169060, 0.372824))
            path.addCurve(to: point(0, reach), control1: point(0, 0.868407), control2: point(0, 1.088493))
        }
        path.closeSubpath()
        return path
    }

    /// A corner starts this many radii before the edges meet.
    private static let reach = 1.528665
}
