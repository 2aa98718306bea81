import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore

@Suite("View animation", .application) @MainActor struct ViewAnimationTests {
    private func view(_ x: CGFloat = 0) -> UIView { UIView(frame: CGRect(x: x, y: 0, width: 10, height: 10)) }

    @Test("changes model values at once and presented values over time", .contract("AN-1", "AN-2"))
    func basics() {
        let target = view()
        let stage = AnimationStage(target)
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            target.center = CGPoint(x: 105, y: 5)
            target.alpha = 0
        } completion: {
            ends.append($0)
        }
        #expect(target.center.x == 105)
        #expect(target.alpha == 0)
        stage.advance(0.25)
        #expect(abs(stage.shown(target).position.x - 30) < 1e-6)
        #expect(abs(stage.shown(target).opacity - 0.75) < 1e-6)
        #expect(ends.isEmpty)
        stage.advance(0.75)
        #expect(stage.shown(target).position.x == 105)
        #expect(ends == [true])
    }

    @Test("does not animate outside of a block", .contract("AN-13"))
    func outside() {
        let target = view()
        let stage = AnimationStage(target)
        target.center.x = 50
        CATransaction.flush()
        #expect(stage.shown(target).position.x == 50)
        #expect(target.layer.animationKeys() == nil)
    }

    @Test("names the animations of frame changes as UIKit does")
    func keys() {
        let target = view()
        let stage = AnimationStage(target)
        UIView.animate(withDuration: 1) { target.frame = CGRect(x: 20, y: 20, width: 40, height: 40) }
        CATransaction.flush()
        #expect(Set(target.layer.animationKeys() ?? []) == ["position", "bounds.size"])
        #expect(stage.shown(target).bounds.width < 11)
        let animation = target.layer.animation(forKey: "position") as? CABasicAnimation
        #expect(animation?.isAdditive == true)
        #expect(animation?.duration == 1)
    }

    @Test("keeps its velocity when retargeted half way", .contract("AN-6"))
    func additive() {
        let target = view()
        let stage = AnimationStage(target)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { target.center.x = 105 }
        stage.advance(0.5)
        let half = stage.shown(target).position.x
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { target.center.x = 5 }
        CATransaction.flush()
        #expect(abs(stage.shown(target).position.x - half) < 1e-6)
        // The first goes on to add its way for half a second: both cancel out for a while.
        stage.advance(0.25)
        #expect(abs(stage.shown(target).position.x - half) < 1e-6)
        stage.advance(0.75)
        #expect(abs(stage.shown(target).position.x - 5) < 1e-6)
    }

    @Test("adds opacities beyond the displayable range without losing the middle")
    func additiveOpacity() {
        let target = view()
        let stage = AnimationStage(target)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { target.alpha = 0 }
        stage.advance(0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { target.alpha = 1 }
        CATransaction.flush()
        #expect(abs(stage.shown(target).opacity - 0.5) < 1e-6)
    }

    @Test("shows the old value during the delay", .contract("AN-9"))
    func delay() {
        let target = view()
        let stage = AnimationStage(target)
        UIView.animate(withDuration: 1, delay: 2) { target.center.x = 105 }
        stage.advance(1.9)
        #expect(stage.shown(target).position.x == 5)
        stage.advance(0.6)
        #expect(stage.shown(target).position.x > 40)
    }

    @Test("completes at once when nothing changed or the duration is 0", .contract("AN-4", "AN-5"), arguments: [0.0, 1.0])
    func instant(_ duration: TimeInterval) {
        let target = view()
        let stage = AnimationStage(target)
        var ends: [Bool] = []
        UIView.animate(withDuration: duration) {
            if duration == 0 { target.center.x = 50 } else { target.center.x = 5 }
        } completion: {
            ends.append($0)
        }
        #expect(ends == [true])
        #expect(target.layer.animationKeys() == nil)
        CATransaction.flush()
        #expect(stage.shown(target).position.x == target.center.x)
    }

    @Test("reports unfinished when the animations are removed or the view leaves", .contract("AN-3"))
    func interrupted() {
        let (first, second) = (view(), view())
        let stage = AnimationStage(first, second)
        var ends: [String] = []
        UIView.animate(withDuration: 1) {
            first.alpha = 0
        } completion: {
            ends.append("first \($0)")
        }
        UIView.animate(withDuration: 1) {
            second.alpha = 0
        } completion: {
            ends.append("second \($0)")
        }
        stage.advance(0.2)
        first.layer.removeAllAnimations()
        second.removeFromSuperview()
        CATransaction.flush()
        #expect(ends.sorted() == ["first false", "second false"])
    }

    @Test("runs completions in the order in which the animations end")
    func order() {
        let (first, second) = (view(), view())
        let stage = AnimationStage(first, second)
        var ends: [String] = []
        UIView.animate(withDuration: 2) {
            first.alpha = 0
        } completion: { _ in
            ends.append("long")
        }
        UIView.animate(withDuration: 1) {
            second.alpha = 0
        } completion: { _ in
            ends.append("short")
        }
        stage.advance(3)
        #expect(ends == ["short", "long"])
    }

    @Test("an inner block inherits duration and curve unless it overrides them", .contract("AN-10"))
    func nesting() {
        let (first, second) = (view(), view())
        let stage = AnimationStage(first, second)
        UIView.animate(withDuration: 2) {
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 1) { first.alpha = 0 }
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) { second.alpha = 0 }
        }
        CATransaction.flush()
        #expect(first.layer.animation(forKey: "opacity")?.duration == 2)
        #expect(second.layer.animation(forKey: "opacity")?.duration == 1)
        stage.advance(3)
    }

    @Test("a keyframe block inherits duration and curve from the outer block unless it overrides them", .contract("AN-10"))
    func nestedKeyframes() throws {
        let views = (view(), view(), view())
        let stage = AnimationStage(views.0, views.1, views.2)
        func keyframes(_ view: UIView, _ options: UIView.KeyframeAnimationOptions = []) {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
            }
        }
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            keyframes(views.0)
            keyframes(views.1, .overrideInheritedDuration)
            keyframes(views.2, .overrideInheritedOptions)
        }
        stage.advance(0.5)
        let shown = [views.0, views.1, views.2].map { Double(stage.shown($0).opacity) }
        #expect(abs(shown[0] - 0.75) < 1e-3)
        #expect(abs(shown[1] - 0.5) < 1e-3)
        #expect(shown[2] > 0.8)
        stage.advance(0.5)
        #expect(stage.shown(views.1).opacity == 0)
        #expect(stage.shown(views.0).opacity > 0.4)
        stage.advance(2)
    }

    @Test("animates nothing within performWithoutAnimation or while animations are disabled", .contract("AN-12"))
    func without() {
        let target = view()
        let stage = AnimationStage(target)
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation {
                target.alpha = 0
                UIView.animate(withDuration: 1) { target.center.x = 50 }
            }
        }
        UIView.setAnimationsEnabled(false)
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            target.center.x = 70
        } completion: {
            ends.append($0)
        }
        UIView.setAnimationsEnabled(true)
        #expect(ends == [true])
        #expect(target.layer.animationKeys() == nil)
        stage.advance(1)
    }

    @Test("animations are disabled for one application only")
    func disabledElsewhere() async throws {
        UIView.setAnimationsEnabled(false)
        let other = ApplicationScope()
        let inOther = LayerContext.$inTask.withValue(other.layers) { UIView.areAnimationsEnabled }
        #expect(inOther)
        #expect(!UIView.areAnimationsEnabled)
        ApplicationContext.install(ApplicationContext(environment: StandaloneEnvironment(), hostsTests: true))
        #expect(UIView.areAnimationsEnabled, "a new application begins with animations")
    }

    @Test("blocks touches on a moving view unless they are allowed", .contract("AN-8"))
    func touches() {
        let target = view()
        let stage = AnimationStage(target)
        func hits(_ view: UIView) -> Bool { stage.container.hitTest(CGPoint(x: 52, y: 5), with: nil) === view }
        UIView.animate(withDuration: 1) { target.center.x = 52 }
        #expect(hits(stage.container))
        stage.advance(1.1)
        #expect(hits(target))
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { target.center.x = 50 }
        #expect(hits(target))
        stage.advance(2)
    }

    @Test("autoreverses and ends at the model value", .contract("AN-11"))
    func repeating() {
        let target = view()
        let stage = AnimationStage(target)
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) { target.alpha = 0 }
        stage.advance(1.75)
        #expect(abs(stage.shown(target).opacity - 0.75) < 1e-6)
        stage.advance(100)
        #expect(target.layer.animationKeys() == ["opacity"])
        target.layer.removeAllAnimations()
        CATransaction.flush()
        #expect(stage.shown(target).opacity == 0)
    }

    @Test("follows keyframes by relative times", .contract("AN-15"))
    func keyframes() {
        let target = view()
        let stage = AnimationStage(target)
        var ends: [Bool] = []
        let options = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: 4, delay: 0, options: options) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { target.center.x = 105 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { target.center.x = 5 }
        } completion: {
            ends.append($0)
        }
        stage.advance(0.5)
        #expect(abs(stage.shown(target).position.x - 55) < 1e-6)
        stage.advance(1)
        #expect(abs(stage.shown(target).position.x - 105) < 1e-6)
        stage.advance(1.5)
        #expect(abs(stage.shown(target).position.x - 55) < 1e-6)
        stage.advance(1)
        #expect(ends == [true])
        #expect(target.center.x == 5)
    }

    @Test("springs overshoot the end and settle after the duration")
    func spring() {
        let target = view()
        let stage = AnimationStage(target)
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0, options: []) {
            target.center.x = 105
        }
        CATransaction.flush()
        let spring = target.layer.animation(forKey: "position") as? CASpringAnimation
        // ω₀ = ln(1000·ζ/√(1−ζ²)) / (ζ·D)
        let expected = log(1000 * 0.3 / (1 - 0.09).squareRoot()) / 0.3
        #expect(abs((spring?.stiffness ?? 0) - expected * expected) < 0.01)
        var highest: CGFloat = 0
        for _ in 0..<20 {
            stage.advance(0.05)
            highest = max(highest, stage.shown(target).position.x)
        }
        #expect(highest > 115)
        #expect(stage.shown(target).position.x == 105)
    }

    @Test("damps critically at a damping ratio of one")
    func critical() {
        #expect(abs(SpringFit.frequency(ratio: 1, duration: 1, velocity: 0) - 9.2334134764) < 1e-6)
        let frequency = SpringFit.frequency(ratio: 0.5, duration: 0.5, velocity: 20)
        let rest = abs((0.5 * frequency - 20) / (frequency * 0.75.squareRoot())) * exp(-0.5 * frequency * 0.5)
        #expect(abs(rest - 0.001) < 1e-9)
    }
}
