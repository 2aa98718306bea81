import CoreGraphics
import Foundation
import ObjectiveC
import TestSupport
import Testing
import UIDynamics
import UIKitCore

/// A reference view of 300 by 600 points and an animator that tests move on by hand, a frame at a time.
@MainActor final class DynamicsStage {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let animator: UIDynamicAnimator

    init() { animator = UIDynamicAnimator(referenceView: view) }

    func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 100) -> UIView {
        let box = UIView(frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
        view.addSubview(box)
        return box
    }

    func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { animator.simulation.advance(1.0 / 60) }
    }
}

@Suite("Dynamics", .application) @MainActor struct DynamicAnimatorTests {
    let app = TestApplication()
    let stage = DynamicsStage()

    @Test("behaviours are made without items")
    func withoutItems() {
        #expect(UIGravityBehavior().items.isEmpty)
        #expect(UICollisionBehavior().items.isEmpty)
        #expect(UIDynamicItemBehavior().items.isEmpty)
    }

    @Test("DR-1: gravity of magnitude 1 is 1000 points a second squared", .contract("DR-1"))
    func gravity() {
        let box = stage.box(150, 50)
        let gravity = UIGravityBehavior(items: [box])
        let figures = UIDynamicItemBehavior(items: [box])
        stage.animator.addBehavior(gravity)
        stage.animator.addBehavior(figures)
        #expect(gravity.magnitude == 1)
        #expect(abs(gravity.angle - .pi / 2) < 1e-9)
        stage.run(0.5)
        #expect(abs(figures.linearVelocity(for: box).y - 500) < 1)
        #expect(abs(box.center.y - 175) < 3)
        #expect(box.center.x == 150)
        #expect(abs(stage.animator.elapsedTime - 0.5) < 1e-6)
        gravity.setAngle(0, magnitude: 0.5)
        #expect(abs(gravity.gravityDirection.dx - 0.5) < 1e-9)
        stage.run(0.5)
        #expect(abs(figures.linearVelocity(for: box).x - 250) < 1)
    }

