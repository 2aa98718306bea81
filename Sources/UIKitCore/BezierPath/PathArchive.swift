internal import CoreGraphics
internal import Foundation

/// A path in binary form: one byte for each element's kind, and the coordinates of all points in order.
struct PathArchive {
    var kinds: Data
    var places: Data

    init(_ path: CGPath) {
        var kinds: [UInt8] = []
        var places: [Double] = []
        path.applyWithBlock { element in
            kinds.append(UInt8(element.pointee.type.rawValue))
            for index in 0..<Self.pointCount(element.pointee.type) {
                places += [Double(element.pointee.points[index].x), Double(element.pointee.points[index].y)]
            }
        }
        self.kinds = Data(kinds)
        self.places = places.withUnsafeBytes { Data($0) }
    }

    init(kinds: Data, places: Data) {
        self.kinds = kinds
        self.places = places
    }

    /// Nil if the bytes are inconsistent.
    var path: CGMutablePath? {
        let numbers = places.withUnsafeBytes { bytes in
            (0..<bytes.count / 8).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: Double.self) }
        }
        let result = CGMutablePath()
        var next = 0
        for kind in kinds {
            guard let type = CGPathElementType(rawValue: Int32(kind)), next + Self.pointCount(type) * 2 <= numbers.count else { return nil }
            let points = (0..<Self.pointCount(type)).map { CGPoint(x: numbers[next + $0 * 2], y: numbers[next + $0 * 2 + 1]) }
            next += points.count * 2
            switch type {
            case .moveToPoint: result.move(to: points[0])
            case .addLineToPoint: result.addLine(to: points[0])
            case .addQuadCurveToPoint: result.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: result.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: result.closeSubpath()
            }
        }
        return result
    }

    private static func pointCount(_ type: CGPathElementType) -> Int {
        switch type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}
