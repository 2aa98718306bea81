internal import CoreGraphics
public import Foundation
public import UIKitCore

/// Moves items by its behaviours, frame by frame, until all of them rest.
///
/// > Contract: UIKit, UIDynamicAnimator; DR-1.
/// > Units: points in the coordinates of the reference view; seconds.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    package let simulation: DynamicsSimulation
    private var added: [UIDynamicBehavior] = []

    /// For items that are not views.
    public convenience override init() { self.init(view: nil) }
    /// The view whose coordinates the items use.
    public convenience init(referenceView view: UIView) { self.init(view: view) }

    private init(view: UIView?) {
        simulation = DynamicsSimulation(referenceView: view)
        super.init()
        simulation.animator = self
    }

    /// The view that was passed in; nil for items that are not views. Not retained.
    open var referenceView: UIView? { simulation.referenceView }
    /// The delegate, which is notified of pauses; not retained.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The behaviours that were added, in order; without their children.
    open var behaviors: [UIDynamicBehavior] { added }
    /// Whether an item moves, or is about to.
    open var isRunning: Bool { simulation.isRunning }
    /// The total time of movement, without pauses.
    open var elapsedTime: TimeInterval { simulation.elapsed }

    /// Adds a behaviour, whose items begin to move with the next frame.
    ///
    /// A behaviour of another animator stays there, which is reported.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !added.contains(where: { $0 === behavior }) else { return }
        guard behavior.dynamicAnimator == nil, behavior.parent == nil else {
            let owner = behavior.parent == nil ? "another animator" : "another behaviour"
            ApplicationContext.of(referenceView).send(.log("\(type(of: behavior)) belongs to \(owner) and was not added"))
            return
        }
        behavior.announce(self)
        added.append(behavior)
        behavior.animator = self
        simulation.behaviorsChanged()
    }

    /// Removes a behaviour; its items keep their positions. One that was not added is ignored.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = added.firstIndex(where: { $0 === behavior }) else { return }
        behavior.announce(nil)
        added.remove(at: index)
        behavior.animator = nil
        simulation.behaviorsChanged()
    }

    /// Removes all behaviours.
    open func removeAllBehaviors() {
        for behavior in added { removeBehavior(behavior) }
    }

    /// The items whose frames intersect or touch `rect`.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        simulation.items.filter { item in
            let (size, center) = (item.bounds.size, item.center)
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return box.applying(item.transform).offsetBy(dx: center.x, dy: center.y).intersects(rect)
        }
    }

    /// Reads an item's position, rotation and size after they were changed elsewhere.
    open func updateItem(usingCurrentState item: any UIDynamicItem) { simulation.refresh(item) }
}
