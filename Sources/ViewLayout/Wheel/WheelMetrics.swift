/// Sizes, speeds and stiffness of wheels that are spun with a finger. > Units: points, seconds, radians.
///
/// Letters give the confidence of each value's source.
package enum WheelMetrics {
    /// Height of the drum in addition to that of the picker (M:OU).
    package static let drumExcess = 75.0
    /// Radius of the drum as a fraction of its height (M:OU).
    package static let radiusShare = 0.334225372
    /// Natural frequency of the critically damped spring to the nearest row when a wheel is released at rest (R: the
    /// system's spring). Wheels glide, bounce and resist as scroll views do: `ScrollMotionMetrics`.
    package static let settleFrequency = 18.2574
    /// A spring this close to its target, and this slow, has arrived (R).
    package static let arrivalDistance = 0.25
    package static let arrivalSpeed = 10.0
    /// Duration of the animation to a row selected by a tap or by code (R).
    package static let glideDuration = 0.3
    /// Distance of the eye, for the perspective of rows that turn away (R).
    package static let eyeDistance = 1_200.0
    /// Rows fade out beyond this angle (R: two thirds of a quarter turn).
    package static let fadeAngle = 60 * Double.pi / 180
    /// Opacity of rows that are not the middle one (M:OU).
    package static let sideOpacity = 0.447
    /// More rows than anyone can scroll through are cut off here, so that offsets keep their precision.
    package static let maximumRows = 1 << 40
}
