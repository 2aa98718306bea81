import DeviceProtocol
import Foundation
import QuartzCore
import RenderProtocol
import TestSupport
import Testing
import UIKitCore

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

        @Test("RC-1: is behind the content at the top, 60 points high", .contract("RC-1"))
        func place() {
            let (view, refresh) = refreshable()
            #expect(refresh.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
            #expect(view.subviews.first === refresh)
            // It would show behind a clear bar.
            #expect(refresh.isHidden)
        }

        @Test(
            "RC-2, RC-3: a far enough pull starts it once, before release; it insets 60 points until it ends",
            .contract("RC-2", "RC-3")
        )
        func pull() {
            let (view, refresh) = refreshable()
            stage.drag(from: CGPoint(x: 100, y: 220), to: CGPoint(x: 100, y: 300), lifts: false)
            #expect(!refresh.isRefreshing)
            #expect(!refresh.isHidden)
            stage.app.touch(.moved, 100, 390)
            #expect(refresh.isRefreshing)
            stage.app.touch(.moved, 100, 400)
            stage.advance(0.2)
            stage.lift(CGPoint(x: 100, y: 400))
            #expect(stage.journal.take().filter { $0 == "refresh" }.count == 1)
            stage.settle()
            #expect(view.contentOffset.y == -60)
            #expect(view.adjustedContentInset.top == 60)
            #expect(view.contentInset.top == 0)
            refresh.endRefreshing()
            #expect(!refresh.isRefreshing)
            stage.settle()
            #expect(view.contentOffset.y == 0)
            #expect(view.adjustedContentInset.top == 0)
            stage.advance(1)
            #expect(refresh.isHidden)
        }

        @Test("added as a subview it works the same")
        func subview() {
            let view = stage.scrollView(UIScrollView())
            let refresh = UIRefreshControl()
            refresh.addAction(UIAction { [journal = stage.journal] _ in journal.add("refresh") }, for: .valueChanged)
            view.addSubview(refresh)
            stage.app.flush()
            #expect(refresh.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
            #expect(refresh.isHidden)
            _ = stage.journal.take()
            stage.drag(from: CGPoint(x: 100, y: 220), to: CGPoint(x: 100, y: 400), rests: true)
            stage.settle()
            #expect(refresh.isRefreshing)
            #expect(stage.journal.take().filter { $0 == "refresh" }.count == 1)
            #expect(view.adjustedContentInset.top == 60)
            refresh.removeFromSuperview()
            #expect(view.adjustedContentInset.top == 0)
        }

        @Test("RC-4: begun in code it neither scrolls nor sends an event", .contract("RC-4"))
        func code() {
            let (view, refresh) = refreshable()
            refresh.beginRefreshing()
            #expect(refresh.isRefreshing)
            #expect(view.contentOffset == .zero)
            #expect(!stage.journal.take().contains("refresh"))
            refresh.endRefreshing()
            #expect(view.contentOffset == .zero)
        }

        @Test("RC-5: ended during a touch it stays until release", .contract("RC-5"))
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

        @Test("the title is below the spinner; removing the control removes its view")
        func title() {
            let (view, refresh) = refreshable()
            refresh.attributedTitle = NSAttributedString(string: "Pull to refresh")
            refresh.layoutIfNeeded()
            let label = refresh.subviews.compactMap { $0 as? UILabel }.first
            #expect(label?.isHidden == false)
            #expect((label?.frame.maxY ?? 100) <= 60)
            view.refreshControl = nil
            #expect(refresh.superview == nil)
        }
    }
}
