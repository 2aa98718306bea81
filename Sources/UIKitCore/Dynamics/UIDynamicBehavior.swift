public import Foundation

/// A rule that moves items, or several such rules together.
///
/// > Contract: UIKit, UIDynamicBehavior
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    private(set) var children: [UIDynamicBehavior] = []
    package weak var animator: UIDynamicAnimator?
    package weak var parent: UIDynamicBehavior?

    public override init() { super.init() }

    open var childBehaviors: [UIDynamicBehavior] { children }
    /// Called in every frame that the animator makes.
    open var action: (() -> Void)?
    open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? animator }

    /// One that belongs to another behaviour already leaves that first.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, !children.contains(where: { $0 === behavior }), !behavior.contains(self) else { return }
        behavior.parent?.removeChildBehavior(behavior)
        children.append(behavior)
        behavior.parent = self
        guard let animator = dynamicAnimator else { return }
        behavior.announce(animator)
        animator.simulation.behaviorsChanged()
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
        let animator = dynamicAnimator
        if animator != nil { behavior.announce(nil) }
        children.remove(at: index)
        behavior.parent = nil
        animator?.simulation.behaviorsChanged()
    }

    /// Called before the behaviour comes to an animator or, with nil, leaves it.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// Tells this and every behaviour below of the move.
    func announce(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        for child in children { child.announce(animator) }
    }

    private func contains(_ behavior: UIDynamicBehavior) -> Bool { children.contains { $0 === behavior || $0.contains(behavior) } }

    /// This behaviour and all below it, parents first.
    var flattened: [UIDynamicBehavior] { [self] + children.flatMap(\.flattened) }

    // MARK: For the simulation

    /// Items the behaviour brings into the simulation.
    package var subjects: [any UIDynamicItem] { [] }
    /// Whether it moves things that seem to be at rest.
    package var keepsAwake: Bool { false }
    /// Makes what the behaviour needs in the world, if it is not there; called after every change.
    package func connect(_ simulation: DynamicsSimulation) {}
    /// Takes away what `connect` made.
    package func disconnect(_ simulation: DynamicsSimulation) {}
    /// Adds its forces. Called before every step.
    package func act(_ simulation: DynamicsSimulation, _ step: TimeInterval) {}

    /// A figure changed: what rests may have to move.
    package func changed() { dynamicAnimator?.simulation.behaviorsChanged() }
}
