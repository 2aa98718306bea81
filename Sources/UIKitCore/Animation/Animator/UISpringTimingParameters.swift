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
    public let initialVelocity: CGVector

    /// The system's own spring; the animator's duration is not used.
    public convenience override init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

    /// A spring that settles within the animator's duration; a ratio of 1 does not oscillate.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        form = .ratio(ratio)
        initialVelocity = velocity
        super.init()
    }

    /// The spring's settling duration replaces the animator's.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero) {
        form = .physical(mass: mass, stiffness: stiffness, damping: damping)
        initialVelocity = velocity
        super.init()
    }

    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        let spring = CASpringAnimation(perceptualDuration: AnimationFigures.time(duration), bounce: bounce.isNaN ? 0 : bounce)
        self.init(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The spring, and its duration if it does not use the animator's.
    func pace(duration: TimeInterval) -> (LayerMotion.Pace, TimeInterval) {
        // One value for both axes: the one of larger magnitude.
        let (dx, dy) = (AnimationFigures.velocity(initialVelocity.dx), AnimationFigures.velocity(initialVelocity.dy))
        let velocity = abs(dx) >= abs(dy) ? dx : dy
        switch form {
        case .ratio(let ratio):
            return (SpringFit.pace(dampingRatio: AnimationFigures.ratio(ratio), duration: duration, velocity: velocity), duration)
        case .physical(let mass, let stiffness, let damping):
            let spring = AnimationFigures.spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
            let pace = LayerMotion.Pace.spring(
                mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: spring.initialVelocity)
            return (pace, min(spring.settlingDuration, AnimationFigures.longest))
        }
    }
}
