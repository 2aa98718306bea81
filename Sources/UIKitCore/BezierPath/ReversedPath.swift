import CoreGraphics
import Foundation

/// A path drawn backwards, one subpath after the other, last first.
enum ReversedPath {
    private struct Piece {
        var start: CGPoint
        /// Control points and end.
        var points: [CGPoint]
        var end: CGPoint { points.last ?? start }
    }

    static func make(_ path: CGPath) -> CGPath {
        var subpaths: [(pieces: [Piece], start: CGPoint, closed: Bool)] = []
        var current = CGPoint.zero
        path.applyWithBlock { element in
            let points = (0..<PathNumbers.pointCount(element.pointee.type)).map { element.pointee.points[$0] }
            switch element.pointee.type {
            case .moveToPoint:
                current = points[0]
                subpaths.append(([], current, false))
            case .closeSubpath:
                guard !subpaths.isEmpty else { return }
                subpaths[subpaths.count - 1].closed = true
                current = subpaths[subpaths.count - 1].start
            case .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint:
                if subpaths.last?.closed ?? true { subpaths.append(([], current, false)) }
                subpaths[subpaths.count - 1].pieces.append(Piece(start: current, points: points))
                current = points[points.count - 1]
            }
        }
        let result = CGMutablePath()
        for subpath in subpaths.reversed() {
            result.move(to: subpath.pieces.last?.end ?? subpath.start)
            for piece in subpath.pieces.reversed() {
                switch piece.points.count {
                case 1: result.addLine(to: piece.start)
                case 2: result.addQuadCurve(to: piece.start, control: piece.points[0])
                default: result.addCurve(to: piece.start, control1: piece.points[1], control2: piece.points[0])
                }
            }
            if subpath.closed { result.closeSubpath() }
        }
        return result
    }
}
