internal import Foundation

enum Angle {
    /// The direction of a vector. > Units: radians, clockwise where y grows downwards.
    static func of(_ x: Double, _ y: Double) -> Double { atan2(y, x) }
}
