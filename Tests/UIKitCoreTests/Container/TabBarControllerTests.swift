import Foundation

import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

@Suite("Tab bar controllers", .application) @MainActor struct TabBarControllerTests {
    let journal = Journal()
    let stage = TransitionStage()

    private func shown(_ screens: [UIViewController]) -> UITabBarController {
        // How many tabs fit is asked of the device, which must be this stage's by then.
        let window = stage.window
        for (index, screen) in screens.enumerated() { screen.tabBarItem.title = "Tab \(index)" }
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        window.rootViewController = tabs
        stage.advance(0.1)
        return tabs
    }

    private func tap(_ index: Int, of count: Int) {
        stage.app.tap((Double(index) + 0.5) * 393 / Double(count), 852 - 34 - 25)
        stage.advance(0.1)
    }

    @Test("the first screen is selected; without screens the index is NSNotFound", .contract("TB-1"))
    func selection() {
        #expect(UITabBarController().selectedIndex == NSNotFound)
        let (a, b) = (ScreenController("A", journal), ScreenController("B", journal))
        let tabs = shown([a, b])
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.selectedViewController === a)
        #expect(tabs.tabBar.selectedItem === a.tabBarItem)
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 0)
        stage.finish()
    }

    @Test("a tap on a tab asks, switches and notifies the delegate; code does not", .contract("TB-2"))
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
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.tabBar.selectedItem === screens[0].tabBarItem)
        stage.finish()
    }

    @Test("the order of callbacks in a switch, without animation; a screen loads on first selection", .contract("AP-12", "TB-4"))
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

    @Test("tapping the selected tab pops its navigation stack to the root", .contract("TB-3"))
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

    @Test("screens include the bar in their safe area", .contract("TB-7"))
    func safeArea() {
        let a = ScreenController("A", journal)
        let tabs = shown([a, ScreenController("B", journal)])
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
        #expect(a.view.safeAreaInsets.bottom == 83)
        #expect(a.view.frame == stage.window.bounds)
        stage.finish()
    }

    @Test("new screens keep the selected one if it is still present", .contract("TB-8", "TB-9"))
    func replacing() {
        let (a, b, c) = (ScreenController("A", journal), ScreenController("B", journal), ScreenController("C", journal))
        let tabs = shown([a, b])
        tabs.selectedIndex = 1
        tabs.viewControllers = [c, b]
        #expect(tabs.selectedViewController === b)
        #expect(tabs.selectedIndex == 1)
        #expect(a.parent == nil)
        tabs.viewControllers = [c]
        #expect(tabs.selectedViewController === c)
        #expect(b.view.window == nil)
        #expect(c.view.window != nil)
        #expect(c.tabBarController === tabs)
        #expect(a.tabBarController == nil)
        stage.finish()
    }

    // MARK: More than fit

    private func six() -> [ScreenController] {
        (0..<6).map { number in
            let screen = ScreenController("\(number)", journal)
            screen.title = "Screen \(number)"
            return screen
        }
    }

    @Test("of six screens four have a tab, and the More list shows the others", .contract("TB-5"))
    func more() throws {
        defer { stage.finish() }
        let screens = six()
        let tabs = shown(screens)
        let items = try #require(tabs.tabBar.items)
        #expect(items.count == 5)
        #expect(items.prefix(4).elementsEqual(screens.prefix(4).compactMap(\.tabBarItem), by: ===))
        #expect(items.last === tabs.moreNavigationController.tabBarItem)
        #expect(items.last?.title == "More")
        tap(4, of: 5)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.selectedIndex == NSNotFound)
        let list = try #require(tabs.moreNavigationController.viewControllers.first as? UITableViewController)
        #expect(list.tableView.numberOfRows(inSection: 0) == 2)
        #expect(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Tab 5")
        _ = journal.take()
        let row = list.tableView.convert(list.tableView.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
        stage.app.tap(row.midX, row.midY)
        stage.advance(1)
        #expect(tabs.selectedViewController === screens[5])
        #expect(tabs.selectedIndex == 5)
        #expect(tabs.tabBar.selectedItem === items.last)
        #expect(screens[5].navigationController === tabs.moreNavigationController)
        #expect(screens[5].view.window != nil)
        #expect(journal.take().filter { $0.contains("ppear") } == ["5 willAppear true", "5 didAppear true"])
        // The other tabs and back: what was open is open still.
        tap(0, of: 5)
        #expect(tabs.selectedIndex == 0)
        #expect(screens[5].view.window == nil)
        tap(4, of: 5)
        #expect(tabs.selectedIndex == 5)
        #expect(screens[5].view.window != nil)
        tap(4, of: 5)
        stage.advance(1)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(screens[5].parent === tabs)
        #expect(screens[5].view.window == nil)
    }

    @Test("code selects a screen of the More list; a navigation controller there lends its screens and gets them back", .contract("TB-5"))
    func moreByCode() {
        defer { stage.finish() }
        let root = ScreenController("root", journal)
        let lender = UINavigationController(rootViewController: root)
        let screens: [UIViewController] = Array(six().prefix(5)) + [lender]
        let tabs = shown(screens)
        tabs.selectedIndex = 5
        stage.advance(0.2)
        #expect(tabs.selectedViewController === lender)
        #expect(root.view.window != nil)
        #expect(root.tabBarController === tabs)
        #expect(root.navigationController === tabs.moreNavigationController)
        #expect(lender.viewControllers.isEmpty)
        root.navigationController?.pushViewController(ScreenController("pushed", journal), animated: false)
        tabs.moreNavigationController.popToRootViewController(animated: true)
        stage.advance(1)
        #expect(lender.viewControllers == [root])
        #expect(lender.parent === tabs)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        tabs.selectedIndex = 4
        stage.advance(0.2)
        #expect(screens[4].viewIfLoaded?.window != nil)
        #expect(tabs.selectedIndex == 4)
        // With enough space every controller has a tab.
        tabs.viewControllers = Array(screens.suffix(3))
        stage.advance(0.2)
        #expect(tabs.tabBar.items?.count == 3)
        #expect(tabs.selectedViewController === screens[4])
        #expect(screens[4].parent === tabs)
        #expect(screens[4].view.window != nil)
        #expect(screens[4].appearance.state == .appeared)
    }

    @Test("a pad's bar holds eight")
    func pad() {
        defer { stage.finish() }
        let pad = TransitionStage(device: .pad)
        _ = pad.window
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<8).map { _ in UIViewController() }
        #expect(tabs.tabBar.items?.count == 8)
        tabs.viewControllers = (0..<9).map { _ in UIViewController() }
        #expect(tabs.tabBar.items?.count == 8)
        #expect(tabs.tabBar.items?.last === tabs.moreNavigationController.tabBarItem)
    }

    @Test("a custom bar replaces the controller's")
    func ownBar() {
        defer { stage.finish() }
        let screens = (0..<3).map { ScreenController("\($0)", journal) }
        let tabs = shown(screens)
        let old = tabs.tabBar
        let own = OwnTabBar()
        tabs.setValue(own, forKey: "tabBar")
        stage.advance(0.1)
        #expect(tabs.tabBar === own)
        #expect(tabs.value(forKey: "tabBar") as? UITabBar === own)
        #expect(old.superview == nil)
        #expect(own.window != nil)
        #expect(own.items?.count == 3)
        #expect(own.selectedItem === screens[0].tabBarItem)
        #expect(old.items == nil)
        tap(2, of: 3)
        #expect(tabs.selectedIndex == 2)
        old.delegate = nil
    }

    @Test("a stack's tab is its root screen's; removed items return to the bar when the item changes", .contract("VC-8"))
    func titlesOfStacks() throws {
        defer { stage.finish() }
        let page = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page), UIViewController()]
        stage.window.rootViewController = tabs
        page.title = "First"
        stage.advance(0.1)
        #expect(tabs.tabBar.items?.first === page.tabBarItem)
        #expect(tabs.tabBar.items?.first?.title == "First")
        let buttons = tabs.tabBar.subviews.filter { $0 is UIControl }
        for button in buttons { button.removeFromSuperview() }
        page.navigationItem.title = "Item"
        #expect(buttons.allSatisfy { $0.superview == nil })
        page.title = "Again"
        #expect(buttons.first?.superview === tabs.tabBar)
        #expect(buttons.last?.superview == nil)
    }

    @Test("the delegate and the items of a controller's bar cannot be changed", .contract("TB-10"))
    func owned() async {
        let delegate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITabBarController().tabBar.delegate = nil }
        }
        let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITabBarController().tabBar.items = [] }
        }
        let words = [delegate, items].map { String(decoding: $0?.standardErrorContent ?? [], as: UTF8.self) }
        #expect(words[0].contains("Changing the delegate of a tab bar managed by a tab bar controller is not allowed."))
        #expect(words[1].contains("Directly modifying a tab bar managed by a tab bar controller is not allowed."))
    }
}

private final class OwnTabBar: UITabBar {}

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
