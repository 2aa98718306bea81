import CoreGraphics
import Testing

@Suite("CGPath")
struct PathTests {
    @Test("enumerates its elements in order")
    func steps() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: CGPoint(x: 9, y: 9), control1: .zero, control2: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        var types: [CGPathElementType] = []
        var last: [CGPoint] = []
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            if element.pointee.type == .addCurveToPoint { last = (0..<3).map { element.pointee.points[$0] } }
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        #expect(last == [.zero, CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 9)])
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test("has the bounding box of the curve, not of its control points")
    func bounds() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(path.boundingBoxOfPath.height - 7.5) < 1e-9)
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test("contains by winding and by even-odd")
    func containment() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(circle.contains(CGPoint(x: 5, y: 0.1)))
        #expect(!circle.contains(CGPoint(x: 0.5, y: 0.5)))
    }

    @Test("contains the points of its lines and corners")
    func outline() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 8, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 2, y: 10)])
        for corner in [CGPoint.zero, CGPoint(x: 8, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 2, y: 10)] { #expect(path.contains(corner)) }
        // Also of the line that closes it.
        #expect(path.contains(CGPoint(x: 1, y: 5)))
        #expect(path.contains(CGPoint(x: 9, y: 5), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 9.1, y: 5)))
        #expect(!path.contains(CGPoint(x: 8.1, y: 0)))
    }

    @Test("draws an arc in the given direction")
    func arcs() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(path.boundingBoxOfPath.minX) < 1e-9)
        #expect(abs(path.boundingBoxOfPath.maxY - 10) < 1e-9)
        let long = CGMutablePath()
        long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(long.boundingBoxOfPath.minX + 10) < 1e-2)
        let full = CGMutablePath()
        full.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        #expect(abs(full.boundingBoxOfPath.width - 20) < 1e-2)
    }

    @Test("an arc between angles that are whole turns apart is a circle in both directions", arguments: [false, true])
    func wholeTurns(clockwise: Bool) {
        for end in [2 * CGFloat.pi, -2 * .pi, 4 * .pi] {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: end, clockwise: clockwise)
            #expect(path.contains(CGPoint(x: 5, y: 5)), "to \(end)")
            #expect(path.contains(CGPoint(x: -5, y: -5)), "to \(end)")
        }
        let none = CGMutablePath()
        none.addArc(center: .zero, radius: 10, startAngle: 1, endAngle: 1, clockwise: clockwise)
        #expect(none.boundingBoxOfPath.size == .zero)
    }

    @Test("rounds a corner with tangents")
    func tangents() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(abs(path.currentPoint.x - 10) < 1e-9)
        #expect(abs(path.currentPoint.y - 4) < 1e-9)
        #expect(path.contains(CGPoint(x: 9.9, y: 0.1)) == false)
    }

    @Test("strokes a line with its width, caps and joins")
    func stroking() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 0, y: 0))
        line.addLine(to: CGPoint(x: 10, y: 0))
        let butt = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(butt.boundingBox == CGRect(x: 0, y: -2, width: 10, height: 4))
        let square = line.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
        #expect(square.boundingBox == CGRect(x: -2, y: -2, width: 14, height: 4))
        let round = line.copy(strokingWithWidth: 4, lineCap: .round, lineJoin: .miter, miterLimit: 10)
        #expect(abs(round.boundingBox.width - 14) < 0.05)
        #expect(!round.contains(CGPoint(x: -1.9, y: -1.9)))
        line.addLine(to: CGPoint(x: 10, y: 10))
        let miter = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        let bevel = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .bevel, miterLimit: 10)
        let corner = CGPoint(x: 11.9, y: -1.9)
        #expect(miter.contains(corner))
        #expect(!bevel.contains(corner))
        let ring = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
            .copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(ring.contains(CGPoint(x: 0.5, y: 10)))
        #expect(ring.contains(CGPoint(x: -0.9, y: -0.9)))
        #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    }

    @Test("dashes from the given phase")
    func dashing() {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        var pieces: [CGFloat] = []
        line.copy(dashingWithPhase: 1, lengths: [3, 2]).applyWithBlock { pieces.append($0.pointee.points[0].x) }
        #expect(pieces == [0, 2, 4, 7, 9, 10])
    }

    @Test("trims to the part between two fractions of its length")
    func trimming() {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(square.trimmed(from: 0, to: 0.25).boundingBox == CGRect(x: 0, y: 0, width: 10, height: 0))
        #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
        #expect(square.trimmed(from: 0, to: 1) == square)
        let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        let quarter = circle.trimmed(from: 0, to: 0.25).boundingBoxOfPath
        #expect(abs(quarter.minX) < 0.01)
        #expect(abs(quarter.maxX - 10) < 0.01)
    }

    @Test("detects a rectangle")
    func rectangles() {
        var found = CGRect.zero
        #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&found))
        #expect(found == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!CGPath(ellipseIn: found, transform: nil).isRect(nil))
    }

    @Test("limits corner radii to half the side")
    func roundedRects() {
        let path = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 99, cornerHeight: 99, transform: nil)
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 10, y: 0.1)))
    }

    @Test("ignores lines without a current point")
    func noCurrentPoint() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.isEmpty)
    }

    @Test("contains applies its transform to the point, not to the path")
    func containsTransformed() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let shift = CGAffineTransform(translationX: 100, y: 0)
        #expect(path.contains(CGPoint(x: -95, y: 5), transform: shift))
        #expect(!path.contains(CGPoint(x: 105, y: 5), transform: shift))
        #expect(path.contains(CGPoint(x: 15, y: 5), using: .evenOdd, transform: CGAffineTransform(scaleX: 0.5, y: 0.5)))
        // Turned so far that it does not fit an integer.
        let arc = CGMutablePath()
        arc.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 1e300)
        #expect(!arc.isEmpty)
    }
}
