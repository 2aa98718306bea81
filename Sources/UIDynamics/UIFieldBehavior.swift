public import CoreGraphics
public import Foundation
internal import Physics
internal import ProgrammerErrors
public import UIKitCore

/// A force on items that depends on their position.
///
/// > Contract: UIKit, UIFieldBehavior
/// > Units: points, seconds. Apple gives no unit for the strength: 1 accelerates like a gravity of 1, or for springs, drag and charges
///   like a push of 1 at a distance, speed or charge of 1.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
    private var list = DynamicItemList()
    private let force: FieldForce
    private let custom: ((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)?

    private init(
        _ force: FieldForce, custom: ((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)? = nil
    ) {
        self.force = force
        self.custom = custom
        super.init()
    }

    /// The items that the field acts on, in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item; does nothing if it is present.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }
    /// Removes an item; does nothing if it is absent.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { changed() } }

    /// The centre of the field in the coordinates of the reference view; default zero.
    open var position: CGPoint = .zero { didSet { changed() } }
    /// The area in which the field acts; default the whole plane.
    ///
    /// Around `position`.
    open var region: UIRegion = .infinite { didSet { changed() } }
    /// A factor of the force; a negative one reverses it. Default: 1.
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// The strength decreases with this power of the distance.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// Within this distance the field is not stronger than at it.
    open var minimumRadius: CGFloat = 1e-6 { didSet { changed() } }
    /// For linear gravity and velocity fields.
    open var direction = CGVector(dx: 0, dy: 0) { didSet { changed() } }
    /// For noise and turbulence: 0 is rough, 1 smooth.
    open var smoothness: CGFloat = 0 { didSet { changed() } }
    /// For noise and turbulence: their rate of change.
    open var animationSpeed: CGFloat = 0 { didSet { changed() } }

    /// Slows items down in proportion to their speed.
    open class func dragField() -> Self { make(.drag) }
    /// Pushes items around its position.
    open class func vortexField() -> Self { make(.vortex) }
    /// Pulls items to a point, or pushes them away with a negative strength.
    open class func radialGravityField(position: CGPoint) -> Self {
        let field = make(.radialGravity)
        field.position = position
        return field
    }
    /// Accelerates items in one direction.
    open class func linearGravityField(direction: CGVector) -> Self {
        let field = make(.linearGravity)
        field.direction = direction
        return field
    }
    /// Sets items to the field's velocity.
    open class func velocityField(direction: CGVector) -> Self {
        let field = make(.velocity)
        field.direction = direction
        return field
    }
    /// Accelerates items in directions that change with position and time.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = make(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    /// Noise that grows with the item's speed.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = make(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    /// Pulls items to its position, in proportion to the distance.
    open class func springField() -> Self { make(.spring) }
    /// Acts on charged items.
    open class func electricField() -> Self { make(.electric) }
    /// Acts on moving charged items.
    open class func magneticField() -> Self { make(.magnetic) }
    /// Calls `block` for the force: with field, position, velocity, mass, charge and elapsed time.
    open class func field(
        evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> Self {
        unsafeMake(UIFieldBehavior(.custom, custom: block))
    }

    private class func make(_ force: FieldForce) -> Self { unsafeMake(UIFieldBehavior(force)) }
    private class func unsafeMake(_ field: UIFieldBehavior) -> Self {
        guard let field = field as? Self else { ProgrammerError.raise("UIFieldBehavior has no public initializer and no subclasses") }
        return field
    }

    // MARK: Simulation

    package override var subjects: [any UIDynamicItem] { list.items }
    package override var keepsAwake: Bool { force.changesWithTime && strength != 0 && !list.items.isEmpty }

    package override func act(_ simulation: DynamicsSimulation, _ step: TimeInterval) {
        for item in list.items {
            guard let record = simulation.body(of: item) else { continue }
            if keepsAwake { record.body.wake() }
            let state = record.body.state
            guard state.isAwake, region.contains((state.place - PhysicsVector(position)).point) else { continue }
            record.body.apply(force: value(record, state, simulation.elapsed), at: state.place)
        }
    }

    private func value(_ record: DynamicBody, _ state: PhysicsBody.State, _ time: TimeInterval) -> PhysicsVector {
        if let custom {
            let velocity = CGVector(dx: state.velocity.x, dy: state.velocity.y)
            return PhysicsVector(custom(self, state.place.point, velocity, CGFloat(state.mass), CGFloat(record.charge), time))
        }
        let probe = FieldForce.Probe(
            way: state.place - PhysicsVector(position), place: state.place, velocity: state.velocity, mass: state.mass,
            charge: record.charge, time: time)
        let figures = FieldForce.Figures(
            strength: Double(strength), falloff: Double(falloff), minimumRadius: Double(minimumRadius),
            direction: PhysicsVector(direction), smoothness: Double(smoothness), animationSpeed: Double(animationSpeed))
        return force.value(probe, figures)
    }
}
