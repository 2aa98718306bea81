import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

@Suite("Tab customization", .application) @MainActor struct TabBarCustomizationTests {
    private let journal = Journal()
    private let stage = TransitionStage()
    private let kept = Kept()

    /// Delegates are weak references.
    @MainActor private final class Kept { var listener: NSObject? }

    private final class Listener: NSObject, UITabBarControllerDelegate {
        let journal: Journal
        init(_ journal: Journal) { self.journal = journal }
        private func names(_ controllers: [UIViewController]) -> String { controllers.compactMap(\.title).joined() }
        func tabBarController(_ tabs: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
            journal.add("will begin \(names(viewControllers)) \(tabs.tabBar.isCustomizing)")
        }
        func tabBarController(_ tabs: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool) {
            journal.add("will end \(names(viewControllers)) \(changed), has \(names(tabs.viewControllers ?? []))")
        }
        func tabBarController(_ tabs: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool) {
            journal.add("did end \(names(viewControllers)) \(changed), has \(names(tabs.viewControllers ?? []))")
        }
        func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) { journal.add("select") }
    }

    private final class BarListener: NSObject, UITabBarDelegate {
        let journal: Journal
        init(_ journal: Journal) { self.journal = journal }
        private func names(_ items: [UITabBarItem]) -> String { items.compactMap(\.title).joined() }
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { journal.add("select") }
        func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { journal.add("will begin \(names(items))") }
        func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { journal.add("did begin \(names(items))") }
        func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) { journal.add("will end \(changed)") }
        func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) { journal.add("did end \(changed)") }
    }

    private func shown(_ names: String, _ set: (UITabBarController) -> Void = { _ in }) -> UITabBarController {
        let window = stage.window
        let tabs = UITabBarController()
        tabs.viewControllers = names.map { name in
            let screen = UIViewController()
            screen.title = String(name)
            return screen
        }
        let listener = Listener(journal)
        kept.listener = listener
        tabs.delegate = listener
        set(tabs)
        window.rootViewController = tabs
        tabs.selectedViewController = tabs.moreNavigationController
        stage.advance(0.5)
        return tabs
    }

    /// The list must not be asked again under another test's device.
    private func finish() {
        stage.window.rootViewController = nil
        stage.window.isHidden = true
        stage.finish()
    }

    private var all: [UIView] {
        func views(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views($0) } }
        return views(stage.window)
    }
    private var page: TabBarCustomizationView? { all.lazy.compactMap { $0 as? TabBarCustomizationView }.first }

    private func middle(_ view: UIView) -> CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }

    private func tapButton(_ title: String) throws {
        let button = try #require(all.lazy.compactMap { $0 as? UIButton }.last { $0.accessibilityLabel == title })
        let place = middle(button)
        stage.app.tap(place.x, place.y)
        stage.advance(1)
    }

    /// Of the page, or of the bar.
    private func tab(_ title: String, in view: UIView?) throws -> UITabBarButton {
        try #require(view?.subviews.compactMap { $0 as? UITabBarButton }.first { $0.item.title == title })
    }

    private func drag(_ from: UIView, to: CGPoint, lifts: Bool = true) {
        let start = middle(from)
        stage.app.touch(.began, start.x, start.y)
        for step in 1...10 {
            stage.advance(1.0 / 60)
            let share = CGFloat(step) / 10
            stage.app.touch(.moved, start.x + (to.x - start.x) * share, start.y + (to.y - start.y) * share)
        }
        if lifts { stage.app.touch(.ended, to.x, to.y) }
        stage.advance(0.5)
    }

    private func names(_ bar: UITabBar) -> String { (bar.items ?? []).compactMap(\.title).joined(separator: " ") }

    @Test("an icon dragged onto a tab replaces it; Done notifies, and the controllers have the new order", .contract("TB-5"))
    func replaces() throws {
        defer { finish() }
        let tabs = shown("ABCDEFG")
        #expect(tabs.customizableViewControllers?.count == 7)
        try tapButton("Edit")
        #expect(journal.take() == ["will begin ABCDEFG true"])
        let page = try #require(page)
        #expect(page.frame == tabs.view.bounds)
        #expect(tabs.tabBar.isCustomizing)
        drag(try tab("F", in: page), to: middle(try tab("B", in: tabs.tabBar)))
        #expect(names(tabs.tabBar) == "A F C D More")
        // One that has a tab changes places.
        drag(try tab("D", in: page), to: middle(try tab("A", in: tabs.tabBar)))
        #expect(names(tabs.tabBar) == "D F C A More")
        // The More tab stays, and an icon dropped elsewhere changes nothing.
        drag(try tab("E", in: page), to: middle(try tab("More", in: tabs.tabBar)))
        drag(try tab("E", in: page), to: CGPoint(x: 200, y: 500))
        #expect(names(tabs.tabBar) == "D F C A More")
        #expect(journal.take() == [])
        try tapButton("Done")
        #expect(journal.take() == ["will end DFCABEG true, has ABCDEFG", "did end DFCABEG true, has DFCABEG"])
        #expect(self.page == nil)
        #expect(!tabs.tabBar.isCustomizing)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        let list = try #require(tabs.moreNavigationController.topViewController as? UITableViewController)
        #expect(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "B")
        // Tabs choose again.
        let first = middle(try tab("D", in: tabs.tabBar))
        stage.app.tap(first.x, first.y)
        stage.advance(0.1)
        #expect(tabs.selectedViewController?.title == "D")
        #expect(tabs.selectedViewController?.view.window != nil)
        #expect(tabs.selectedIndex == 0)
    }

    @Test("tabs swap places without selection; tabs that are not customizable stay")
    func swaps() throws {
        defer { finish() }
        let tabs = shown("ABCDEF") { $0.customizableViewControllers = $0.viewControllers.map { Array($0.dropFirst()) } }
        try tapButton("Edit")
        #expect(journal.take() == ["will begin BCDEF true"])
        drag(try tab("B", in: tabs.tabBar), to: middle(try tab("C", in: tabs.tabBar)))
        #expect(names(tabs.tabBar) == "A C B D More")
        drag(try tab("A", in: tabs.tabBar), to: middle(try tab("C", in: tabs.tabBar)))
        drag(try tab("E", in: page), to: middle(try tab("A", in: tabs.tabBar)))
        #expect(names(tabs.tabBar) == "A C B D More")
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        // Back again: nothing changed.
        drag(try tab("B", in: tabs.tabBar), to: middle(try tab("C", in: tabs.tabBar)))
        try tapButton("Done")
        #expect(journal.take() == ["will end ABCDEF false, has ABCDEF", "did end ABCDEF false, has ABCDEF"])
    }

    @Test("the Edit button shows while some screens have no tab and may be customized, unless the app removed it")
    func offer() throws {
        defer { finish() }
        let tabs = shown("ABCDEF")
        let list = try #require(tabs.moreNavigationController.viewControllers.first)
        #expect(list.navigationItem.rightBarButtonItem != nil)
        tabs.customizableViewControllers = []
        #expect(list.navigationItem.rightBarButtonItem == nil)
        tabs.customizableViewControllers = tabs.viewControllers
        #expect(list.navigationItem.rightBarButtonItem != nil)
        tabs.moreNavigationController.navigationBar.topItem?.rightBarButtonItem = nil
        list.beginAppearanceTransition(true, animated: false)
        list.endAppearanceTransition()
        #expect(list.navigationItem.rightBarButtonItem == nil)
    }

    @Test("setting new screens ends it without notification; rotation resizes the page")
    func abandoned() throws {
        defer { finish() }
        let tabs = shown("ABCDEF")
        try tapButton("Edit")
        drag(try tab("F", in: page), to: middle(try tab("A", in: tabs.tabBar)), lifts: false)
        stage.app.send(.deviceChanged(stage.app.environment.device.turned))
        stage.advance(1)
        #expect(page?.frame == tabs.view.bounds)
        #expect(tabs.view.bounds.width > tabs.view.bounds.height)
        _ = journal.take()
        tabs.viewControllers = tabs.viewControllers.map { Array($0.prefix(2)) }
        #expect(page == nil)
        #expect(!tabs.tabBar.isCustomizing)
        #expect(names(tabs.tabBar) == "A B")
        #expect(journal.take() == [])
        #expect(!all.contains { $0 is UITabBarButton && !$0.isDescendant(of: tabs.tabBar) })
    }

    @Test("a standalone bar behaves alike, notifies its delegate, and reports whether anything changed")
    func ownBar() throws {
        defer { finish() }
        let bar = UITabBar(frame: CGRect(x: 0, y: 760, width: 393, height: 49))
        let items = "ABCD".map { UITabBarItem(title: String($0), image: nil, tag: 0) }
        bar.items = Array(items.prefix(3))
        bar.selectedItem = items[0]
        let listener = BarListener(journal)
        kept.listener = listener
        bar.delegate = listener
        _ = stage.window
        stage.root.view.addSubview(bar)
        stage.advance(0.1)
        #expect(!bar.endCustomizing(animated: false))
        #expect(journal.take() == [])
        bar.beginCustomizingItems(Array(items.suffix(3)))
        #expect(bar.isCustomizing)
        #expect(journal.take() == ["will begin BCD"])
        stage.advance(1)
        #expect(journal.take() == ["did begin BCD"])
        drag(try tab("D", in: page), to: middle(try tab("B", in: bar)))
        #expect(names(bar) == "A D C")
        #expect(bar.selectedItem === items[0])
        #expect(bar.endCustomizing(animated: true))
        #expect(!bar.isCustomizing)
        #expect(journal.take() == ["will end true"])
        stage.advance(1)
        #expect(journal.take() == ["did end true"])
        #expect(page == nil)
    }

    @Test("the More stack notifies the app's delegate of its screens")
    func moreDelegate() {
        final class Shower: NSObject, UINavigationControllerDelegate {
            var shown: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) { shown.append(viewController.title ?? "") }
        }
        defer { finish() }
        let shower = Shower()
        let tabs = shown("ABCDEF") { $0.moreNavigationController.delegate = shower }
        tabs.selectedIndex = 5
        stage.advance(0.5)
        #expect(shower.shown == ["More", "F"])
    }
}
