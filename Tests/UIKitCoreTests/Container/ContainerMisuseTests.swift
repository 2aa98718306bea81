import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// What apps should not do to containers, and what happens then.
@Suite("Misuse of containers", .application) @MainActor struct ContainerMisuseTests {
    private let journal = Journal()
    private let stage = TransitionStage()

    private func screen(_ name: String) -> ScreenController { ScreenController(name, journal) }
    private var warnings: [String] { stage.app.environment.logs.filter { $0.hasPrefix("Warning: ") } }

    @Test("presenting while presenting warns, does nothing and calls no completion", .contract("PR-4"))
    func presentTwice() {
        defer { stage.finish() }
        _ = stage.window
        let (first, second) = (screen("A"), screen("B"))
        stage.root.present(first, animated: true)
        stage.root.present(second, animated: true) { journal.add("completion") }
        stage.advance(1)
        #expect(stage.root.presentedViewController === first)
        #expect(second.presentingViewController == nil)
        #expect(!second.isViewLoaded)
        #expect(warnings.contains { $0.contains("which is already presenting") })
        #expect(!journal.lines.contains("completion"))
        stage.root.dismiss(animated: false)
    }

    @Test("presenting from a screen that is not in a window warns and does nothing", .contract("PR-5"))
    func presentNowhere() {
        defer { stage.finish() }
        _ = stage.window
        let nowhere = screen("A")
        nowhere.present(screen("B"), animated: true) { journal.add("completion") }
        stage.advance(1)
        #expect(nowhere.presentedViewController == nil)
        #expect(warnings.contains { $0.contains("whose view is not in the window hierarchy") })
        #expect(!journal.lines.contains("completion"))
    }

    @Test("presenting a presented controller again raises UIKit's message", .contract("PR-6"))
    func presentPresented() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TransitionStage()
                _ = stage.window
                let shown = UIViewController()
                stage.root.present(shown, animated: false)
                shown.present(shown, animated: false)
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("Application tried to present modally a view controller"))
    }

    @Test("dismissing while presenting, and presenting while dismissing, leave nothing on screen", .contract("PR-7"))
    func overtaking() {
        defer { stage.finish() }
        _ = stage.window
        let shown = screen("A")
        stage.root.present(shown, animated: true)
        stage.advance(0.1)
        stage.root.dismiss(animated: true)
        stage.advance(2)
        #expect(stage.root.presentedViewController == nil)
        #expect(shown.view.window == nil)
        #expect(!ApplicationContext.current.isIgnoringInteraction)
        #expect(shown.appearance.state == .disappeared)
        stage.root.present(shown, animated: false)
        stage.root.dismiss(animated: true)
        stage.advance(0.1)
        stage.root.present(screen("B"), animated: true)
        stage.advance(2)
        #expect(stage.root.presentedViewController == nil)
        #expect(stage.window.subviews.count == 1)
    }

    @Test("pops during a push run after it, and never below the root", .contract("NV-5", "NV-21"))
    func popDuringPush() {
        defer { stage.finish() }
        let root = screen("A")
        let navigation = UINavigationController(rootViewController: root)
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        let pushed = screen("B")
        navigation.pushViewController(pushed, animated: true)
        stage.advance(0.1)
        #expect(navigation.popViewController(animated: true) === pushed)
        #expect(navigation.popViewController(animated: true) == nil)
        stage.advance(2)
        #expect(navigation.viewControllers == [root])
        #expect(root.view.window != nil)
        #expect(pushed.view.window == nil)
        #expect(pushed.parent == nil)
        #expect(root.appearance.state == .appeared)
        #expect(pushed.appearance.state == .disappeared)
    }

    @Test("popping to a screen that is not on the stack raises UIKit's message")
    func popToStranger() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.popToViewController(UIViewController(), animated: false)
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("Tried to pop to a view controller that doesn't exist."))
    }

    @Test("an empty list of tabs shows nothing and selects nothing", .contract("TB-1"))
    func noTabs() {
        defer { stage.finish() }
        let tabs = UITabBarController()
        let a = screen("A")
        tabs.viewControllers = [a]
        stage.window.rootViewController = tabs
        stage.advance(0.1)
        tabs.viewControllers = []
        stage.advance(0.1)
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(tabs.selectedViewController == nil)
        #expect(tabs.viewControllers == nil)
        #expect(a.parent == nil)
        #expect(a.view.superview == nil)
        #expect(a.appearance.state == .disappeared)
        #expect(tabs.tabBar.items == nil)
        tabs.selectedIndex = 3
        tabs.viewControllers = [a]
        stage.advance(0.1)
        #expect(tabs.selectedViewController === a)
        #expect(a.appearance.state == .appeared)
    }

    @Test("removing a child during a transition of its container completes", .contract("CT-2", "CT-7", "AP-16"))
    func removedHalfWay() {
        defer { stage.finish() }
        let container = UIViewController()
        stage.window.rootViewController = container
        let (a, b) = (screen("A"), screen("B"))
        for child in [a, b] { container.addChild(child) }
        container.view.addSubview(a.view)
        a.didMove(toParent: container)
        stage.advance(0.1)
        container.transition(from: a, to: b, duration: 0.5, animations: nil) { journal.add("completion \($0)") }
        stage.advance(0.1)
        b.willMove(toParent: nil)
        b.view.removeFromSuperview()
        b.removeFromParent()
        stage.advance(1)
        #expect(container.children == [a])
        #expect(b.view.superview == nil)
        #expect(a.view.superview == nil)
        #expect(journal.lines.last == "completion true" || journal.lines.contains("completion true"))
        let appearing = journal.lines.filter { $0.hasPrefix("B") && $0.contains("Appear") }.count
        let disappearing = journal.lines.filter { $0.hasPrefix("B") && $0.contains("Disappear") }.count
        #expect(appearing == 2)
        #expect(disappearing <= 2)
        #expect(!b.appearance.isInTransition)
    }

    @Test("a navigation controller whose screens are removed during a push shows nothing, and then the next")
    func emptied() {
        defer { stage.finish() }
        let navigation = UINavigationController(rootViewController: screen("A"))
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        navigation.pushViewController(screen("B"), animated: true)
        stage.advance(0.1)
        navigation.setViewControllers([], animated: true)
        stage.advance(2)
        #expect(navigation.viewControllers.isEmpty)
        #expect(navigation.children.isEmpty)
        #expect(!ApplicationContext.current.isIgnoringInteraction)
        let next = screen("C")
        navigation.pushViewController(next, animated: true)
        stage.advance(2)
        #expect(next.view.window != nil)
        #expect(next.appearance.state == .appeared)
    }
}
