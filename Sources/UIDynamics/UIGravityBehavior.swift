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

    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    open var items: [any UIDynamicItem] { list.items }
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { changed() } }

    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }
    /// > Units: radians, clockwise from the right.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
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
