import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore

@Suite("Animation contracts", .application) @MainActor struct AnimationContractTests {
    private func view(_ x: CGFloat = 0) -> UIView { UIView(frame: CGRect(x: x, y: 0, width: 10, height: 10)) }

    @Test(
        "AN-6: a retargeted view neither jumps nor changes its velocity at once", .contract("AN-6"),
        arguments: [UIView.AnimationOptions.curveEaseInOut, .curveEaseOut, .curveLinear])
    func continuity(_ curve: UIView.AnimationOptions) {
        let target = view()
        let stage = AnimationStage(target)
        let step = 1.0 / 240
        UIView.animate(withDuration: 1, delay: 0, options: curve) { target.center.x = 205 }
        var places: [CGFloat] = []
        func sample() {
            stage.advance(step)
            places.append(stage.shown(target).position.x)
        }
        for _ in 0..<96 { sample() }
        let speedBefore = places[95] - places[94]
        let before = places[95]
        UIView.animate(withDuration: 1, delay: 0, options: .curveEaseInOut) { target.center.x = 5 }
        CATransaction.flush()
        #expect(abs(stage.shown(target).position.x - before) < 1e-6)
        for _ in 0..<4 { sample() }
        #expect(abs((places[96] - places[95]) - speedBefore) < 0.1)
        for _ in 0..<400 { sample() }
        // No step larger than the fastest of either way.
        let largest = zip(places, places.dropFirst()).map { abs($1 - $0) }.max() ?? 0
        #expect(largest < 3)
        #expect(abs((places.last ?? 0) - 5) < 1e-6)
    }

    @Test("AN-6: a spring that retargets keeps the velocity too", .contract("AN-6"))
    func springContinuity() {
        let target = view()
        let stage = AnimationStage(target)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { target.center.x = 205 }
        for _ in 0..<30 { stage.advance(1.0 / 60) }
        let before = stage.shown(target).position.x
        UIView.animate(springDuration: 0.5, bounce: 0.3) { target.center.x = 5 }
        CATransaction.flush()
        #expect(abs(stage.shown(target).position.x - before) < 1e-6)
        stage.advance(1.0 / 240)
        #expect(stage.shown(target).position.x > before - 1)
    }

    @Test(
        "AN-7: a colour, which is not additive, starts from the presented value with beginFromCurrentState", .contract("AN-7"),
        arguments: [true, false])
    func currentState(_ fromCurrent: Bool) {
        let target = view()
        target.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        let stage = AnimationStage(target)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            target.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        stage.advance(0.5)
        UIView.animate(withDuration: 1, delay: 0, options: fromCurrent ? [.beginFromCurrentState, .curveLinear] : .curveLinear) {
            target.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        }
        CATransaction.flush()
        let red = stage.shown(target).backgroundColor?.components?.first ?? -1
        #expect(abs(red - (fromCurrent ? 0.5 : 1)) < 0.02)
        stage.advance(2)
    }

