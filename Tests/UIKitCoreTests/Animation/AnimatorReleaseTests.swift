import Foundation
import Testing
import TestSupport
import UIKitCore

/// An animator retains itself only while it runs. How a paused one ends when it is released: `Misuse`.
@Suite("Releasing property animators", .application) @MainActor struct AnimatorReleaseTests {
    private let app = TestApplication()

    private func start(_ change: (UIViewPropertyAnimator) -> Void) -> () -> Bool {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.window().addSubview(view)
        weak var weakAnimator: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
            weakAnimator = animator
            change(animator)
        }
        return { weakAnimator != nil }
    }

    @Test("a running animator without owners lives until its end")
    func running() {
        let lives = start { $0.startAnimation() }
        #expect(lives())
        app.flush()
        app.advance(2)
        app.flush()
    }

    @Test("releases an animator that never started, or was stopped and finished")
    func quiet() {
        #expect(!start { _ in }())
        #expect(
            !start {
                $0.startAnimation()
                $0.pauseAnimation()
                $0.stopAnimation(false)
                $0.finishAnimation(at: .current)
            }())
        #expect(
            !start {
                $0.fractionComplete = 0.4
                $0.stopAnimation(true)
            }())
    }
}
