import DeviceProtocol
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@Suite("UIPopoverController", .application) @MainActor struct PopoverControllerTests {
    private let journal = Journal()

    @MainActor private final class Listener: NSObject, UIPopoverControllerDelegate {
        let journal: Journal
        var mayDismiss = true
        init(_ journal: Journal) { self.journal = journal }
        func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
            journal.add("should dismiss")
            return mayDismiss
        }
        func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
            journal.add("did dismiss \(popoverController.isPopoverVisible)")
        }
    }

    @Test("a touch outside asks the delegate; an app's dismissal does not notify it")
    func dismissing() {
        let stage = TransitionStage(device: .pad)
        defer { stage.finish() }
        _ = stage.window
        let listener = Listener(journal)
        let content = UIViewController()
        let popover = UIPopoverController(contentViewController: content)
        popover.delegate = listener
        popover.contentSize = CGSize(width: 240, height: 200)
        let source = CGRect(x: 100, y: 100, width: 44, height: 44)
        popover.present(from: source, in: stage.root.view, permittedArrowDirections: .up, animated: true)
        stage.advance(1)
        #expect(popover.isPopoverVisible)
        #expect(popover.popoverArrowDirection == .up)
        #expect(content.view.bounds.width == 240)

        listener.mayDismiss = false
        stage.app.tap(700, 1000)
        stage.advance(1)
        #expect(popover.isPopoverVisible)
        #expect(journal.take() == ["should dismiss"])

        listener.mayDismiss = true
        stage.app.tap(700, 1000)
        stage.advance(1)
        #expect(journal.take() == ["should dismiss", "did dismiss false"])

        popover.present(from: source, in: stage.root.view, permittedArrowDirections: .any, animated: false)
        stage.advance(0.5)
        popover.dismiss(animated: true)
        stage.advance(1)
        #expect(!popover.isPopoverVisible)
        #expect(journal.take().isEmpty)
    }

    @Test("another content takes the place of the visible one")
    func replacing() {
        let stage = TransitionStage(device: .pad)
        defer { stage.finish() }
        _ = stage.window
        let (first, second) = (UIViewController(), UIViewController())
        let popover = UIPopoverController(contentViewController: first)
        popover.present(
            from: CGRect(x: 300, y: 300, width: 10, height: 10), in: stage.root.view, permittedArrowDirections: .any, animated: false)
        stage.advance(0.5)
        popover.setContentView(second, animated: false)
        stage.advance(0.5)
        #expect(stage.root.presentedViewController === second)
        #expect(popover.isPopoverVisible)
    }

    @Test("a phone has none")
    func phone() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIPopoverController(contentViewController: UIViewController()) }
        }
        expectStop(result, "called when not running under UIUserInterfaceIdiomPad")
    }
}
