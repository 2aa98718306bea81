public import CoreGraphics
public import Foundation
internal import Physics
internal import ProgrammerErrors
public import UIKitCore

/// Several items that move as one, with their combined outline.
///
/// > Contract: UIKit, UIDynamicItemGroup
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    private struct Member {
        let item: any UIDynamicItem
        let offset: PhysicsVector
        let transform: CGAffineTransform
    }
    private let members: [Member]
    private var place: PhysicsVector
    private var turning = CGAffineTransform.identity

    /// A group that keeps the distances that the items have now.
    ///
    /// > Precondition: a group contains no groups.
    public init(items: [any UIDynamicItem]) {
        ProgrammerError.require(
            !items.contains { $0 is UIDynamicItemGroup }, "a dynamic item group cannot be in a dynamic item group",
            name: .invalidArgument)
        let sum = items.reduce(PhysicsVector.zero) { $0 + PhysicsVector($1.center) }
        let middle = items.isEmpty ? .zero : sum / Double(items.count)
        place = middle
        members = items.map { Member(item: $0, offset: PhysicsVector($0.center) - middle, transform: $0.transform) }
        super.init()
    }

    /// The items of the group.
    open var items: [any UIDynamicItem] { members.map(\.item) }
    /// The mean of the items' centres.
    open var center: CGPoint {
        get { place.point }
        set {
            place = PhysicsVector(newValue)
            move()
        }
    }
    /// A group has no bounds.
    open var bounds: CGRect { .zero }
    /// The rotation of the whole group around its centre.
    open var transform: CGAffineTransform {
        get { turning }
        set {
            turning = newValue
            move()
        }
    }
    /// Always `path`, as the outlines of the items are combined.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    /// An empty path: the animator uses the outlines of the items themselves.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    private func move() {
        let angle = turning.turn
        for member in members {
            member.item.center = (place + member.offset.turned(by: angle)).point
            if angle != 0 || member.item.transform != member.transform {
                member.item.transform = member.transform.rotated(by: CGFloat(angle))
            }
        }
    }

    var shapes: [PhysicsShape] {
        members.flatMap { member in
            let turn = member.transform.turn
            return DynamicItemOutline.shapes(of: member.item).map { shape in
                PhysicsShape(shape.outline, offset: member.offset + shape.offset.turned(by: turn), angle: shape.angle + turn)
            }
        }
    }
}
