import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

/// Screens that leave their container by themselves, and what containers refuse.
@Suite("Screens that leave their containers", .application) @MainActor struct ContainerRemovalTests {
    private let stage = TransitionStage()

    private func shown(_ screens: [UIViewController]) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = screens
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        return navigation
    }

    @Test("a screen that removes itself leaves the stack; the one below shows", .contract("CT-2"))
    func fromStack() {
        defer { stage.finish() }
        let screens = (0..<3).map { _ in ActingScreen() }
        let navigation = shown(screens)
        screens[1].willMove(toParent: nil)
        screens[1].removeFromParent()
        #expect(navigation.viewControllers == [screens[0], screens[2]])
        #expect(navigation.navigationBar.items?.count == 2)
        screens[2].willMove(toParent: nil)
        screens[2].removeFromParent()
        stage.advance(0.1)
        #expect(navigation.viewControllers == [screens[0]])
        #expect(navigation.children == [screens[0]])
        #expect(screens[0].view.window != nil)
        #expect(screens[2].view.window == nil)
        #expect(screens[0].appearance.state == .appeared)
        #expect(screens[2].appearance.state == .disappeared)
        #expect(navigation.navigationBar.topItem === screens[0].navigationItem)
    }

    @Test("a screen pushed on another stack leaves the first", .contract("CT-2", "CT-9"))
    func toAnotherStack() {
        defer { stage.finish() }
        let (a, b) = (ActingScreen(), ActingScreen())
        let first = shown([a, b])
        let second = UINavigationController(rootViewController: ActingScreen())
        second.pushViewController(b, animated: false)
        #expect(first.viewControllers == [a])
        #expect(second.viewControllers.last === b)
        #expect(b.parent === second)
        stage.advance(0.1)
        #expect(a.view.window != nil)
        #expect(b.viewIfLoaded?.window == nil)
        #expect(a.appearance.state == .appeared)
        stage.window.rootViewController = second
        stage.advance(0.1)
        #expect(b.view.window != nil)
        #expect(b.appearance.state == .appeared)
    }

    @Test("a screen removed during its push does not appear", .contract("CT-2", "AP-16"))
    func duringPush() {
        defer { stage.finish() }
        let (a, b) = (ActingScreen(), ActingScreen())
        let navigation = shown([a])
        navigation.pushViewController(b, animated: true)
        stage.advance(0.1)
        b.willMove(toParent: nil)
        b.removeFromParent()
        stage.advance(2)
        #expect(navigation.viewControllers == [a])
        #expect(a.view.window != nil)
        #expect(b.view.window == nil)
        #expect(a.appearance.state == .appeared)
        #expect(b.appearance.state == .disappeared)
        #expect(!ApplicationContext.current.isIgnoringInteraction)
    }

    @Test("a removed tab screen loses its tab; the first is selected instead", .contract("CT-2"))
    func fromTabs() {
        defer { stage.finish() }
        let screens = (0..<3).map { _ in ActingScreen() }
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        stage.window.rootViewController = tabs
        tabs.selectedIndex = 2
        stage.advance(0.1)
        screens[2].willMove(toParent: nil)
        screens[2].removeFromParent()
        stage.advance(0.1)
        #expect(tabs.viewControllers == [screens[0], screens[1]])
        #expect(tabs.selectedViewController === screens[0])
        #expect(tabs.tabBar.items?.count == 2)
        #expect(screens[0].view.window != nil)
        #expect(screens[2].view.window == nil)
        let navigation = UINavigationController(rootViewController: ActingScreen())
        navigation.pushViewController(screens[1], animated: false)
        #expect(tabs.viewControllers == [screens[0]])
        #expect(screens[1].parent === navigation)
    }

    // MARK: Refused, with UIKit's message

    @Test("presenting a controller from itself raises", .contract("PR-6"))
    func presentSelf() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TransitionStage()
                _ = stage.window
                stage.root.present(stage.root, animated: false)
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("Application tried to present modal view controller on itself."))
    }

    @Test("presenting a controller that has a parent raises", .contract("PR-6"))
    func presentChild() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TransitionStage()
                _ = stage.window
                let child = UIViewController()
                UINavigationController(rootViewController: child).loadViewIfNeeded()
                let holder = UIViewController()
                holder.addChild(child)
                stage.root.present(child, animated: false)
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("that has a parent view controller"))
    }

    @Test("pushing a navigation controller raises", .contract("NV-2"))
    func pushNavigation() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.pushViewController(UINavigationController(), animated: false)
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("Pushing a navigation controller is not supported"))
    }

    @Test("the same screen twice on a stack raises", .contract("NV-2"))
    func duplicates() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = UIViewController()
                UINavigationController().setViewControllers([screen, UIViewController(), screen], animated: false)
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("All view controllers in a navigation controller must be distinct"))
    }
}
