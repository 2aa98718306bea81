import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Context menus", .application) @MainActor struct ContextMenuTests {
    private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
        let journal = Journal()
        var menu: UIMenu? = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        var provider: UIContextMenuContentPreviewProvider?
        var preview: UITargetedPreview?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? { preview }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            journal.add("configuration \(Int(location.x)),\(Int(location.y))")
            guard let menu else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: provider) { _ in menu }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            journal.add("display")
            animator?.addCompletion { [journal] in journal.add("displayed") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            journal.add("end")
            animator?.addCompletion { [journal] in journal.add("ended") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { journal.add("commit") }
    }

    private func stage(_ delegate: Delegate) -> (MenuStage, UIView) {
        let stage = MenuStage()
        let view = stage.add(UIView(), CGRect(x: 100, y: 200, width: 80, height: 60))
        view.backgroundColor = .systemTeal
        view.addInteraction(UIContextMenuInteraction(delegate: delegate))
        return (stage, view)
    }

    @Test("blurs the content behind an open menu until it ends")
    func backdrop() throws {
        let delegate = Delegate()
        let (stage, _) = stage(delegate)
        defer { stage.end() }
        stage.app.touch(.began, 120, 220)
        stage.app.advance(0.2)
        let overlay = try #require(stage.window.subviews.last as? MenuOverlayView)
        let backdrop = try #require(overlay.subviews.first as? UIVisualEffectView)
        #expect(backdrop.effect == nil)
        stage.app.advance(0.3)
        #expect(backdrop.effect is UIBlurEffect)
        #expect(backdrop.frame == stage.window.bounds)
        stage.app.touch(.ended, 120, 220)
        MenuPresenter.dismiss(animated: false)
        #expect(backdrop.effect == nil)
        #expect(overlay.superview == nil)
    }

    @Test("a view that is made for the preview is lifted in the place of the target, and seen")
    func ownPreview() throws {
        let delegate = Delegate()
        let (stage, view) = stage(delegate)
        defer { stage.end() }
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let target = UIPreviewTarget(container: view, center: CGPoint(x: 40, y: 30))
        delegate.preview = UITargetedPreview(view: own, parameters: UIPreviewParameters(), target: target)
        stage.app.touch(.began, 120, 220)
        stage.app.advance(0.2)
        #expect(own.window === stage.window)
        #expect(own.alpha == 1)
        #expect(view.alpha == 1)
        #expect(own.superview?.convert(own.center, to: stage.window) == CGPoint(x: 140, y: 230))
        stage.app.advance(0.3)
        #expect(own.alpha == 1)
        stage.app.touch(.ended, 120, 220)
        MenuPresenter.dismiss(animated: false)
        #expect(own.window == nil)
    }

    @Test("MN-4: configuration, display, end; a tap on the preview commits first", .contract("MN-4"))
    func order() throws {
        let delegate = Delegate()
        let (stage, view) = stage(delegate)
        defer { stage.end() }
        stage.app.touch(.began, 120, 220)
        stage.app.advance(0.2)
        #expect(delegate.journal.take() == ["configuration 20,20"])
        #expect(view.alpha == 0, "its lifted picture is seen in its place")
        stage.app.advance(0.3)
        #expect(delegate.journal.take() == ["display", "displayed"])
        #expect(stage.titles == ["Copy"])
        stage.app.touch(.ended, 120, 220)
        #expect(stage.session?.isOpen == true)
        try stage.tap("Copy")
        #expect(delegate.journal.take() == ["end", "ended"])
        #expect(view.alpha == 1)

        stage.app.touch(.began, 120, 220)
        stage.app.advance(0.6)
        stage.app.touch(.ended, 120, 220)
        _ = delegate.journal.take()
        stage.app.tap(140, 230)
        #expect(delegate.journal.take() == ["commit", "end", "ended"])
    }

    @Test("a press released or moved early opens nothing and changes nothing", arguments: [true, false])
    func early(isLifted: Bool) {
        let delegate = Delegate()
        let (stage, view) = stage(delegate)
        defer { stage.end() }
        stage.app.touch(.began, 120, 220)
        stage.app.advance(0.3)
        if isLifted { stage.app.touch(.ended, 120, 220) } else { stage.app.touch(.moved, 150, 250) }
        stage.app.advance(1)
        #expect(delegate.journal.take() == ["configuration 20,20"])
        #expect(stage.session == nil)
        #expect(view.alpha == 1)
        #expect(stage.window.subviews.count == 1)
        stage.app.touch(.cancelled, 120, 220)
    }

    @Test("without a configuration or with an empty menu nothing is shown") func nothing() {
        let delegate = Delegate()
        let (stage, view) = stage(delegate)
        defer { stage.end() }
        for menu in [nil, UIMenu()] {
            delegate.menu = menu
            stage.app.touch(.began, 120, 220)
            stage.app.advance(0.6)
            stage.app.touch(.ended, 120, 220)
            #expect(stage.session == nil)
            #expect(view.alpha == 1)
        }
        #expect(!delegate.journal.take().contains("display"))
    }

    @Test("a preview provider's controller is shown and gets appearance callbacks") func preview() {
        final class Preview: UIViewController {
            let journal = Journal()
            override func viewWillAppear(_ animated: Bool) { journal.add("appear") }
            override func viewDidDisappear(_ animated: Bool) { journal.add("disappear") }
        }
        let delegate = Delegate()
        let controller = Preview()
        controller.preferredContentSize = CGSize(width: 200, height: 150)
        delegate.provider = { controller }
        let (stage, _) = stage(delegate)
        defer { stage.end() }
        stage.app.touch(.began, 120, 220)
        stage.app.advance(0.6)
        stage.app.touch(.ended, 120, 220)
        #expect(controller.view?.bounds.size == CGSize(width: 200, height: 150))
        #expect(controller.journal.take() == ["appear"])
        MenuPresenter.dismiss(animated: false)
        #expect(controller.journal.take() == ["disappear"])
    }

    @Test("removing a view from its window closes its menu") func leaving() {
        let delegate = Delegate()
        let (stage, view) = stage(delegate)
        defer { stage.end() }
        stage.app.touch(.began, 120, 220)
        stage.app.advance(0.3)
        view.removeFromSuperview()
        stage.app.advance(1)
        #expect(stage.session == nil)
        #expect(stage.window.subviews.count == 1)
        #expect(view.alpha == 1)
    }

    @Test("a menu closes into the preview that the delegate gives for the end, which is asked once", arguments: [false, true])
    func dismissalPreview(_ byIdentifier: Bool) throws {
        final class Ending: NSObject, UIContextMenuInteractionDelegate {
            let journal = Journal()
            var byIdentifier = false
            weak var other: UIView?
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(identifier: "row" as NSString, previewProvider: nil) { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in }])
                }
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
            ) -> UITargetedPreview? {
                journal.add("preview")
                return other.map { UITargetedPreview(view: $0) }
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                dismissalPreviewForItemWithIdentifier identifier: any NSCopying
            ) -> UITargetedPreview? {
                journal.add("preview of \(identifier)")
                return byIdentifier ? other.map { UITargetedPreview(view: $0) } : nil
            }
        }
        let stage = MenuStage()
        defer { stage.end() }
        let delegate = Ending()
        delegate.byIdentifier = byIdentifier
        let view = stage.add(UIView(), CGRect(x: 100, y: 200, width: 80, height: 60))
        let other = stage.add(UIView(), CGRect(x: 20, y: 500, width: 40, height: 40))
        (view.backgroundColor, other.backgroundColor) = (.systemTeal, .systemPink)
        delegate.other = other
        view.addInteraction(UIContextMenuInteraction(delegate: delegate))
        stage.app.touch(.began, 120, 220)
        stage.app.advance(0.6)
        stage.app.touch(.ended, 120, 220)
        #expect(delegate.journal.take().isEmpty)
        #expect(view.alpha == 0)
        let overlay = try #require(stage.window.subviews.last as? MenuOverlayView)
        MenuPresenter.dismiss(animated: false)
        #expect(delegate.journal.take() == (byIdentifier ? ["preview of row"] : ["preview of row", "preview"]))
        let closed = try #require(overlay.subviews.compactMap { $0 as? LiftedPreviewView }.first)
        #expect(closed.center == CGPoint(x: 40, y: 520))
        #expect(closed.bounds.size == CGSize(width: 40, height: 40))
        #expect(view.alpha == 1)
        #expect(other.alpha == 1)
        #expect(overlay.superview == nil)
    }
}
