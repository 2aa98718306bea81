public import CoreGraphics
public import Foundation
internal import Physics
public import UIKitCore

/// Accelerates items in one direction.
///
/// > Contract: UIKit, UIGravityBehavior; DR-1.
/// > Units: 1 is 1000 points per second squared.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    private var list: DynamicItemList

    /// Gravity without items.
    public convenience override init() { self.init(items: []) }

    /// Gravity of magnitude 1, downwards, for the items.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// The items that are accelerated, in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item; does nothing if it is present.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }
    /// Removes an item; does nothing if it is absent.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { changed() } }

    /// The acceleration as a vector; default (0, 1), downwards.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }
    /// The direction of the acceleration.
    ///
    /// > Units: radians, clockwise from the right.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The length of `gravityDirection`, where 1 is 1000 points per second squared.
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets direction and size of the acceleration; the angle is in radians, clockwise from the right.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    package override var subjects: [any UIDynamicItem] { list.items }

    package override func connect(_ simulation: DynamicsSimulation) {
        let acceleration = PhysicsVector(gravityDirection) * DynamicsMetrics.gravity
        guard acceleration.x.isFinite, acceleration.y.isFinite else { return }
        for item in list.items { simulation.body(of: item)?.acceleration += acceleration }
    }
}
