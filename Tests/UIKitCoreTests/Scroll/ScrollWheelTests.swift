import DeviceProtocol
import Foundation
import TestSupport
import Testing
import UIKitCore

extension ScrollSuites {
    @Suite("Wheels and track pads") @MainActor struct ScrollWheelTests {
        let stage = ScrollStage()

        private func turn(_ y: Double, x: Double = 0) {
            stage.app.send(.input(.scroll(x: 100, y: 250, deltaX: x, deltaY: y, time: stage.app.environment.manualClock.now)))
        }

        @Test("a wheel is a drag that ends when it rests")
        func order() {
            let view = stage.scrollView(UIScrollView())
            turn(-40)
            #expect(view.isDragging)
            #expect(!view.isTracking)
            #expect(view.contentOffset.y == 40)
            stage.advance(0.05)
            turn(-40)
            #expect(stage.journal.take() == ["will drag", "scroll"])
            stage.advance(0.2)
            #expect(stage.journal.take() == ["will end drag", "did end drag false"])
            #expect(!view.isDragging)
            #expect(view.contentOffset.y == 80)
        }

        @Test("one notch over a pager turns the page when the wheel rests; momentum does not turn a second one")
        func paging() {
            let view = stage.scrollView(UIScrollView())
            view.isPagingEnabled = true
            turn(-40)
            #expect(view.contentOffset.y == 40)
            stage.advance(0.2)
            #expect(stage.journal.take().suffix(3) == ["will end drag", "did end drag true", "will decelerate"])
            stage.settle()
            #expect(view.contentOffset.y == 400)
            #expect(stage.journal.last == "did decelerate")
            for _ in 0..<10 {
                turn(-90)
                stage.advance(0.02)
            }
            #expect(view.contentOffset.y == 800)
            stage.advance(0.2)
            stage.settle()
            #expect(view.contentOffset.y == 800)
            // Turned back, it stays where it was.
            turn(-60)
            turn(20)
            stage.advance(0.2)
            stage.settle()
            #expect(view.contentOffset.y == 800)
            turn(12)
            stage.advance(0.2)
            stage.settle()
            #expect(view.contentOffset.y == 400)
        }

        @Test("the delegate gets the velocity, and its target offset is the resting position")
        func target() {
            let view = stage.scrollView(UIScrollView())
            stage.listener.target = CGPoint(x: 0, y: 250)
            turn(-40)
            stage.advance(0.2)
            #expect(stage.listener.proposed == CGPoint(x: 0, y: 40))
            #expect((stage.listener.velocity?.y ?? 0) > 0)
            #expect(stage.listener.velocity?.x == 0)
            stage.settle()
            #expect(view.contentOffset.y == 250)
        }

        @Test("movements of less than a pixel add up")
        func fractions() {
            let view = stage.scrollView(UIScrollView())
            for _ in 0..<40 { turn(-0.1) }
            #expect(abs(view.contentOffset.y - 4) < 0.2)
        }

        @Test("a touch, and removal of the view, end a wheel drag", arguments: [false, true])
        func interrupted(_ leaves: Bool) {
            let view = stage.scrollView(UIScrollView())
            turn(-40)
            _ = stage.journal.take()
            if leaves { view.removeFromSuperview() } else { stage.app.touch(.began, 100, 300) }
            #expect(stage.journal.take() == ["will end drag", "did end drag false"])
            #expect(!view.isDragging)
            #expect(view.isTracking == !leaves)
            if !leaves { stage.lift(CGPoint(x: 100, y: 300)) }
            stage.advance(0.2)
            #expect(stage.journal.take().isEmpty)
            #expect(view.contentOffset.y == 40)
        }
    }
}
