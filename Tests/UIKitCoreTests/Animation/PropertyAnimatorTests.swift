import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore

@Suite("Property animator", .application) @MainActor struct PropertyAnimatorTests {
    private func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }

    private func make(_ target: UIView, _ ends: @escaping (UIViewAnimatingPosition) -> Void) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { target.center.x = 105 }
        animator.addCompletion(ends)
        return animator
    }

    @Test("is inactive, active while it runs, and inactive again with its completion called", .contract("AN-17", "AN-18"))
    func states() {
        let target = view()
        let stage = AnimationStage(target)
        var ends: [UIViewAnimatingPosition] = []
        let animator = make(target) { ends.append($0) }
        #expect(animator.state == .inactive)
        #expect(target.center.x == 5)
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        stage.advance(0.5)
        #expect(abs(stage.shown(target).position.x - 55) < 0.01)
        #expect(abs(animator.fractionComplete - 0.5) < 1e-6)
        stage.advance(0.6)
        #expect(ends == [.end])
        #expect(animator.state == .inactive)
        #expect(target.center.x == 105)
        #expect(stage.shown(target).position.x == 105)
        #expect(target.layer.animationKeys() == nil)
    }

    @Test("a running animator uses the curve of its options, and neither direction, transition nor repetition")
    func runningOptions() {
        let target = view()
        let stage = AnimationStage(target)
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse, .transitionFlipFromLeft, .beginFromCurrentState]
        ) {
            target.center.x = 105
        } completion: {
            ends.append($0)
        }
        #expect(animator.isRunning)
        #expect(animator.isUserInteractionEnabled)
        stage.advance(0.5)
        #expect(abs(stage.shown(target).position.x - 55) < 0.01)
        stage.advance(0.6)
        #expect(ends == [.end])
        #expect(stage.shown(target).position.x == 105)
        #expect(target.layer.animationKeys() == nil)
    }

    @Test("stays where it is paused or scrubbed to, and continues from there", .contract("AN-17"))
    func scrubbing() {
        let target = view()
        let stage = AnimationStage(target)
        var ends: [UIViewAnimatingPosition] = []
        let animator = make(target) { ends.append($0) }
        animator.startAnimation()
        stage.advance(0.25)
        animator.pauseAnimation()
        stage.advance(5)
        #expect(abs(stage.shown(target).position.x - 30) < 0.01)
        animator.fractionComplete = 0.8
        CATransaction.flush()
        #expect(abs(stage.shown(target).position.x - 85) < 0.01)
        #expect(!animator.isRunning)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.advance(0.1)
        #expect(abs(stage.shown(target).position.x - 95) < 0.01)
        stage.advance(0.2)
        #expect(ends == [.end])
    }

    @Test("reverses to its start", .contract("AN-17", "AN-18"))
    func reversing() {
        let target = view()
        let stage = AnimationStage(target)
        var ends: [UIViewAnimatingPosition] = []
        let animator = make(target) { ends.append($0) }
        animator.startAnimation()
        stage.advance(0.4)
        animator.isReversed = true
        CATransaction.flush()
        #expect(abs(stage.shown(target).position.x - 45) < 0.01)
        stage.advance(0.2)
        #expect(abs(stage.shown(target).position.x - 25) < 0.01)
        stage.advance(0.3)
        #expect(ends == [.start])
        #expect(target.center.x == 5)
        #expect(stage.shown(target).position.x == 5)
    }

    @Test("stops in place and waits for finishAnimation(at:)", .contract("AN-17", "AN-18"))
    func stopping() {
        let target = view()
        let stage = AnimationStage(target)
        var ends: [UIViewAnimatingPosition] = []
        let animator = make(target) { ends.append($0) }
        animator.startAnimation()
        stage.advance(0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(ends.isEmpty)
        animator.finishAnimation(at: .current)
        #expect(ends == [.current])
        #expect(abs(target.center.x - 55) < 0.01)
        #expect(animator.state == .inactive)
    }

    @Test("starts delayed animation blocks later")
    func delayFactor() {
        let (first, second) = (view(), view())
        let stage = AnimationStage(first, second)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { first.center.x = 105 }
        animator.addAnimations({ second.center.x = 105 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.advance(0.5)
        #expect(abs(stage.shown(second).position.x - 5) < 0.01)
        stage.advance(0.25)
        #expect(abs(stage.shown(second).position.x - 55) < 0.01)
        stage.advance(0.5)
        #expect(second.center.x == 105)
    }
}

@Suite("View transitions and older animation API", .application) @MainActor struct ViewTransitionTests {
    @Test("dissolves by fading the whole layer, with the changes applied at once", .contract("AN-14"))
    func dissolve() {
        let target = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let stage = AnimationStage(target)
        var ends: [Bool] = []
        UIView.transition(with: target, duration: 0.5, options: .transitionCrossDissolve) {
            target.alpha = 0.5
        } completion: {
            ends.append($0)
        }
        #expect(target.layer.animationKeys() == [kCATransition])
        stage.advance(0.6)
        #expect(ends == [true])
    }

    @Test("flips two snapshots of the view and removes them")
    func flip() {
        let target = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let stage = AnimationStage(target)
        var ends: [Bool] = []
        UIView.transition(with: target, duration: 0.5, options: .transitionFlipFromLeft) {
            target.backgroundColor = nil
        } completion: {
            ends.append($0)
        }
        #expect(stage.container.layer.sublayers?.count == 2)
        stage.advance(0.1)
        #expect(stage.shown(target).opacity == 0)
        stage.advance(0.5)
        #expect(ends == [true])
        #expect(stage.container.layer.sublayers?.count == 1)
        #expect(stage.shown(target).opacity == 1)
    }

    @Test("replaces one view with another", .contract("AN-14"))
    func replacement() {
        let (container, first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView(), UIView())
        container.addSubview(first)
        let stage = AnimationStage(container)
        UIView.transition(from: first, to: second, duration: 0.5, options: .transitionCrossDissolve)
        let isReplaced = container.subviews.count == 1 && container.subviews.first === second && first.superview == nil
        #expect(isReplaced)
        stage.advance(1)
    }

    @Test("animates between begin and commit with the values set there")
    func beginAndCommit() {
        let target = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let stage = AnimationStage(target)
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(2)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationRepeatCount(3)
        UIView.setAnimationRepeatAutoreverses(true)
        target.center.x = 105
        UIView.commitAnimations()
        CATransaction.flush()
        let animation = target.layer.animation(forKey: "position")
        #expect(animation?.duration == 2)
        #expect(animation?.repeatCount == 3)
        #expect(animation?.autoreverses == true)
        stage.advance(1)
        #expect(abs(stage.shown(target).position.x - 55) < 1e-6)
        UIView.beginAnimations(nil, context: nil)
        target.alpha = 0
        UIView.commitAnimations()
        CATransaction.flush()
        #expect(target.layer.animation(forKey: "opacity")?.duration == 0.2)
        stage.advance(20)
    }
}
