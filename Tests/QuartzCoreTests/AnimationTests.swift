import CoreGraphics
import Foundation
import QuartzCore
import RenderProtocol
import TestSupport
import Testing

@Suite("Layer animation", .serialized) @MainActor struct AnimationTests {
    private func added(_ changes: [LayerChange]) -> [RenderAnimation] {
        changes.compactMap { if case .addAnimation(_, _, let animation) = $0 { animation } else { nil } }
    }

    @Test("animates a change outside of a transaction for a quarter of a second with the default curve", .contract("AN-13"))
    func implicit() throws {
        let target = layer(box(0, 0, 10, 10))
        let stage = Stage(target)
        let changes = stage.changes { target.opacity = 0.5 }
        let animation = try #require(added(changes).first)
        #expect(animation.content == .basic(.opacity, from: .number(1), to: nil, by: nil))
        #expect(animation.timing.duration == 0.25)
        #expect(animation.timing.beginTime == 100)
        #expect(animation.timing.curve == TimingCurve(0.25, 0.1, 0.25, 1))
        #expect(changes.contains(.set(target.id, .opacity(0.5))))
        stage.advance(0.125)
        let middle = try #require(target.presentation()?.opacity)
        #expect(middle < 0.7)
        #expect(middle > 0.5)
        stage.advance(0.2)
        #expect(target.presentation()?.opacity == 0.5)
        #expect(target.animationKeys() == nil)
    }

    @Test("retargets an implicit animation from its presented value")
    func retarget() throws {
        let target = layer(box(0, 0, 10, 10))
        let stage = Stage(target)
        target.position = CGPoint(x: 105, y: 5)
        stage.advance(0.1)
        let shown = try #require(target.presentation()?.position.x)
        let changes = stage.changes { target.position = CGPoint(x: 5, y: 5) }
        guard case .basic(.position, from: .point(let from), _, _) = added(changes).first?.content else {
            Issue.record("no animation of the position")
            return
        }
        #expect(abs(from.x - Double(shown)) < 1e-9)
    }

