public import CoreGraphics
public import Foundation
internal import ObjectiveC

/// By which outline an item meets others.
///
/// > Contract: UIKit, UIDynamicItemCollisionBoundsType
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    case rectangle
    case ellipse
    /// The item's `collisionBoundingPath`.
    case path
}

/// What an animator moves: views, and anything else with a place and a size.
///
/// > Contract: UIKit, UIDynamicItem
/// > Units: points in the coordinates of the animator's reference view; the transform is a rotation.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
    /// May be left out: a rectangle then.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// Around the item's centre, for `.path`. Taken as the smallest convex outline that holds it. May be left out.
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
