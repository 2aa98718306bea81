import DeviceProtocol
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore

/// The suites of scrolling; each test has its own clock and display links.
@Suite("Scrolling", .application) enum ScrollSuites {}

/// A scroll view in a window, under fingers, on a clock that only the test moves.
@MainActor final class ScrollStage {
    let app: TestApplication
    let link = AnimationLink()
    let journal = Journal()
    let listener: ScrollListener
    let controller = UIViewController()
    let window: UIWindow

    init(device: DeviceState = .standard) {
        app = TestApplication(device: device)
        listener = ScrollListener(journal)
        link.now = app.environment.manualClock.now
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
    }

    /// Suites are made before the tests of others run: a test begins with this.
    func activate() {
        app.activate()
        guard LayerContext.main.link !== link else { return }
        for root in LayerContext.main.roots { LayerContext.main.removeRoot(root) }
        LayerContext.main.link = link
        window.isHidden = true
        window.makeKeyAndVisible()
        app.flush()
    }

    /// A scroll view of 300 × 400 at 40, 200, without safe area, that tells the journal.
    func scrollView<View: UIScrollView>(
        _ view: View, content: CGSize = CGSize(width: 300, height: 2000), frame: CGRect = CGRect(x: 40, y: 200, width: 300, height: 400)
    ) -> View {
        activate()
        view.frame = frame
        view.contentSize = content
        controller.view.addSubview(view)
        app.flush()
        view.delegate = listener
        _ = journal.take()
        return view
    }

    func advance(_ seconds: Double) {
        app.advance(seconds)
        link.now = app.environment.manualClock.now
        LayerContext.main.timing.process()
    }

    /// Lets display links run for so long, a frame at a time.
    func frames(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) {
            advance(1.0 / 60)
            DisplayTicker.main.tick()
            app.flush()
        }
    }

    /// Until nothing runs. > Returns: the frames it took.
    @discardableResult func settle(limit: Int = 600) -> Int {
        var count = 0
        while DisplayTicker.main.isRunning, count < limit {
            frames(1.0 / 60)
            count += 1
        }
        return count
    }

    /// A finger from one place to another, a step a frame, lifted at once unless it is to stay.
    func drag(from: CGPoint, to: CGPoint, steps: Int = 10, lifts: Bool = true, rests: Bool = false) {
        app.touch(.began, from.x, from.y)
        for step in 1...steps {
            advance(1.0 / 60)
            let part = CGFloat(step) / CGFloat(steps)
            app.touch(.moved, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
        }
        if rests { advance(0.2) }
        if lifts { lift(to) }
    }

    func lift(_ place: CGPoint) {
        app.touch(.ended, place.x, place.y)
    }
}

/// Writes down what a scroll view tells its delegate.
@MainActor final class ScrollListener: NSObject, UIScrollViewDelegate {
    let journal: Journal
    var zoomed: UIView?
    var target: CGPoint?
    var proposed: CGPoint?
    var velocity: CGPoint?
    var allowsTop = true
    var onScroll: ((UIScrollView) -> Void)?

    init(_ journal: Journal) { self.journal = journal }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if journal.last != "scroll" { journal.add("scroll") }
        onScroll?(scrollView)
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { if journal.last != "zoom" { journal.add("zoom") } }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { journal.add("will drag") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        journal.add("will end drag")
        proposed = targetContentOffset.pointee
        self.velocity = velocity
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        journal.add("did end drag \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { journal.add("will decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { journal.add("did decelerate") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { journal.add("did animate") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { journal.add("will zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { journal.add("did zoom") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        journal.add("should top")
        return allowsTop
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { journal.add("did top") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { journal.add("inset") }
}

extension Journal {
    var last: String? { lines.last }
}