    @Test("takes duration, curve and disabled actions from the transaction, inner ones over outer ones", .contract("AN-20"))
    func transactions() throws {
        let target = layer(box(0, 0, 10, 10))
        let stage = Stage(target)
        let changes = stage.changes {
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.begin()
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            target.zPosition = 1
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            target.opacity = 0
            CATransaction.commit()
            CATransaction.commit()
            CATransaction.commit()
        }
        #expect(added(changes).count == 1)
        #expect(added(changes).first?.timing.duration == 2)
        #expect(added(changes).first?.timing.curve == .linear)
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test("does not animate a layer that was never on screen")
    func unseen() {
        let stage = Stage()
        let target = layer(box(0, 0, 10, 10))
        let changes = stage.changes {
            stage.root.addSublayer(target)
            target.opacity = 0.5
        }
        #expect(added(changes).isEmpty)
    }

    @Test("asks the delegate, then actions, style and class for an action; null ends the search")
    func actionSearch() {
        final class Delegate: NSObject, CALayerDelegate {
            var answer: (any CAAction)?
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
        }
        final class Mark: NSObject, CAAction {
            var runs: [String] = []
            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { runs.append(event) }
        }
        let (mark, other, delegate) = (Mark(), Mark(), Delegate())
        let target = layer(box(0, 0, 10, 10))
        target.delegate = delegate
        let stage = Stage(target)
        target.actions = ["opacity": mark]
        target.opacity = 0.9
        #expect(mark.runs == ["opacity"])
        delegate.answer = other
        target.opacity = 0.8
        #expect(other.runs == ["opacity"])
        delegate.answer = NSNull()
        target.opacity = 0.7
        #expect(mark.runs == ["opacity"])
        let changes = stage.changes { target.opacity = 0.6 }
        #expect(added(changes).isEmpty)
    }

    @Test("tells the delegate of start and stop, then runs the completion block")
    func completion() {
        let target = layer(box(0, 0, 10, 10))
        let stage = Stage(target)
        let listener = AnimationListener()
        var done = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { done = listener.events.last == "stop true" }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 1
        animation.delegate = listener
        target.add(animation, forKey: "fade")
        CATransaction.commit()
        stage.flush()
        #expect(listener.events == ["start"])
        #expect(!done)
        stage.advance(0.9)
        #expect(!done)
        #expect(target.animationKeys() == ["fade"])
        stage.advance(0.1)
        #expect(listener.events == ["start", "stop true"])
        #expect(done)
        #expect(target.animation(forKey: "fade") == nil)
    }

    @Test("reports a removed or replaced animation as unfinished", .contract("AN-3"))
    func removal() {
        let target = layer(box(0, 0, 10, 10))
        let stage = Stage(target)
        let (first, second) = (AnimationListener(), AnimationListener())
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.delegate = first
        target.add(animation, forKey: "fade")
        stage.advance(0.5)
        animation.delegate = second
        target.add(animation, forKey: "fade")
        stage.flush()
        #expect(first.events == ["start", "stop false"])
        let changes = stage.changes { target.removeAllAnimations() }
        #expect(second.events == ["start", "stop false"])
        #expect(changes == [.removeAnimation(target.id, key: "fade")])
    }

    @Test("removes animations of a layer that leaves the screen")
    func leaving() {
        let target = layer(box(0, 0, 10, 10))
        let stage = Stage(target)
        let listener = AnimationListener()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.delegate = listener
        target.add(animation, forKey: nil)
        stage.flush()
        target.removeFromSuperlayer()
        stage.flush()
        #expect(listener.events == ["start", "stop false"])
        #expect(LayerContext.main.timing.isIdle)
    }

    @Test("removes every animation, unfinished, when the application enters the background", .contract("AN-16"))
    func background() {
        let target = layer(box(0, 0, 10, 10))
        let stage = Stage(target)
        let listener = AnimationListener()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.delegate = listener
        target.add(animation, forKey: "fade")
        stage.flush()
        LayerContext.main.timing.removeAll()
        #expect(listener.events == ["start", "stop false"])
        #expect(target.animationKeys() == nil)
        #expect(stage.link.changes.contains(.removeAnimation(target.id, key: "fade")))
    }

    @Test("runs the completion block of a transaction without animations at its commit")
    func emptyCompletion() {
        var runs = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { runs += 1 }
        #expect(runs == 0)
        CATransaction.commit()
        #expect(runs == 1)
    }

    @Test("retains a finished animation that is not removed, filling forwards")
    func fillForwards() {
        let target = layer(box(0, 0, 10, 10))
        let stage = Stage(target)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = 50
        animation.duration = 1
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        target.add(animation, forKey: "slide")
        stage.advance(3)
        #expect(target.presentation()?.position.x == 50)
        #expect(target.position.x == 5)
        #expect(target.animationKeys() == ["slide"])
    }

    @Test("pauses animations while the layer's speed is 0")
    func paused() {
        let target = layer(box(0, 0, 10, 10))
        let stage = Stage(target)
        let listener = AnimationListener()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.delegate = listener
        target.add(animation, forKey: nil)
        stage.advance(0.5)
        let time = target.convertTime(CACurrentMediaTime(), from: nil)
        target.speed = 0
        target.timeOffset = time
        stage.advance(10)
        #expect(listener.events == ["start"])
        target.speed = 1
        target.timeOffset = 0
        target.beginTime = 0
        target.beginTime = target.convertTime(CACurrentMediaTime(), from: nil) - time
        stage.advance(0.4)
        #expect(listener.events == ["start"])
        stage.advance(0.2)
        #expect(listener.events == ["start", "stop true"])
    }

    @Test("starts an animation with a later begin time later")
    func delay() {
        let target = layer(box(0, 0, 10, 10))
        let stage = Stage(target)
        let listener = AnimationListener()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.beginTime = CACurrentMediaTime() + 2
        animation.delegate = listener
        target.add(animation, forKey: nil)
        stage.advance(1)
        #expect(listener.events == [])
        stage.advance(1.5)
        #expect(listener.events == ["start"])
        stage.advance(1)
        #expect(listener.events == ["start", "stop true"])
    }

    @Test("encodes groups, springs, keyframes and transitions for the server")
    func kinds() throws {
        let target = layer(box(0, 0, 10, 10))
        let stage = Stage(target)
        let spring = CASpringAnimation(keyPath: "transform.scale")
        spring.fromValue = 0.5
        spring.duration = spring.settlingDuration
        #expect(spring.settlingDuration > 1)
        #expect(spring.settlingDuration < 1.6)
        let frames = CAKeyframeAnimation(keyPath: "position")
        frames.values = [CGPoint.zero, NSValue(point: CGPoint(x: 5, y: 6))]
        frames.keyTimes = [0, 1]
        frames.calculationMode = .paced
        let group = CAAnimationGroup()
        group.animations = [spring, frames]
        group.duration = 2
        let transition = CATransition()
        transition.type = .push
        transition.subtype = .fromLeft
        let changes = stage.changes {
            target.add(group, forKey: "both")
            target.add(transition, forKey: nil)
        }
        let animations = added(changes)
        #expect(animations.count == 2)
        guard case .group(let members) = animations.first?.content else {
            Issue.record("no group")
            return
        }
        #expect(members.first?.content == .spring(.scale, from: .number(0.5), to: nil, by: nil, spring.parameters))
        #expect(
            members.last?.content
                == .keyframes(
                    .position, values: [.point(.zero), .point(RenderPoint(5, 6))], keyTimes: [0, 1], curves: [], mode: .paced, path: nil,
                    rotation: .none))
        #expect(members.last?.timing.duration == 2)
        #expect(animations.last?.content == .transition(.push, .fromLeft, startProgress: 0, endProgress: 1))
        #expect(target.animation(forKey: kCATransition) is CATransition)
    }

    @Test("copies an animation with all values set on it")
    func copies() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("mine", forKey: "mark")
        animation.setValue(NSNumber(value: 3), forKey: "duration")
        let target = layer(box(0, 0, 10, 10))
        _ = Stage(target)
        target.add(animation, forKey: "fade")
        animation.duration = 9
        #expect(target.animation(forKey: "fade")?.duration == 3)
        #expect(target.animation(forKey: "fade")?.value(forKey: "mark") as? String == "mine")
    }

    @Test("waits for the animations of inner transactions", .contract("AN-20"))
    func nestedCompletion() {
        let target = layer(box(0, 0, 10, 10))
        let stage = Stage(target)
        var order: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { order.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { order.append("inner") }
        CATransaction.setAnimationDuration(1)
        target.opacity = 0
        CATransaction.commit()
        CATransaction.commit()
        stage.advance(0.5)
        #expect(order.isEmpty)
        stage.advance(0.5)
        #expect(order == ["inner", "outer"])
    }
}
