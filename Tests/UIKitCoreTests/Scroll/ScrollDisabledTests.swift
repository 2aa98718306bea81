import Foundation
import TestSupport
import Testing
import UIKitCore

extension ScrollSuites {
    @Suite("Disabled scrolling") @MainActor struct ScrollDisabledTests {
        let stage = ScrollStage()

        @Test("toggling isScrollEnabled off and on stops decelerating content", .contract("SV-28"))
        func throwStops() {
            let view = stage.scrollView(UIScrollView())
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
            stage.frames(0.1)
            #expect(view.isDecelerating)
            _ = stage.journal.take()
            view.isScrollEnabled = false
            view.isScrollEnabled = true
            let place = view.contentOffset
            #expect(!view.isDecelerating)
            #expect(stage.journal.take() == ["did decelerate"])
            stage.frames(0.5)
            #expect(view.contentOffset == place)
            #expect(stage.journal.take().isEmpty)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), rests: true)
            #expect(view.contentOffset.y > place.y)
        }

        @Test("content beyond its end bounces back though scrolling is disabled", .contract("SV-28"))
        func bounceGoesBack() {
            let view = stage.scrollView(UIScrollView())
            stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 500))
            #expect(view.contentOffset.y < 0)
            view.isScrollEnabled = false
            stage.settle()
            #expect(view.contentOffset.y == 0)
        }

        @Test("code still scrolls with animation", .contract("SV-28"))
        func codeScrolls() {
            let view = stage.scrollView(UIScrollView())
            view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            stage.frames(0.05)
            view.isScrollEnabled = false
            stage.settle()
            #expect(view.contentOffset.y == 300)
        }
    }
}