    @Test("AN-14: showHideTransitionViews hides one view and shows the other; neither leaves its superview", .contract("AN-14"))
    func showHide() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let (first, second) = (view(), view())
        container.addSubview(first)
        container.addSubview(second)
        second.isHidden = true
        let stage = AnimationStage(container)
        var ends: [Bool] = []
        UIView.transition(from: first, to: second, duration: 0.5, options: [.showHideTransitionViews, .transitionFlipFromRight]) {
            ends.append($0)
        }
        #expect(first.isHidden)
        #expect(!second.isHidden)
        #expect(first.superview === container)
        #expect(second.superview === container)
        stage.advance(0.6)
        #expect(ends == [true])
    }

    @Test("replaces a page curl by a dissolve, and logs it")
    func curl() {
        let app = TestApplication()
        app.activate()
        let target = view()
        let stage = AnimationStage(target)
        UIView.transition(with: target, duration: 0.5, options: .transitionCurlUp) { target.alpha = 0.5 }
        #expect(target.layer.animationKeys() == [kCATransition])
        stage.advance(1)
    }

    @Test("AN-15: keyframes are discrete, linear or cubic by calculation mode", .contract("AN-15"))
    func modes() {
        func places(_ mode: UIView.KeyframeAnimationOptions) -> [CGFloat] {
            let target = view()
            let stage = AnimationStage(target)
            let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: [mode, linear]) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { target.center.x = 15 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { target.center.x = 105 }
            }
            return (0..<4).map { _ in
                stage.advance(0.249)
                return stage.shown(target).position.x
            }
        }
        let linear = places(.calculationModeLinear)
        #expect(abs(linear[0] - 10) < 0.1)
        #expect(abs(linear[2] - 59.5) < 1)
        let discrete = places(.calculationModeDiscrete)
        #expect(discrete[0] == discrete[1])
        #expect(discrete[2] == 105)
        let paced = places(.calculationModePaced)
        #expect(abs(paced[0] - 29.9) < 0.2)
        #expect(abs(paced[1] - 54.8) < 0.2)
        let cubic = places(.calculationModeCubic)
        #expect(cubic[0] != linear[0])
        #expect(abs(cubic[3] - 105) < 5)
        #expect(places(.calculationModeCubicPaced)[0] > 10)
    }

    @Test("AN-18: an animator finished at .current leaves the views there", .contract("AN-18"))
    func positions() {
        for position in [UIViewAnimatingPosition.start, .current, .end] {
            let target = view()
            let stage = AnimationStage(target)
            var ends: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { target.center.x = 105 }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            stage.advance(0.25)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped)
            #expect(!animator.isRunning)
            animator.finishAnimation(at: position)
            #expect(ends == [position])
            #expect(animator.state == .inactive)
            #expect(abs(target.center.x - [.start: 5, .current: 30, .end: 105][position, default: 0]) < 0.01)
        }
    }

    @Test("AN-17: stopping without finishing calls no completion; stopping before the start does nothing", .contract("AN-17"))
    func stopForGood() {
        let target = view()
        let stage = AnimationStage(target)
        var ends = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { target.center.x = 105 }
        animator.addCompletion { _ in ends += 1 }
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        animator.startAnimation()
        stage.advance(0.5)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(ends == 0)
        #expect(abs(target.center.x - 55) < 0.01)
        stage.advance(2)
        #expect(ends == 0)
    }

    @Test("AN-17: pausesOnCompletion keeps an animator active at its end, so that it can be reversed", .contract("AN-17"))
    func pausing() {
        let target = view()
        let stage = AnimationStage(target)
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { target.center.x = 105 }
        animator.pausesOnCompletion = true
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(1.1)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(ends.isEmpty)
        #expect(animator.fractionComplete == 1)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        stage.advance(0.5)
        #expect(abs(stage.shown(target).position.x - 55) < 0.5)
        stage.advance(0.6)
        #expect(ends == [.start])
        #expect(target.center.x == 5)
    }

    @Test("scrubsLinearly = false applies the timing to the fraction", .contract("AN-17"))
    func scrubbingByTime() {
        let target = view()
        let stage = AnimationStage(target)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { target.center.x = 105 }
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        CATransaction.flush()
        let eased = stage.shown(target).position.x
        #expect(eased < 45)
        #expect(eased > 15)
        #expect(animator.fractionComplete == 0.5)
        animator.scrubsLinearly = true
        animator.fractionComplete = 0.5
        CATransaction.flush()
        #expect(abs(stage.shown(target).position.x - 55) < 0.01)
        animator.stopAnimation(true)
    }

    @Test("continues with other timing and duration")
    func otherTiming() {
        let target = view()
        let stage = AnimationStage(target)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { target.center.x = 105 }
        animator.startAnimation()
        stage.advance(0.5)
        animator.pauseAnimation()
        let cubic = UICubicTimingParameters(controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 1, y: 1))
        animator.continueAnimation(withTimingParameters: cubic, durationFactor: 2)
        stage.advance(1)
        #expect(abs(stage.shown(target).position.x - 80) < 0.5)
        #expect(animator.timingParameters === cubic)
        stage.advance(1.1)
        #expect(target.center.x == 105)
        #expect(animator.state == .inactive)
    }

    @Test("blocks touches on its views while interaction is off, until it ends", .contract("AN-8"))
    func interaction() {
        let target = view()
        let stage = AnimationStage(target)
        func isHit() -> Bool { stage.container.hitTest(target.center, with: nil) === target }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { target.center.x = 105 }
        animator.startAnimation()
        #expect(isHit())
        animator.isUserInteractionEnabled = false
        #expect(!isHit())
        stage.advance(1.1)
        #expect(isHit())
    }

    @Test("plays keyframes within an animator, forwards and backwards")
    func nestedKeyframes() {
        let target = view()
        let stage = AnimationStage(target)
        var ends: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { target.center.x = 105 }
                UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { target.center.x = 5 }
            } completion: {
                ends.append($0)
            }
        }
        animator.startAnimation()
        stage.advance(0.125)
        #expect(abs(stage.shown(target).position.x - 55) < 0.5)
        stage.advance(0.375)
        #expect(abs(stage.shown(target).position.x - 105) < 0.5)
        animator.pauseAnimation()
        animator.fractionComplete = 0.875
        CATransaction.flush()
        #expect(abs(stage.shown(target).position.x - 55) < 0.5)
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.advance(0.375)
        #expect(abs(stage.shown(target).position.x - 105) < 1)
        stage.advance(1)
        #expect(target.center.x == 5)
        #expect(ends == [false])
    }

    @Test("both forms of spring parameters: by ratio within the duration, by mass with its own duration")
    func springs() {
        for (parameters, length) in [
            (UISpringTimingParameters(dampingRatio: 0.5), 1.0), (UISpringTimingParameters(), 0.506),
            (UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero), 0.9234),
            (UISpringTimingParameters(duration: 0.5, bounce: 0), 0.735),
        ] {
            let target = view()
            let stage = AnimationStage(target)
            var end: Double?
            let start = stage.link.now
            let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
            animator.addAnimations { target.center.x = 105 }
            animator.addCompletion { _ in end = stage.link.now - start }
            animator.startAnimation()
            for _ in 0..<150 { stage.advance(0.01) }
            #expect(abs((end ?? 0) - length) < 0.02)
            #expect(parameters.timingCurveType == .spring)
        }
    }

    @Test("AN-19: a rotation takes the shorter direction and keeps its scale", .contract("AN-19"))
    func decomposition() {
        let target = view()
        target.transform = CGAffineTransform(rotationAngle: .pi * 0.9).scaledBy(x: 2, y: 2)
        let stage = AnimationStage(target)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            target.transform = CGAffineTransform(rotationAngle: -.pi * 0.9).scaledBy(x: 2, y: 2)
        }
        stage.advance(0.5)
        let half = stage.shown(target).affineTransform()
        #expect(abs(hypot(half.a, half.b) - 2) < 0.15)
        #expect(half.a < -1.8)
        stage.advance(1)
    }

    @Test("inherited duration and settings are available inside of blocks, and not outside")
    func inherited() {
        let target = view()
        let stage = AnimationStage(target)
        #expect(UIView.inheritedAnimationDuration == 0)
        #expect(UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 0.7) { #expect(UIView.inheritedAnimationDuration == 0.7) }
        UIView.performWithoutAnimation {
            #expect(!UIView.areAnimationsEnabled)
            #expect(UIView.inheritedAnimationDuration == 0)
        }
        UIView.setAnimationsEnabled(false)
        UIView.performWithoutAnimation {}
        #expect(!UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(true)
        stage.advance(1)
    }
}

