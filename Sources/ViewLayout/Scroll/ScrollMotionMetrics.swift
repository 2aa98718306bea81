/// Constants of scrolling. > Units: points, seconds. Letters give the confidence of each figure's source (facts 3.4).
package enum ScrollMotionMetrics {
    /// What is left of the velocity after a millisecond (D).
    package static let normalRate = 0.998
    package static let fastRate = 0.99
    /// A glide ends at this speed; the rest of it is not shown (M).
    package static let restSpeed = 10.0
    /// How stiff the band beyond an edge is (M).
    package static let bandConstant = 0.55
    /// Natural frequency of a bounce entered with speed, critically damped (M).
    package static let bounceFrequency = 11.0
    /// A pull let go of below this speed returns along two exponentials (M).
    package static let heldPullSpeed = 50.0
    package static let heldPullSlow = 9.0
    package static let heldPullFast = 46.0
    /// Natural frequency of the spring to a page or to a target of the delegate's: settled within 0.4 s (R).
    package static let targetFrequency = 23.0
    /// Rates a glide may be given to end at a target; beyond them the spring takes over (R).
    package static let targetRates = 0.95...0.9985
    /// A flick of this speed turns the page, whatever the distance: 0.3 points a millisecond (R).
    package static let pageFlickSpeed = 300.0
    /// Animated scrolling and zooming in code (R).
    package static let animationDuration = 0.3
    /// Beyond this factor between its axes a drag is locked to the greater (D: not within about 45° of the diagonal).
    package static let lockRatio = 2.0
}
