import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// The bar of a tab bar controller: where it is, whose it is, and which tabs it has.
@Suite("Frames of container bars", .application) @MainActor struct ContainerBarFrameTests {
    let stage = TransitionStage()

    private final class Screen: UIViewController {
        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
    }

    private func shown(_ controllers: [UIViewController]) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        stage.window.rootViewController = tabs
        stage.advance(0.1)
        return tabs
    }

    private func stackAndOther() -> (tabs: UITabBarController, stack: UINavigationController, pushed: UIViewController) {
        let stack = UINavigationController(rootViewController: Screen("A"))
        let tabs = shown([stack, Screen("B")])
        tabs.tabBar.items?.first?.badgeValue = "3"
        let pushed = Screen("C")
        pushed.hidesBottomBarWhenPushed = true
        stack.pushViewController(pushed, animated: false)
        stage.advance(0.1)
        return (tabs, stack, pushed)
    }

    // MARK: Place

    @Test("in viewDidLoad the tab bar has its final frame at the bottom", arguments: [true, false])
    func placeInViewDidLoad(hasHomeIndicator: Bool) {
        final class Tabs: UITabBarController {
            var places: [CGRect] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                places.append(tabBar.frame)
            }
        }
        var device = DeviceState.standard
        if !hasHomeIndicator { device.safeBottom = 0 }
        let stage = TransitionStage(device: device)
        defer { stage.finish() }
        let window = stage.window
        let tabs = Tabs()
        tabs.viewControllers = [Screen("A"), Screen("B")]
        window.rootViewController = tabs
        stage.advance(0.1)
        let height: CGFloat = hasHomeIndicator ? 83 : 49
        let place = CGRect(x: 0, y: 852 - height, width: 393, height: height)
        #expect(tabs.places == [place])
        #expect(tabs.tabBar.frame == place)
    }

    @Test("a bar uses its sizeThatFits, safe area included")
    func ownHeight() {
        final class Bar: UITabBar {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: super.sizeThatFits(size).height + 20) }
        }
        defer { stage.finish() }
        let screen = Screen("A")
        let tabs = shown([screen])
        tabs.setValue(Bar(), forKey: "tabBar")
        stage.advance(0.1)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 749, width: 393, height: 103))
        #expect(screen.view.safeAreaInsets.bottom == 103)
    }

    @Test("a removed bar stays removed when another tab is selected")
    func removed() {
        defer { stage.finish() }
        let tabs = shown([Screen("A"), Screen("B")])
        tabs.tabBar.removeFromSuperview()
        tabs.selectedIndex = 1
        tabs.viewControllers = [Screen("C"), Screen("D")]
        stage.advance(0.1)
        #expect(tabs.tabBar.superview == nil)
    }

    @Test("a view above the bar stays above it after the bar left and returned with a screen")
    func viewsOverTheBar() throws {
        defer { stage.finish() }
        let stack = UINavigationController(rootViewController: Screen("A"))
        let tabs = shown([stack])
        let raised = UIView(frame: CGRect(x: 170, y: 740, width: 60, height: 60))
        tabs.view.addSubview(raised)
        let pushed = Screen("B")
        pushed.hidesBottomBarWhenPushed = true
        stack.pushViewController(pushed, animated: true)
        stage.advance(1)
        stack.popViewController(animated: true)
        stage.advance(1)
        #expect(tabs.view.subviews.last === raised)
        #expect(tabs.tabBar.superview === tabs.view)
    }

    @Test("selecting another tab during a push that hides the bar keeps the bar; the stack's tab has none", .contract("NV-8"))
    func switchDuringPush() {
        defer { stage.finish() }
        let stack = UINavigationController(rootViewController: Screen("A"))
        let tabs = shown([stack, Screen("B")])
        let rest = tabs.tabBar.frame
        let pushed = Screen("C")
        pushed.hidesBottomBarWhenPushed = true
        stack.pushViewController(pushed, animated: true)
        stage.advance(0.1)
        tabs.selectedIndex = 1
        stage.advance(1.5)
        #expect(tabs.tabBar.superview === tabs.view)
        #expect(tabs.tabBar.frame == rest)
        tabs.selectedIndex = 0
        stage.advance(0.1)
        #expect(tabs.tabBar.frame.maxX <= 0)
        #expect(tabs.tabBar.superview === tabs.view)
    }

    // MARK: On the way back

    private func layout(of bar: UITabBar) -> [CGRect] { bar.buttons.flatMap { [$0.frame] + $0.subviews.map(\.frame) } }

    @Test("a pop that brings back the bar lays its items out as at rest", .contract("NV-8"))
    func itemsDuringPop() {
        defer { stage.finish() }
        let (tabs, stack, _) = stackAndOther()
        tabs.tabBar.layoutIfNeeded()
        stack.popViewController(animated: true)
        stage.advance(0.1)
        let moving = layout(of: tabs.tabBar)
        #expect(tabs.tabBar.superview !== tabs.view)
        #expect(tabs.tabBar.safeAreaInsets.bottom == 34)
        stage.advance(1)
        #expect(moving == layout(of: tabs.tabBar))
        #expect(tabs.tabBar.buttons.allSatisfy { $0.frame.height == 49 && $0.frame.minY == 0 })
    }

    @Test("an interactive pop lays the bar's items out as at rest", .contract("NV-8", "NV-9"))
    func itemsDuringDrag() {
        defer { stage.finish() }
        let (tabs, stack, _) = stackAndOther()
        stage.app.touch(.began, 5, 400)
        for x in stride(from: 20.0, through: 300, by: 20) {
            stage.advance(1.0 / 60)
            stage.app.touch(.moved, x, 400)
        }
        stage.advance(0.1)
        let moving = layout(of: tabs.tabBar)
        #expect(tabs.tabBar.superview !== tabs.view)
        stage.app.touch(.ended, 300, 400)
        stage.advance(1)
        #expect(stack.viewControllers.count == 1)
        #expect(tabs.tabBar.superview === tabs.view)
        #expect(moving == layout(of: tabs.tabBar))
        #expect(tabs.tabBar.buttons.allSatisfy { $0.frame.height == 49 })
    }

    @Test("a bar that left with a screen is not on screen for scripts or VoiceOver", .contract("NV-8"))
    func hiddenBar() throws {
        defer { stage.finish() }
        let (tabs, stack, _) = stackAndOther()
        let button = try #require(tabs.tabBar.buttons.last)
        func isListed() -> Bool { AccessibilityTree.elements(of: [stage.window]).contains { $0.className == "UITabBarButton" } }
        func isRead() -> Bool { AccessibilityOrder.items(of: [stage.window]).contains { $0 === button } }
        #expect(!isListed())
        #expect(!isRead())
        stack.popViewController(animated: true)
        stage.advance(1)
        #expect(isListed())
        #expect(isRead())
    }

    // MARK: Delegate, class of the items

    @Test("the bar's delegate is the tab bar controller; a tap selects even where a subclass does not call super", .contract("TB-10"))
    func delegate() {
        final class Tabs: UITabBarController {
            var chosen: [String?] = []
            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.title) }
        }
        defer { stage.finish() }
        let window = stage.window
        let tabs = Tabs()
        tabs.viewControllers = [Screen("A"), Screen("B")]
        window.rootViewController = tabs
        stage.advance(0.1)
        #expect(tabs.tabBar.delegate === tabs)
        stage.app.tap(300, 800)
        stage.advance(0.1)
        #expect(tabs.chosen == ["B"])
        #expect(tabs.selectedIndex == 1)
    }

    @Test("the items' views are of the class UITabBarButton")
    func className() {
        defer { stage.finish() }
        let tabs = shown([Screen("A"), Screen("B")])
        let names = tabs.tabBar.subviews.map { String(describing: type(of: $0)) }
        #expect(names.filter { $0 == "UITabBarButton" }.count == 2)
    }

    // MARK: Tabs

    @Test("addChild adds a tab, and the first one is selected")
    func addChild() {
        defer { stage.finish() }
        let tabs = shown([])
        let (a, b) = (Screen("A"), Screen("B"))
        tabs.addChild(a)
        tabs.addChild(b)
        stage.advance(0.1)
        #expect(tabs.viewControllers == [a, b])
        let items: [UITabBarItem] = [a.tabBarItem, b.tabBarItem]
        #expect(tabs.tabBar.items == items)
        #expect(tabs.selectedViewController === a)
        #expect(a.view.window != nil)
        tabs.selectedIndex = 1
        stage.advance(0.1)
        #expect(b.view.window != nil)
        #expect(a.view.window == nil)
        #expect(tabs.tabBar.selectedItem === b.tabBarItem)
        tabs.addChild(b)
        #expect(tabs.viewControllers == [a, b])
        b.removeFromParent()
        #expect(tabs.viewControllers == [a])
        #expect(tabs.selectedViewController === a)
    }

    @Test("a sixth child on a phone is in the More list")
    func addSixthChild() {
        defer { stage.finish() }
        let tabs = shown((0..<5).map { Screen("\($0)") })
        tabs.addChild(Screen("5"))
        #expect(tabs.viewControllers?.count == 6)
        #expect(tabs.tabBar.items?.last === tabs.moreNavigationController.tabBarItem)
    }

    @Test("a tabBarItem set after viewControllers is in the bar and can be selected")
    func lateItems() {
        defer { stage.finish() }
        let screens = (0..<2).map { _ in UIViewController() }
        let tabs = shown(screens)
        for (index, screen) in screens.enumerated() { screen.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index) }
        #expect(tabs.tabBar.items?.map(\.title) == ["Tab 0", "Tab 1"])
        tabs.selectedIndex = 1
        #expect(tabs.tabBar.selectedItem === screens[1].tabBarItem)
    }

    @Test("a stack's tab follows its later root screen, and that screen's later item")
    func lateItemsOfStacks() {
        defer { stage.finish() }
        let (stack, root) = (UINavigationController(), UIViewController())
        let tabs = shown([stack, UIViewController()])
        root.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        stack.viewControllers = [root]
        #expect(tabs.tabBar.items?.first === root.tabBarItem)
        root.tabBarItem = UITabBarItem(title: "House", image: nil, tag: 0)
        #expect(tabs.tabBar.items?.first?.title == "House")
        #expect(tabs.tabBar.selectedItem === root.tabBarItem)
        stack.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
        #expect(tabs.tabBar.items?.first?.title == "Own")
    }

    @Test("screens that return a new item at each call can be selected, in code and by a tap")
    func itemsMadeAnew() {
        final class Restless: UIViewController {
            override var tabBarItem: UITabBarItem! {
                get { UITabBarItem(title: "X", image: nil, tag: 0) }
                set {}
            }
        }
        defer { stage.finish() }
        let tabs = shown([Restless(), Restless()])
        tabs.selectedIndex = 1
        stage.advance(0.1)
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?.last)
        stage.app.tap(100, 800)
        stage.advance(0.1)
        #expect(tabs.selectedIndex == 0)
    }

    // MARK: Navigation bars

    @Test("in viewDidLoad a navigation controller's bar is below the status bar")
    func navigationBarInViewDidLoad() {
        final class Stack: UINavigationController {
            var place: CGRect?
            override func viewDidLoad() {
                super.viewDidLoad()
                place = navigationBar.frame
            }
        }
        defer { stage.finish() }
        let window = stage.window
        let stack = Stack(rootViewController: Screen("A"))
        window.rootViewController = stack
        stage.advance(0.1)
        let place = CGRect(x: 0, y: 59, width: 393, height: 44)
        #expect(stack.place == place)
        #expect(stack.navigationBar.frame == place)
    }

    @Test("a removed navigation bar stays removed")
    func navigationBarRemoved() {
        defer { stage.finish() }
        let stack = UINavigationController(rootViewController: Screen("A"))
        stage.window.rootViewController = stack
        stage.advance(0.1)
        stack.navigationBar.removeFromSuperview()
        stack.pushViewController(Screen("B"), animated: true)
        stage.advance(1)
        #expect(stack.navigationBar.superview == nil)
    }

    @Test("a navigation controller that conforms is its bar's delegate")
    func navigationBarDelegate() {
        final class Stack: UINavigationController, UINavigationBarDelegate {}
        defer { stage.finish() }
        _ = stage.window
        let stack = Stack(rootViewController: Screen("A"))
        #expect(stack.navigationBar.delegate === stack)
    }
}
