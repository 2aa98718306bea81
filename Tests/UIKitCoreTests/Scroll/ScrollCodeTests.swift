import Foundation
import HostInterface
import QuartzCore
import RenderProtocol
import TestSupport
import Testing
import UIKitCore

extension ScrollSuites {
    @Suite("Scroll view in code") @MainActor struct ScrollCodeTests {
        let stage = ScrollStage()

        @Test("SV-4: an animated offset scrolls, then tells of its end; there already, it tells nothing", .contract("SV-4"))
        func animated() {
            let view = stage.scrollView(UIScrollView())
            view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            #expect(view.contentOffset == .zero && view.isScrollAnimating)
            stage.frames(0.15)
            #expect(view.contentOffset.y > 100 && view.contentOffset.y < 200)
            stage.settle()
            #expect(view.contentOffset.y == 300)
            #expect(stage.journal.take() == ["scroll", "did animate"])
            view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            stage.settle()
            #expect(stage.journal.take().isEmpty)
        }

        @Test("SV-5: an offset set at once scrolls once and has no end", .contract("SV-5"))
        func immediate() {
            let view = stage.scrollView(UIScrollView())
            view.contentOffset = CGPoint(x: 0, y: 40)
            view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
            #expect(stage.journal.take() == ["scroll"])
            #expect(view.bounds.origin == view.contentOffset)
        }

        @Test("SV-6: of two animated offsets only the last ends", .contract("SV-6"))
        func replaced() {
            let view = stage.scrollView(UIScrollView())
            view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            stage.frames(0.1)
            view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
            stage.settle()
            #expect(view.contentOffset.y == 20)
            #expect(stage.journal.take() == ["scroll", "did animate"])
        }

