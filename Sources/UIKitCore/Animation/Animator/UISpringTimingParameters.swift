public import CoreGraphics
public import Foundation
internal import QuartzCore

/// A mass on a spring.
///
/// > Contract: UIKit, UISpringTimingParameters
/// > Units: velocities in full distances per second.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Form {
        case ratio(CGFloat)
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }
    private let form: Form
    /// The speed at the start; of the two values the one of larger magnitude is used for all properties.
    public let initialVelocity: CGVector

    /// The system's own spring; the animator's duration is not used.
    public override init() {
        form = .physical(mass: 3, stiffness: 1000, damping: 500)
        initialVelocity = .zero
        super.init()
    }

    /// Creates a spring for a given duration.
    ///
    /// A spring that settles within the animator's duration; a ratio of 1 does not oscillate.
    ///
    /// - Parameters:
    ///   - ratio: 1 does not oscillate; the smaller it is, the more it does.
    ///   - velocity: the speed at the start.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        form = .ratio(ratio)
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring from its physical values.
    ///
    /// The spring's settling duration replaces the animator's.
    ///
    /// - Parameters:
    ///   - mass: the mass; values that are not positive are replaced by tiny ones, as for the next two.
    ///   - stiffness: how strongly the spring pulls.
    ///   - damping: how strongly friction slows the movement.
    ///   - velocity: the speed at the start.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero) {
        form = .physical(mass: mass, stiffness: stiffness, damping: damping)
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring by how it feels; its settling duration replaces the animator's.
    ///
    /// - Parameters:
    ///   - duration: how long the movement seems to take, in seconds.
    ///   - bounce: 0 does not oscillate, values up to 1 do.
    ///   - initialVelocity: the speed at the start.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        let spring = CASpringAnimation(perceptualDuration: AnimationValueSanitizer.time(duration), bounce: bounce.isNaN ? 0 : bounce)
        form = .physical(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
        self.initialVelocity = initialVelocity
        super.init()
    }

    /// Always `spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Always nil.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The object itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The spring, and its duration if it does not use the animator's.
    func pace(duration: TimeInterval) -> (LayerMotion.Pace, TimeInterval) {
        // One value for both axes: the one of larger magnitude.
        let (dx, dy) = (AnimationValueSanitizer.velocity(initialVelocity.dx), AnimationValueSanitizer.velocity(initialVelocity.dy))
        let velocity = abs(dx) >= abs(dy) ? dx : dy
        switch form {
        case .ratio(let ratio):
            return (SpringFit.pace(dampingRatio: AnimationValueSanitizer.ratio(ratio), duration: duration, velocity: velocity), duration)
        case .physical(let mass, let stiffness, let damping):
            let spring = AnimationValueSanitizer.spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
            let pace = LayerMotion.Pace.spring(
                mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: spring.initialVelocity)
            return (pace, min(spring.settlingDuration, AnimationValueSanitizer.longest))
        }
    }
}
