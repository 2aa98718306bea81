internal import CoreGraphics
public import Foundation
internal import Physics
public import UIKitCore

/// Pulls an item to a point, without rotation, like a spring.
///
/// > Contract: UIKit, UISnapBehavior
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    private var hasArrived = false

    /// Pulls an item to a point as soon as it is added to an animator.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// The point, in the coordinates of the reference view; setting it moves the item there.
    open var snapPoint: CGPoint { didSet { changed() } }
    /// 0 oscillates long, 1 does not oscillate. Clamped.
    open var damping: CGFloat = 0.5 {
        didSet {
            damping = damping.isFinite ? min(max(damping, 0), 1) : 0.5
            changed()
        }
    }

    package override func changed() {
        hasArrived = false
        super.changed()
    }

    package override var subjects: [any UIDynamicItem] { [item] }
    package override func connect(_ simulation: DynamicsSimulation) { hasArrived = false }

    package override func act(_ simulation: DynamicsSimulation, _ step: TimeInterval) {
        guard !hasArrived, snapPoint.x.isFinite, snapPoint.y.isFinite, let body = simulation.body(of: item)?.body else { return }
        let spring = SnapSpring(damping: Double(damping))
        let state = body.state
        guard state.isAwake else { return }
        let way = state.place - PhysicsVector(snapPoint)
        let turn = atan2(sin(state.angle), cos(state.angle))
        if spring.isAtRest(way.length, state.velocity.length, turn, state.spin) {
            hasArrived = true
            body.setPlace(PhysicsVector(snapPoint), angle: 0)
            body.setVelocity(.zero, spin: 0)
            return
        }
        let velocity = PhysicsVector(
            spring.velocity(state.velocity.x, at: way.x, step), spring.velocity(state.velocity.y, at: way.y, step))
        body.setVelocity(velocity, spin: spring.velocity(state.spin, at: turn, step))
    }
}

/// The spring of a snap, integrated so that every step is stable.
struct SnapSpring {
    private let frequency = 2 * Double.pi * DynamicsMetrics.snapFrequency
    let ratio: Double

    /// With a damping of 0 it still comes to rest eventually.
    init(damping: Double) { ratio = 0.15 + 0.85 * damping }

    func velocity(_ velocity: Double, at way: Double, _ step: TimeInterval) -> Double {
        (velocity - step * frequency * frequency * way) / (1 + 2 * step * ratio * frequency + step * step * frequency * frequency)
    }

    func isAtRest(_ way: Double, _ speed: Double, _ turn: Double, _ spin: Double) -> Bool {
        way < DynamicsMetrics.snapRest && speed < DynamicsMetrics.snapRestSpeed && abs(turn) < 0.001 && abs(spin) < 0.01
    }
}
