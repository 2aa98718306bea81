public import Foundation
package import UIKitCore

/// A rule that moves items, or a combination of such rules.
///
/// > Contract: UIKit, UIDynamicBehavior
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    private(set) var children: [UIDynamicBehavior] = []
    package weak var animator: UIDynamicAnimator?
    package weak var parent: UIDynamicBehavior?

    public override init() { super.init() }

    /// The behaviours that are part of this one, in the order in which they were added.
    open var childBehaviors: [UIDynamicBehavior] { children }
    /// Called in every frame of the animator.
    open var action: (() -> Void)?
    /// The animator that this behaviour, or an enclosing one, was added to.
    open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? animator }

    /// Adds a behaviour that acts with this one; a cycle or a duplicate is ignored.
    ///
    /// A child of another behaviour is removed from it first.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, !children.contains(where: { $0 === behavior }), !behavior.contains(self) else { return }
        behavior.parent?.removeChildBehavior(behavior)
        children.append(behavior)
        behavior.parent = self
        guard let animator = dynamicAnimator else { return }
        behavior.announce(animator)
        animator.simulation.behaviorsChanged()
    }

    /// Removes a child; one that is not a child is ignored.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
        let animator = dynamicAnimator
        if animator != nil { behavior.announce(nil) }
        children.remove(at: index)
        behavior.parent = nil
        animator?.simulation.behaviorsChanged()
    }

    /// Called before the behaviour is added to an animator or, with nil, removed.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// Notifies this and every descendant behaviour.
    func announce(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        for child in children { child.announce(animator) }
    }

    private func contains(_ behavior: UIDynamicBehavior) -> Bool { children.contains { $0 === behavior || $0.contains(behavior) } }

    /// This behaviour and all descendants, parents first.
    var flattened: [UIDynamicBehavior] { [self] + children.flatMap(\.flattened) }

    // MARK: Simulation

    /// Items that the behaviour adds to the simulation.
    package var subjects: [any UIDynamicItem] { [] }
    /// Whether it moves items that appear to be at rest.
    package var keepsAwake: Bool { false }
    /// Creates the behaviour's objects in the world, if necessary; called after every change.
    package func connect(_ simulation: DynamicsSimulation) {}
    /// Removes what `connect` created.
    package func disconnect(_ simulation: DynamicsSimulation) {}
    /// Applies its forces. Called before every step.
    package func act(_ simulation: DynamicsSimulation, _ step: TimeInterval) {}

    /// A property changed: items at rest may have to move.
    package func changed() { dynamicAnimator?.simulation.behaviorsChanged() }
}
