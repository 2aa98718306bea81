internal import CoreGraphics
internal import Foundation

/// Reverses a path.
enum PathReversal {
    private struct Step {
        var start: CGPoint
        var controls: [CGPoint]
    }

    private struct Subpath {
        var steps: [Step] = []
        var end = CGPoint.zero
        var isClosed = false
    }

    static func reversed(_ path: CGPath) -> CGPath {
        let result = CGMutablePath()
        for subpath in subpaths(of: path).reversed() {
            result.move(to: subpath.end)
            for step in subpath.steps.reversed() {
                switch step.controls.count {
                case 0: result.addLine(to: step.start)
                case 1: result.addQuadCurve(to: step.start, control: step.controls[0])
                default: result.addCurve(to: step.start, control1: step.controls[1], control2: step.controls[0])
                }
            }
            if subpath.isClosed { result.closeSubpath() }
        }
        return result
    }

    private static func subpaths(of path: CGPath) -> [Subpath] {
        var all: [Subpath] = []
        var current: Subpath?
        var start = CGPoint.zero
        func finish() {
            if let current { all.append(current) }
            current = nil
        }
        path.applyWithBlock { element in
            let points = element.pointee.points
            func add(_ end: CGPoint, _ controls: [CGPoint]) {
                var subpath = current ?? Subpath(end: start)
                subpath.steps.append(Step(start: subpath.end, controls: controls))
                subpath.end = end
                current = subpath
            }
            switch element.pointee.type {
            case .moveToPoint:
                finish()
                start = points[0]
                current = Subpath(end: start)
            case .addLineToPoint: add(points[0], [])
            case .addQuadCurveToPoint: add(points[1], [points[0]])
            case .addCurveToPoint: add(points[2], [points[0], points[1]])
            case .closeSubpath:
                current?.isClosed = true
                finish()
            }
        }
        finish()
        return all
    }
}
