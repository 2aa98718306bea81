internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Sanitises animation parameters given by apps so that no value makes an animation hang.
///
/// NaN and negative values become 0; infinite durations are capped.
enum AnimationFigures {
    /// Thirty years. > Units: seconds.
    static let longest: TimeInterval = 1e9

    static func time(_ seconds: TimeInterval) -> TimeInterval { seconds > 0 ? min(seconds, longest) : 0 }
    static func repeats(_ count: Float) -> Float { count > 0 ? count : 0 }
    static func velocity(_ velocity: CGFloat) -> CGFloat { velocity.isFinite ? min(max(velocity, -10_000), 10_000) : 0 }
    static func ratio(_ ratio: CGFloat) -> CGFloat { ratio.isNaN ? 1 : ratio }

    /// A spring that moves and settles: negative masses, stiffnesses and dampings become tiny positive values.
    static func spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat) -> CASpringAnimation {
        func positive(_ value: CGFloat, _ least: CGFloat) -> CGFloat { value.isNaN ? least : min(max(value, least), 1e9) }
        let spring = CASpringAnimation(keyPath: nil)
        spring.mass = positive(mass, 0.000_1)
        spring.stiffness = positive(stiffness, 0.000_1)
        spring.damping = positive(damping, 0.000_1)
        spring.initialVelocity = Self.velocity(velocity)
        return spring
    }
}
