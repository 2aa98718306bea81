public import CoreGraphics
public import Foundation
internal import ObjectiveC

/// The shape of an item for collisions.
///
/// > Contract: UIKit, UIDynamicItemCollisionBoundsType
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The item's bounds; the default.
    case rectangle
    /// The ellipse in the item's bounds.
    case ellipse
    /// The item's `collisionBoundingPath`.
    case path
}

/// An object that an animator moves: a view, or any other with a position and a size.
///
/// > Contract: UIKit, UIDynamicItem
/// > Units: points in the coordinates of the animator's reference view; the transform is a rotation.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle of the item, written in each frame in which it moves.
    var center: CGPoint { get set }
    /// The size of the item; the origin has no meaning.
    var bounds: CGRect { get }
    /// The rotation of the item, written in each frame in which it turns.
    var transform: CGAffineTransform { get set }
    /// The shape of the item for collisions.
    ///
    /// Optional; a rectangle by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline of the item for collisions.
    ///
    /// Around the item's centre, for `.path`. Its convex hull is used. Optional.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType {
        ObjCRuntime.optional(self, "collisionBoundsType") ?? .rectangle
    }
    public var collisionBoundingPath: UIBezierPath {
        ObjCRuntime.optional(self, "collisionBoundingPath") ?? UIBezierPath()
    }
}

extension UIView: UIDynamicItem {}
