public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Is notified of collisions, after the step in which they occurred: items and behaviours may be removed then.
///
/// > Contract: UIKit, UICollisionBehaviorDelegate; all members are optional.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Called when two items touch; `p` is in the coordinates of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
    /// Called when two items do not touch any more.
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// Called when an item touches a boundary; `p` is in the coordinates of the reference view.
    ///
    /// The identifier is nil for the reference view's bounds.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint)
    /// Called when an item does not touch a boundary any more; the identifier is nil for the bounds of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) {
        ObjCRuntime.optional(self, "collisionBehavior:beganContactForItem:withItem:atPoint:", [behavior, item1, item2, p])
    }
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {
        ObjCRuntime.optional(self, "collisionBehavior:endedContactForItem:withItem:", [behavior, item1, item2])
    }
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {
        ObjCRuntime.optional(
            self, "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:", [behavior, item, identifier, p])
    }
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
        ObjCRuntime.optional(self, "collisionBehavior:endedContactForItem:withBoundaryIdentifier:", [behavior, item, identifier])
    }
}