@Suite("Animation: extreme values", .application) @MainActor struct AnimationHostileTests {
    nonisolated private static let times: [TimeInterval] = [.nan, -1, 0, 1e-12, 1e12, .infinity, -.infinity]

    private func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }

    @Test("invalid durations apply at once, infinite ones run; nothing hangs", arguments: times)
    func durations(_ duration: TimeInterval) {
        let target = view()
        let stage = AnimationStage(target)
        var ends = 0
        UIView.animate(withDuration: duration) {
            target.center.x = 105
        } completion: { _ in
            ends += 1
        }
        UIView.animate(withDuration: duration, delay: duration, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: []) {
            target.center.y = 105
        }
        UIView.animate(springDuration: duration, bounce: 0.3) { target.alpha = 0.5 }
        UIView.animateKeyframes(withDuration: duration, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.5) { target.bounds.size.width = 20 }
        }
        UIView.transition(with: target, duration: duration, options: .transitionCrossDissolve) { target.backgroundColor = .red }
        for _ in 0..<10 { stage.advance(0.1) }
        #expect(target.center == CGPoint(x: 105, y: 105))
        #expect(ends == (duration > 1 ? 0 : 1))
        let shown = stage.shown(target).position
        #expect(shown.x.isFinite)
        #expect(shown.y.isFinite)
        target.layer.removeAllAnimations()
        CATransaction.flush()
        #expect(ends == 1)
    }

    @Test("accepts repeat counts of any size", arguments: [-1, .nan, 0.5, 1e30, .infinity] as [Float])
    func repeats(_ count: Float) {
        let target = view()
        let stage = AnimationStage(target)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationRepeatCount(count)
        UIView.setAnimationDuration(0.1)
        UIView.setAnimationDelay(-.infinity)
        target.center.x = 105
        UIView.commitAnimations()
        for _ in 0..<20 { stage.advance(0.1) }
        #expect(stage.shown(target).position.x.isFinite)
        #expect((target.layer.animationKeys() != nil) == (count > 100))
        target.layer.removeAllAnimations()
        CATransaction.flush()
    }

    @Test("springs with impossible parameters settle or stay still", arguments: [.nan, 0, -5, 1e300, .infinity] as [CGFloat])
    func springs(_ figure: CGFloat) {
        let target = view()
        let stage = AnimationStage(target)
        UIView.animate(withDuration: 0.2, delay: 0, usingSpringWithDamping: figure, initialSpringVelocity: figure, options: []) {
            target.center.x = 105
        }
        UIView.animate(springDuration: 0.2, bounce: figure, initialSpringVelocity: figure) { target.center.y = 105 }
        let parameters = UISpringTimingParameters(
            mass: figure, stiffness: figure, damping: figure, initialVelocity: CGVector(dx: figure, dy: figure))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        animator.addAnimations { target.alpha = 0.5 }
        animator.addAnimations({ target.bounds.size.width = 50 }, delayFactor: figure)
        animator.startAnimation(afterDelay: TimeInterval(figure))
        for _ in 0..<10 { stage.advance(0.1) }
        let shown = stage.shown(target)
        #expect(shown.position.x.isFinite)
        #expect(shown.position.y.isFinite)
        #expect(shown.opacity.isFinite)
        animator.stopAnimation(true)
        target.layer.removeAllAnimations()
        CATransaction.flush()
    }

    @Test(
        "clamps keyframes and fractions outside of 0 to 1",
        arguments: [.nan, -5, 5, .infinity] as [Double])
    func fractions(_ figure: Double) {
        let target = view()
        let stage = AnimationStage(target)
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: figure, relativeDuration: figure) { target.center.x = 105 }
        }
        UIView.addKeyframe(withRelativeStartTime: figure, relativeDuration: 1) { target.center.x = 105 }
        stage.advance(2)
        #expect(stage.shown(target).position.x == 105)
        let animator = UIViewPropertyAnimator(duration: figure, curve: .linear) { target.center.y = 105 }
        animator.fractionComplete = CGFloat(figure)
        #expect(animator.fractionComplete >= 0)
        #expect(animator.fractionComplete <= 1)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(figure))
        for _ in 0..<3 { stage.advance(0.5) }
        if animator.state == .active { animator.stopAnimation(true) }
    }
}
