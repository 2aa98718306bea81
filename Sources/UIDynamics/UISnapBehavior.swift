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
    private var stall = SnapStall()

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
        (hasArrived, stall) = (false, SnapStall())
        super.changed()
    }

    package override var subjects: [any UIDynamicItem] { [item] }
    package override func connect(_ simulation: DynamicsSimulation) { (hasArrived, stall) = (false, SnapStall()) }

    package override func act(_ simulation: DynamicsSimulation, _ step: TimeInterval) {
        guard !hasArrived, snapPoint.x.isFinite, snapPoint.y.isFinite, let body = simulation.body(of: item)?.body else { return }
        let spring = SnapSpring(damping: Double(damping))
        let state = body.state
        let wasStalled = stall.isStalled
        stall.note(state.place, isAwake: state.isAwake, step)
        guard state.isAwake, !stall.isStalled else {
            if !wasStalled, stall.isStalled { body.setVelocity(.zero, spin: 0) }
            return
        }
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

/// Whether something is in the way of a snap. The spring would press against it, and keep it awake, forever.
struct SnapStall {
    private var place: PhysicsVector?
    private var time: TimeInterval = 0
    private var hasSlept = false
    /// The item is left where it is, until it has moved or has been woken.
    private(set) var isStalled = false

    mutating func note(_ place: PhysicsVector, isAwake: Bool, _ step: TimeInterval) {
        guard isAwake else { return hasSlept = isStalled }
        let hasMoved = self.place.map { ($0 - place).length > DynamicsMetrics.snapStall } ?? true
        if hasMoved || (isStalled && hasSlept) {
            (self.place, time, isStalled, hasSlept) = (place, 0, false, false)
        } else {
            time += step
            isStalled = time >= DynamicsMetrics.snapPatience
        }
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
