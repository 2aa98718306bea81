internal import CBox2D

/// A body in a world: an item, a boundary, or an attachment's anchor.
///
/// After its removal from the world it is unchanged and does nothing.
package final class PhysicsBody {
    package struct State: Hashable, Sendable {
        package var place = PhysicsVector.zero
        /// > Units: radians, increasing clockwise on screen.
        package var angle = 0.0
        /// > Units: points per second.
        package var velocity = PhysicsVector.zero
        /// > Units: radians per second.
        package var spin = 0.0
        /// 1 for a square of 100 by 100 points with density 1.
        package var mass = 0.0
        package var isAwake = false
    }

    package let tag: Int64
    private(set) var handle: OpaquePointer?
    private var last = State()
    /// Of the outline to the library's mass.
    private var massRatio = 1.0
    /// Collision groups of items that it collides with.
    package var itemGroups: Set<Int> = [] { didSet { if itemGroups != oldValue { refilter() } } }
    /// Collision groups of boundaries that it collides with.
    package var boundaryGroups: Set<Int> = [] { didSet { if boundaryGroups != oldValue { refilter() } } }
    /// The group that it is a boundary of.
    let boundaryOf: Int?

    init(tag: Int64, handle: OpaquePointer, boundaryOf: Int?) {
        self.tag = tag
        self.handle = handle
        self.boundaryOf = boundaryOf
    }

    /// Called when the world removes it.
    func detach() {
        last = state
        handle = nil
    }

    package var isInWorld: Bool { handle != nil }

    package var state: State {
        guard let handle else { return last }
        let native = ferry_body_get_state(handle)
        return State(
            place: PhysicsScale.points(native.place), angle: native.angle, velocity: PhysicsScale.points(native.velocity),
            spin: native.spin, mass: native.mass, isAwake: native.awake)
    }

    package func setShapes(_ shapes: [PhysicsShape], _ material: PhysicsMaterial) {
        guard let handle else { return }
        ferry_body_remove_shapes(handle)
        let native = material.native
        var count = 0
        for piece in shapes.flatMap(\.pieces) where add(piece, to: handle, native) { count += 1 }
        // A body without an outline still needs a mass.
        if count == 0 { ferry_body_add_circle(handle, ferry_point(), PhysicsScale.leastHalf, native) }
        // The skin is subtracted from the outline, not from the mass.
        let area = shapes.reduce(0) { $0 + $1.area } / (PhysicsScale.points * PhysicsScale.points)
        let ratio = area * native.density / ferry_body_get_state(handle).mass
        massRatio = ratio.isFinite && ratio > 0.5 && ratio < 2 ? ratio : 1
        setMaterial(material)
        ferry_body_wake(handle)
    }

    private func add(_ piece: PhysicsShape.Piece, to handle: OpaquePointer, _ material: ferry_material) -> Bool {
        switch piece {
        case .circle(let centre, let radius):
            ferry_body_add_circle(handle, PhysicsScale.metres(centre), PhysicsScale.metres(radius), material)
            return true
        case .polygon(let corners):
            let native = corners.map(PhysicsScale.metres)
            return native.withUnsafeBufferPointer { ferry_body_add_polygon(handle, $0.baseAddress, $0.count, material) }
        }
    }

    /// A line of a boundary. One of zero length does nothing.
    package func addEdge(from start: PhysicsVector, to end: PhysicsVector, _ material: PhysicsMaterial) {
        guard let handle, start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return }
        _ = ferry_body_add_edge(handle, PhysicsScale.metres(start), PhysicsScale.metres(end), material.native)
    }

    package func setMaterial(_ material: PhysicsMaterial) {
        guard let handle else { return }
        var native = material.native
        native.density *= massRatio
        ferry_body_set_material(handle, native)
    }

    /// Damping: the fraction of the velocity lost per second.
    package func setResistance(_ linear: Double, angular: Double) {
        guard let handle else { return }
        ferry_body_set_damping(handle, linear.isFinite ? max(0, linear) : 0, angular.isFinite ? max(0, angular) : 0)
    }

    package func setAllowsRotation(_ allows: Bool) {
        if let handle { ferry_body_set_fixed_rotation(handle, !allows) }
    }

    /// Others bounce off it; nothing moves it.
    package func setAnchored(_ isAnchored: Bool) {
        if let handle { ferry_body_set_static(handle, isAnchored) }
    }

    /// > Units: points per second squared.
    package func setAcceleration(_ acceleration: PhysicsVector) {
        if let handle { ferry_body_set_acceleration(handle, PhysicsScale.metres(acceleration)) }
    }

    package func setPlace(_ place: PhysicsVector, angle: Double) {
        guard let handle, place.x.isFinite, place.y.isFinite, angle.isFinite else { return }
        ferry_body_set_place(handle, PhysicsScale.metres(place), angle)
        ferry_body_wake(handle)
    }

    package func setVelocity(_ velocity: PhysicsVector, spin: Double) {
        guard let handle, velocity.x.isFinite, velocity.y.isFinite, spin.isFinite else { return }
        ferry_body_set_velocity(handle, PhysicsScale.metres(velocity), spin)
    }

    /// Until the next step, at a point of the world. Does nothing to a sleeping body. > Units: mass times points per second squared.
    package func apply(force: PhysicsVector, at place: PhysicsVector) {
        guard let handle, force.x.isFinite, force.y.isFinite else { return }
        ferry_body_apply_force(handle, PhysicsScale.metres(force), PhysicsScale.metres(place))
    }

    /// > Units: mass times points squared per second squared.
    package func apply(torque: Double) {
        guard let handle, torque.isFinite else { return }
        ferry_body_apply_torque(handle, torque / (PhysicsScale.points * PhysicsScale.points))
    }

    /// > Units: mass times points per second.
    package func apply(impulse: PhysicsVector, at place: PhysicsVector) {
        guard let handle, impulse.x.isFinite, impulse.y.isFinite else { return }
        ferry_body_apply_impulse(handle, PhysicsScale.metres(impulse), PhysicsScale.metres(place))
    }

    package func wake() { if let handle { ferry_body_wake(handle) } }

    private func refilter() { if let handle { ferry_body_refilter(handle) } }

    /// Whether the two may collide. Boundaries collide with the items of their group; items with those they share a group with.
    func mayMeet(_ other: PhysicsBody) -> Bool {
        switch (boundaryOf, other.boundaryOf) {
        case (nil, nil): !itemGroups.isDisjoint(with: other.itemGroups)
        case (nil, let group?): boundaryGroups.contains(group)
        case (let group?, nil): other.boundaryGroups.contains(group)
        default: false
        }
    }
}
