internal import CBox2D

/// Connects two bodies. It is removed with either of them.
package final class PhysicsJoint {
    package enum Kind: Hashable, Sendable {
        /// Two points, in the bodies' own coordinates, at a distance.
        case distance(first: PhysicsVector, second: PhysicsVector)
        /// Both rotate about one point of the world.
        case pin(at: PhysicsVector)
        /// The second moves along an axis of the first, and does not rotate relative to it.
        case slide(at: PhysicsVector, axis: PhysicsVector)
        case weld(at: PhysicsVector)
    }
    /// > Units: points for distances and slides, radians for pins.
    package struct Limits: Hashable, Sendable {
        package var least: Double
        package var most: Double
        package init(least: Double, most: Double) { (self.least, self.most) = (min(least, most), max(least, most)) }
    }

    package let kind: Kind
    let first: PhysicsBody
    let second: PhysicsBody
    private(set) var handle: OpaquePointer?

    init(_ kind: Kind, _ first: PhysicsBody, _ second: PhysicsBody, handle: OpaquePointer?) {
        (self.kind, self.first, self.second, self.handle) = (kind, first, second, handle)
    }

    func detach() { handle = nil }
    package var isInWorld: Bool { handle != nil }

    /// A rod of `length`, a rope of at most that, or with a frequency a spring. > Units: points; hertz; 1 is critical damping.
    package func setDistance(_ length: Double, isRope: Bool, frequency: Double, damping: Double) {
        guard let handle, length.isFinite else { return }
        let metres = PhysicsScale.metres(max(0, length))
        let isSpring = frequency.isFinite && frequency > 0
        let least = isRope || isSpring ? 0 : metres
        let most = isSpring && !isRope ? PhysicsScale.metres(PhysicsScale.farthest) : metres
        ferry_joint_set_distance(handle, metres, least, most, isSpring ? min(frequency, 60) : 0, damping.isFinite ? max(0, damping) : 0)
        wake()
    }

    /// For pins and slides. `friction` acts against the movement. > Units: mass times points squared per second squared.
    package func setLimits(_ limits: Limits?, friction: Double) {
        guard let handle else { return }
        let force = friction.isFinite ? max(0, friction) : 0
        switch kind {
        case .pin:
            let torque = force / (PhysicsScale.points * PhysicsScale.points)
            ferry_joint_set_pin(handle, limits != nil, limits?.least ?? 0, limits?.most ?? 0, torque)
        case .slide:
            let (least, most) = (PhysicsScale.metres(limits?.least ?? 0), PhysicsScale.metres(limits?.most ?? 0))
            ferry_joint_set_slide(handle, limits != nil, least, most, force / PhysicsScale.points)
        case .distance, .weld: break
        }
        wake()
    }

    /// For welds: 0 is rigid.
    package func setWeld(frequency: Double, damping: Double) {
        guard let handle, case .weld = kind else { return }
        ferry_joint_set_weld(handle, frequency.isFinite ? min(max(0, frequency), 60) : 0, damping.isFinite ? max(0, damping) : 0)
        wake()
    }

    private func wake() {
        first.wake()
        second.wake()
    }
}
