public import CoreGraphics
public import Foundation
internal import Physics
public import UIKitCore

/// Pushes items, once or while it is active.
///
/// > Contract: UIKit, UIPushBehavior
/// > Units: a push of 1 accelerates a square of 100 by 100 points with density 1 by 100 points per second squared, or once by 100 points
///   per second.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    /// Whether a push lasts or is a single impulse.
    public enum Mode: Int, Sendable {
        /// Pushes as long as it is active.
        case continuous
        /// Pushes once each time it becomes active.
        case instantaneous
    }

    private var list: DynamicItemList
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    /// Whether the push lasts; chosen at creation.
    public let mode: Mode

    /// A push without a direction for the items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        list = DynamicItemList(items)
        self.mode = mode
        super.init()
    }

    /// The items that are pushed, in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item; does nothing if it is present.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }
    /// Removes an item and its target offset.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        offsets[ObjectIdentifier(item)] = nil
        changed()
    }

    /// The point that is pushed, from the item's centre and rotating with it.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
    /// Sets the point of an item that is pushed; an item without the behaviour is ignored.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        guard list.contains(item) else { return }
        offsets[ObjectIdentifier(item)] = o
        changed()
    }

    /// Whether the push acts; default true.
    ///
    /// An instantaneous push is inactive again afterwards.
    open var active = true { didSet { changed() } }
    /// The force as a vector; default zero.
    open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { changed() } }
    /// The direction of the push; kept while the magnitude is 0.
    ///
    /// > Units: radians, clockwise from the right.
    open var angle: CGFloat {
        get { pushDirection == .zero ? lastAngle : atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The length of `pushDirection`.
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// The direction of the last push with a magnitude above 0.
    private var lastAngle: CGFloat = 0
    /// Sets direction and size of the push; the angle is in radians, clockwise from the right.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        lastAngle = angle
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    // MARK: Simulation

    package override var subjects: [any UIDynamicItem] { list.items }
    package override var keepsAwake: Bool { active && mode == .continuous && pushDirection != .zero && !list.items.isEmpty }

    package override func act(_ simulation: DynamicsSimulation, _ step: TimeInterval) {
        guard active else { return }
        let force = PhysicsVector(pushDirection) * DynamicsMetrics.push
        for item in list.items where force != .zero {
            guard let record = simulation.body(of: item) else { continue }
            let place = record.place(of: PhysicsVector(targetOffsetFromCenter(for: item)))
            switch mode {
            case .continuous:
                record.body.wake()
                record.body.apply(force: force, at: place)
            case .instantaneous: record.body.apply(impulse: force, at: place)
            }
        }
        if mode == .instantaneous, force != .zero { active = false }
    }
}
