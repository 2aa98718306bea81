internal import CBox2D

/// A position, distance, velocity or force in the plane. > Units: points.
package typealias PhysicsVector = SIMD2<Double>

/// Conversion between points and the library's metres.
///
/// It is tuned for objects of 0.1 to 10 m: at 50 points per metre a button is nearly one metre wide.
enum PhysicsScale {
    /// > Units: points per metre.
    static let points = 50.0
    /// By how much shapes are reduced, so that objects at rest appear to touch. The library keeps polygons 0.02 m minus 0.005 m apart.
    /// > Units: metres.
    static let skin = 0.0075
    /// The minimum half of a side. > Units: metres.
    static let leastHalf = 0.005
    /// The library uses 32-bit numbers: further out it loses precision. > Units: points.
    static let farthest = 1_000_000.0
    /// Mass of a square of 100 by 100 points with density 1. > Units: kilograms.
    static let unitMass = 1.0
    /// Of density 1. > Units: kilograms per square metre.
    static let density = unitMass * points * points / 10_000

    static func metres(_ vector: PhysicsVector) -> ferry_point {
        ferry_point(x: metres(vector.x), y: metres(vector.y))
    }

    static func metres(_ length: Double) -> Double { min(max(length, -farthest), farthest) / points }

    static func points(_ point: ferry_point) -> PhysicsVector { PhysicsVector(point.x * points, point.y * points) }
}