        @Test("SV-7: a rectangle is shown by the least scrolling", .contract("SV-7"))
        func reveal() {
            let view = stage.scrollView(UIScrollView())
            view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
            #expect(view.contentOffset.y == 0)
            view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false)
            #expect(view.contentOffset.y == 200)
            view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: true)
            stage.settle()
            #expect(view.contentOffset.y == 150)
        }

        @Test("SV-14, SV-15: offsets in code are not held to the range", .contract("SV-14", "SV-15"))
        func unclamped() {
            let view = stage.scrollView(UIScrollView())
            view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
            #expect(view.geometry.y.lower == -20 && view.geometry.y.upper == 1630)
            view.contentOffset.y = 9000
            view.layoutIfNeeded()
            stage.app.flush()
            #expect(view.contentOffset.y == 9000)
        }

        @Test("SV-16: content that shrinks below the offset pulls it back with the next layout", .contract("SV-16"))
        func shrinking() {
            let view = stage.scrollView(UIScrollView())
            view.contentOffset.y = 1500
            view.contentSize.height = 1000
            #expect(view.contentOffset.y == 1500)
            view.layoutIfNeeded()
            #expect(view.contentOffset.y == 600)
        }

        @Test("SV-17: a tap on the status bar asks, scrolls to the top and says so", .contract("SV-17"))
        func top() {
            let view = stage.scrollView(UIScrollView())
            view.contentOffset.y = 700
            _ = stage.journal.take()
            stage.listener.allowsTop = false
            stage.app.tap(200, 20)
            #expect(stage.journal.take() == ["should top"])
            stage.listener.allowsTop = true
            stage.app.tap(200, 20)
            stage.settle()
            #expect(view.contentOffset.y == 0)
            #expect(stage.journal.take() == ["should top", "scroll", "did animate", "did top"])
            let other = UIScrollView(frame: CGRect(x: 0, y: 650, width: 300, height: 100))
            stage.controller.view.addSubview(other)
            view.contentOffset.y = 700
            stage.app.tap(200, 20)
            #expect(!view.isScrollAnimating)
        }

        @Test("SV-18: nested along one axis, the inner scrolls first; at its end it leaves the next drag to the outer", .contract("SV-18"))
        func nestedSameAxis() {
            let outer = stage.scrollView(UIScrollView())
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            inner.contentSize = CGSize(width: 300, height: 500)
            outer.addSubview(inner)
            stage.app.flush()
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 250), rests: true)
            stage.settle()
            #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 0)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), rests: true)
            #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 90)
        }

        @Test("SV-19: nested across, each follows its own direction", .contract("SV-19"))
        func nestedCrossAxis() {
            let outer = stage.scrollView(UIScrollView())
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            inner.contentSize = CGSize(width: 900, height: 200)
            outer.addSubview(inner)
            stage.app.flush()
            stage.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 150, y: 310), rests: true)
            #expect(inner.contentOffset.x == 90 && outer.contentOffset.y == 0)
            stage.drag(from: CGPoint(x: 250, y: 380), to: CGPoint(x: 240, y: 280), rests: true)
            #expect(inner.contentOffset.x == 90 && outer.contentOffset.y == 90)
        }

        @Test(
            "SV-20 to SV-23: the safe area joins the insets along axes that scroll, and the top stays the top",
            .contract("SV-20", "SV-21", "SV-22", "SV-23"))
        func safeArea() {
            stage.activate()
            let view = UIScrollView()
            view.delegate = stage.listener
            view.contentSize = CGSize(width: 393, height: 3000)
            view.frame = stage.window.bounds
            stage.controller.view.addSubview(view)
            stage.app.flush()
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            #expect(view.contentOffset == CGPoint(x: 0, y: -59))
            #expect(stage.journal.take().contains("inset"))
            view.contentOffset.y = 100
            view.contentInsetAdjustmentBehavior = .never
            #expect(view.adjustedContentInset == .zero && view.contentOffset.y == 159)
            view.contentInsetAdjustmentBehavior = .always
            #expect(view.contentOffset.y == 100)
            view.contentSize.height = 10
            view.contentInsetAdjustmentBehavior = .automatic
            #expect(view.adjustedContentInset == .zero)
            #expect(UIScrollView.ContentInsetAdjustmentBehavior.automatic.rawValue == 0)
            #expect(UIScrollView.ContentInsetAdjustmentBehavior.always.rawValue == 3)
        }

        @Test("content within adjusted insets has no safe area of its own to keep clear of")
        func contentSafeArea() {
            stage.activate()
            let view = UIScrollView(frame: stage.window.bounds)
            view.contentSize = CGSize(width: 393, height: 3000)
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
            view.addSubview(content)
            stage.controller.view.addSubview(view)
            stage.app.flush()
            #expect(content.safeAreaInsets == .zero)
            view.contentInsetAdjustmentBehavior = .never
            #expect(content.safeAreaInsets.top == 59)
        }

        @Test("an inset set at the top is seen at once; farther down the content stays")
        func inset() {
            let view = stage.scrollView(UIScrollView())
            view.contentInset.top = 50
            #expect(view.contentOffset.y == -50)
            view.contentOffset.y = 200
            view.contentInset.top = 80
            #expect(view.contentOffset.y == 200)
        }

        @Test(
            "SV-25: one guide is the content, the other the view",
            .contract("SV-25", differs: "the guides measure; constraints to them come with Auto Layout"))
        func guides() {
            let view = stage.scrollView(UIScrollView())
            view.contentOffset.y = 30
            #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 2000))
            #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 30, width: 300, height: 400))
            #expect(view.contentLayoutGuide.owningView === view)
        }

        @Test("SV-26: a drag puts the keyboard away where it is to", .contract("SV-26"))
        func keyboard() {
            let view = stage.scrollView(UIScrollView())
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            view.addSubview(field)
            view.keyboardDismissMode = .onDrag
            field.becomeFirstResponder()
            #expect(field.isFirstResponder)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 450), rests: true)
            #expect(!field.isFirstResponder)
            view.keyboardDismissMode = .interactive
            field.becomeFirstResponder()
            stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 600), rests: true)
            #expect(field.isFirstResponder)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 845), rests: true)
            #expect(!field.isFirstResponder)
        }

        @Test(
            "SV-26: an interactive drag takes the input view and its accessory down with the finger, and lets go of them either way",
            .contract("SV-26"), arguments: [UIScrollView.KeyboardDismissMode.interactive, .interactiveWithAccessory])
        func interactiveKeyboard(_ mode: UIScrollView.KeyboardDismissMode) throws {
            let view = stage.scrollView(UIScrollView())
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
            field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
            view.addSubview(field)
            view.keyboardDismissMode = mode
            field.becomeFirstResponder()
            stage.frames(0.5)
            let dock = try #require(stage.window.inputDock)
            #expect(dock.frame.minY == 574)
            let grip: CGFloat = mode == .interactive ? 618 : 574
            stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: grip - 10), lifts: false)
            #expect(dock.frame.minY == 574)
            for step in 1...7 { stage.app.touch(.moved, 100, grip - 10 + Double(step) * 10) }
            #expect(dock.frame.minY == 634)
            // Little of the way, and at rest: it comes back.
            stage.advance(0.3)
            stage.lift(CGPoint(x: 100, y: grip + 60))
            stage.frames(0.5)
            #expect(field.isFirstResponder && dock.frame.minY == 574)
            stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: grip + 80), steps: 6)
            stage.frames(0.5)
            #expect(!field.isFirstResponder && stage.window.inputDock == nil)
        }

        @Test(
            "contentAlignmentPoint places content smaller than the view, and is held to 0 and 1",
            arguments: [-1, 0, 0.5, 1, 7, CGFloat.nan])
        func alignment(_ part: CGFloat) {
            let view = stage.scrollView(UIScrollView(), content: CGSize(width: 100, height: 2000))
            view.contentAlignmentPoint = CGPoint(x: part, y: part)
            stage.app.flush()
            let held = part > 0 ? min(part, 1) : 0
            #expect(view.contentOffset == CGPoint(x: -200 * held, y: 0))
            view.contentSize.width = 400
            stage.app.flush()
            #expect(view.contentOffset == .zero)
        }

        @Test("keys scroll while the first responder in the view does not type")
        func keys() {
            final class Box: UIView {
                override var canBecomeFirstResponder: Bool { true }
            }
            let view = stage.scrollView(UIScrollView())
            let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.addSubview(box)
            func press(_ usage: UInt16, _ modifiers: KeySample.Modifiers = []) -> CGFloat {
                for phase in [KeySample.Phase.down, .up] {
                    let key = KeySample(phase: phase, usage: usage, modifiers: modifiers)
                    stage.app.send(.input(.key(key, time: 0)))
                }
                stage.settle()
                return view.contentOffset.y
            }
            #expect(press(81) == 0)
            box.becomeFirstResponder()
            #expect(press(81) == 40)
            #expect(press(81, .option) == 400 && press(78) == 760 && press(82) == 720)
            #expect(press(77) == 1600 && press(81) == 1600 && press(74) == 0)
            #expect(press(81, .command) == 1600 && press(44, .shift) == 1240)
            view.allowsKeyboardScrolling = false
            #expect(press(74) == 1240)
            view.allowsKeyboardScrolling = true
            let field = UITextField(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
            view.addSubview(field)
            field.becomeFirstResponder()
            #expect(press(74) == 1240)
        }

        @Test("SV-29: a change of the bounds is a scroll", .contract("SV-29"))
        func boundsChange() {
            let view = stage.scrollView(UIScrollView())
            view.bounds.origin.y = 12
            #expect(stage.journal.take() == ["scroll"])
        }

        @Test("a view that leaves its window while gliding comes to rest where it would have")
        func leaving() {
            let view = stage.scrollView(UIScrollView())
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
            view.removeFromSuperview()
            #expect(!view.isDecelerating && !DisplayTicker.main.isRunning)
            #expect(view.contentOffset.y > 700)
        }

        @Test("deleting all content while it glides ends at the top, and zero-size views do not mind")
        func emptied() {
            let view = stage.scrollView(UIScrollView())
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
            stage.frames(0.1)
            view.contentSize = .zero
            stage.settle()
            #expect(view.contentOffset == .zero)
            view.frame = .zero
            view.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: false)
            view.zoom(to: .zero, animated: false)
            view.flashScrollIndicators()
            stage.app.flush()
            #expect(stage.settle() < 10)
        }

        @Test("a scroll view is archived with its settings")
        func coding() throws {
            let view = UIScrollView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            view.contentSize = CGSize(width: 50, height: 60)
            view.isPagingEnabled = true
            view.maximumZoomScale = 4
            view.showsVerticalScrollIndicator = false
            let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
            unarchiver.requiresSecureCoding = false
            let copy = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIScrollView)
            #expect(copy.contentSize == view.contentSize && copy.isPagingEnabled && copy.maximumZoomScale == 4)
            #expect(!copy.showsVerticalScrollIndicator)
        }
    }
}

