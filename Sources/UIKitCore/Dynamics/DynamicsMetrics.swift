internal import Foundation

/// Figures of dynamics. > Units: points, seconds, radians.
enum DynamicsMetrics {
    /// Acceleration of a gravity of magnitude 1. Confidence D (facts DR-1).
    static let gravity = 1000.0
    /// Acceleration that a push of magnitude 1 gives to a square of 100 by 100 points with density 1. Confidence D (UIPushBehavior).
    static let push = 100.0
    /// The world moves in steps of one length whatever the display's rate, so that the same start gives the same end. Ours.
    static let step: TimeInterval = 1.0 / 120
    /// Steps in one frame at most: after a long pause an animation goes on and does not jump. Ours.
    static let maximumSteps = 16
    /// Of items that no item behaviour speaks of. Confidence R.
    static let defaultElasticity = 0.2
    static let defaultFriction = 0.2
    /// Of boundaries. Confidence R.
    static let boundaryFriction = 0.5
    /// Swings a second of a snap. Confidence R.
    static let snapFrequency = 2.5
    /// A snap within this way and speed has arrived. Ours.
    static let snapRest = 0.05
    static let snapRestSpeed = 1.0
    /// Acceleration of a gravity field of strength 1 and of the other fields whose unit Apple does not give. Confidence R.
    static let field = 1000.0
}
