internal import CBox2D

/// Simulates rigid bodies with Box2D: gravity, collisions and joints.
///
/// Deterministic. There are no callbacks during a step: contacts are reported afterwards, so
/// that bodies can be removed then.
/// > Units: points, seconds. > Isolation: one thread.
package final class PhysicsWorld {
    /// Two bodies began or ended contact, by their tags, the boundary's last.
    package struct Contact: Hashable, Sendable {
        package var first: Int64
        package var second: Int64
        /// Zero at the end of a contact.
        package var place: PhysicsVector
        package var began: Bool
    }

    private var handle: OpaquePointer?
    private var bodies: [Int64: PhysicsBody] = [:]
    private var joints: [PhysicsJoint] = []
    private var lastTag: Int64 = 0

    package init() {
        handle = ferry_world_make(Unmanaged.passUnretained(self).toOpaque()) { context, first, second in
            guard let context else { return false }
            return Unmanaged<PhysicsWorld>.fromOpaque(context).takeUnretainedValue().mayMeet(first, second)
        }
    }

    deinit {
        for body in bodies.values { body.detach() }
        for joint in joints { joint.detach() }
        if let handle { ferry_world_free(handle) }
    }

    private func mayMeet(_ first: Int64, _ second: Int64) -> Bool {
        guard let one = bodies[first], let other = bodies[second] else { return false }
        return one.mayMeet(other)
    }

    // MARK: Bodies

    /// A body without an outline; nil for a position that is not finite.
    package func makeBody(at place: PhysicsVector, angle: Double = 0) -> PhysicsBody? {
        make(place, angle, isStatic: false, boundaryOf: nil)
    }

    /// A static body: of a collision group's boundary, or without collisions.
    package func makeStill(at place: PhysicsVector = .zero, boundaryOf group: Int? = nil) -> PhysicsBody? {
        make(place, 0, isStatic: true, boundaryOf: group)
    }

    private func make(_ place: PhysicsVector, _ angle: Double, isStatic: Bool, boundaryOf group: Int?) -> PhysicsBody? {
        guard let handle, place.x.isFinite, place.y.isFinite, angle.isFinite else { return nil }
        lastTag += 1
        // Determines the library's order of events by tag: boundaries are last.
        let tag = group == nil ? lastTag : -lastTag
        guard let native = ferry_body_make(handle, tag, isStatic, PhysicsScale.metres(place), angle) else { return nil }
        let body = PhysicsBody(tag: tag, handle: native, boundaryOf: group)
        bodies[tag] = body
        return body
    }

    /// Removes the body and its joints. Bodies that it touched wake up.
    package func remove(_ body: PhysicsBody) {
        guard let handle, let native = body.handle else { return }
        for joint in joints where joint.first === body || joint.second === body { remove(joint) }
        body.detach()
        ferry_body_free(handle, native)
        bodies[body.tag] = nil
    }

    // MARK: Joints

    /// Nil if one of the bodies is not in this world, or an axis has zero length.
    package func join(_ first: PhysicsBody, _ second: PhysicsBody, by kind: PhysicsJoint.Kind) -> PhysicsJoint? {
        guard let handle, let one = first.handle, let other = second.handle else { return nil }
        let native: OpaquePointer?
        switch kind {
        case .distance(let firstPlace, let secondPlace):
            native = ferry_joint_distance(handle, one, other, PhysicsScale.metres(firstPlace), PhysicsScale.metres(secondPlace))
        case .pin(let place): native = ferry_joint_pin(handle, one, other, PhysicsScale.metres(place))
        case .slide(let place, let axis):
            guard (axis * axis).sum() > 0, axis.x.isFinite, axis.y.isFinite else { return nil }
            native = ferry_joint_slide(handle, one, other, PhysicsScale.metres(place), ferry_point(x: axis.x, y: axis.y))
        case .weld(let place): native = ferry_joint_weld(handle, one, other, PhysicsScale.metres(place))
        }
        let joint = PhysicsJoint(kind, first, second, handle: native)
        joints.append(joint)
        return joint
    }

    package func remove(_ joint: PhysicsJoint) {
        guard let handle, let native = joint.handle else { return }
        joint.detach()
        joints.removeAll { $0 === joint }
        ferry_joint_free(handle, native)
    }

    // MARK: Time

    package func step(_ seconds: Double) {
        guard let handle, seconds > 0, seconds.isFinite else { return }
        ferry_world_step(handle, seconds)
    }

    /// Events since the last call, in order.
    package func takeContacts() -> [Contact] {
        guard let handle else { return [] }
        var native: UnsafePointer<ferry_contact>?
        let count = ferry_world_take_contacts(handle, &native)
        return UnsafeBufferPointer(start: native, count: count).map {
            Contact(first: $0.first, second: $0.second, place: PhysicsScale.points($0.place), began: $0.began)
        }
    }

    /// Whether anything moves. A body sleeps after it has been slow for half a second.
    package var isAwake: Bool { handle.map { ferry_world_is_awake($0) } ?? false }
}
