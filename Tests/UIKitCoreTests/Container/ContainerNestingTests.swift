import Foundation
import Testing
import UIKitCore

/// Tabs around navigation stacks, against one stack around the tabs: whose titles and bars are shown, and what a push covers.
@Suite("Nesting of containers", .application) @MainActor struct ContainerNestingTests {
    let stage = TransitionStage()

    private func screens() -> [UIViewController] {
        ["A", "B"].map { name in
            let screen = UIViewController()
            screen.navigationItem.title = "Page \(name)"
            screen.tabBarItem = UITabBarItem(title: "Tab \(name)", image: nil, selectedImage: nil)
            return screen
        }
    }

    /// Of bars in the window.
    private func bars<Bar: UIView>(_ kind: Bar.Type) -> [Bar] {
        func all(_ view: UIView) -> [Bar] { (view as? Bar).map { [$0] } ?? view.subviews.flatMap(all) }
        return all(stage.window).filter { !$0.isHidden }
    }

    private func isOnScreen(_ bar: UITabBar) -> Bool {
        bar.window != nil && stage.window.bounds.contains(bar.convert(bar.bounds, to: nil))
    }

    private func tabsAroundStacks() -> (UITabBarController, [UINavigationController]) {
        let tabs = UITabBarController()
        let stacks = screens().map { UINavigationController(rootViewController: $0) }
        tabs.viewControllers = stacks
        stage.window.rootViewController = tabs
        stage.advance(0.1)
        return (tabs, stacks)
    }

    private func stackAroundTabs() -> (UINavigationController, UITabBarController) {
        let tabs = UITabBarController()
        tabs.viewControllers = screens()
        let stack = UINavigationController(rootViewController: tabs)
        stage.window.rootViewController = stack
        stage.advance(0.1)
        return (stack, tabs)
    }

    // MARK: Tabs around stacks

    // Proves LS-9.1.
    @Test("each stack has a bar with its top screen's title; the tabs keep theirs")
    func ownBars() {
        defer { stage.finish() }
        let (tabs, stacks) = tabsAroundStacks()
        #expect(stacks[0].navigationBar !== stacks[1].navigationBar)
        #expect(bars(UINavigationBar.self) == [stacks[0].navigationBar])
        #expect(stacks[0].navigationBar.topItem?.title == "Page A")
        stacks[0].topViewController?.navigationItem.title = "Longer title"
        #expect(stacks[0].navigationBar.topItem?.title == "Longer title")
        #expect(tabs.tabBar.items?.map(\.title) == ["Tab A", "Tab B"])
        tabs.selectedIndex = 1
        stage.advance(0.1)
        #expect(bars(UINavigationBar.self) == [stacks[1].navigationBar])
        #expect(stacks[1].navigationBar.topItem?.title == "Page B")
        #expect(tabs.tabBar.items?.map(\.title) == ["Tab A", "Tab B"])
    }

    @Test("a pushed screen keeps the tab bar unless it says otherwise, and finds the tab bar controller", arguments: [false, true])
    func pushInside(hidesBar: Bool) {
        defer { stage.finish() }
        let (tabs, stacks) = tabsAroundStacks()
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = hidesBar
        stacks[0].pushViewController(pushed, animated: false)
        stage.advance(0.1)
        #expect(isOnScreen(tabs.tabBar) == !hidesBar)
        #expect(pushed.tabBarController === tabs)
        // The other stack is not concerned.
        tabs.selectedIndex = 1
        stage.advance(0.1)
        #expect(isOnScreen(tabs.tabBar))
        #expect(stacks[1].viewControllers.count == 1)
        tabs.selectedIndex = 0
        stacks[0].popViewController(animated: false)
        stage.advance(0.1)
        #expect(isOnScreen(tabs.tabBar))
    }

    // MARK: A stack around tabs

    // Proves LS-9.1.
    @Test("one bar for all tabs shows the title and the items of the tab bar controller, not those of the selected screen")
    func sharedBar() throws {
        defer { stage.finish() }
        let (stack, tabs) = stackAroundTabs()
        #expect(bars(UINavigationBar.self) == [stack.navigationBar])
        #expect(stack.navigationBar.topItem === tabs.navigationItem)
        #expect(stack.navigationBar.topItem?.title == nil)
        for (index, screen) in try #require(tabs.viewControllers).enumerated() {
            let (title, item) = (tabs.navigationItem.title, tabs.navigationItem.rightBarButtonItem)
            tabs.selectedIndex = index
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            stage.advance(0.1)
            // A selection changes neither.
            #expect(stack.navigationBar.topItem?.title == title)
            #expect(stack.navigationBar.topItem?.rightBarButtonItem === item)
            // A screen changes the shared bar through its tab bar controller.
            screen.tabBarController?.title = "Title \(index)"
            screen.tabBarController?.navigationItem.rightBarButtonItem = screen.navigationItem.rightBarButtonItem
            #expect(stack.navigationBar.topItem?.title == "Title \(index)")
            #expect(stack.navigationBar.topItem?.rightBarButtonItem === screen.navigationItem.rightBarButtonItem)
        }
        #expect(tabs.tabBar.items?.map(\.title) == ["Tab A", "Tab B"])
    }

    // Proves LS-9.1.
    @Test("a push covers the tab bar without the flag, has no tab bar controller, and a pop brings the same tab back")
    func pushOutside() throws {
        defer { stage.finish() }
        let (stack, tabs) = stackAroundTabs()
        tabs.selectedIndex = 1
        stage.advance(0.1)
        let pushed = UIViewController()
        let selected = try #require(tabs.selectedViewController)
        #expect(selected.navigationController === stack)
        selected.navigationController?.pushViewController(pushed, animated: true)
        stage.advance(1)
        #expect(!isOnScreen(tabs.tabBar))
        #expect(pushed.tabBarController == nil)
        #expect(pushed.view.safeAreaInsets.bottom == 34)
        stack.popViewController(animated: true)
        stage.advance(1)
        #expect(isOnScreen(tabs.tabBar))
        #expect(tabs.selectedIndex == 1)
    }
}
