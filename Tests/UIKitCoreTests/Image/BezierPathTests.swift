import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitCore

@Suite("UIBezierPath", .application)
struct BezierPathTests {
    private func draw(_ body: () -> Void) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in body() }.cgImage
    }

    @Test("draws arcs clockwise on screen")
    func arcs() {
        let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(quarter.bounds.minY) < 1e-6)
        #expect(abs(quarter.bounds.maxY - 10) < 1e-6)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(rest.bounds.minX + 10) < 1e-6)
    }

    @Test("rounds only the given corners")
    func corners() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 6, height: 6)
        )
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(!path.contains(CGPoint(x: 19.5, y: 19.5)))
        #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 0.5, y: 19.5)))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test("fills by the even-odd rule if set")
    func evenOdd() throws {
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        ring.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
        ring.usesEvenOddFillRule = true
        let image = try #require(
            draw {
                UIColor.red.setFill()
                ring.fill()
            }
        )
        #expect(image.pixel(2, 2) == [255, 0, 0, 255])
        #expect(image.pixel(10, 10)[3] == 0)
    }

    @Test("restores the context's line width")
    func strokeState() throws {
        let image = try #require(
            draw {
                let line = UIBezierPath()
                line.move(to: CGPoint(x: 0, y: 5))
                line.addLine(to: CGPoint(x: 20, y: 5))
                line.lineWidth = 6
                line.setLineDash([4, 4], count: 2, phase: 0)
                line.stroke()
                UIGraphicsGetCurrentContext()?.move(to: CGPoint(x: 0, y: 15.5))
                UIGraphicsGetCurrentContext()?.addLine(to: CGPoint(x: 20, y: 15.5))
                UIGraphicsGetCurrentContext()?.strokePath()
            }
        )
        #expect(image.pixel(1, 3)[3] == 255)
        #expect(image.pixel(5, 3)[3] == 0)
        #expect(image.pixel(5, 15)[3] == 255)
        #expect(image.pixel(5, 14)[3] == 0)
    }

    @Test("reverses, closed subpaths too")
    func reversal() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
        path.close()
        let back = path.reversing()
        #expect(back.bounds == path.bounds)
        #expect(back.currentPoint == CGPoint(x: 10, y: 10))
        let twice = back.reversing()
        #expect(twice.cgPath == path.cgPath)
        #expect(path.contains(CGPoint(x: 11, y: 5)))
        #expect(back.contains(CGPoint(x: 11, y: 5)))
    }

    @Test("a returned CGPath does not change")
    func pathIsAValue() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        let before = path.cgPath
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(before.boundingBox.width == 1)
        #expect(path.cgPath.boundingBox.width == 9)
        path.apply(CGAffineTransform(scaleX: 2, y: 2))
        #expect(path.bounds.width == 18)
    }

    @Test("decodes from an archive, and refuses a corrupt one")
    func archive() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 3)
        path.lineWidth = 4
        let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
        #expect(back.cgPath == path.cgPath)
        #expect(back.lineWidth == 4)
    }
}
