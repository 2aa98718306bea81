import Foundation
import ObjectiveC
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

/// The back button, the drag back, and a bar that comes and goes with a screen.
@Suite("Back button", .application) @MainActor struct BackButtonTests {
    let journal = Journal()
    let stage = TransitionStage()

    private func shown(_ root: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: root)
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        return navigation
    }

    private func back(in navigation: UINavigationController) -> BackButton? {
        stage.advance(0.1)
        return navigation.navigationBar.subviews.compactMap { $0 as? NavigationItemView }.last?.back
    }

    private func tapBack() {
        stage.app.tap(30, 81)
        stage.advance(1)
    }

    @Test("the item below gives title and image of the back button; its action is ignored", .contract("NV-11"))
    func backItem() {
        defer { stage.finish() }
        let (a, b) = (ActingScreen(), ActingScreen())
        a.title = "A very long title indeed"
        let navigation = shown(a)
        let receiver = ActionReceiver()
        a.navigationItem.backBarButtonItem = UIBarButtonItem(
            title: "Away", style: .plain, target: receiver, action: ActionReceiver.selector)
        navigation.pushViewController(b, animated: false)
        #expect(back(in: navigation)?.label.text == "Away")
        tapBack()
        #expect(navigation.viewControllers == [a])
        #expect(receiver.calls == 0)
        a.navigationItem.backBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Own") { _ in receiver.calls += 1 })
        navigation.pushViewController(b, animated: false)
        #expect(back(in: navigation)?.label.text == "Own")
        tapBack()
        #expect(navigation.viewControllers == [a])
        #expect(receiver.calls == 0)
    }

    @Test("the top item's backAction runs instead of the pop, also on the root", .contract("NV-11"))
    func backAction() {
        defer { stage.finish() }
        let (a, b) = (ActingScreen(), ActingScreen())
        let navigation = shown(a)
        #expect(back(in: navigation) == nil)
        a.navigationItem.backAction = UIAction { [journal] _ in journal.add("of the root") }
        #expect(back(in: navigation)?.label.text == "Back")
        tapBack()
        #expect(journal.take() == ["of the root"])
        navigation.pushViewController(b, animated: false)
        stage.advance(0.1)
        tapBack()
        #expect(navigation.viewControllers == [a])
        #expect(journal.take() == [])
        b.navigationItem.backAction = UIAction { [journal] _ in journal.add("of the top") }
        navigation.pushViewController(b, animated: false)
        stage.advance(0.1)
        tapBack()
        #expect(navigation.viewControllers == [a, b])
        #expect(journal.take() == ["of the top"])
    }

    @Test(
        "the display mode of the item below chooses the title", .contract("NV-11"),
        arguments: [
            (UINavigationItem.BackButtonDisplayMode.default, "Letters"), (.generic, "Back"), (.minimal, ""),
        ])
    func displayMode(mode: UINavigationItem.BackButtonDisplayMode, text: String) {
        defer { stage.finish() }
        let a = ActingScreen()
        a.title = "Letters"
        a.navigationItem.backButtonDisplayMode = mode
        let navigation = shown(a)
        navigation.pushViewController(ActingScreen(), animated: false)
        #expect((back(in: navigation)?.label.text ?? "") == text)
    }

    @Test("in right-to-left layout the interactive pop begins at the right edge", .contract("NV-9"))
    func rightToLeft() {
        defer { stage.finish() }
        let a = ActingScreen()
        let navigation = shown(a)
        navigation.view.semanticContentAttribute = .forceRightToLeft
        for view in navigation.view.subviews { view.semanticContentAttribute = .forceRightToLeft }
        let b = ActingScreen()
        navigation.pushViewController(b, animated: false)
        stage.advance(0.1)
        drag(from: 5, by: 10)
        stage.app.touch(.ended, 295, 400)
        stage.advance(1)
        #expect(navigation.topViewController === b)
        drag(from: 388, by: -10)
        #expect(b.view.layer.presentation().map { $0.frame.minX < -150 } == true)
        stage.app.touch(.ended, 98, 400)
        stage.advance(1)
        #expect(navigation.topViewController === a)
    }

    private func drag(from start: Double, by step: Double) {
        stage.app.touch(.began, start, 400)
        for number in 1...29 {
            stage.advance(1.0 / 60)
            stage.app.touch(.moved, start + Double(number) * step, 400)
        }
        stage.advance(1.0 / 60)
    }

    // MARK: A bar that comes and goes with a screen

    /// A stack whose root has no bar and whose second screen has.
    private func barless() -> (UINavigationController, ActingScreen, ActingScreen) {
        let (a, b) = (ActingScreen(), ActingScreen())
        a.comes = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        b.comes = { $0.navigationController?.setNavigationBarHidden(false, animated: true) }
        let navigation = shown(a)
        stage.advance(0.5)
        return (navigation, a, b)
    }

    private func barX(_ navigation: UINavigationController) -> CGFloat { navigation.navigationBar.layer.presentation()?.frame.minX ?? -999 }

    @Test("a bar shown on appearance slides in with the screen, and leaves with it on a pop", .contract("NV-14"))
    func barWithScreen() {
        defer { stage.finish() }
        let (navigation, a, b) = barless()
        #expect(navigation.navigationBar.isHidden)
        #expect(a.view.safeAreaInsets.top == 59)
        navigation.pushViewController(b, animated: true)
        stage.advance(0.1)
        let bar = navigation.navigationBar
        #expect(!bar.isHidden)
        #expect(barX(navigation) > 20)
        #expect(bar.layer.presentation()?.frame.minY == 59)
        #expect(b.view.layer.presentation().map { abs($0.frame.minX - barX(navigation)) < 1 } == true)
        #expect(a.view.safeAreaInsets.top == 59)
        stage.advance(1)
        #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
        #expect(b.view.safeAreaInsets.top == 103)
        navigation.popViewController(animated: true)
        stage.advance(0.1)
        #expect(!bar.isHidden)
        #expect(barX(navigation) > 20)
        #expect(bar.layer.presentation()?.frame.minY == 59)
        #expect(bar.topItem === b.navigationItem)
        stage.advance(1)
        #expect(bar.isHidden)
        #expect(navigation.isNavigationBarHidden)
        #expect(bar.topItem === a.navigationItem)
        #expect(a.view.safeAreaInsets.top == 59)
        #expect(bar.frame.minY < 0)
    }

    @Test("a cancelled interactive pop leaves the bar unchanged", .contract("NV-14", "AP-6"))
    func barTakenBack() {
        defer { stage.finish() }
        let (navigation, a, b) = barless()
        navigation.pushViewController(b, animated: false)
        stage.advance(0.5)
        drag(from: 5, by: 4)
        #expect(barX(navigation) > 60)
        #expect(barX(navigation) < 180)
        stage.app.touch(.cancelled, 121, 400)
        stage.advance(1.5)
        #expect(navigation.viewControllers == [a, b])
        #expect(!navigation.isNavigationBarHidden)
        #expect(!navigation.navigationBar.isHidden)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
        #expect(b.view.safeAreaInsets.top == 103)
        #expect(navigation.navigationBar.topItem === b.navigationItem)
    }
}

@MainActor private final class ActionReceiver: NSObject {
    var calls = 0
    static let selector: Selector = {
        ObjCRuntime.register(ActionReceiver.self, "goAway") { target, _ in
            target.calls += 1
            return nil
        }
        return Selector("goAway")
    }()
}
