internal import CoreGraphics
internal import Foundation

/// A shape in a symbol's path, named by one letter.
struct SymbolShape {
    /// Centre, or a rectangle's corner.
    let center: CGPoint
    /// The values after the centre.
    let values: [CGFloat]

    static let parameterCounts: [Character: Int] = ["O": 3, "E": 4, "R": 5, "K": 5, "P": 5, "T": 6, "G": 5, "W": 5, "Y": 6]

    func add(_ letter: Character, to path: CGMutablePath) {
        switch letter {
        case "O": path.addEllipse(in: box(values[0], values[0]))
        case "E": path.addEllipse(in: box(values[0], values[1]))
        case "R":
            let radius = min(values[2], values[0] / 2, values[1] / 2)
            let rect = CGRect(x: center.x, y: center.y, width: values[0], height: values[1])
            path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        case "K":
            path.move(to: point(values[0], degrees: values[1]))
            path.addRelativeArc(
                center: center, radius: values[0], startAngle: values[1] * .pi / 180, delta: (values[2] - values[1]) * .pi / 180
            )
        case "P": outline(path, (0..<count).map { point(values[1], degrees: values[2] + turn($0, of: count)) })
        case "T": outline(path, (0..<count * 2).map { point(values[$0 % 2 == 0 ? 1 : 2], degrees: values[3] + turn($0, of: count * 2)) })
        case "G": outline(path, gear)
        case "W": outline(path, wave)
        default:
            for index in 0..<count {
                let degrees = values[3] + turn(index, of: count)
                path.move(to: point(values[1], degrees: degrees))
                path.addLine(to: point(values[2], degrees: degrees))
            }
        }
    }

    private var count: Int { Int(min(max(values[0], 1), 100)) }
    private func turn(_ index: Int, of count: Int) -> CGFloat { 360 * CGFloat(index) / CGFloat(count) }

    private func box(_ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: center.x - width, y: center.y - height, width: width * 2, height: height * 2)
    }

    private func point(_ radius: CGFloat, degrees: CGFloat) -> CGPoint {
        let angle = degrees * .pi / 180
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }

    private func outline(_ path: CGMutablePath, _ points: [CGPoint]) {
        path.addLines(between: points)
        path.closeSubpath()
    }

    /// Teeth up to the first radius, with sloping sides, and gaps down to the second.
    private var gear: [CGPoint] {
        let corners: [(place: CGFloat, radius: Int)] = [(-0.30, 2), (-0.19, 1), (0.19, 1), (0.30, 2)]
        return (0..<count).flatMap { tooth in
            corners.map { point(values[$0.radius], degrees: -90 + 360 * (CGFloat(tooth) + $0.place) / CGFloat(count)) }
        }
    }

    private var wave: [CGPoint] {
        (0..<96).map { index in
            let angle = turn(index, of: 96)
            let radius = values[1] - values[2] / 2 + values[2] / 2 * cos(CGFloat(count) * angle * .pi / 180)
            return point(radius, degrees: -90 + angle)
        }
    }
}
