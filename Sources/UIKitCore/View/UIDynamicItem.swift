public import CoreGraphics
public import Foundation
internal import ObjectiveC

/// The shape of an item for collisions.
///
/// > Contract: UIKit, UIDynamicItemCollisionBoundsType
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    case rectangle
    case ellipse
    /// The item's `collisionBoundingPath`.
    case path
}

/// An object that an animator moves: a view, or any other with a position and a size.
///
/// > Contract: UIKit, UIDynamicItem
/// > Units: points in the coordinates of the animator's reference view; the transform is a rotation.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
    /// Optional; a rectangle by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
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
