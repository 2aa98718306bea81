import Foundation
import QuartzCore
import Testing

@testable import UIKitCore

@Suite("Zoom transitions", .application) @MainActor struct ZoomTransitionTests {
    private let stage = TransitionStage()
    private let source = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 50))

    private func zoomed(_ options: UIViewController.Transition.ZoomOptions? = nil) -> UIViewController {
        let made = UIViewController()
        made.preferredTransition = .zoom(options: options) { [source] _ in source }
        made.modalPresentationStyle = .fullScreen
        return made
    }

    private func drag(down distance: Double) {
        stage.app.touch(.began, 200, 200)
        for step in 1...10 {
            stage.app.touch(.moved, 200, 200 + distance * Double(step) / 10)
            stage.advance(0.05)
        }
        // It rests, so that only the distance counts.
        stage.advance(0.3)
        stage.app.touch(.moved, 200, 200 + distance + 0.1)
        stage.advance(0.3)
        stage.app.touch(.ended, 200, 200 + distance + 0.1)
        stage.advance(1.5)
    }

    @Test("at the source the content, or the aligned part of it, fills the source")
    func geometry() {
        let source = CGRect(x: 10, y: 20, width: 100, height: 50)
        let whole = ZoomGeometry.small(source: source, size: CGSize(width: 400, height: 800), alignment: nil)
        #expect(whole.frame == source)
        #expect(whole.scale == 0.25)
        #expect(whole.contentCenter == CGPoint(x: 50, y: 25))
        let part = ZoomGeometry.small(
            source: source, size: CGSize(width: 400, height: 800), alignment: CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(part.scale == 0.5)
        #expect(part.contentCenter == CGPoint(x: 100, y: 200))
        let filling = ZoomGeometry.filling(CGRect(x: 10, y: 20, width: 200, height: 50), like: CGSize(width: 10, height: 10))
        #expect(filling == CGRect(x: 10, y: -55, width: 200, height: 200))
        let full = ZoomGeometry.full(CGRect(x: 0, y: 0, width: 400, height: 800))
        #expect(full.scale == 1)
        #expect(full.contentCenter == CGPoint(x: 200, y: 400))
    }

    @Test("a pushed screen grows out of the source view, and shrinks back into it")
    func push() throws {
        defer { stage.finish() }
        let first = UIViewController()
        let stack = UINavigationController(rootViewController: first)
        stage.window.rootViewController = stack
        first.view.addSubview(source)
        stage.advance(0.1)
        var asked: [UIViewController] = []
        let detail = UIViewController()
        detail.preferredTransition = .zoom { [source] context in
            asked.append(context.zoomedViewController)
            asked.append(context.sourceViewController)
            return source
        }
        stack.pushViewController(detail, animated: true)
        stage.advance(0.1)
        #expect(asked == [detail, first])
        let carrier = try #require(detail.view.superview)
        #expect(carrier.clipsToBounds)
        let width = try #require(carrier.layer.presentation()).bounds.width
        #expect(width > 100)
        #expect(width < 393)
        #expect(source.layer.opacity == 0)
        stage.advance(1)
        #expect(carrier.superview == nil)
        #expect(detail.view.transform.isIdentity)
        #expect(detail.view.frame.size == stage.window.bounds.size)
        #expect(source.layer.opacity == 1)
        stack.popViewController(animated: true)
        stage.advance(0.1)
        #expect(detail.view.superview?.clipsToBounds == true)
        stage.advance(1)
        #expect(detail.view.window == nil)
        #expect(first.view.window === stage.window)
        #expect(source.layer.opacity == 1)
    }

    private final class Watched: UIViewController {
        var sizes: [CGSize] = []
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if sizes.last != view.bounds.size { sizes.append(view.bounds.size) }
        }
    }

    @Test("the screen that grows and shrinks is scaled: its size and with it its layout remain")
    func layout() {
        defer { stage.finish() }
        let first = UIViewController()
        let stack = UINavigationController(rootViewController: first)
        stage.window.rootViewController = stack
        first.view.addSubview(source)
        stage.advance(0.1)
        let detail = Watched()
        detail.preferredTransition = .zoom { [source] _ in source }
        stack.pushViewController(detail, animated: true)
        for _ in 0..<5 {
            stage.advance(0.1)
            #expect(detail.view.bounds.size == stage.window.bounds.size)
        }
        stage.advance(1)
        detail.sizes = []
        stack.popViewController(animated: true)
        for _ in 0..<4 {
            stage.advance(0.1)
            #expect(detail.view.bounds.size == stage.window.bounds.size)
        }
        stage.advance(1)
        #expect(detail.sizes.allSatisfy { $0 == stage.window.bounds.size })
    }

    @Test("a drag down dismisses a presented controller; a short one does not")
    func dismissing() throws {
        defer { stage.finish() }
        _ = stage.window
        stage.root.view.addSubview(source)
        let shown = zoomed()
        stage.root.present(shown, animated: true)
        stage.advance(1)
        #expect(shown.view.frame == stage.window.bounds)
        drag(down: 60)
        #expect(stage.root.presentedViewController === shown)
        #expect(shown.view.window === stage.window)
        #expect(shown.view.transform.isIdentity)
        drag(down: 400)
        #expect(stage.root.presentedViewController == nil)
        #expect(shown.view.window == nil)
        #expect(stage.root.view.window === stage.window)
    }

    @Test("a drag pops a pushed screen, and with a refusal it does not")
    func popping() {
        defer { stage.finish() }
        let first = UIViewController()
        let stack = UINavigationController(rootViewController: first)
        stage.window.rootViewController = stack
        first.view.addSubview(source)
        stage.advance(0.1)
        let options = UIViewController.Transition.ZoomOptions()
        var decisions: [Bool] = []
        var allows = false
        options.interactiveDismissShouldBegin = { context in
            decisions.append(context.willBegin)
            return allows
        }
        let detail = zoomed(options)
        stack.pushViewController(detail, animated: true)
        stage.advance(1)
        drag(down: 400)
        #expect(stack.topViewController === detail)
        allows = true
        drag(down: 400)
        #expect(stack.topViewController === first)
        #expect(decisions == [true, true])
        #expect(detail.view.window == nil)
    }

    @Test("a sheet appears as without a zoom")
    func sheet() {
        defer { stage.finish() }
        _ = stage.window
        let shown = zoomed()
        shown.modalPresentationStyle = .pageSheet
        stage.root.present(shown, animated: true)
        stage.advance(0.1)
        #expect(shown.view.superview is PresentationContainerView)
        stage.advance(1)
    }
}
