internal import CoreGraphics
public import Foundation
internal import Physics
public import UIKitCore

/// Physical properties and velocities of items.
///
/// If several behaviours have the same item, the one added last applies.
/// > Contract: UIKit, UIDynamicItemBehavior
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    /// Velocities added before there was a body.
    private var waiting: [ObjectIdentifier: (linear: PhysicsVector, angular: Double)] = [:]

    /// A behaviour without items.
    public convenience override init() { self.init(items: []) }

    /// A behaviour with the default properties for the items.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// The items with these properties, in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item; does nothing if it is present.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }
    /// Removes an item, which then has the default properties again.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        waiting[ObjectIdentifier(item)] = nil
        changed()
    }

    /// How much of the speed remains after a collision; default 0.
    ///
    /// 0 does not bounce, 1 preserves the speed.
    open var elasticity: CGFloat = 0 { didSet { changed() } }
    /// The resistance to sliding along other items and boundaries; default 0.
    open var friction: CGFloat = 0 { didSet { changed() } }
    /// Mass per area: a push of 1 accelerates a square of 100 by 100 points with density 1 by 100 points per second squared.
    open var density: CGFloat = 1 { didSet { changed() } }
    /// The fraction of the velocity lost per second.
    open var resistance: CGFloat = 0 { didSet { changed() } }
    /// The fraction of the angular velocity lost per second; default 0.
    open var angularResistance: CGFloat = 0 { didSet { changed() } }
    /// The charge for electric and magnetic fields.
    open var charge: CGFloat = 0 { didSet { changed() } }
    /// Others bounce off it; nothing moves it.
    open var isAnchored = false { didSet { changed() } }
    /// Whether collisions and forces turn the items; default true.
    open var allowsRotation = true { didSet { changed() } }

    /// Adds to an item's velocity; an item without the behaviour and values that are not finite are ignored.
    ///
    /// > Units: points per second, added to the current velocity.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(PhysicsVector(velocity), 0, item) }
    /// The velocity of an item in points per second, with what was added before its first frame.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let moving = dynamicAnimator?.simulation.updatedBody(of: item)?.body.state.velocity ?? .zero
        return (moving + (waiting[ObjectIdentifier(item)]?.linear ?? .zero)).point
    }
    /// Adds to an item's angular velocity; an item without the behaviour and values that are not finite are ignored.
    ///
    /// > Units: radians per second, clockwise, added to the current velocity.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, Double(velocity), item) }
    /// The angular velocity of an item in radians per second, clockwise, with what was added before its first frame.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        let turning = dynamicAnimator?.simulation.updatedBody(of: item)?.body.state.spin ?? 0
        return CGFloat(turning + (waiting[ObjectIdentifier(item)]?.angular ?? 0))
    }

    private func add(_ linear: PhysicsVector, _ angular: Double, _ item: any UIDynamicItem) {
        guard list.contains(item), linear.x.isFinite, linear.y.isFinite, angular.isFinite else { return }
        let sum = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
        waiting[ObjectIdentifier(item)] = (sum.linear + linear, sum.angular + angular)
        changed()
    }

    package override var subjects: [any UIDynamicItem] { list.items }

    package override func connect(_ simulation: DynamicsSimulation) {
        for item in list.items {
            guard let record = simulation.body(of: item) else { continue }
            record.material = PhysicsMaterial(density: Double(density), friction: Double(friction), elasticity: Double(elasticity))
            record.resistance = Double(resistance)
            record.angularResistance = Double(angularResistance)
            record.charge = Double(charge)
            record.isAnchored = isAnchored
            record.allowsRotation = allowsRotation
            if let more = waiting.removeValue(forKey: ObjectIdentifier(item)) {
                record.push(linear: more.linear, angular: more.angular)
            }
        }
    }
}
