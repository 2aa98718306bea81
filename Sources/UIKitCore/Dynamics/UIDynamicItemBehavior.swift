internal import CoreGraphics
public import Foundation
internal import Physics

/// What items are made of, and how fast they move.
///
/// Where several speak of one item, the one added last holds.
/// > Contract: UIKit, UIDynamicItemBehavior
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    /// Velocities added before there was a body to take them.
    private var waiting: [ObjectIdentifier: (linear: PhysicsVector, angular: Double)] = [:]

    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    open var items: [any UIDynamicItem] { list.items }
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        waiting[ObjectIdentifier(item)] = nil
        changed()
    }

    /// 0 does not bounce, 1 keeps all its speed.
    open var elasticity: CGFloat = 0 { didSet { changed() } }
    open var friction: CGFloat = 0 { didSet { changed() } }
    /// Mass by area: a square of 100 by 100 points with density 1 is moved at 100 points a second squared by a push of 1.
    open var density: CGFloat = 1 { didSet { changed() } }
    /// The part of the velocity lost a second.
    open var resistance: CGFloat = 0 { didSet { changed() } }
    open var angularResistance: CGFloat = 0 { didSet { changed() } }
    /// What electric and magnetic fields act on.
    open var charge: CGFloat = 0 { didSet { changed() } }
    /// Others bounce off it, nothing moves it.
    open var isAnchored = false { didSet { changed() } }
    open var allowsRotation = true { didSet { changed() } }

    /// > Units: points a second, added to what the item has.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(PhysicsVector(velocity), 0, item) }
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let moving = dynamicAnimator?.simulation.updatedBody(of: item)?.body.state.velocity ?? .zero
        return (moving + (waiting[ObjectIdentifier(item)]?.linear ?? .zero)).point
    }
    /// > Units: radians a second, clockwise, added to what the item has.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, Double(velocity), item) }
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
