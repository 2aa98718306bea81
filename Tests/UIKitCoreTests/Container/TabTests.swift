import Foundation
import Testing

@testable import UIKitCore

/// Tabs with identifiers, in groups and alone.
@Suite("Tabs", .application) @MainActor struct TabTests {
    private let stage = TransitionStage()

    private final class Listener: NSObject, UITabBarControllerDelegate {
        var allows = true
        var heard: [String] = []
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            heard.append("should \(tab.identifier)")
            return allows
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
            heard.append("did \(selectedTab.identifier) from \(previousTab?.identifier ?? "none")")
        }
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name.uppercased(), image: nil, identifier: name) { _ in UIViewController() }
    }

    private func shown(_ tabs: [UITab]) -> UITabBarController {
        let window = stage.window
        let controller = UITabBarController(tabs: tabs)
        window.rootViewController = controller
        stage.advance(0.1)
        return controller
    }

    private func tap(_ index: Int, of count: Int) {
        stage.app.tap((Double(index) + 0.5) * 393 / Double(count), 852 - 34 - 25)
        stage.advance(0.1)
    }

    @Test("the provider makes the screen once; the bar shows title and badge, also when they change")
    func screens() {
        defer { stage.finish() }
        var made = 0
        let first = UITab(title: "A", image: nil, identifier: "a") { tab in
            #expect(tab.identifier == "a")
            made += 1
            return UIViewController()
        }
        let controller = shown([first, tab("b")])
        #expect(made == 1)
        #expect(controller.viewControllers?.first === first.viewController)
        #expect(made == 1)
        #expect(controller.tabBar.items?.map(\.title) == ["A", "B"])
        first.badgeValue = "3"
        first.title = "Alpha"
        #expect(controller.tabBar.items?.first?.title == "Alpha")
        #expect(controller.tabBar.items?.first?.badgeValue == "3")
        #expect(first.viewController?.tab === first)
        #expect(first.tabBarController === controller)
        #expect(UIViewController().tab == nil)
    }

    @Test("a tap asks for the tab and reports it with the one before; a refused tap changes nothing")
    func delegate() {
        defer { stage.finish() }
        let controller = shown([tab("a"), tab("b")])
        let listener = Listener()
        controller.delegate = listener
        tap(1, of: 2)
        #expect(listener.heard == ["should b", "did b from a"])
        #expect(controller.selectedTab?.identifier == "b")
        listener.allows = false
        tap(0, of: 2)
        #expect(controller.selectedTab?.identifier == "b")
        #expect(listener.heard.last == "should a")
        controller.selectedTab = controller.tab(forIdentifier: "a")
        #expect(controller.selectedIndex == 0)
        #expect(listener.heard.count == 3)
    }

    @Test("a group shows its default child, then the selected one; a tab in it is found and selected from outside")
    func group() {
        defer { stage.finish() }
        let (x, y) = (tab("x"), tab("y"))
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [x, y])
        group.defaultChildIdentifier = "y"
        let controller = shown([tab("a"), group])
        #expect(controller.tab(forIdentifier: "x") === x)
        #expect(controller.tab(forIdentifier: "z") == nil)
        #expect(x.parent === group)
        controller.selectedTab = group
        stage.advance(0.1)
        #expect(controller.selectedTab === y)
        #expect(y.viewController?.viewIfLoaded?.window === stage.window)
        controller.selectedIndex = 0
        controller.selectedTab = x
        stage.advance(0.1)
        #expect(controller.selectedIndex == 1)
        #expect(group.selectedChild === x)
        #expect(x.viewController?.viewIfLoaded?.window === stage.window)
        #expect(y.viewController?.viewIfLoaded?.window == nil)
        group.selectedChild = tab("stranger")
        #expect(group.selectedChild === x)
        group.children = [y]
        #expect(x.parent == nil)
        #expect(controller.selectedTab === y)
    }

    @Test("a managing navigation controller has the group's screen below the selected child's")
    func managing() {
        defer { stage.finish() }
        let x = tab("x")
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [x]) { _ in UIViewController() }
        let navigation = UINavigationController()
        group.managingNavigationController = navigation
        let controller = shown([group])
        #expect(controller.viewControllers?.first === navigation)
        #expect(navigation.viewControllers == [group.viewController])
        #expect(controller.selectedTab === group)
        group.selectedChild = x
        stage.advance(1)
        #expect(navigation.viewControllers == [group.viewController, x.viewController])
        #expect(x.managingTabGroup === group)
        #expect(x.viewController?.tab === x)
    }

    @Test("the order of display begins with the named children")
    func order() {
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [tab("a"), tab("b"), tab("c")])
        group.displayOrderIdentifiers = ["c", "none", "a"]
        #expect(group.displayOrder.map(\.identifier) == ["c", "a", "b"])
        #expect(group.children.map(\.identifier) == ["a", "b", "c"])
    }

    @Test("a hidden tab is not in the bar; screens set by the app have no tabs")
    func hiding() {
        defer { stage.finish() }
        let b = tab("b")
        let controller = shown([tab("a"), b])
        b.isHidden = true
        #expect(controller.tabBar.items?.map(\.title) == ["A"])
        controller.selectedTab = b
        #expect(controller.selectedTab?.identifier == "a")
        b.isHidden = false
        #expect(controller.tabBar.items?.count == 2)
        controller.viewControllers = [UIViewController()]
        #expect(controller.tabs.isEmpty)
        #expect(controller.selectedTab == nil)
        #expect(b.tabBarController == nil)
    }

    @Test("properties that subclasses have under these names are theirs; the tabs remain")
    func sameNames() {
        final class Root: UITabBarController {
            enum Page { case mail, ports }
            var tabs: [Page] = [.mail, .ports]
            var selectedTab = Page.ports
            var mode = "compact"
            var isTabBarHidden: Bool { tabs.isEmpty }
        }
        final class Replies: UIViewController {
            var tab = 3
        }
        let root = Root()
        root.selectedTab = .mail
        #expect(root.tabs.count == 2)
        #expect(!root.isTabBarHidden)
        #expect((root as UITabBarController).tabs.isEmpty)
        let replies = Replies()
        let known = UITab(title: "Replies", image: nil, identifier: "replies") { _ in replies }
        (root as UITabBarController).tabs = [known]
        #expect(replies.tab == 3)
        #expect((replies as UIViewController).tab === known)
    }

    @Test("hiding the bar gives its space to the screens")
    func hiddenBar() {
        defer { stage.finish() }
        let a = tab("a")
        let controller = shown([a])
        let before = a.viewController?.view.safeAreaInsets.bottom
        controller.isTabBarHidden = true
        stage.advance(0.1)
        #expect(controller.tabBar.isHidden)
        #expect(before == 83)
        #expect(a.viewController?.view.safeAreaInsets.bottom == 34)
        controller.setTabBarHidden(false, animated: true)
        stage.advance(0.5)
        #expect(a.viewController?.view.safeAreaInsets.bottom == 83)
    }

    @Test("hiding with a fade shows the bar until the fade has ended")
    func fade() {
        defer { stage.finish() }
        let a = tab("a")
        let controller = shown([a])
        controller.setTabBarHidden(true, animated: true)
        #expect(controller.isTabBarHidden)
        #expect(!controller.tabBar.isHidden)
        stage.advance(0.1)
        #expect(a.viewController?.view.safeAreaInsets.bottom == 34)
        stage.advance(0.5)
        #expect(controller.tabBar.isHidden)
        controller.setTabBarHidden(false, animated: false)
        #expect(controller.tabBar.alpha == 1)
        #expect(!controller.tabBar.isHidden)
    }

    @Test("a phone's bar has the tabs for a compact width; a tab belongs to one controller")
    func compact() {
        defer { stage.finish() }
        let (a, b) = (tab("a"), tab("b"))
        let controller = shown([a, b])
        controller.compactTabIdentifiers = ["b"]
        #expect(controller.tabBar.items?.map(\.title) == ["B"])
        #expect(controller.tabs.count == 2)
        controller.compactTabIdentifiers = nil
        #expect(controller.tabBar.items?.count == 2)
        let other = UITabBarController(tabs: [a])
        #expect(controller.tabs == [b])
        #expect(a.tabBarController === other)
    }

    @Test("the delegate chooses the screens of a group's stack")
    func displayedScreens() {
        defer { stage.finish() }
        final class Chooser: NSObject, UITabBarControllerDelegate {
            let extra = UIViewController()
            func tabBarController(
                _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
                proposedViewControllers: [UIViewController]
            ) -> [UIViewController] { proposedViewControllers + [extra] }
        }
        let x = tab("x")
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [x]) { _ in UIViewController() }
        let navigation = UINavigationController()
        group.managingNavigationController = navigation
        let controller = shown([group])
        let chooser = Chooser()
        controller.delegate = chooser
        group.selectedChild = x
        stage.advance(1)
        #expect(navigation.viewControllers == [group.viewController, x.viewController, chooser.extra])
    }

    @Test("the search tab has a title and an icon of its own")
    func search() {
        let tab = UISearchTab { _ in UIViewController() }
        #expect(tab.title == UITabBarItem(tabBarSystemItem: .search, tag: 0).title)
        #expect(tab.image != nil)
    }
}
