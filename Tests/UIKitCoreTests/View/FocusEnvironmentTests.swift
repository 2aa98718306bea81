import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Focus environments, previews and primary actions", .application) @MainActor struct FocusEnvironmentTests {
    private let app = TestApplication()

    @Test("views and controllers name where the focus goes, and what is around them")
    func environments() {
        let (window, controller, child) = (app.window(), UIViewController(), UIView())
        window.rootViewController = controller
        controller.view.addSubview(child)
        #expect(child.preferredFocusEnvironments.first === child)
        #expect(child.parentFocusEnvironment === controller.view)
        #expect(controller.view.parentFocusEnvironment === controller)
        #expect(controller.preferredFocusEnvironments.first === controller.view)
        #expect(controller.parentFocusEnvironment === window)
        #expect(UIViewController().preferredFocusEnvironments.isEmpty)
    }

    @Test("a registration for previews keeps what it was given and previews nothing")
    func previews() {
        final class Delegate: NSObject, UIViewControllerPreviewingDelegate {
            func previewingContext(
                _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
            ) -> UIViewController? { nil }
            func previewingContext(
                _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
            ) {}
        }
        let (controller, delegate, view) = (UIViewController(), Delegate(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)))
        #expect(controller.traitCollection.forceTouchCapability == .unavailable)
        let context = controller.registerForPreviewing(with: delegate, sourceView: view)
        #expect(context.sourceRect == view.bounds)
        #expect(context.delegate === delegate)
        controller.unregisterForPreviewing(withContext: context)
    }

    @Test("a control performs its primary action in code; a disabled one does not")
    func primaryAction() {
        let (window, button, journal) = (app.window(), UIButton(type: .system), Journal())
        window.addSubview(button)
        button.addAction(UIAction { _ in journal.add("primary") }, for: .primaryActionTriggered)
        button.performPrimaryAction()
        #expect(journal.take() == ["primary"])
        button.isEnabled = false
        button.performPrimaryAction()
        #expect(journal.take().isEmpty)
    }

    @Test("traits of capture and language are set and found like others")
    func traits() {
        let traits = UITraitCollection {
            $0.sceneCaptureState = .active; $0.typesettingLanguage = Locale.Language(identifier: "ar")
        }
        #expect(traits.sceneCaptureState == .active)
        #expect(traits.typesettingLanguage == Locale.Language(identifier: "ar"))
        #expect(UITraitCollection().sceneCaptureState == .unspecified)
        #expect(UITraitCollection(traitsFrom: [traits, UITraitCollection(sceneCaptureState: .inactive)]).sceneCaptureState == .inactive)
        #expect(traits.imageConfiguration.traitCollection === traits)
        #expect(UITraitCollection.systemTraitsAffectingColorAppearance.contains { $0 == UITraitUserInterfaceStyle.self })
    }
}
