internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Figures of animations that come from apps, made such that nothing hangs on them.
///
/// What is no number, or is below 0, counts as 0. Times without end become ones nobody waits for.
enum AnimationFigures {
    /// Thirty years. > Units: seconds.
    static let longest: TimeInterval = 1e9

    static func time(_ seconds: TimeInterval) -> TimeInterval { seconds > 0 ? min(seconds, longest) : 0 }
    static func repeats(_ count: Float) -> Float { count > 0 ? count : 0 }
    static func velocity(_ velocity: CGFloat) -> CGFloat { velocity.isFinite ? min(max(velocity, -10_000), 10_000) : 0 }
    static func ratio(_ ratio: CGFloat) -> CGFloat { ratio.isNaN ? 1 : ratio }

    /// A spring that moves and comes to rest: masses, stiffnesses and dampings below 0 count as next to nothing.
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
