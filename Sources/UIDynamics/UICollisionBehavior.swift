public import Foundation
internal import Physics
public import UIKitCore

/// Makes items collide with each other and with boundaries.
///
/// > Contract: UIKit, UICollisionBehavior
/// > Units: points in the coordinates of the animator's reference view.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other items of the same behaviour.
        public static let items = Mode(rawValue: 1)
        /// Boundaries, but not other items.
        public static let boundaries = Mode(rawValue: 2)
        /// Items and boundaries.
        public static let everything = Mode(rawValue: UInt.max)
    }

    private var list: DynamicItemList
    private var boundaries = CollisionBoundaries()
    private var still: [CollisionBoundaries.Name: PhysicsBody] = [:]
    private static var lastGroup = 0
    private let group: Int

    /// A behaviour without items.
    public convenience override init() { self.init(items: []) }

    /// A behaviour for items that collide with each other; boundaries are added later.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        Self.lastGroup += 1
        group = Self.lastGroup
        super.init()
    }

    /// The items that take part, in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item; does nothing if it is present.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }
    /// Removes an item; does nothing if it is absent.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { changed() } }

    /// What the items collide with; default `everything`.
    open var collisionMode: Mode = .everything { didSet { changed() } }
    /// The delegate, which is notified of each contact; not retained.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    /// The bounds of the animator's reference view are a boundary without an identifier.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { boundaries.referenceInsets != nil }
        set {
            if newValue == (boundaries.referenceInsets != nil) { return }
            boundaries.referenceInsets = newValue ? .zero : nil
            changed()
        }
    }
    /// Makes the bounds of the reference view a boundary, reduced by insets in points.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        boundaries.referenceInsets = insets
        changed()
    }

    /// Adds the outline of a path as a boundary.
    ///
    /// Replaces a boundary with the same identifier. One without area and length is stored, and nothing collides with it.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        add(identifier, UIBezierPath(cgPath: bezierPath.cgPath))
    }
    /// Adds a line between two points as a boundary, or replaces the boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let line = UIBezierPath()
        line.move(to: p1)
        line.addLine(to: p2)
        add(identifier, line)
    }
    /// The path of a boundary; nil for an unknown identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { boundaries.path(of: identifier) }
    /// Removes a boundary; an unknown identifier is ignored.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.remove(identifier)
        changed()
    }
    /// Removes all boundaries with an identifier; the bounds of the reference view stay one.
    open func removeAllBoundaries() {
        boundaries.removeAll()
        changed()
    }
    /// The identifiers of the boundaries in the order in which they were added.
    ///
    /// Nil if there are none.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.identifiers }

    private func add(_ identifier: any NSCopying, _ path: UIBezierPath) {
        boundaries.add(identifier, path)
        changed()
    }

    // MARK: Simulation

    package override var subjects: [any UIDynamicItem] { list.items }

    package override func connect(_ simulation: DynamicsSimulation) {
        for item in list.items {
            guard let record = simulation.body(of: item) else { continue }
            if collisionMode.contains(.items) { record.itemGroups.insert(group) }
            if collisionMode.contains(.boundaries) { record.boundaryGroups.insert(group) }
        }
        let stale = boundaries.consumeStale(reference: simulation.referenceBounds)
        for name in stale { still.removeValue(forKey: name).map(simulation.removeBoundary) }
        for (name, lines) in boundaries.lines(reference: simulation.referenceBounds) where still[name] == nil {
            still[name] = simulation.makeBoundary(lines, group: group, owner: self, identifier: boundaries.identifier(of: name))
        }
    }

    package override func disconnect(_ simulation: DynamicsSimulation) {
        for body in still.values { simulation.removeBoundary(body) }
        still = [:]
    }

    package func notify(_ contact: DynamicContact) {
        guard let delegate = collisionDelegate else { return }
        switch contact {
        case .items(let first, let second, let place, let began):
            guard collisionMode.contains(.items), list.contains(first), list.contains(second) else { return }
            if began {
                delegate.collisionBehavior(self, beganContactFor: first, with: second, at: place)
            } else {
                delegate.collisionBehavior(self, endedContactFor: first, with: second)
            }
        case .boundary(let item, let identifier, let place, let began):
            guard list.contains(item) else { return }
            if began {
                delegate.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: identifier, at: place)
            } else {
                delegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: identifier)
            }
        }
    }
}

/// Two items, or an item and a boundary, that began or ended contact.
package enum DynamicContact {
    case items(any UIDynamicItem, any UIDynamicItem, place: CGPoint, began: Bool)
    /// The reference view's bounds have no identifier.
    case boundary(any UIDynamicItem, identifier: (any NSCopying)?, place: CGPoint, began: Bool)
}