extension ScrollSuites {
    @Suite("Scroll indicators") @MainActor struct ScrollIndicatorTests {
        let stage = ScrollStage()

        @Test(
            "SV-24: bars come with a drag at the trailing edge, keep clear of the safe area, and go after it", .contract("SV-24", "SV-27"))
        func shown() throws {
            let view = stage.scrollView(UIScrollView())
            func bars() -> [CALayer] { (view.layer.sublayers ?? []).filter { $0.zPosition > 0 && !$0.isHidden && $0.opacity > 0 } }
            #expect(bars().isEmpty)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), rests: true)
            let bar = try #require(bars().first)
            #expect(bar.frame.width == 3 && bar.frame.maxX == 297)
            #expect(abs(bar.frame.height - 394 * 400 / 2000) < 0.01)
            #expect(bar.frame.minY > 93)
            stage.advance(0.6)
            stage.app.flush()
            #expect(bars().isEmpty)
            view.semanticContentAttribute = .forceRightToLeft
            view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
            view.flashScrollIndicators()
            #expect(bars().first?.frame.minX == 3)
            view.showsVerticalScrollIndicator = false
            #expect(bars().isEmpty)
        }

        @Test("the horizontal bar leaves the corner free where the vertical one is", arguments: [false, true])
        func corner(_ isRightToLeft: Bool) throws {
            let view = stage.scrollView(UIScrollView(), content: CGSize(width: 600, height: 800))
            view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            func bar() throws -> CGRect {
                view.flashScrollIndicators()
                return try #require(view.layer.sublayers?.first { $0.zPosition > 0 && $0.bounds.height == 3 }).frame
            }
            #expect(try bar().minX == (isRightToLeft ? 9 : 3))
            view.contentOffset.x = 300
            #expect(try bar().maxX == 300 + (isRightToLeft ? 297 : 291))
        }
    }
}

