public import CoreGraphics
public import Foundation
package import RenderProtocol

/// A basic animation that moves like a mass on a spring.
///
/// > Contract: QuartzCore, CASpringAnimation
open class CASpringAnimation: CABasicAnimation {
    /// The mass on the spring, 1 by default; more mass oscillates longer.
    open var mass: CGFloat = 1
    /// The stiffness of the spring, 100 by default; a stiffer spring moves faster.
    open var stiffness: CGFloat = 100
    /// The friction that ends the oscillation, 10 by default.
    open var damping: CGFloat = 10
    /// The speed at the start; positive values move towards the end value.
    ///
    /// > Units: the whole distance per second.
    open var initialVelocity: CGFloat = 0
    /// Allows damping above critical; iOS otherwise treats it as critical, as observed.
    open var allowsOverdamping = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A spring that would oscillate once in `perceptualDuration`, overshooting by about `bounce` of the distance.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let parameters = SpringParameters(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        (mass, stiffness, damping) = (parameters.mass, parameters.stiffness, parameters.damping)
    }

    /// When the spring appears at rest.
    open var settlingDuration: CFTimeInterval { parameters.settlingDuration }
    /// The time of one undamped oscillation, in seconds: 2π divided by the angular frequency.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / max(parameters.angularFrequency, .leastNonzeroMagnitude) }
    /// How far the spring overshoots: one minus the damping ratio, so that 0 is critical damping.
    open var bounce: CGFloat { 1 - parameters.dampingRatio }

    package var parameters: SpringParameters {
        SpringParameters(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), initialVelocity: Double(initialVelocity))
    }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping, initialVelocity) = (other.mass, other.stiffness, other.damping, other.initialVelocity)
        allowsOverdamping = other.allowsOverdamping
    }

    override func content(on layer: CALayer, holds: inout [BitmapReference]) -> RenderAnimation.Content? {
        guard let key = animatedKey else { return nil }
        return .spring(
            key, from: ValueCoding.animated(fromValue, key, &holds), to: ValueCoding.animated(toValue, key, &holds),
            by: ValueCoding.animated(byValue, key, &holds), parameters)
    }
}

extension SpringParameters {
    /// ω₀ = 2π/duration; ζ = 1 − bounce, or 1/(1 + bounce) below zero. Confidence D (facts 3.2).
    package init(perceptualDuration duration: Double, bounce: Double) {
        let frequency = 2 * Double.pi / max(duration, 0.001)
        let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: 0)
    }
}
