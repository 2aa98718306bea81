public import CoreGraphics
public import Foundation
internal import Physics
public import UIKitCore

/// Attaches an item to another, or to a point.
///
/// > Contract: UIKit, UIAttachmentBehavior
/// > Units: points, hertz, radians.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is attached to: another item, or a point.
    public enum AttachmentType: Int, Sendable { case items, anchor }

    private enum Kind {
        case rod, rope, weld, pin
        case slide(CGVector)
    }
    private struct Link {
        var joint: PhysicsJoint
        var anchor: PhysicsBody?
    }

    private let kind: Kind
    private let first: any UIDynamicItem
    private let second: (any UIDynamicItem)?
    private let firstOffset: UIOffset
    private let secondOffset: UIOffset
    private var link: Link?
    private var ownLength: CGFloat = 0

    // MARK: Rods and springs

    /// Attaches an item's centre to a point, at its current distance.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    /// Attaches a point of an item to a fixed point, at their current distance.
    ///
    /// The offset is from the item's centre and rotates with it.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (kind, first, second, firstOffset, secondOffset) = (.rod, item, nil, offset, .zero)
        anchorPoint = point
        super.init()
        ownLength = distance
    }
    /// Attaches the centres of two items to each other, at their current distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }
    /// Attaches a point of one item to a point of another, at their current distance.
    ///
    /// Each offset is from the item's centre and rotates with it.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        (kind, first, second, firstOffset, secondOffset) = (.rod, item1, item2, offset1, offset2)
        anchorPoint = .zero
        super.init()
        ownLength = distance
    }

    private init(
        _ kind: Kind, _ first: any UIDynamicItem, _ firstOffset: UIOffset, _ second: (any UIDynamicItem)?, _ secondOffset: UIOffset,
        anchor: CGPoint
    ) {
        (self.kind, self.first, self.firstOffset, self.second, self.secondOffset) = (kind, first, firstOffset, second, secondOffset)
        anchorPoint = anchor
        super.init()
        ownLength = distance
    }

    // MARK: Other attachments

    /// The item moves along a line relative to the other one, without relative rotation.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.slide(axis), item1, .zero, item2, .zero, anchor: point)
    }
    /// The item moves along a line without rotating.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.slide(axis), item, .zero, nil, .zero, anchor: point)
    }
    /// A rope: the distance never exceeds the initial one, or `length`.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.rope, item1, offset1, item2, offset2, anchor: .zero)
    }
    /// The two move as one body.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.weld, item1, .zero, item2, .zero, anchor: point)
    }
    /// The two rotate about a point.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.pin, item1, .zero, item2, .zero, anchor: point)
    }

    // MARK: Properties

    /// The attached items: one if it is attached to a point, otherwise two.
    open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }
    /// Whether the item is attached to another one or to a point.
    open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }
    /// Moves the anchor of an attachment; the item follows.
    open var anchorPoint: CGPoint {
        didSet {
            link?.anchor?.setPlace(PhysicsVector(anchorPoint), angle: 0)
            changed()
        }
    }
    /// The distance of the two points; initially their current distance.
    open var length: CGFloat {
        get { ownLength }
        set {
            ownLength = newValue.isFinite ? max(0, newValue) : ownLength
            changed()
        }
    }
    /// The damping of a spring: at 1 it does not oscillate.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// Oscillations per second of a spring; 0 is a rod.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    /// Friction against the rotation of a pin and the movement of a slide.
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }
    /// The range of a pin's rotation or a slide's movement from its current position.
    open var attachmentRange: UIFloatRange = .infinite { didSet { changed() } }

    private var distance: CGFloat {
        let one = Self.place(of: first, firstOffset)
        let other = second.map { Self.place(of: $0, secondOffset) } ?? PhysicsVector(anchorPoint)
        let length = (one - other).length
        return length.isFinite ? CGFloat(length) : 0
    }

    private static func place(of item: any UIDynamicItem, _ offset: UIOffset) -> PhysicsVector {
        PhysicsVector(item.center) + PhysicsVector(offset).turned(by: item.transform.turn)
    }

    // MARK: Simulation

    package override var subjects: [any UIDynamicItem] { items }

    package override func connect(_ simulation: DynamicsSimulation) {
        if let link, !link.joint.isInWorld { disconnect(simulation) }
        if link == nil { link = makeLink(simulation) }
        guard let joint = link?.joint else { return }
        switch kind {
        case .rod, .rope:
            joint.setDistance(Double(ownLength), isRope: isRope, frequency: Double(frequency), damping: Double(damping))
        case .weld: joint.setWeld(frequency: Double(frequency), damping: Double(damping))
        case .pin, .slide: joint.setLimits(limits, friction: Double(frictionTorque) * DynamicsMetrics.push)
        }
    }

    package override func disconnect(_ simulation: DynamicsSimulation) {
        guard let link else { return }
        simulation.remove(link.joint)
        if let anchor = link.anchor { simulation.remove(anchor) }
        self.link = nil
    }

    private var isRope: Bool { if case .rope = kind { true } else { false } }

    private var limits: PhysicsJoint.Limits? {
        let (least, most) = (Double(attachmentRange.minimum), Double(attachmentRange.maximum))
        guard !attachmentRange.isInfinite, !least.isNaN, !most.isNaN else { return nil }
        return PhysicsJoint.Limits(least: max(least, -1e6), most: min(most, 1e6))
    }

    private func makeLink(_ simulation: DynamicsSimulation) -> Link? {
        guard let one = simulation.body(of: first)?.body else { return nil }
        var anchor: PhysicsBody?
        let other: PhysicsBody?
        if let second {
            other = simulation.body(of: second)?.body
        } else if case .rod = kind {
            anchor = simulation.makeAnchor(at: PhysicsVector(anchorPoint))
            other = anchor
        } else {
            other = simulation.still
        }
        guard let other, one !== other else { return nil }
        let place = PhysicsVector(anchorPoint)
        let joint: PhysicsJoint?
        switch kind {
        case .rod, .rope:
            let ends = (PhysicsVector(firstOffset), PhysicsVector(second == nil ? .zero : secondOffset))
            joint = simulation.join(one, other, by: .distance(first: ends.0, second: ends.1))
        case .weld: joint = simulation.join(other, one, by: .weld(at: place))
        case .pin: joint = simulation.join(other, one, by: .pin(at: place))
        case .slide(let axis): joint = simulation.join(other, one, by: .slide(at: place, axis: PhysicsVector(axis)))
        }
        return joint.map { Link(joint: $0, anchor: anchor) }
    }
}
