import CoreGraphics
import Foundation
import Testing
import UIDynamics
import UIKitCore

@Suite("Dynamics: extreme input", .application) @MainActor struct DynamicsHostileTests {
    let app = TestApplication()
    let stage = DynamicsStage()

    @Test("accepts items of no size and items with a NaN position")
    func strangeItems() {
        app.activate()
        let (empty, lost, fine) = (stage.box(100, 100, 0), LostItem(), stage.box(200, 100))
        lost.center = CGPoint(x: CGFloat.nan, y: 0)
        let collision = UICollisionBehavior(items: [empty, lost, fine])
        collision.translatesReferenceBoundsIntoBoundary = true
        stage.animator.addBehavior(collision)
        stage.animator.addBehavior(UIGravityBehavior(items: [empty, lost, fine]))
        stage.run(2)
        #expect(lost.center.x.isNaN)
        #expect(abs(fine.center.y - 550) < 1)
        #expect(abs(empty.center.y - 600) < 1)
        #expect(app.environment.logs.contains { $0.contains("LostItem") })
        fine.center = CGPoint(x: 5, y: 5)
        stage.animator.updateItem(usingCurrentState: fine)
        stage.animator.updateItem(usingCurrentState: lost)
    }

    @Test("an item in two animators is moved by both, and neither stops")
    func twoAnimators() {
        let box = stage.box(100, 100)
        let other = UIDynamicAnimator(referenceView: stage.view)
        let gravity = UIGravityBehavior(items: [box])
        stage.animator.addBehavior(gravity)
        other.addBehavior(gravity)
        #expect(other.behaviors.isEmpty)
        #expect(gravity.dynamicAnimator === stage.animator)
        other.addBehavior(UIGravityBehavior(items: [box]))
        for _ in 0..<30 {
            stage.run(1.0 / 60)
            other.simulation.advance(1.0 / 60)
        }
        #expect(box.center.y > 150)
    }

    @Test("items, behaviours and boundaries may be removed within a collision callback")
    func removalInCallback() {
        let boxes = (0..<6).map { stage.box(40 + CGFloat($0) * 40, 100, 30) }
        let collision = UICollisionBehavior(items: boxes)
        collision.translatesReferenceBoundsIntoBoundary = true
        let gravity = UIGravityBehavior(items: boxes)
        let listener = CollisionListener()
        listener.onBegin = { [weak gravity, weak collision, weak animator = stage.animator] item in
            gravity?.removeItem(item)
            collision?.removeItem(item)
            (item as? UIView)?.removeFromSuperview()
            if gravity?.items.isEmpty == true { animator?.removeAllBehaviors() }
        }
        collision.collisionDelegate = listener
        stage.animator.addBehavior(collision)
        stage.animator.addBehavior(gravity)
        stage.run(3)
        #expect(gravity.items.isEmpty)
        #expect(collision.items.isEmpty)
        #expect(stage.animator.behaviors.isEmpty)
        #expect(stage.view.subviews.isEmpty)
        #expect(listener.events.count == 6)
    }

    @Test("boundaries without length or with NaN positions stop nothing")
    func strangeBoundaries() {
        let box = stage.box(100, 100)
        let collision = UICollisionBehavior(items: [box])
        let place = CGPoint(x: 100, y: 300)
        collision.addBoundary(withIdentifier: "point" as NSString, from: place, to: place)
        collision.addBoundary(withIdentifier: "nan" as NSString, from: CGPoint(x: CGFloat.nan, y: 0), to: place)
        collision.addBoundary(withIdentifier: "empty" as NSString, for: UIBezierPath())
        collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 1e9, left: 0, bottom: 1e9, right: .nan))
        stage.animator.addBehavior(collision)
        stage.animator.addBehavior(UIGravityBehavior(items: [box]))
        stage.run(1)
        #expect(box.center.y > 400)
        #expect(collision.boundaryIdentifiers?.count == 3)
    }

    @Test("accepts values out of range and missing items")
    func strangeFigures() {
        let box = stage.box(100, 100)
        let figures = UIDynamicItemBehavior(items: [box])
        (figures.density, figures.elasticity, figures.friction) = (-5, .nan, .infinity)
        (figures.resistance, figures.angularResistance) = (-.infinity, .nan)
        figures.addLinearVelocity(CGPoint(x: CGFloat.infinity, y: 0), for: box)
        figures.addLinearVelocity(CGPoint(x: 1, y: 0), for: UIView())
        let gravity = UIGravityBehavior(items: [box, box])
        gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: 1)
        let push = UIPushBehavior(items: [box], mode: .continuous)
        push.setAngle(.nan, magnitude: .infinity)
        let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: CGFloat.nan, y: 0))
        attachment.frequency = .infinity
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: CGFloat.nan, y: 0))
        let field = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: CGFloat.nan, dy: .infinity) }
        field.addItem(box)
        let selfTie = UIAttachmentBehavior(item: box, attachedTo: box)
        for behavior in [figures, gravity, push, attachment, snap, field, selfTie] as [UIDynamicBehavior] {
            stage.animator.addBehavior(behavior)
        }
        stage.run(0.5)
        #expect(gravity.items.count == 1)
        #expect(box.center.x.isFinite)
        #expect(box.center.y.isFinite)
        figures.addChildBehavior(figures)
        stage.animator.removeBehavior(UIDynamicBehavior())
    }

    @Test("a thousand bodies fall in a heap and come to rest within their walls")
    func thousand() {
        let boxes = (0..<1000).map { stage.box(10 + CGFloat($0 % 28) * 10, 10 + CGFloat($0 / 28) * 10, 8) }
        let collision = UICollisionBehavior(items: boxes)
        collision.translatesReferenceBoundsIntoBoundary = true
        stage.animator.addBehavior(collision)
        stage.animator.addBehavior(UIGravityBehavior(items: boxes))
        stage.run(0.5)
        let area = stage.view.bounds.insetBy(dx: -1, dy: -1)
        #expect(boxes.allSatisfy { area.contains($0.center) })
        #expect(boxes.map(\.center.y).reduce(0, +) / 1000 > 250)
    }

    @Test("an animator released while running leaves its items in place")
    func release() {
        let box = stage.box(100, 100)
        var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stage.view)
        weak let seen = animator
        let gravity = UIGravityBehavior(items: [box])
        animator?.addBehavior(gravity)
        animator?.simulation.advance(0.1)
        animator = nil
        #expect(seen == nil)
        #expect(gravity.dynamicAnimator == nil)
        #expect(box.center.y > 100)
    }
}

final class LostItem: NSObject, UIDynamicItem {
    var center = CGPoint.zero
    var bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    var transform = CGAffineTransform.identity
}
