import CoreGraphics
import Foundation

/// Rounded rectangles with a radius of their own at each corner, as cubic curves.
enum RoundedRectPath {
    /// Control points of a quarter circle lie this part of the radius along its tangents.
    private static let curve: CGFloat = 0.552_284_749_830_793_4

    /// Starts at the top edge's left end and goes round clockwise (y down). Radii are cut to half of the shorter side.
    static func make(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) -> CGMutablePath {
        let path = CGMutablePath()
        let width = min(max(0, radii.width), rect.width / 2)
        let height = min(max(0, radii.height), rect.height / 2)
        func radius(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? CGSize(width: width, height: height) : .zero }
        let (topLeft, topRight) = (radius(.topLeft), radius(.topRight))
        let (bottomRight, bottomLeft) = (radius(.bottomRight), radius(.bottomLeft))
        path.move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
        add(
            path, from: CGPoint(x: rect.maxX - topRight.width, y: rect.minY), corner: CGPoint(x: rect.maxX, y: rect.minY),
            to: CGPoint(x: rect.maxX, y: rect.minY + topRight.height))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
        add(
            path, from: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height), corner: CGPoint(x: rect.maxX, y: rect.maxY),
            to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
        add(
            path, from: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY), corner: CGPoint(x: rect.minX, y: rect.maxY),
            to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
        add(
            path, from: CGPoint(x: rect.minX, y: rect.minY + topLeft.height), corner: CGPoint(x: rect.minX, y: rect.minY),
            to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
        path.closeSubpath()
        return path
    }

    private static func add(_ path: CGMutablePath, from start: CGPoint, corner: CGPoint, to end: CGPoint) {
        guard start != end else { return }
        func toward(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (corner.x - point.x) * curve, y: point.y + (corner.y - point.y) * curve)
        }
        path.addCurve(to: end, control1: toward(start), control2: toward(end))
    }
}