extension ScrollSuites {
    @Suite("Zooming") @MainActor struct ScrollZoomTests {
        let stage = ScrollStage()

        private func zoomable() -> (UIScrollView, UIView) {
            let view = stage.scrollView(UIScrollView(), content: CGSize(width: 300, height: 400))
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            view.addSubview(content)
            stage.listener.zoomed = content
            view.minimumZoomScale = 0.5
            view.maximumZoomScale = 3
            stage.app.flush()
            return (view, content)
        }

        private func pinch(by factor: Double, lifts: Bool = true) {
            // Around 190, 400: the middle of the view.
            func fingers(_ phase: TouchSample.Phase, _ half: Double) {
                stage.app.touches([
                    TouchSample(finger: 0, phase: phase, x: 190 - half, y: 400),
                    TouchSample(finger: 1, phase: phase, x: 190 + half, y: 400),
                ])
            }
            let start = factor >= 1 ? 100 / factor : 100
            fingers(.began, start)
            // The first ten points are what tells a pinch from two resting fingers.
            fingers(.moved, start + (factor > 1 ? 5 : -5))
            let base = start + (factor > 1 ? 5 : -5)
            for step in 1...10 {
                stage.advance(1.0 / 60)
                fingers(.moved, base + (base * factor - base) * Double(step) / 10)
            }
            if lifts { fingers(.ended, base * factor) }
        }

        @Test("SV-8: two fingers zoom around their middle, and the delegate hears in order", .contract("SV-8"))
        func fingers() {
            let (view, content) = zoomable()
            pinch(by: 2)
            stage.settle()
            #expect(abs(view.zoomScale - 2) < 0.01)
            #expect(abs(view.contentSize.width - 600) < 3)
            #expect(abs(content.frame.minX) < 1e-9 && abs(content.frame.minY) < 1e-9)
            #expect(abs(view.contentOffset.x - 150) < 2 && abs(view.contentOffset.y - 200) < 2)
            let heard = stage.journal.take().filter { $0.contains("zoom") }
            #expect(heard.first == "will zoom" && heard.last == "did zoom" && heard.contains("zoom"))
        }

