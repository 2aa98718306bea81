/// Constants of scrolling. > Units: points, seconds. Letters give the confidence of each value's source (facts 3.4).
package enum ScrollMotionMetrics {
    /// Fraction of the velocity that remains after a millisecond (D).
    package static let normalRate = 0.998
    package static let fastRate = 0.99
    /// A glide ends at this speed (M).
    package static let restSpeed = 10.0
    /// Stiffness of the rubber band beyond an edge (M).
    package static let bandConstant = 0.55
    /// Natural frequency of a bounce that starts with a velocity, critically damped (M).
    package static let bounceFrequency = 11.0
    /// Overscroll released below this speed returns along two exponentials (M).
    package static let heldPullSpeed = 50.0
    package static let heldPullSlow = 9.0
    package static let heldPullFast = 46.0
    /// Natural frequency of the spring to a page or to a delegate's target: settled within 0.4 s (R).
    package static let targetFrequency = 23.0
    /// Range of rates for a glide that ends at a target; outside of it the spring is used (R).
    package static let targetRates = 0.95...0.9985
    /// A flick of this speed turns the page, whatever the distance: 0.3 points per millisecond (R).
    package static let pageFlickSpeed = 300.0
    /// Animated scrolling and zooming in code (R).
    package static let animationDuration = 0.3
    /// If the axes differ by more than this factor, a drag is locked to the larger (D: not within about 45° of the diagonal).
    package static let lockRatio = 2.0
}
