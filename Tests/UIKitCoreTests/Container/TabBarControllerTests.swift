import Foundation

import TestSupport
import Testing

@testable import UIKitCore

@Suite("Tab bar controllers", .serialized) @MainActor struct TabBarControllerTests {
    let journal = Journal()
    let stage = TransitionStage()

    private func shown(_ screens: [UIViewController]) -> UITabBarController {
        for (index, screen) in screens.enumerated() { screen.tabBarItem.title = "Tab \(index)" }
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        stage.window.rootViewController = tabs
        stage.advance(0.1)
        return tabs
    }

    private func tap(_ index: Int, of count: Int) {
        stage.app.tap((Double(index) + 0.5) * 393 / Double(count), 852 - 34 - 25)
        stage.advance(0.1)
    }

    @Test("the first screen is selected; without any the index is NSNotFound", .contract("TB-1"))
    func selection() {
        #expect(UITabBarController().selectedIndex == NSNotFound)
        let (a, b) = (ScreenController("A", journal), ScreenController("B", journal))
        let tabs = shown([a, b])
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === a && tabs.tabBar.selectedItem === a.tabBarItem)
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 0)
        stage.finish()
    }

    @Test("a tab asks, switches and tells; code asks nobody", .contract("TB-2"))
    func delegate() {
        let screens = (0..<2).map { ScreenController("\($0)", journal) }
        let tabs = shown(screens)
        let listener = TabListener(journal)
        tabs.delegate = listener
        _ = journal.take()
        tap(1, of: 2)
        #expect(journal.take().filter { $0.hasPrefix("tab") } == ["tab should", "tab did"])
        #expect(tabs.selectedIndex == 1)
        tabs.selectedIndex = 0
        #expect(!journal.take().contains { $0.hasPrefix("tab") })
        listener.allows = false
        tap(1, of: 2)
        #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === screens[0].tabBarItem)
        stage.finish()
    }

    @Test("the order of a switch, without animation; a screen loads when it is first chosen", .contract("AP-12", "TB-4"))
    func order() {
        let (a, b) = (ScreenController("A", journal), ScreenController("B", journal))
        let tabs = shown([a, b])
        #expect(!b.isViewLoaded)
        _ = journal.take()
        tabs.selectedIndex = 1
        #expect(
            journal.take() == [
                "B didLoad", "B willAppear false", "A willDisappear false", "A didDisappear false", "B didAppear false",
            ])
        stage.finish()
    }

    @Test("tapping the chosen tab again pops its navigation to the root", .contract("TB-3"))
    func tapAgain() {
        let navigation = UINavigationController(rootViewController: ScreenController("A", journal))
        let tabs = shown([navigation, ScreenController("B", journal)])
        let listener = TabListener(journal)
        tabs.delegate = listener
        navigation.pushViewController(ScreenController("C", journal), animated: false)
        stage.advance(0.1)
        _ = journal.take()
        tap(0, of: 2)
        stage.advance(1)
        #expect(navigation.viewControllers.count == 1)
        #expect(journal.take().filter { $0.hasPrefix("tab") } == ["tab should", "tab did"])
        stage.finish()
    }

    @Test("screens have the bar in their safe area", .contract("TB-7"))
    func safeArea() {
        let a = ScreenController("A", journal)
        let tabs = shown([a, ScreenController("B", journal)])
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 49))
        #expect(a.view.safeAreaInsets.bottom == 83 && a.view.frame == stage.window.bounds)
        stage.finish()
    }

    @Test("new screens keep the selected one if it is among them", .contract("TB-8", "TB-9"))
    func replacing() {
        let (a, b, c) = (ScreenController("A", journal), ScreenController("B", journal), ScreenController("C", journal))
        let tabs = shown([a, b])
        tabs.selectedIndex = 1
        tabs.viewControllers = [c, b]
        #expect(tabs.selectedViewController === b && tabs.selectedIndex == 1 && a.parent == nil)
        tabs.viewControllers = [c]
        #expect(tabs.selectedViewController === c && b.view.window == nil && c.view.window != nil)
        #expect(c.tabBarController === tabs && a.tabBarController == nil)
        stage.finish()
    }
}

@MainActor private final class TabListener: NSObject, UITabBarControllerDelegate {
    let journal: Journal
    var allows = true
    init(_ journal: Journal) { self.journal = journal }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        journal.add("tab should")
        return allows
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { journal.add("tab did") }
}