    @Test("items fall onto the reference bounds, rest, notify the delegate, and resume on a change")
    func restAndResume() {
        let box = stage.box(150, 50)
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        let listener = AnimatorListener()
        stage.animator.delegate = listener
        #expect(!stage.animator.isRunning)
        stage.animator.addBehavior(UIGravityBehavior(items: [box]))
        stage.animator.addBehavior(collision)
        #expect(stage.animator.isRunning)
        stage.run(6)
        #expect(!stage.animator.isRunning)
        #expect(abs(box.center.y - 550) < 0.5)
        #expect(abs(box.transform.b) < 0.01)
        #expect(listener.events == ["resume", "pause"])
        collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: -50, right: 0))
        #expect(stage.animator.isRunning)
        stage.run(6)
        #expect(abs(box.center.y - 600) < 0.5)
        #expect(listener.events == ["resume", "pause", "resume", "pause"])
    }

    @Test("reports contacts with items and, by identifier, with boundaries")
    func contacts() {
        let (box, still) = (stage.box(150, 50), stage.box(150, 300))
        let collision = UICollisionBehavior(items: [box, still])
        collision.addBoundary(withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 500), to: CGPoint(x: 300, y: 500))
        let listener = CollisionListener()
        collision.collisionDelegate = listener
        let anchored = UIDynamicItemBehavior(items: [still])
        anchored.isAnchored = true
        let gravity = UIGravityBehavior(items: [box])
        for behavior in [collision, anchored, gravity] as [UIDynamicBehavior] { stage.animator.addBehavior(behavior) }
        stage.run(3)
        #expect(listener.events.first == "began items")
        #expect(abs(box.center.y - 200) < 0.5)
        #expect(still.center == CGPoint(x: 150, y: 300))
        stage.animator.removeBehavior(anchored)
        collision.removeItem(still)
        stage.run(3)
        #expect(listener.events.contains("began floor"))
        #expect(collision.boundaryIdentifiers?.count == 1)
        #expect(collision.boundary(withIdentifier: "floor" as NSString) != nil)
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers == nil)
        stage.run(0.5)
        #expect(box.center.y > 460)
        #expect(listener.events.contains("ended floor"))
    }

    @Test("items of different collision behaviours, or excluded by mode, pass through each other")
    func modes() {
        let (one, other) = (stage.box(150, 50), stage.box(150, 300))
        let (first, second) = (UICollisionBehavior(items: [one]), UICollisionBehavior(items: [other]))
        for behavior in [first, second, UIGravityBehavior(items: [one])] as [UIDynamicBehavior] { stage.animator.addBehavior(behavior) }
        stage.run(1)
        #expect(one.center.y > 400)
        #expect(other.center.y == 300)
        first.addItem(other)
        first.collisionMode = .boundaries
        #expect(first.items.count == 2)
    }

    @Test("a snap brings an item to its point, upright, and comes to rest")
    func snap() {
        let box = stage.box(50, 50)
        box.transform = CGAffineTransform(rotationAngle: 1)
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 400))
        #expect(snap.damping == 0.5)
        stage.animator.addBehavior(snap)
        stage.run(0.25)
        #expect(box.center.x > 60)
        stage.run(4)
        #expect(!stage.animator.isRunning)
        #expect(box.center == CGPoint(x: 200, y: 400))
        #expect(abs(box.transform.b) < 1e-3)
        snap.snapPoint = CGPoint(x: 100, y: 100)
        stage.run(4)
        #expect(abs(box.center.x - 100) < 0.1)
        snap.damping = 7
        #expect(snap.damping == 1)
        snap.damping = .nan
        #expect(snap.damping == 0.5)
    }

    @Test("a snap that a boundary holds up comes to rest there, and goes on when the boundary is removed")
    func snapAgainstBoundary() {
        let box = stage.box(50, 50)
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        stage.animator.addBehavior(collision)
        stage.animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 50, y: 700)))
        stage.run(6)
        #expect(!stage.animator.isRunning)
        #expect(abs(box.center.y - 550) < 0.5)
        stage.animator.removeBehavior(collision)
        stage.run(4)
        #expect(!stage.animator.isRunning)
        #expect(box.center == CGPoint(x: 50, y: 700))
    }

    @Test("a snap that another item holds up goes on when that item moves away")
    func snapAgainstItem() {
        let (box, wall) = (stage.box(150, 100), stage.box(150, 300))
        let still = UIDynamicItemBehavior(items: [wall])
        still.isAnchored = true
        let collision = UICollisionBehavior(items: [box, wall])
        for behavior in [still, collision, UISnapBehavior(item: box, snapTo: CGPoint(x: 150, y: 300))] as [UIDynamicBehavior] {
            stage.animator.addBehavior(behavior)
        }
        stage.run(6)
        #expect(!stage.animator.isRunning)
        #expect(abs(box.center.y - 200) < 1)
        collision.removeItem(wall)
        stage.run(4)
        #expect(!stage.animator.isRunning)
        #expect(box.center == CGPoint(x: 150, y: 300))
    }

    @Test("a continuous push of 1 moves 100 by 100 points at 100 points a second squared")
    func push() {
        let box = stage.box(50, 50)
        let push = UIPushBehavior(items: [box], mode: .continuous)
        push.setAngle(0, magnitude: 1)
        let figures = UIDynamicItemBehavior(items: [box])
        stage.animator.addBehavior(push)
        stage.animator.addBehavior(figures)
        stage.run(1)
        #expect(abs(figures.linearVelocity(for: box).x - 100) < 2)
        push.active = false
        stage.run(1)
        #expect(abs(figures.linearVelocity(for: box).x - 100) < 2)
        #expect(push.active == false)
    }

    @Test("an instantaneous push acts once on each activation; off centre it rotates the item")
    func instantPush() {
        let box = stage.box(150, 300)
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: -2)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 20, vertical: 0), for: box)
        let figures = UIDynamicItemBehavior(items: [box])
        stage.animator.addBehavior(push)
        stage.animator.addBehavior(figures)
        #expect(push.active)
        stage.run(0.1)
        #expect(!push.active)
        #expect(abs(figures.linearVelocity(for: box).y + 200) < 3)
        #expect(figures.angularVelocity(for: box) < -0.5)
        push.active = true
        stage.run(0.1)
        #expect(abs(figures.linearVelocity(for: box).y + 400) < 6)
        #expect(push.targetOffsetFromCenter(for: box).horizontal == 20)
    }

    @Test("a rod keeps its length while its anchor is dragged; a spring stretches")
    func attachments() {
        let box = stage.box(150, 200)
        let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 100))
        #expect(rod.length == 100)
        #expect(rod.attachedBehaviorType == .anchor)
        #expect(rod.items.count == 1)
        stage.animator.addBehavior(rod)
        stage.animator.addBehavior(UIGravityBehavior(items: [box]))
        let brake = UIDynamicItemBehavior(items: [box])
        brake.resistance = 3
        stage.animator.addBehavior(brake)
        for step in 1...60 {
            rod.anchorPoint.x = 150 + CGFloat(step)
            stage.run(1.0 / 60)
        }
        stage.run(3)
        #expect(abs(hypot(box.center.x - 210, box.center.y - 100) - 100) < 1)
        #expect(abs(box.center.x - 210) < 5)
        rod.length = 150
        stage.run(3)
        #expect(abs(box.center.y - 250) < 1)
        rod.length = .nan
        #expect(rod.length == 150)
    }

    @Test("fixed, pin, limit and sliding attachments constrain two items accordingly")
    func ties() {
        let base = stage.box(150, 100, 40)
        let (fixed, pinned, roped, sliding) = (
            stage.box(210, 100, 40), stage.box(150, 160, 40), stage.box(90, 100, 40), stage.box(150, 40, 40)
        )
        let anchored = UIDynamicItemBehavior(items: [base])
        anchored.isAnchored = true
        stage.animator.addBehavior(anchored)
        stage.animator.addBehavior(UIGravityBehavior(items: [fixed, pinned, roped, sliding]))
        stage.animator.addBehavior(
            UIAttachmentBehavior.fixedAttachment(with: fixed, attachedTo: base, attachmentAnchor: CGPoint(x: 180, y: 100)))
        let pin = UIAttachmentBehavior.pinAttachment(with: pinned, attachedTo: base, attachmentAnchor: CGPoint(x: 150, y: 130))
        pin.frictionTorque = 1
        stage.animator.addBehavior(pin)
        stage.animator.addBehavior(
            UIAttachmentBehavior.limitAttachment(with: roped, offsetFromCenter: .zero, attachedTo: base, offsetFromCenter: .zero))
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: sliding, attachmentAnchor: CGPoint(x: 150, y: 40), axisOfTranslation: CGVector(dx: 1, dy: 1))
        slide.attachmentRange = UIFloatRange(minimum: -10, maximum: 50)
        stage.animator.addBehavior(slide)
        stage.run(4)
        #expect(abs(fixed.center.x - 210) < 2)
        #expect(abs(fixed.center.y - 100) < 2)
        #expect(abs(hypot(pinned.center.x - 150, pinned.center.y - 130) - 30) < 1)
        #expect(hypot(roped.center.x - 150, roped.center.y - 100) < 61)
        #expect(abs((sliding.center.x - 150) - (sliding.center.y - 40)) < 1)
        #expect(abs(hypot(sliding.center.x - 150, sliding.center.y - 40) - 50) < 1)
        #expect(abs(sliding.transform.b) < 0.01)
    }

    @Test("a group moves as one and rotates its members about its centre")
    func groups() {
        let (one, other) = (stage.box(100, 100, 40), stage.box(200, 100, 40))
        let group = UIDynamicItemGroup(items: [one, other])
        #expect(group.center == CGPoint(x: 150, y: 100))
        #expect(group.items.count == 2)
        let figures = UIDynamicItemBehavior(items: [group])
        figures.addAngularVelocity(.pi / 2, for: group)
        figures.addLinearVelocity(CGPoint(x: 0, y: 50), for: group)
        stage.animator.addBehavior(figures)
        stage.run(1)
        #expect(abs(group.center.y - 150) < 1)
        #expect(abs(one.center.x - 150) < 2)
        #expect(abs(one.center.y - 100) < 2)
        #expect(abs(other.center.y - 200) < 2)
    }

    @Test("a composite behaviour adds its children, calls its action each frame and is notified of its animator")
    func composite() {
        let box = stage.box(150, 50)
        let parent = MovingBehavior()
        let gravity = UIGravityBehavior(items: [box])
        parent.addChildBehavior(gravity)
        var frames = 0
        parent.action = { frames += 1 }
        stage.animator.addBehavior(parent)
        #expect(gravity.dynamicAnimator === stage.animator)
        #expect(parent.moves == [true])
        stage.run(0.1)
        #expect(frames == 6)
        #expect(box.center.y > 50)
        stage.animator.removeAllBehaviors()
        #expect(parent.moves == [true, false])
        #expect(gravity.dynamicAnimator == nil)
        #expect(stage.animator.behaviors.isEmpty)
    }

    @Test("an item keeps its own scale, and takes a new position and size on update")
    func currentState() {
        let box = stage.box(150, 50)
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        let figures = UIDynamicItemBehavior(items: [box])
        figures.addAngularVelocity(1, for: box)
        stage.animator.addBehavior(figures)
        stage.run(1)
        #expect(abs(hypot(box.transform.a, box.transform.b) - 2) < 1e-6)
        box.center = CGPoint(x: 10, y: 20)
        box.bounds.size = CGSize(width: 10, height: 10)
        stage.animator.updateItem(usingCurrentState: box)
        stage.run(1.0 / 60)
        #expect(abs(box.center.x - 10) < 1)
        let found = stage.animator.items(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(found.count == 1)
        #expect(found.first === box)
        #expect(stage.animator.items(in: CGRect(x: 200, y: 200, width: 40, height: 40)).isEmpty)
    }

    @Test("is deterministic")
    func determinism() {
        func play() -> [CGPoint] {
            let stage = DynamicsStage()
            let boxes = (0..<20).map { stage.box(30 + CGFloat($0 % 5) * 55, 30 + CGFloat($0 / 5) * 40, 30) }
            let collision = UICollisionBehavior(items: boxes)
            collision.translatesReferenceBoundsIntoBoundary = true
            stage.animator.addBehavior(collision)
            stage.animator.addBehavior(UIGravityBehavior(items: boxes))
            let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
            for box in boxes { noise.addItem(box) }
            stage.animator.addBehavior(noise)
            stage.run(2)
            return boxes.map(\.center)
        }
        #expect(play() == play())
    }
}

