internal import CBox2D
internal import Foundation

/// The outline by which a body meets others, around its centre. > Units: points.
package struct PhysicsShape: Hashable, Sendable {
    package enum Outline: Hashable, Sendable {
        case box(width: Double, height: Double)
        case ellipse(width: Double, height: Double)
        /// Taken as the smallest convex outline around its corners.
        case polygon([PhysicsVector])
    }
    package var outline: Outline
    /// Where its own centre lies in the body, and how it is turned there.
    package var offset: PhysicsVector
    package var angle: Double

    package init(_ outline: Outline, offset: PhysicsVector = .zero, angle: Double = 0) {
        self.outline = outline
        self.offset = offset
        self.angle = angle
    }

    /// Of the outline itself, without the skin. > Units: points squared.
    var area: Double {
        switch outline {
        case .box(let width, let height): return abs(width * height)
        case .ellipse(let width, let height): return abs(width * height) * .pi / 4
        case .polygon(let corners):
            let hull = ConvexHull.corners(corners.filter { $0.x.isFinite && $0.y.isFinite })
            return abs(zip(hull, hull.dropFirst() + hull.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
        }
    }

    enum Piece {
        case circle(centre: PhysicsVector, radius: Double)
        /// At most eight corners.
        case polygon([PhysicsVector])
    }

    private static let maximumCorners = 8
    private static let ellipseCorners = 24

    /// The convex pieces the library takes, drawn in by the skin it adds.
    var pieces: [Piece] {
        switch outline {
        case .box(let width, let height):
            let (x, y) = (Self.half(width), Self.half(height))
            return Self.split([PhysicsVector(-x, -y), PhysicsVector(x, -y), PhysicsVector(x, y), PhysicsVector(-x, y)].map(place))
        case .ellipse(let width, let height):
            if abs(width - height) < 0.01 {
                return [.circle(centre: offset, radius: max(width / 2, PhysicsScale.leastHalf * PhysicsScale.points))]
            }
            let (x, y) = (Self.half(width), Self.half(height))
            let corners = (0..<Self.ellipseCorners).map { index in
                let turn = 2 * Double.pi * Double(index) / Double(Self.ellipseCorners)
                return PhysicsVector(x * cos(turn), y * sin(turn))
            }
            return Self.split(corners.map(place))
        case .polygon(let corners):
            let hull = ConvexHull.corners(corners.filter { $0.x.isFinite && $0.y.isFinite })
            guard hull.count >= 3 else { return PhysicsShape(.box(width: 0, height: 0), offset: offset, angle: angle).pieces }
            let middle = hull.reduce(.zero, +) / Double(hull.count)
            let skin = PhysicsScale.skin * PhysicsScale.points
            let shrunk = hull.map { corner in
                let way = corner - middle
                let length = (way * way).sum().squareRoot()
                return length > 2 * skin ? middle + way * ((length - skin) / length) : corner
            }
            return Self.split(shrunk.map(place))
        }
    }

    private func place(_ point: PhysicsVector) -> PhysicsVector {
        offset + PhysicsVector(point.x * cos(angle) - point.y * sin(angle), point.x * sin(angle) + point.y * cos(angle))
    }

    private static func half(_ side: Double) -> Double {
        let least = PhysicsScale.leastHalf * PhysicsScale.points
        guard side.isFinite else { return least }
        return min(max(abs(side) / 2 - PhysicsScale.skin * PhysicsScale.points, least), PhysicsScale.farthest)
    }

    /// A convex outline as a fan around its first corner.
    private static func split(_ corners: [PhysicsVector]) -> [Piece] {
        guard corners.count > maximumCorners else { return [.polygon(corners)] }
        return stride(from: 1, to: corners.count - 1, by: maximumCorners - 2).map { start in
            .polygon([corners[0]] + corners[start..<min(start + maximumCorners - 1, corners.count)])
        }
    }
}

/// The smallest convex outline around points: Andrew's monotone chain. > Complexity: O(*n* log *n*).
enum ConvexHull {
    static func corners(_ points: [PhysicsVector]) -> [PhysicsVector] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        let (lower, upper) = (chain(sorted), chain(sorted.reversed()))
        return lower.dropLast() + upper.dropLast()
    }

    private static func chain(_ points: [PhysicsVector]) -> [PhysicsVector] {
        var kept: [PhysicsVector] = []
        for point in points {
            while kept.count > 1, cross(kept[kept.count - 2], kept[kept.count - 1], point) <= 0 { kept.removeLast() }
            kept.append(point)
        }
        return kept
    }

    private static func cross(_ origin: PhysicsVector, _ a: PhysicsVector, _ b: PhysicsVector) -> Double {
        (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x)
    }
}