        @Test("beyond a limit the scale bounces back")
        func bounce() {
            let (view, _) = zoomable()
            pinch(by: 5, lifts: false)
            #expect(view.isZooming && view.zoomScale > 3 && view.zoomScale < 6)
            stage.app.touches([
                TouchSample(finger: 0, phase: .ended, x: 90, y: 400), TouchSample(finger: 1, phase: .ended, x: 290, y: 400),
            ])
            #expect(view.isZoomBouncing)
            stage.settle()
            #expect(view.zoomScale == 3 && !view.isZoomBouncing && !view.isZooming)
        }

        @Test("SV-9: zooming in code is held to the limits and ends with didEndZooming when animated", .contract("SV-9"))
        func code() {
            let (view, _) = zoomable()
            view.zoomScale = 9
            #expect(view.zoomScale == 3)
            #expect(stage.journal.take().filter { $0.contains("zoom") } == ["zoom"])
            view.setZoomScale(1, animated: true)
            stage.settle()
            #expect(abs(view.zoomScale - 1) < 1e-9)
            let heard = stage.journal.take().filter { $0.contains("zoom") }
            #expect(heard.first == "will zoom" && heard.last == "did zoom" && heard.count > 10)
            view.zoom(to: CGRect(x: 100, y: 100, width: 150, height: 200), animated: false)
            #expect(view.zoomScale == 2)
            #expect(view.contentOffset == CGPoint(x: 200, y: 200))
        }

        @Test("content smaller than the view stays in the middle where an app centres it, under fingers and in code")
        func centring() {
            final class Centring: NSObject, UIScrollViewDelegate {
                weak var content: UIView?
                func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
                func scrollViewDidZoom(_ scrollView: UIScrollView) {
                    let (size, room) = (scrollView.contentSize, scrollView.bounds.size)
                    content?.center = CGPoint(x: max(size.width, room.width) / 2, y: max(size.height, room.height) / 2)
                }
            }
            let (view, content) = zoomable()
            let centring = Centring()
            centring.content = content
            view.delegate = centring
            pinch(by: 0.6)
            stage.settle()
            #expect(abs(view.zoomScale - 0.6) < 0.02)
            #expect(abs(content.frame.midX - view.bounds.midX) < 0.5 && abs(content.frame.midY - view.bounds.midY) < 0.5)
            view.setZoomScale(0.5, animated: true)
            stage.settle()
            #expect(content.frame == CGRect(x: 75, y: 100, width: 150, height: 200))
            // Two taps: the place that was tapped comes to the middle.
            let tapped = CGPoint(x: 75, y: 100)
            view.zoom(to: CGRect(x: tapped.x - 75, y: tapped.y - 100, width: 150, height: 200), animated: true)
            stage.settle()
            #expect(view.zoomScale == 2 && view.contentOffset == .zero)
        }

        @Test("SV-10: without a view to zoom nothing zooms", .contract("SV-10"))
        func nothing() {
            let (view, _) = zoomable()
            stage.listener.zoomed = nil
            pinch(by: 2)
            view.zoomScale = 2
            #expect(view.zoomScale == 1)
            #expect(view.pinchGestureRecognizer != nil)
            view.maximumZoomScale = 0.5
            #expect(view.pinchGestureRecognizer == nil)
        }
    }
}

extension ScrollSuites {
    @Suite("Refresh control") @MainActor struct RefreshControlTests {
        let stage = ScrollStage()

        private func refreshable() -> (UIScrollView, UIRefreshControl) {
            let view = stage.scrollView(UIScrollView())
            let refresh = UIRefreshControl()
            refresh.addAction(UIAction { [journal = stage.journal] _ in journal.add("refresh") }, for: .valueChanged)
            view.refreshControl = refresh
            stage.app.flush()
            _ = stage.journal.take()
            return (view, refresh)
        }

        @Test("RC-1: it lies behind the content at the top, 60 points high", .contract("RC-1"))
        func place() {
            let (view, refresh) = refreshable()
            #expect(refresh.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
            #expect(view.subviews.first === refresh)
        }

