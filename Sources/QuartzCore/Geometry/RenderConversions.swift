import CoreGraphics
import Foundation
import RenderProtocol

// Conversions between CoreGraphics' values and those of the link.

extension CGPoint {
    init(_ point: RenderPoint) { self.init(x: point.x, y: point.y) }
    var render: RenderPoint { RenderPoint(Double(x), Double(y)) }
}

extension CGSize {
    /// An offset, which the link transfers as a point.
    init(offset: RenderPoint) { self.init(width: offset.x, height: offset.y) }
    var renderOffset: RenderPoint { RenderPoint(Double(width), Double(height)) }
}

extension CGRect {
    init(_ rect: RenderRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
    var render: RenderRect { RenderRect(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)) }
}

extension CGColor {
    convenience init(_ color: RenderColor) {
        self.init(
            srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
    }
    var render: RenderColor {
        RenderColor(red: Float(rgba.red), green: Float(rgba.green), blue: Float(rgba.blue), alpha: Float(rgba.alpha))
    }
}

extension CGPath {
    static func make(_ path: RenderPath) -> CGPath {
        let result = CGMutablePath()
        for segment in path.segments {
            switch segment {
            case .move(let point): result.move(to: CGPoint(point))
            case .line(let point): result.addLine(to: CGPoint(point))
            case .quad(let control, let end): result.addQuadCurve(to: CGPoint(end), control: CGPoint(control))
            case .cubic(let control1, let control2, let end):
                result.addCurve(to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
            case .close: result.closeSubpath()
            }
        }
        return result
    }

    var render: RenderPath {
        var segments: [RenderPath.Segment] = []
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: segments.append(.move(points[0].render))
            case .addLineToPoint: segments.append(.line(points[0].render))
            case .addQuadCurveToPoint: segments.append(.quad(control: points[0].render, end: points[1].render))
            case .addCurveToPoint:
                segments.append(.cubic(control1: points[0].render, control2: points[1].render, end: points[2].render))
            case .closeSubpath: segments.append(.close)
            }
        }
        return RenderPath(segments: segments)
    }
}
