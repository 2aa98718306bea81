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
    public enum Mode: Int, Sendable {
        case continuous
        /// Pushes once each time it becomes active.
        case instantaneous
    }

    private var list: DynamicItemList
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    public let mode: Mode

    public init(items: [any UIDynamicItem], mode: Mode) {
        list = DynamicItemList(items)
        self.mode = mode
        super.init()
    }

    open var items: [any UIDynamicItem] { list.items }
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        offsets[ObjectIdentifier(item)] = nil
        changed()
    }

    /// The point that is pushed, from the item's centre and rotating with it.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        guard list.contains(item) else { return }
        offsets[ObjectIdentifier(item)] = o
        changed()
    }

    /// An instantaneous push is inactive again afterwards.
    open var active = true { didSet { changed() } }
    open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { changed() } }
    /// > Units: radians, clockwise from the right.
    open var angle: CGFloat {
        get { pushDirection == .zero ? lastAngle : atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// The direction of the last push with a magnitude above 0.
    private var lastAngle: CGFloat = 0
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
