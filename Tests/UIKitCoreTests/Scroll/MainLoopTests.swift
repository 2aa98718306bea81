import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore

extension ScrollSuites {
    @MainActor @Suite("Scrolling: run loop mode") struct MainLoopTests {
        @Test("AP2-14: the mode is tracking while content is dragged and decelerates, not for animations", .contract("AP2-14"))
        func modes() {
            let stage = ScrollStage()
            let view = stage.scrollView(UIScrollView(), content: CGSize(width: 300, height: 4000))
            #expect(MainLoop.mode == .default)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), lifts: false)
            #expect(view.isDragging)
            #expect(MainLoop.mode == .tracking)
            stage.lift(CGPoint(x: 100, y: 300))
            #expect(view.isDecelerating)
            #expect(MainLoop.mode == .tracking)
            stage.settle()
            #expect(MainLoop.mode == .default)
            view.setContentOffset(.zero, animated: true)
            stage.frames(3.0 / 60)
            #expect(view.contentOffset.y > 0)
            #expect(MainLoop.mode == .default)
            stage.settle()
        }

        @Test("content that moves in one application leaves the mode of others") func applications() async throws {
            let stage = ScrollStage()
            let view = stage.scrollView(UIScrollView(), content: CGSize(width: 300, height: 4000))
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), lifts: false)
            #expect(MainLoop.mode == .tracking)
            try await ApplicationScope.run { await MainActor.run { #expect(MainLoop.mode == .default) } }
            stage.lift(CGPoint(x: 100, y: 300))
            stage.settle()
            #expect(!view.isDecelerating)
            #expect(MainLoop.mode == .default)
        }

        @Test("a display link of the default mode pauses too; one of the common modes does not") func links() {
            let stage = ScrollStage()
            _ = stage.scrollView(UIScrollView(), content: CGSize(width: 300, height: 4000))
            let (ordinary, common) = (Ticks(), Ticks())
            let links = [ordinary.link(.default), common.link(.common)]
            defer { for link in links { link.invalidate() } }
            stage.frames(3.0 / 60)
            #expect(ordinary.count == 3)
            #expect(common.count == 3)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), lifts: false)
            stage.frames(3.0 / 60)
            #expect(ordinary.count == 3)
            #expect(common.count == 6)
            stage.lift(CGPoint(x: 100, y: 300))
            stage.settle()
        }

        @Test("removing a scrolling view ends the tracking mode") func gone() {
            let stage = ScrollStage()
            let view = stage.scrollView(UIScrollView(), content: CGSize(width: 300, height: 4000))
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), lifts: false)
            #expect(MainLoop.mode == .tracking)
            view.removeFromSuperview()
            stage.lift(CGPoint(x: 100, y: 300))
            stage.settle()
            #expect(MainLoop.mode == .default)
        }
    }
}

@MainActor private final class Ticks: NSObject {
    private(set) var count = 0

    func link(_ mode: RunLoop.Mode) -> CADisplayLink {
        ObjCRuntime.register(Ticks.self, "tick") { target, _ in
            target.count += 1
            return nil
        }
        let link = CADisplayLink(target: self, selector: Selector("tick"))
        link.add(to: .main, forMode: mode)
        return link
    }
}
