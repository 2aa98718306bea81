internal import Foundation

/// Constants of dynamics. > Units: points, seconds, radians.
enum DynamicsMetrics {
    /// Acceleration of a gravity of magnitude 1. Confidence D (facts DR-1).
    static let gravity = 1000.0
    /// Acceleration by a push of magnitude 1 of a square of 100 by 100 points with density 1. Confidence D (UIPushBehavior).
    static let push = 100.0
    /// Fixed time step, independent of the display's rate, so that results are reproducible. Ours.
    static let step: TimeInterval = 1.0 / 120
    /// Maximum steps per frame: after a long pause an animation continues without a jump. Ours.
    static let maximumSteps = 16
    /// For items without an item behaviour. Confidence R.
    static let defaultElasticity = 0.2
    static let defaultFriction = 0.2
    /// For boundaries. Confidence R.
    static let boundaryFriction = 0.5
    /// Oscillations per second of a snap. Confidence R.
    static let snapFrequency = 2.5
    /// A snap within this distance and speed is complete. Ours.
    static let snapRest = 0.05
    static let snapRestSpeed = 1.0
    /// A snap that has moved no further in this time is held up. Ours.
    static let snapStall = 1.0
    static let snapPatience: TimeInterval = 0.5
    /// Acceleration of a gravity field of strength 1, and of other fields whose unit Apple does not specify. Confidence R.
    static let field = 1000.0
}
