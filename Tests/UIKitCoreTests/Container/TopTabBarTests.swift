import DeviceProtocol
import Foundation
import Testing

@testable import UIKitCore

/// The bar of tabs at the top of pads since iOS 18.
@Suite("Bar of tabs at the top of pads", .application) @MainActor struct TopTabBarTests {
    private static func pad(_ version: String) -> DeviceState {
        var device = DeviceState.pad
        device.systemVersion = version
        return device
    }

    private func shown(_ screens: [UIViewController], on stage: TransitionStage) -> UITabBarController {
        for (index, screen) in screens.enumerated() { screen.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index) }
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        stage.window.rootViewController = tabs
        stage.advance(0.1)
        return tabs
    }

    private func item(of navigation: UINavigationController) throws -> NavigationItemView {
        try #require(navigation.navigationBar.subviews.compactMap { $0 as? NavigationItemView }.last)
    }

    @Test("values: centred at the top, along the bottom, and away from both")
    func place() {
        let size = CGSize(width: 800, height: 1000)
        let top = TabBarPlace(size: size, natural: CGSize(width: 301, height: 50), isAtTop: true, safeTop: 24)
        #expect(top.frame == CGRect(x: 250, y: 24, width: 301, height: 50))
        #expect(top.hidden(isAside: false, isReplaced: false) == top.frame)
        #expect(top.hidden(isAside: true, isReplaced: false).maxY == 0)
        #expect(top.hidden(isAside: false, isReplaced: true).maxY == 0)
        #expect(top.covered(safeBottom: 20, isInNavigationRow: true) == .zero)
        #expect(top.covered(safeBottom: 20, isInNavigationRow: false) == UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
        let bottom = TabBarPlace(size: size, natural: CGSize(width: 800, height: 70), isAtTop: false, safeTop: 24)
        #expect(bottom.frame == CGRect(x: 0, y: 930, width: 800, height: 70))
        #expect(bottom.hidden(isAside: true, isReplaced: false).minX == -800)
        #expect(bottom.hidden(isAside: false, isReplaced: true).minY == 1000)
        #expect(bottom.covered(safeBottom: 20, isInNavigationRow: true).bottom == 50)
        // Wider than the screen.
        #expect(
            TabBarPlace(size: size, natural: CGSize(width: 900, height: 50), isAtTop: true, safeTop: 0).frame
                == CGRect(x: 0, y: 0, width: 800, height: 50))
    }

    @Test("tabs have their natural widths, share less in proportion, and begin where reading begins")
    func layout() {
        let tabs = FloatingTabsLayout(widths: [100, 60], inset: 5)
        #expect(tabs.naturalWidth == 170)
        #expect(tabs.frames(in: CGSize(width: 170, height: 50), isRightToLeft: false).map(\.minX) == [5, 105])
        #expect(tabs.frames(in: CGSize(width: 170, height: 50), isRightToLeft: true).map(\.minX) == [65, 5])
        #expect(tabs.frames(in: CGSize(width: 90, height: 50), isRightToLeft: false).map(\.width) == [50, 30])
        #expect(tabs.frames(in: .zero, isRightToLeft: false).map(\.width) == [0, 0])
        #expect(FloatingTabsLayout(widths: [], inset: 5).frames(in: .zero, isRightToLeft: false).isEmpty)
    }

    @Test("since iOS 18 a pad's bar is at the top and covers the top of a screen; before, along the bottom", arguments: ["17.5", "18.0"])
    func versions(version: String) {
        let stage = TransitionStage(device: Self.pad(version))
        defer { stage.finish() }
        let screen = UIViewController()
        let tabs = shown([screen, UIViewController()], on: stage)
        let isAtTop = version == "18.0"
        let bounds = stage.window.bounds
        let safe = stage.window.safeAreaInsets
        #expect(tabs.tabBar.frame.minY == (isAtTop ? safe.top : bounds.height - 50 - safe.bottom))
        #expect(abs(tabs.tabBar.frame.midX - bounds.midX) <= 0.5)
        #expect(screen.view.safeAreaInsets.top == safe.top + (isAtTop ? 50 : 0))
        #expect(screen.view.safeAreaInsets.bottom == safe.bottom + (isAtTop ? 0 : 50))
        #expect(screen.view.frame == bounds)
        // A screen that does not extend under bars.
        screen.edgesForExtendedLayout = []
        tabs.view.setNeedsLayout()
        stage.advance(0.1)
        #expect(screen.view.frame.minY == (isAtTop ? safe.top + 50 : 0))
        // A tap selects.
        let second = tabs.tabBar.buttons[1]
        let point = second.convert(CGPoint(x: second.bounds.midX, y: second.bounds.midY), to: nil)
        stage.app.tap(point.x, point.y)
        stage.advance(0.5)
        #expect(tabs.selectedIndex == 1)
    }

    @Test("phones and compact widths keep the bar along the bottom; a width class of the app's changes it at once")
    func compact() {
        var phone = DeviceState.standard
        phone.systemVersion = "18.5"
        let small = TransitionStage(device: phone)
        let bar = shown([UIViewController()], on: small).tabBar
        #expect(bar.frame.maxY == small.window.bounds.maxY)
        small.finish()
        let stage = TransitionStage(device: Self.pad("18.5"))
        defer { stage.finish() }
        let tabs = shown([UIViewController(), UIViewController()], on: stage)
        #expect(tabs.tabBar.isFloating)
        tabs.traitOverrides.horizontalSizeClass = .compact
        stage.advance(0.1)
        #expect(!tabs.tabBar.isFloating)
        #expect(tabs.tabBar.frame.maxY == stage.window.bounds.maxY)
        #expect(tabs.tabBar.frame.width == stage.window.bounds.width)
        tabs.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        stage.advance(0.1)
        #expect(tabs.tabBar.isFloating)
        #expect(tabs.tabBar.frame.minY == stage.window.safeAreaInsets.top)
    }

    @Test("a navigation bar shares the row: its title follows the leading items, and no group reaches the tabs", arguments: [false, true])
    func navigation(isRightToLeft: Bool) throws {
        let stage = TransitionStage(device: Self.pad("18.5"))
        defer { stage.finish() }
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        let tabs = shown([navigation, UIViewController()], on: stage)
        if isRightToLeft { tabs.traitOverrides.layoutDirection = .rightToLeft }
        stage.advance(0.1)
        let bar = navigation.navigationBar
        #expect(bar.frame.minY == tabs.tabBar.frame.minY)
        #expect(root.view.safeAreaInsets.top == bar.frame.maxY)
        let next = UIViewController()
        next.title = "A title that is much longer than what is free next to the tabs"
        next.navigationItem.rightBarButtonItems = (0..<6).map {
            UIBarButtonItem(title: "Button \($0)", style: .plain, target: nil, action: nil)
        }
        navigation.pushViewController(next, animated: false)
        stage.advance(0.1)
        let view = try item(of: navigation)
        let tabsFrame = tabs.tabBar.frame
        let title = view.middleContent.frame
        let back = try #require(view.back).frame
        #expect(title.width > 44)
        if isRightToLeft {
            #expect(title.maxX <= back.minX)
            #expect(title.minX >= tabsFrame.maxX)
            #expect(view.right.frame.maxX <= tabsFrame.minX)
        } else {
            #expect(title.minX >= back.maxX)
            #expect(title.maxX <= tabsFrame.minX)
            #expect(view.right.frame.minX >= tabsFrame.maxX)
        }
    }

    @Test("without its navigation bar a screen begins below the tabs; without the tabs the title is in the middle again")
    func hiddenBars() throws {
        let stage = TransitionStage(device: Self.pad("18.5"))
        defer { stage.finish() }
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        let tabs = shown([navigation, UIViewController()], on: stage)
        let safe = stage.window.safeAreaInsets
        navigation.setNavigationBarHidden(true, animated: false)
        stage.advance(0.1)
        #expect(root.view.safeAreaInsets.top == safe.top + 50)
        navigation.setNavigationBarHidden(false, animated: false)
        stage.advance(0.1)
        let left = try item(of: navigation).middleContent.frame.midX
        #expect(left < tabs.tabBar.frame.minX)
        tabs.setTabBarHidden(true, animated: false)
        stage.advance(0.1)
        let middle = try item(of: navigation).middleContent.frame.midX
        #expect(abs(middle - stage.window.bounds.midX) <= 1)
        #expect(root.view.safeAreaInsets.top == safe.top + 50)
    }

    @Test("NV-8: a screen that hides the bottom bar moves the bar above the screen, and back")
    func hidesBottomBar() {
        let stage = TransitionStage(device: Self.pad("18.5"))
        defer { stage.finish() }
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = shown([navigation, UIViewController()], on: stage)
        let place = tabs.tabBar.frame
        let next = UIViewController()
        next.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: true)
        stage.advance(1)
        #expect(tabs.tabBar.superview === tabs.view)
        #expect(tabs.tabBar.frame.maxY <= 0)
        navigation.popViewController(animated: true)
        stage.advance(1)
        #expect(tabs.tabBar.frame == place)
    }

    @Test("a search in the navigation bar keeps the row of the tabs")
    func search() {
        let stage = TransitionStage(device: Self.pad("18.5"))
        defer { stage.finish() }
        let root = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        root.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: root)
        let tabs = shown([navigation, UIViewController()], on: stage)
        search.isActive = true
        stage.advance(1)
        #expect(search.isActive)
        let field = search.searchBar.searchTextField
        #expect(field.convert(field.bounds, to: nil).minY >= tabs.tabBar.frame.maxY)
        search.isActive = false
        stage.advance(1)
    }

    @Test("the button of the sidebar is next to the tabs, and the sidebar takes their place")
    func sidebar() throws {
        let stage = TransitionStage(device: Self.pad("18.5"))
        defer { stage.finish() }
        let tabs = UITabBarController(
            tabs: ["a", "b"].map { name in UITab(title: name, image: nil, identifier: name) { _ in UIViewController() } })
        tabs.mode = .tabSidebar
        stage.window.rootViewController = tabs
        stage.advance(0.1)
        guard tabs.sidebarSlot.isHidden, let button = tabs.view.subviews.first(where: { $0 is SidebarButton }) else {
            Issue.record("no button on a pad that is higher than wide")
            return
        }
        #expect(button.frame.maxX <= tabs.tabBar.frame.minX)
        #expect(button.frame.midY == tabs.tabBar.frame.midY)
        #expect(tabs.sidebarSlot.row(with: tabs.tabBar.frame).minX == button.frame.minX)
        tabs.sidebarSlot.setHidden(false, animated: false)
        stage.advance(0.1)
        #expect(tabs.tabBar.frame.maxY <= 0)
        #expect(tabs.sidebarSlot.row(with: tabs.tabBar.frame) == tabs.tabBar.frame)
    }
}
