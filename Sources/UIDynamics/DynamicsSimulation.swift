internal import CoreGraphics
package import Foundation
internal import ObjectiveC
internal import Physics
internal import ProgrammerErrors
internal import QuartzCore
internal import UIKitCore

/// The physics world of one animator.
///
/// Change → before the next frame the behaviours set all properties again → fixed time steps → items are moved → contacts and actions are
/// reported → the display link pauses when nothing moves.
/// > Units: points, seconds.
@MainActor package final class DynamicsSimulation {
    weak var animator: UIDynamicAnimator?
    private(set) weak var referenceView: UIView?
    private let world = PhysicsWorld()
    private let ground: PhysicsBody?
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    private var byTag: [Int64: DynamicBody] = [:]
    /// In order of insertion, which is reproducible.
    private var order: [DynamicBody] = []
    private var boundaries: [Int64: (owner: WeakBehavior, identifier: (any NSCopying)?)] = [:]
    private var connected: [UIDynamicBehavior] = []
    private var isStale = false
    private var link: FrameLink?
    /// Of the last frame; nil at the first one after a pause.
    private var lastFrame: CFTimeInterval?
    private(set) var isRunning = false
    private(set) var elapsed: TimeInterval = 0
    private var rest: TimeInterval = 0
    private var lastReference: CGRect?

    private struct WeakBehavior { weak var value: UICollisionBehavior? }

    init(referenceView: UIView?) {
        self.referenceView = referenceView
        ground = world.makeStill()
        lastReference = referenceView?.bounds
    }

    isolated deinit { link?.stop() }

    var items: [any UIDynamicItem] { order.map(\.item) }
    var referenceBounds: CGRect? { contentBounds?() ?? referenceView?.bounds }
    /// The bounds of a layout, which has no view of its own.
    var contentBounds: (() -> CGRect?)?
    /// Called in each frame after the items were moved.
    var didMove: (() -> Void)?

    // MARK: Contents

    /// Behaviours, their items or their properties changed.
    func behaviorsChanged() {
        isStale = true
        resume()
    }

    /// The item's body, if a behaviour added it.
    func body(of item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

    /// The same, after applying pending changes.
    func updatedBody(of item: any UIDynamicItem) -> DynamicBody? {
        update()
        return body(of: item)
    }

    func refresh(_ item: any UIDynamicItem) {
        guard let record = updatedBody(of: item) else { return }
        record.refresh()
        resume()
    }

    /// A static body without collisions, as the anchor of attachments.
    func makeAnchor(at place: PhysicsVector) -> PhysicsBody? { world.makeStill(at: place) }
    /// The anchor of a slide or a fixed attachment without a second item.
    var still: PhysicsBody? { ground }
    func remove(_ body: PhysicsBody) { world.remove(body) }
    func join(_ first: PhysicsBody, _ second: PhysicsBody, by kind: PhysicsJoint.Kind) -> PhysicsJoint? {
        world.join(first, second, by: kind)
    }
    func remove(_ joint: PhysicsJoint) { world.remove(joint) }

    func makeBoundary(
        _ lines: [[PhysicsVector]], group: Int, owner: UICollisionBehavior, identifier: (any NSCopying)?
    ) -> PhysicsBody? {
        guard let body = world.makeStill(boundaryOf: group) else { return nil }
        let material = PhysicsMaterial(density: 0, friction: DynamicsMetrics.boundaryFriction, elasticity: 0)
        for line in lines {
            for (start, end) in zip(line, line.dropFirst()) { body.addEdge(from: start, to: end, material) }
        }
        boundaries[body.tag] = (WeakBehavior(value: owner), identifier)
        return body
    }

    func removeBoundary(_ body: PhysicsBody) {
        boundaries[body.tag] = nil
        world.remove(body)
    }

    private func update() {
        guard isStale, let animator else { return }
        isStale = false
        let behaviors = animator.behaviors.flatMap(\.flattened)
        let kept = Set(behaviors.map(ObjectIdentifier.init))
        for gone in connected where !kept.contains(ObjectIdentifier(gone)) { gone.disconnect(self) }
        connected = behaviors
        takeIn(behaviors)
        for record in order { record.forget() }
        for behavior in behaviors { behavior.connect(self) }
        for record in order {
            _ = record.apply()
            record.body.wake()
        }
    }

    private func takeIn(_ behaviors: [UIDynamicBehavior]) {
        var wanted: Set<ObjectIdentifier> = []
        for behavior in behaviors {
            for item in behavior.subjects {
                let id = ObjectIdentifier(item)
                guard wanted.insert(id).inserted, bodies[id] == nil else { continue }
                checkIsInside(item)
                guard let body = world.makeBody(at: PhysicsVector(item.center), angle: item.transform.turn) else {
                    ApplicationContext.current.send(.log("\(type(of: item)) at \(item.center) cannot be moved: its position is not finite"))
                    continue
                }
                let record = DynamicBody(item, body)
                bodies[id] = record
                byTag[body.tag] = record
                order.append(record)
            }
        }
        guard wanted.count < bodies.count || order.contains(where: { !wanted.contains(ObjectIdentifier($0.item)) }) else { return }
        order.removeAll { record in
            guard !wanted.contains(ObjectIdentifier(record.item)) else { return false }
            world.remove(record.body)
            byTag[record.body.tag] = nil
            bodies[ObjectIdentifier(record.item)] = nil
            return true
        }
    }

    private func checkIsInside(_ item: any UIDynamicItem) {
        guard let view = item as? UIView, let referenceView else { return }
        ProgrammerError.require(
            view.isDescendant(of: referenceView),
            "View item (\(view)) should be a descendant of reference view in \(animator.map(String.init(describing:)) ?? "an animator")",
            name: .invalidArgument)
    }

    // MARK: Time

    private func resume() {
        guard !isRunning, let animator, !animator.behaviors.isEmpty else { return }
        isRunning = true
        rest = 0
        animator.delegate?.dynamicAnimatorWillResume(animator)
        if link == nil {
            link = FrameLink { [weak self] link in
                guard let self else { return }
                let duration = lastFrame.map { link.targetTimestamp - $0 } ?? link.duration
                lastFrame = link.targetTimestamp
                advance(max(0, duration))
            }
        }
        link?.start()
    }

    private func pause() {
        isRunning = false
        link?.stop()
        lastFrame = nil
        if let animator { animator.delegate?.dynamicAnimatorDidPause(animator) }
    }

    /// One frame of the display. > Parameters: duration: since the last frame.
    package func advance(_ duration: TimeInterval) {
        guard isRunning else { return }
        // A touch or a rotation may have changed the reference view.
        if referenceBounds != lastReference {
            lastReference = referenceBounds
            isStale = true
        }
        update()
        rest += duration
        var steps = 0
        while rest + 1e-9 >= DynamicsMetrics.step {
            rest -= DynamicsMetrics.step
            guard steps < DynamicsMetrics.maximumSteps else { continue }
            steps += 1
            for behavior in connected { behavior.act(self, DynamicsMetrics.step) }
            world.step(DynamicsMetrics.step)
        }
        elapsed += Double(steps) * DynamicsMetrics.step
        for record in order { record.show() }
        didMove?()
        notify(world.takeContacts())
        for behavior in connected { behavior.action?() }
        if !isStale, !world.isAwake, !connected.contains(where: \.keepsAwake) { pause() }
    }

    /// After the step, so that delegates may change everything; behaviours removed meanwhile are not notified.
    private func notify(_ contacts: [PhysicsWorld.Contact]) {
        for contact in contacts {
            let place = contact.place.point
            guard let first = byTag[contact.first] else { continue }
            if let second = byTag[contact.second] {
                let both = DynamicContact.items(first.item, second.item, place: place, began: contact.began)
                for case let behavior as UICollisionBehavior in connected where behavior.dynamicAnimator != nil { behavior.notify(both) }
            } else if let boundary = boundaries[contact.second], let owner = boundary.owner.value, owner.dynamicAnimator != nil {
                owner.notify(.boundary(first.item, identifier: boundary.identifier, place: place, began: contact.began))
            }
        }
    }
}
