import DeviceProtocol
import Foundation
import QuartzCore
import RenderProtocol
import TestSupport
import Testing
import UIKitCore

extension ScrollSuites {
    @Suite("Programmatic scrolling") @MainActor struct ScrollCodeTests {
        let stage = ScrollStage()

        @Test("SV-4: an animated offset scrolls, then reports its end; an unchanged one reports nothing", .contract("SV-4"))
        func animated() {
            let view = stage.scrollView(UIScrollView())
            view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            #expect(view.contentOffset == .zero)
            #expect(view.isScrollAnimating)
            stage.frames(0.15)
            #expect(view.contentOffset.y > 100)
            #expect(view.contentOffset.y < 200)
            stage.settle()
            #expect(view.contentOffset.y == 300)
            #expect(stage.journal.take() == ["scroll", "did animate"])
            view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            stage.settle()
            #expect(stage.journal.take().isEmpty)
        }

        @Test("SV-5: an unanimated offset scrolls once and reports no end", .contract("SV-5"))
        func immediate() {
            let view = stage.scrollView(UIScrollView())
            view.contentOffset = CGPoint(x: 0, y: 40)
            view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
            #expect(stage.journal.take() == ["scroll"])
            #expect(view.bounds.origin == view.contentOffset)
        }

        @Test("SV-6: of two animated offsets only the last reports its end", .contract("SV-6"))
        func replaced() {
            let view = stage.scrollView(UIScrollView())
            view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            stage.frames(0.1)
            view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
            stage.settle()
            #expect(view.contentOffset.y == 20)
            #expect(stage.journal.take() == ["scroll", "did animate"])
        }

        @Test("SV-7: scrollRectToVisible scrolls by the minimum", .contract("SV-7"))
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

        @Test("SV-14, SV-15: offsets in code are not clamped", .contract("SV-14", "SV-15"))
        func unclamped() {
            let view = stage.scrollView(UIScrollView())
            view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
            #expect(view.geometry.y.lower == -20)
            #expect(view.geometry.y.upper == 1630)
            view.contentOffset.y = 9000
            view.layoutIfNeeded()
            stage.app.flush()
            #expect(view.contentOffset.y == 9000)
        }

        @Test("SV-16: content that shrinks below the offset corrects it at the next layout", .contract("SV-16"))
        func shrinking() {
            let view = stage.scrollView(UIScrollView())
            view.contentOffset.y = 1500
            view.contentSize.height = 1000
            #expect(view.contentOffset.y == 1500)
            view.layoutIfNeeded()
            #expect(view.contentOffset.y == 600)
        }

        @Test("SV-17: a tap on the status bar asks, scrolls to the top and reports it", .contract("SV-17"))
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

        @Test("SV-29: changing bounds.origin scrolls", .contract("SV-29"))
        func boundsChange() {
            let view = stage.scrollView(UIScrollView())
            view.bounds.origin.y = 12
            #expect(stage.journal.take() == ["scroll"])
        }

        @Test("a view that leaves its window while decelerating stops at its target")
        func leaving() {
            let view = stage.scrollView(UIScrollView())
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
            view.removeFromSuperview()
            #expect(!view.isDecelerating)
            #expect(!DisplayTicker.main.isRunning)
            #expect(view.contentOffset.y > 700)
        }

        @Test("deleting all content during deceleration ends at the top, also for views of no size")
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
            #expect(copy.contentSize == view.contentSize)
            #expect(copy.isPagingEnabled)
            #expect(copy.maximumZoomScale == 4)
            #expect(!copy.showsVerticalScrollIndicator)
        }
    }
}