@Suite("Dynamics: fields", .application) @MainActor struct FieldTests {
    let app = TestApplication()
    let stage = DynamicsStage()

    private func velocity(_ field: UIFieldBehavior, from start: CGPoint = .zero, charge: CGFloat = 0, seconds: Double = 0.5) -> CGPoint {
        let box = stage.box(200, 300)
        let figures = UIDynamicItemBehavior(items: [box])
        figures.charge = charge
        figures.addLinearVelocity(start, for: box)
        field.addItem(box)
        stage.animator.addBehavior(figures)
        stage.animator.addBehavior(field)
        stage.run(seconds)
        return figures.linearVelocity(for: box)
    }

    @Test("linear gravity accelerates along its direction")
    func linear() { #expect(abs(velocity(.linearGravityField(direction: CGVector(dx: 0, dy: 0.1))).y - 50) < 1) }

    @Test("radial gravity pulls to its position, only inside its region")
    func radial() {
        let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 0, y: 300))
        field.strength = 0.1
        #expect(velocity(field).x < -40)
        let far = UIFieldBehavior.radialGravityField(position: CGPoint(x: 0, y: 300))
        far.region = UIRegion(radius: 50)
        #expect(velocity(far) == .zero)
    }

    @Test("drag slows, a velocity field carries, a spring oscillates, a vortex rotates")
    func others() {
        #expect(velocity(.dragField(), from: CGPoint(x: 100, y: 0)).x < 70)
        #expect(abs(velocity(.velocityField(direction: CGVector(dx: 30, dy: 0))).x - 30) < 2)
        let spring = UIFieldBehavior.springField()
        spring.position = CGPoint(x: 100, y: 300)
        #expect(velocity(spring).x < -30)
        let vortex = UIFieldBehavior.vortexField()
        vortex.position = CGPoint(x: 100, y: 300)
        vortex.strength = 0.1
        #expect(velocity(vortex).y > 30)
    }

    @Test("electric and magnetic fields act on charges only")
    func charges() {
        #expect(velocity(.electricField()) == .zero)
        #expect(velocity(.electricField(), charge: 1).x > 10)
        #expect(abs(velocity(.magneticField(), from: CGPoint(x: 100, y: 0), charge: 1).y) > 10)
    }

    @Test("noise moves items, a custom block receives an item's state")
    func custom() {
        #expect(velocity(.noiseField(smoothness: 0.2, animationSpeed: 1)) != .zero)
        let seen = Journal()
        let field = UIFieldBehavior.field { _, place, _, mass, _, _ in
            if seen.lines.isEmpty { seen.add("\(place.x) \(abs(mass - 1) < 0.02)") }
            return CGVector(dx: 0, dy: 100)
        }
        #expect(abs(velocity(field).y - 50) < 1)
        #expect(seen.lines == ["200.0 true"])
    }

    @Test("regions are circles, boxes, inverses and intersections")
    func regions() {
        let (circle, box) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 40, height: 4)))
        #expect(circle.contains(CGPoint(x: 6, y: 6)))
        #expect(!circle.contains(CGPoint(x: 10, y: 0)))
        #expect(box.contains(CGPoint(x: 19, y: 1)))
        #expect(!box.contains(CGPoint(x: 0, y: 3)))
        #expect(circle.byUnion(with: box).contains(CGPoint(x: 19, y: 1)))
        #expect(!circle.byIntersection(with: box).contains(CGPoint(x: 19, y: 1)))
        #expect(circle.byDifference(from: box).contains(CGPoint(x: 0, y: 5)))
        #expect(!circle.byDifference(from: box).contains(.zero))
        #expect(circle.inverse().contains(CGPoint(x: 99, y: 0)))
        #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
        let archived = try? NSKeyedArchiver.archivedData(withRootObject: circle.byUnion(with: box.inverse()), requiringSecureCoding: true)
        let read = archived.flatMap { try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIRegion.self, from: $0) }
        #expect(read?.contains(CGPoint(x: 0, y: 3)) == true)
    }
}

final class AnimatorListener: NSObject, UIDynamicAnimatorDelegate {
    private(set) var events: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }
}

final class CollisionListener: NSObject, UICollisionBehaviorDelegate {
    private(set) var events: [String] = []
    var onBegin: ((any UIDynamicItem) -> Void)?
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) {
        events.append("began items")
        onBegin?(item1)
    }
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) {
        events.append("ended items")
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {
        events.append("began \(identifier.map { "\($0)" } ?? "bounds")")
        onBegin?(item)
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
    ) { events.append("ended \(identifier.map { "\($0)" } ?? "bounds")") }
}

final class MovingBehavior: UIDynamicBehavior {
    private(set) var moves: [Bool] = []
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
}
