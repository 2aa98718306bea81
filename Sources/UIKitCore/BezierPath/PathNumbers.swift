import CoreGraphics
import Foundation

/// A path as a flat list of numbers, for archives: each element's kind, then its points.
enum PathNumbers {
    static func numbers(of path: CGPath) -> [Double] {
        var numbers: [Double] = []
        path.applyWithBlock { element in
            let type = element.pointee.type
            numbers.append(Double(type.rawValue))
            for index in 0..<pointCount(type) {
                let point = element.pointee.points[index]
                numbers += [Double(point.x), Double(point.y)]
            }
        }
        return numbers
    }

    /// Nil when the list is no path: an unknown kind, a missing point, a number that is none.
    static func path(from numbers: [Double]) -> CGMutablePath? {
        let path = CGMutablePath()
        var rest = numbers[...]
        while let kind = rest.popFirst() {
            guard let code = Int32(exactly: kind), let type = CGPathElementType(rawValue: code), rest.count >= pointCount(type) * 2 else {
                return nil
            }
            let values = rest.prefix(pointCount(type) * 2)
            rest = rest.dropFirst(pointCount(type) * 2)
            guard values.allSatisfy(\.isFinite) else { return nil }
            let flat = Array(values)
            let points = stride(from: 0, to: flat.count, by: 2).map { CGPoint(x: flat[$0], y: flat[$0 + 1]) }
            switch type {
            case .moveToPoint: path.move(to: points[0])
            case .addLineToPoint: path.addLine(to: points[0])
            case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: path.closeSubpath()
            }
        }
        return path
    }

    static func pointCount(_ type: CGPathElementType) -> Int {
        switch type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}
