/// Sizes, speeds and strengths of wheels that are spun with a finger. > Units: points, seconds, radians.
///
/// Letters give the confidence of each figure's source.
package enum WheelMetrics {
    /// The drum is that much higher than the picker that shows its front (M:OU).
    package static let drumExcess = 75.0
    /// Radius of the drum as a part of its height (M:OU).
    package static let radiusShare = 0.334225372
    /// Natural frequency of the critically damped spring that brings a wheel to the nearest row when it is let go without a push (R: the
    /// system's spring). Wheels glide, bounce and resist as scroll views do: `ScrollMotionMetrics`.
    package static let settleFrequency = 18.2574
    /// A spring this near its goal, and this slow, has arrived (R).
    package static let arrivalDistance = 0.25
    package static let arrivalSpeed = 10.0
    /// A row chosen by a tap or by code rolls in for this long (R).
    package static let glideDuration = 0.3
    /// How far away the eye is that sees rows become narrower as they turn away (R).
    package static let eyeDistance = 1_200.0
    /// Rows fade out beyond this angle (R: two thirds of a quarter turn).
    package static let fadeAngle = 60 * Double.pi / 180
    /// Opacity of rows that are not the middle one (M:OU).
    package static let sideOpacity = 0.447
    /// More rows than anyone can roll through are cut off here, so that places stay exact to a small part of a point.
    package static let maximumRows = 1 << 40
}
