import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Custom transitions", .application) @MainActor struct CustomTransitionTests {
    let journal = Journal()
    let stage = TransitionStage()

    private func presented(_ director: Director, style: UIModalPresentationStyle = .fullScreen) -> NotingController {
        let shown = NotingController(journal)
        shown.modalPresentationStyle = style
        shown.transitioningDelegate = director
        return shown
    }

    @Test("requests the animator, then the presentation controller; completing the transition ends it", .contract("PR-23"))
    func order() {
        _ = stage.window
        let director = Director(journal)
        let shown = presented(director, style: .custom)
        let half = HalfController(presentedViewController: shown, presenting: stage.root)
        half.journal = journal
        director.customController = half
        stage.root.present(shown, animated: true) { journal.add("completion") }
        #expect(half.containerView === shown.view.superview)
        stage.advance(0.6)
        #expect(
            journal.take() == [
                "animator asked", "presentation controller asked", "will begin", "will appear", "animate", "arrived", "did appear",
                "did end true", "completion", "ended true",
            ])
        #expect(shown.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
        #expect(stage.root.view.window != nil)
        #expect(shown.presentationController === half)
        shown.dismiss(animated: true)
        stage.advance(0.6)
        #expect(stage.root.presentedViewController == nil)
        #expect(shown.view.window == nil)
        stage.finish()
    }

    @Test("the transition context has both controllers, views and frames")
    func context() throws {
        _ = stage.window
        let director = Director(journal)
        let shown = presented(director)
        stage.root.present(shown, animated: true)
        let session = try #require(shown.presentation.session)
        let context = try #require(session.transition)
        #expect(context.viewController(forKey: .from) === stage.root)
        #expect(context.viewController(forKey: .to) === shown)
        #expect(context.view(forKey: .from) === stage.root.view)
        #expect(context.view(forKey: .to) === shown.view)
        #expect(context.finalFrame(for: shown) == stage.window.bounds)
        #expect(context.initialFrame(for: stage.root) == stage.window.bounds)
        #expect(context.isAnimated)
        #expect(!context.isInteractive)
        #expect(context.presentationStyle == .fullScreen)
        #expect(shown.transitionCoordinator != nil)
        #expect(stage.root.transitionCoordinator != nil)
        stage.advance(0.6)
        #expect(shown.transitionCoordinator == nil)
        // Full screen: the presenter's view is away, and comes back with the animator that dismisses.
        #expect(stage.root.view.window == nil)
        shown.dismiss(animated: true)
        #expect(stage.root.view.superview === session.container)
        stage.advance(0.6)
        #expect(stage.root.view.superview === stage.window)
        #expect(stage.root.view.frame == stage.window.bounds)
        stage.finish()
    }

    @Test("touches are blocked until completeTransition; a second call has no effect", .contract("PR-24"))
    func completion() throws {
        _ = stage.window
        let director = Director(journal)
        director.completes = false
        let shown = presented(director)
        stage.root.present(shown, animated: true)
        stage.advance(2)
        #expect(ApplicationContext.current.isIgnoringInteraction)
        #expect(shown.isBeingPresented)
        let context = try #require(shown.presentation.session?.transition)
        context.completeTransition(true)
        context.completeTransition(false)
        #expect(!ApplicationContext.current.isIgnoringInteraction)
        #expect(!shown.isBeingPresented)
        #expect(stage.root.presentedViewController === shown)
        stage.finish()
    }

    @Test("an interactive transition moves to any fraction, and finishes from there")
    func interactiveFinish() {
        _ = stage.window
        let director = Director(journal)
        let shown = presented(director)
        stage.root.present(shown, animated: true)
        stage.advance(1)
        _ = journal.take()
        let hand = UIPercentDrivenInteractiveTransition()
        director.hand = hand
        shown.dismiss(animated: true) { journal.add("dismissed") }
        stage.advance(1)
        let shownX = { shown.view.layer.presentation()?.frame.minX ?? -1 }
        #expect(abs(shownX()) < 1)
        hand.update(0.5)
        stage.advance(0.3)
        #expect(abs(shownX() - 196.5) < 1)
        hand.update(0.25)
        stage.advance(0.02)
        #expect(abs(shownX() - 98.25) < 1)
        hand.finish()
        stage.advance(0.2)
        #expect(shownX() > 200)
        #expect(shownX() < 300)
        stage.advance(0.5)
        #expect(journal.take() == ["will disappear", "animate", "arrived", "did disappear", "dismissed", "ended true"])
        #expect(shown.view.window == nil)
        stage.finish()
    }

    @Test("a cancelled transition restores everything, with balanced callbacks")
    func interactiveCancel() {
        _ = stage.window
        let director = Director(journal)
        let shown = presented(director)
        stage.root.present(shown, animated: true)
        stage.advance(1)
        _ = journal.take()
        let hand = UIPercentDrivenInteractiveTransition()
        director.hand = hand
        shown.dismiss(animated: true) { journal.add("dismissed") }
        hand.update(0.4)
        stage.advance(0.1)
        hand.cancel()
        stage.advance(1)
        #expect(journal.take() == ["will disappear", "animate", "arrived", "will appear", "did appear", "ended false"])
        #expect(shown.view.window != nil)
        #expect(shown.view.frame == stage.window.bounds)
        #expect(stage.root.view.window == nil)
        #expect(stage.root.presentedViewController === shown)
        #expect(!ApplicationContext.current.isIgnoringInteraction)
        director.hand = nil
        shown.dismiss(animated: true)
        stage.advance(1)
        #expect(stage.root.presentedViewController == nil)
        #expect(stage.root.view.window != nil)
        stage.finish()
    }
}

@MainActor private final class NotingController: UIViewController {
    let journal: Journal
    init(_ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { journal.add("will appear") }
    override func viewDidAppear(_ animated: Bool) { journal.add("did appear") }
    override func viewWillDisappear(_ animated: Bool) { journal.add("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { journal.add("did disappear") }
}

@MainActor private final class HalfController: UIPresentationController {
    var journal: Journal?
    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() { journal?.add("will begin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { journal?.add("did end \(completed)") }
}
