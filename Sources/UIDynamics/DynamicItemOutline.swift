internal import CoreGraphics
internal import Foundation
internal import Physics
internal import UIKitCore

/// The outline of an item as shapes of the physics engine.
@MainActor enum DynamicItemOutline {
    /// The tolerance of flattened curves. > Units: points.
    static let flatness: CGFloat = 0.5

    static func shapes(of item: any UIDynamicItem) -> [PhysicsShape] {
        if let group = item as? UIDynamicItemGroup { return group.shapes }
        let size = item.bounds.size
        let (width, height) = (Double(size.width), Double(size.height))
        switch item.collisionBoundsType {
        case .rectangle: return [PhysicsShape(.box(width: width, height: height))]
        case .ellipse: return [PhysicsShape(.ellipse(width: width, height: height))]
        case .path:
            let corners = lines(of: item.collisionBoundingPath.cgPath).flatMap { $0 }
            guard corners.count > 2 else { return [PhysicsShape(.box(width: width, height: height))] }
            return [PhysicsShape(.polygon(corners))]
        }
    }

    /// The vertices of a path's subpaths, with flattened curves; closed subpaths end at their first vertex.
    static func lines(of path: CGPath) -> [[PhysicsVector]] {
        var parts: [[PhysicsVector]] = []
        path.flattened(threshold: flatness).applyWithBlock { element in
            let end = element.pointee.points[0]
            switch element.pointee.type {
            case .moveToPoint: parts.append([PhysicsVector(end)])
            case .closeSubpath:
                if let last = parts.indices.last, let first = parts[last].first { parts[last].append(first) }
            default:
                if let last = parts.indices.last { parts[last].append(PhysicsVector(end)) }
            }
        }
        return parts
    }
}

extension SIMD2<Double> {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
    init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
    init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }
    var point: CGPoint { CGPoint(x: x, y: y) }
    var length: Double { (self * self).sum().squareRoot() }
    /// Rotated clockwise on screen. > Units: radians.
    func turned(by angle: Double) -> SIMD2<Double> {
        SIMD2(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
    }
}

extension CGAffineTransform {
    /// The transform's rotation. > Units: radians.
    var turn: Double { Double(atan2(b, a)) }
}
