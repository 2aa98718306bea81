internal import CoreGraphics
internal import Foundation
internal import Physics
internal import UIKitCore

/// One item in a simulation: its body and the properties from the behaviours.
@MainActor final class DynamicBody {
    let item: any UIDynamicItem
    let body: PhysicsBody
    /// The item's transform without the body's rotation.
    private var base: CGAffineTransform
    private var size: CGSize
    /// The last written values: an item at rest is not written to.
    private var shown: (center: CGPoint, angle: Double)

    // Set by the behaviours, again after every change.
    var acceleration = PhysicsVector.zero
    var material = DynamicBody.plain
    var resistance = 0.0
    var angularResistance = 0.0
    var charge = 0.0
    var isAnchored = false
    var allowsRotation = true
    var itemGroups: Set<Int> = []
    var boundaryGroups: Set<Int> = []
    private var applied: Applied?

    private static let plain = PhysicsMaterial(
        density: 1, friction: DynamicsMetrics.defaultFriction, elasticity: DynamicsMetrics.defaultElasticity)

    private struct Applied: Equatable {
        var acceleration: PhysicsVector
        var material: PhysicsMaterial
        var resistance: Double
        var angularResistance: Double
        var isAnchored: Bool
        var allowsRotation: Bool
    }

    init(_ item: any UIDynamicItem, _ body: PhysicsBody) {
        self.item = item
        self.body = body
        let angle = item.transform.turn
        base = item.transform.rotated(by: CGFloat(-angle))
        size = item.bounds.size
        shown = (item.center, angle)
        body.setShapes(DynamicItemOutline.shapes(of: item), material)
    }

    func forget() {
        (acceleration, material, resistance, angularResistance, charge) = (.zero, Self.plain, 0, 0, 0)
        (isAnchored, allowsRotation, itemGroups, boundaryGroups) = (false, true, [], [])
    }

    /// Applies the properties to the body. True if something changed.
    func apply() -> Bool {
        body.itemGroups = itemGroups
        body.boundaryGroups = boundaryGroups
        let new = Applied(
            acceleration: acceleration, material: material, resistance: resistance, angularResistance: angularResistance,
            isAnchored: isAnchored, allowsRotation: allowsRotation)
        guard new != applied else { return false }
        if new.isAnchored != applied?.isAnchored ?? false { body.setAnchored(isAnchored) }
        if new.allowsRotation != applied?.allowsRotation ?? true { body.setAllowsRotation(allowsRotation) }
        if new.material != applied?.material ?? Self.plain { body.setMaterial(material) }
        body.setResistance(resistance, angular: angularResistance)
        body.setAcceleration(acceleration)
        applied = new
        return true
    }

    func push(linear: PhysicsVector, angular: Double) {
        let state = body.state
        body.setVelocity(state.velocity + linear, spin: state.spin + angular)
        body.wake()
    }

    /// The world position of an offset from the item's centre.
    func place(of offset: PhysicsVector) -> PhysicsVector {
        let state = body.state
        return state.place + offset.turned(by: state.angle)
    }

    /// Reads the item's current state.
    func refresh() {
        let (center, angle) = (item.center, item.transform.turn)
        base = item.transform.rotated(by: CGFloat(-angle))
        body.setPlace(PhysicsVector(center), angle: angle)
        shown = (center, angle)
        guard item.bounds.size != size else { return }
        size = item.bounds.size
        body.setShapes(DynamicItemOutline.shapes(of: item), material)
    }

    /// Writes the body's position to the item.
    func show() {
        let state = body.state
        let center = state.place.point
        guard center.x.isFinite, center.y.isFinite, state.angle.isFinite else { return }
        if center != shown.center { item.center = center }
        if abs(state.angle - shown.angle) > 1e-6 { item.transform = base.rotated(by: CGFloat(state.angle)) }
        shown = (center, abs(state.angle - shown.angle) > 1e-6 ? state.angle : shown.angle)
    }
}