        @Test(
            "RC-2, RC-3: a pull far enough starts it once, before the finger lifts; it holds 60 points until it ends",
            .contract("RC-2", "RC-3")
        )
        func pull() {
            let (view, refresh) = refreshable()
            stage.drag(from: CGPoint(x: 100, y: 220), to: CGPoint(x: 100, y: 300), lifts: false)
            #expect(!refresh.isRefreshing)
            stage.app.touch(.moved, 100, 390)
            #expect(refresh.isRefreshing)
            stage.app.touch(.moved, 100, 400)
            stage.advance(0.2)
            stage.lift(CGPoint(x: 100, y: 400))
            #expect(stage.journal.take().filter { $0 == "refresh" }.count == 1)
            stage.settle()
            #expect(view.contentOffset.y == -60)
            #expect(view.adjustedContentInset.top == 60 && view.contentInset.top == 0)
            refresh.endRefreshing()
            #expect(!refresh.isRefreshing)
            stage.settle()
            #expect(view.contentOffset.y == 0 && view.adjustedContentInset.top == 0)
        }

        @Test("RC-4: begun in code it neither scrolls nor sends", .contract("RC-4"))
        func code() {
            let (view, refresh) = refreshable()
            refresh.beginRefreshing()
            #expect(refresh.isRefreshing && view.contentOffset == .zero)
            #expect(!stage.journal.take().contains("refresh"))
            refresh.endRefreshing()
            #expect(view.contentOffset == .zero)
        }

        @Test("RC-5: ended under the finger it stays until that lifts", .contract("RC-5"))
        func endsWhileHeld() {
            let (view, refresh) = refreshable()
            stage.drag(from: CGPoint(x: 100, y: 220), to: CGPoint(x: 100, y: 400), lifts: false, rests: true)
            let place = view.contentOffset
            refresh.endRefreshing()
            stage.frames(0.1)
            #expect(view.contentOffset == place)
            stage.lift(CGPoint(x: 100, y: 400))
            stage.settle()
            #expect(view.contentOffset == .zero)
        }

        @Test("a title lies below the spinner; taken off, the control leaves")
        func title() {
            let (view, refresh) = refreshable()
            refresh.attributedTitle = NSAttributedString(string: "Pull to refresh")
            refresh.layoutIfNeeded()
            let label = refresh.subviews.compactMap { $0 as? UILabel }.first
            #expect(label?.isHidden == false && (label?.frame.maxY ?? 100) <= 60)
            view.refreshControl = nil
            #expect(refresh.superview == nil)
        }
    }
}

extension ScrollSuites {
    @Suite("What a scrolled frame costs") @MainActor struct ScrollCostTests {
        final class Drawn: UIView {
            static var draws = 0
            override func draw(_ rect: CGRect) { Drawn.draws += 1 }
        }

        @Test("moves layers and nothing else: nothing is drawn, no contents change, at most three values a frame")
        func steady() {
            let stage = ScrollStage()
            let view = stage.scrollView(UIScrollView(), content: CGSize(width: 300, height: 100_000))
            for index in 0..<40 {
                let row = Drawn(frame: CGRect(x: 0, y: CGFloat(index) * 50, width: 300, height: 50))
                view.addSubview(row)
            }
            stage.app.flush()
            let drawn = Drawn.draws
            #expect(drawn == 40)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
            stage.frames(0.2)
            stage.link.forget()
            stage.frames(0.5)
            #expect(view.isDecelerating)
            #expect(Drawn.draws == drawn)
            var values = 0
            for change in stage.link.changes {
                guard case .set(_, let property) = change else {
                    Issue.record("more than a value changed: \(change)")
                    continue
                }
                switch property {
                case .bounds, .position: values += 1
                default: Issue.record("a frame changed \(property)")
                }
            }
            #expect(values <= 30 * 3 && values >= 30)
            stage.settle()
            stage.link.forget()
            stage.frames(0.5)
            #expect(!DisplayTicker.main.isRunning)
        }
    }
}

extension ScrollSuites {
    @Suite("Scroll traps") @MainActor struct ScrollTrapTests {
        @Test(
            "GR-25: the pan's delegate cannot be another",
            .contract(
                "GR-25",
                differs: "reads as nil unless a subclass answers recognisers' questions: a public conformance would forbid it to subclasses"
            ))
        func delegate() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    final class Other: NSObject, UIGestureRecognizerDelegate {}
                    UIScrollView().panGestureRecognizer.delegate = Other()
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("must have its scroll view as its delegate"))
        }

        @Test("an offset that is no number stops the app")
        func notANumber() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { UIScrollView().contentOffset = CGPoint(x: CGFloat.nan, y: 0) }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("contains NaN"))
        }
    }
}
