import DeviceProtocol
import Foundation
import ObjectiveC
import QuartzCore
import TestSupport
import Testing
import UIKitCore

extension ScrollSuites {
    @Suite("Scroll view touches") @MainActor struct ScrollViewTests {
        let stage = ScrollStage()

        @Test("SV-1: a flick reports dragging, its end, decelerating and its end, with didScroll between", .contract("SV-1"))
        func flick() {
            let view = stage.scrollView(UIScrollView())
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
            #expect(view.isDecelerating)
            #expect(!view.isDragging)
            #expect(!view.isTracking)
            #expect(view.contentOffset.y == 190)
            let frames = stage.settle()
            #expect(
                stage.journal.take() == [
                    "will drag", "scroll", "will end drag", "did end drag true", "will decelerate", "scroll", "did decelerate",
                ])
            // 200 points in ten frames: 1200 points a second, of which the last ten are not shown.
            #expect(abs(view.contentOffset.y - (190 + 1190 * 0.499)) < 1)
            #expect((140...150).contains(frames))
            #expect(stage.listener.velocity.map { abs($0.y - 1.2) < 0.01 } ?? false)
            #expect(stage.listener.proposed.map { abs($0.y - (190 + 1190 * 0.499)) < 1 } ?? false)
        }

        @Test("SV-2: a touch that rests before release does not decelerate", .contract("SV-2"))
        func noDeceleration() {
            let view = stage.scrollView(UIScrollView())
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), rests: true)
            #expect(view.contentOffset.y == 90)
            #expect(stage.journal.take() == ["will drag", "scroll", "will end drag", "did end drag false"])
            #expect(!DisplayTicker.main.isRunning)
        }

        @Test("SV-11: tracking from touch down, dragging from the first movement", .contract("SV-11"))
        func tracking() {
            let view = stage.scrollView(UIScrollView())
            stage.app.touch(.began, 100, 500)
            #expect(view.isTracking)
            #expect(!view.isDragging)
            stage.app.touch(.moved, 100, 480)
            #expect(view.isTracking)
            #expect(view.isDragging)
            stage.app.touch(.ended, 100, 480)
            #expect(!view.isTracking)
            #expect(!view.isDragging)
        }

        @Test("SV-3: a touch stops a deceleration at once and is not delivered to content", .contract("SV-3"))
        func stop() {
            let view = stage.scrollView(UIScrollView())
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 0, y: 0, width: 300, height: 2000)
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .touchDown)
            view.addSubview(button)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
            stage.frames(0.2)
            let place = view.contentOffset
            stage.app.touch(.began, 100, 400)
            stage.frames(0.3)
            #expect(view.contentOffset == place)
            #expect(!view.isDecelerating)
            stage.app.touch(.ended, 100, 400)
            #expect(stage.journal.take().last == "did decelerate")
            #expect(presses == 0)
            #expect(!DisplayTicker.main.isRunning)
        }

        @Test("SV-30: a bounce during deceleration reports offsets out of range and ends at the edge", .contract("SV-30"))
        func bounce() {
            let view = stage.scrollView(UIScrollView(), content: CGSize(width: 300, height: 700))
            var highest: CGFloat = 0
            stage.listener.onScroll = { highest = max(highest, $0.contentOffset.y) }
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
            stage.settle()
            #expect(highest > 320)
            #expect(view.contentOffset.y == 300)
        }

        @Test("content pulled beyond the edge follows the rubber band and returns on release")
        func band() {
            let view = stage.scrollView(UIScrollView())
            stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 410), lifts: false, rests: true)
            let expected = -(1 - 1 / (0.55 * 100 / 400 + 1)) * 400
            #expect(abs(view.contentOffset.y - expected) <= 1.0 / 3)
            stage.lift(CGPoint(x: 100, y: 410))
            #expect(view.isDecelerating)
            stage.settle()
            #expect(view.contentOffset == .zero)
        }

        @Test("SV-13: content that fits does not move, unless it always bounces", .contract("SV-13"))
        func fits() {
            let view = stage.scrollView(UIScrollView(), content: CGSize(width: 300, height: 300))
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
            #expect(view.contentOffset == .zero)
            #expect(stage.journal.take().isEmpty)
            view.alwaysBounceVertical = true
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), lifts: false)
            #expect(view.contentOffset.y > 50)
            stage.lift(CGPoint(x: 100, y: 300))
            stage.settle()
            #expect(view.contentOffset == .zero)
            view.bounces = false
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
            #expect(view.contentOffset == .zero)
        }

        @Test("SV-28: with scrolling disabled touches do not scroll, code does", .contract("SV-28"))
        func disabled() {
            let view = stage.scrollView(UIScrollView())
            view.isScrollEnabled = false
            #expect(!view.panGestureRecognizer.isEnabled)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
            #expect(view.contentOffset == .zero)
            view.setContentOffset(CGPoint(x: 0, y: 70), animated: false)
            #expect(view.contentOffset.y == 70)
        }

        @Test("SV-12: a flick comes to rest at the delegate's target offset", .contract("SV-12"))
        func target() {
            let view = stage.scrollView(UIScrollView())
            stage.listener.target = CGPoint(x: 0, y: 500)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
            stage.settle()
            #expect(view.contentOffset.y == 500)
        }

        @Test("a flick turns one page, as does half a page")
        func paging() {
            let view = stage.scrollView(UIScrollView(), content: CGSize(width: 1500, height: 400))
            view.isPagingEnabled = true
            stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 240, y: 300), steps: 5)
            #expect(stage.settle() < 40)
            #expect(view.contentOffset.x == 300)
            stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 180, y: 300), rests: true)
            stage.settle()
            #expect(view.contentOffset.x == 300)
            stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 80, y: 300), rests: true)
            stage.settle()
            #expect(view.contentOffset.x == 600)
        }

        @Test("a quick drag over a button scrolls without touching the button; a tap presses it")
        func delayedTouches() {
            let view = stage.scrollView(UIScrollView())
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
            for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchCancel, "cancel"), (.touchUpInside, "up")] {
                button.addAction(UIAction { [journal = stage.journal] _ in journal.add(name) }, for: event)
            }
            view.addSubview(button)
            stage.app.flush()
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 450), steps: 3, rests: true)
            #expect(stage.journal.take() == ["will drag", "scroll", "will end drag", "did end drag false"])
            stage.app.touch(.began, 100, 300)
            #expect(stage.journal.take().isEmpty)
            stage.advance(0.2)
            #expect(stage.journal.take() == ["down"])
            stage.app.touch(.ended, 100, 300)
            #expect(stage.journal.take() == ["up"])
            stage.app.tap(100, 300)
            #expect(stage.journal.take() == ["down", "up"])
        }

        @Test("a touch that may not be cancelled stays with its view; a plain view loses it")
        func cancelling() {
            let view = stage.scrollView(UIScrollView())
            let probe = TouchProbe(stage.journal)
            probe.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
            view.addSubview(probe)
            stage.app.flush()
            stage.app.touch(.began, 100, 500)
            stage.advance(0.2)
            stage.app.touch(.moved, 100, 470)
            #expect(stage.journal.take() == ["began", "will drag", "scroll", "cancelled"] || view.isDragging)
            stage.app.touch(.ended, 100, 470)
            _ = stage.journal.take()
            stage.settle()
            view.canCancelContentTouches = false
            _ = stage.journal.take()
            stage.app.touch(.began, 100, 500)
            stage.advance(0.2)
            stage.app.touch(.moved, 100, 470)
            #expect(!view.isDragging)
            stage.app.touch(.ended, 100, 470)
            #expect(stage.journal.take() == ["began", "moved", "ended"])
        }

        @Test("delaysContentTouches = false delivers touches at once, and touchesShouldBegin may refuse")
        func refusedTouches() {
            final class Picky: UIScrollView {
                override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { view.tag != 7 }
            }
            let view = stage.scrollView(Picky())
            view.delaysContentTouches = false
            let probe = TouchProbe(stage.journal)
            probe.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
            view.addSubview(probe)
            stage.app.flush()
            stage.app.touch(.began, 100, 500)
            #expect(stage.journal.take() == ["began"])
            stage.app.touch(.ended, 100, 500)
            _ = stage.journal.take()
            probe.tag = 7
            stage.app.tap(100, 500)
            #expect(stage.journal.take().isEmpty)
        }

        @Test("setting the offset during deceleration shifts it, as infinite carousels need")
        func recentring() {
            let view = stage.scrollView(UIScrollView(), content: CGSize(width: 300, height: 200_000))
            view.contentOffset.y = 5000
            var hasJumped = false
            stage.listener.onScroll = { view in
                if view.contentOffset.y > 5400, !hasJumped {
                    hasJumped = true
                    view.contentOffset.y -= 1000
                }
            }
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
            stage.settle()
            #expect(hasJumped)
            #expect(abs(view.contentOffset.y - (5000 + 190 + 1190 * 0.499 - 1000)) < 2)
        }

        @Test("holding the offset in didScroll holds it during a touch too")
        func holding() {
            let view = stage.scrollView(UIScrollView())
            stage.listener.onScroll = { if $0.contentOffset.y > 50 { $0.contentOffset.y = 50 } }
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), lifts: false)
            #expect(view.contentOffset.y == 50)
            stage.app.touch(.moved, 100, 320)
            #expect(view.contentOffset.y == 30)
            stage.app.touch(.ended, 100, 320)
        }

        @Test("setContentOffset without animation stops deceleration")
        func stopInCode() {
            let view = stage.scrollView(UIScrollView())
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
            stage.frames(0.1)
            view.setContentOffset(view.contentOffset, animated: false)
            let place = view.contentOffset
            #expect(!view.isDecelerating)
            #expect(!DisplayTicker.main.isRunning)
            stage.frames(0.1)
            #expect(view.contentOffset == place)
        }

        @Test("directional lock allows one direction only")
        func directionalLock() {
            let view = stage.scrollView(UIScrollView(), content: CGSize(width: 2000, height: 2000))
            view.isDirectionalLockEnabled = true
            stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 180, y: 350), rests: true)
            #expect(view.contentOffset.x == 0)
            #expect(view.contentOffset.y > 100)
            stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 300), rests: true)
            #expect(view.contentOffset.x > 50)
        }

        @Test("a wheel scrolls without bouncing, the outer view once the inner is at its end")
        func wheel() {
            let outer = stage.scrollView(UIScrollView())
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            inner.contentSize = CGSize(width: 300, height: 260)
            outer.addSubview(inner)
            stage.app.flush()
            func turn(_ y: Double) { stage.app.send(.input(.scroll(x: 100, y: 250, deltaX: 0, deltaY: y, time: 0))) }
            turn(-40)
            #expect(inner.contentOffset.y == 40)
            #expect(outer.contentOffset.y == 0)
            turn(-40)
            #expect(inner.contentOffset.y == 60)
            #expect(outer.contentOffset.y == 0)
            turn(-40)
            #expect(inner.contentOffset.y == 60)
            #expect(outer.contentOffset.y == 40)
            turn(500)
            #expect(inner.contentOffset.y == 0)
            inner.panGestureRecognizer.allowedScrollTypesMask = []
            outer.contentOffset.y = 0
            turn(-40)
            #expect(inner.contentOffset.y == 0)
            #expect(outer.contentOffset.y == 40)
        }

        @Test("a pan that allows scroll devices follows a wheel, and ends when it rests; others ignore it")
        func wheelPan() {
            stage.activate()
            let log = WheelLog()
            let pan = UIPanGestureRecognizer(target: log, action: WheelLog.action)
            #expect(pan.allowedScrollTypesMask == [])
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            stage.controller.view.addSubview(view)
            view.addGestureRecognizer(pan)
            func turn(_ y: Double) {
                stage.app.send(.input(.scroll(x: 100, y: 250, deltaX: 0, deltaY: y, time: stage.app.environment.manualClock.now)))
            }
            turn(20)
            #expect(log.lines == [])
            pan.allowedScrollTypesMask = .all
            turn(4)
            #expect(log.lines == [])
            turn(16)
            stage.advance(0.05)
            turn(10)
            #expect(log.lines == ["began 20", "changed 30"])
            #expect(pan.numberOfTouches == 0)
            stage.advance(0.2)
            #expect(log.lines.last == "ended 30")
            #expect(pan.state == .possible)
            turn(4)
            stage.advance(0.2)
            #expect(log.lines.count == 3)
            #expect(pan.state == .possible)
        }
    }
}

/// What a pan told, and how far it had gone.
private final class WheelLog: NSObject {
    var lines: [String] = []
    static let action: Selector = {
        ObjCRuntime.register(WheelLog.self, "panned:") { log, arguments in
            let pan: UIPanGestureRecognizer = ObjCRuntime.argument(arguments, 0)
            log.lines.append("\(pan.state) \(Int(pan.translation(in: pan.view).y))")
            return nil
        }
        return Selector("panned:")
    }()
}

/// Says which touches it gets.
final class TouchProbe: UIView {
    let journal: Journal
    init(_ journal: Journal) {
        self.journal = journal
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { return nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { journal.add("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { journal.add("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { journal.add("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { journal.add("cancelled") }
}
