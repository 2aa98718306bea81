import DeviceProtocol
import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Bars of navigation controllers", .application) @MainActor struct NavigationBarsTests {
    private let journal = Journal()
    private let stage = TransitionStage()

    /// A screen with a long content, or a short one.
    private final class ListScreen: UIViewController {
        let scroller = UIScrollView()
        let length: CGFloat
        init(_ title: String, length: CGFloat = 3000) {
            self.length = length
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
        override func loadView() {
            scroller.alwaysBounceVertical = true
            scroller.contentSize = CGSize(width: 393, height: length)
            view = scroller
        }
    }

    private func shown(_ root: UIViewController, large: Bool = true) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = large
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        return navigation
    }

    private func drag(from: Double, to: Double, steps: Int = 10, x: Double = 200, holding: Bool = true) {
        stage.app.touch(.began, x, from)
        for step in 1...steps {
            stage.advance(1.0 / 60)
            stage.app.touch(.moved, x, from + (to - from) * Double(step) / Double(steps))
        }
        if holding { stage.advance(0.3) }
        stage.app.touch(.ended, x, to)
        stage.advance(2)
    }

    @Test("a bar that the app hides itself covers nothing, also after a push")
    func hiddenBar() {
        defer { stage.finish() }
        let root = UIViewController()
        root.edgesForExtendedLayout = []
        let navigation = shown(root, large: false)
        let status = stage.window.safeAreaInsets.top
        #expect(root.view.frame.minY == status + 44)
        navigation.navigationBar.isHidden = true
        stage.advance(0.1)
        #expect(root.view.frame.minY == 0)
        let second = UIViewController()
        navigation.pushViewController(second, animated: true)
        stage.advance(1)
        #expect(navigation.navigationBar.isHidden)
        #expect(second.view.safeAreaInsets.top == status)
        navigation.navigationBar.isHidden = false
        stage.advance(0.1)
        #expect(second.view.safeAreaInsets.top == status + 44)
    }

    // MARK: Values

    @Test("title and search field are whole or hidden once the content rests", .contract("NV-13", "SE-8"))
    func stretch() {
        let large = NavigationBarExpansion(large: 52)
        #expect(large.height(pulled: 30) == 30)
        #expect(large.height(pulled: -5) == 0)
        #expect(large.height(pulled: 80) == 80)
        #expect(large.inset(80) == 52)
        #expect(large.initial == 52)
        #expect(large.resting(pulled: 20) == 0)
        #expect(large.resting(pulled: 30) == 52)
        let tucked = NavigationBarExpansion(large: 52, search: 52, searchCollapses: true)
        #expect(tucked.initial == 52)
        #expect(tucked.searchVisible(70) == 18)
        #expect(tucked.resting(pulled: 60) == 52)
        #expect(tucked.resting(pulled: 90) == 104)
        let fixed = NavigationBarExpansion(large: 52, search: 52)
        #expect(fixed.initial == 104)
        #expect(fixed.height(pulled: 0) == 52)
        #expect(fixed.searchVisible(60) == 52)
        #expect(fixed.resting(pulled: 70) == 52)
    }

    // MARK: Large titles

    @Test("a large title collapses as the content scrolls, and returns at the top", .contract("NV-13"))
    func collapse() {
        defer { stage.finish() }
        let list = ListScreen("Letters")
        let navigation = shown(list)
        let bar = navigation.navigationBar
        #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 96))
        #expect(list.scroller.contentOffset.y == -155)
        #expect(list.view.safeAreaInsets.top == 155)
        #expect(bar.isAtScrollEdge)
        list.scroller.contentOffset.y = -125
        stage.advance(0.1)
        #expect(bar.frame.height == 66)
        #expect(list.scroller.adjustedContentInset.top == 125)
        #expect(list.scroller.contentOffset.y == -125)
        list.scroller.contentOffset.y = 400
        stage.advance(0.1)
        #expect(bar.frame.height == 44)
        #expect(list.scroller.adjustedContentInset.top == 103)
        #expect(!bar.isAtScrollEdge)
        // The title comes back with the content's top, and a pull beyond it takes the bar along.
        list.scroller.contentOffset.y = -155
        stage.advance(0.1)
        #expect(bar.frame.height == 96)
        #expect(bar.isAtScrollEdge)
        stage.app.touch(.began, 200, 300)
        for y in stride(from: 310.0, through: 500, by: 10) {
            stage.advance(1.0 / 60)
            stage.app.touch(.moved, 200, y)
        }
        #expect(bar.frame.height > 110)
        #expect(list.scroller.adjustedContentInset.top == 155)
        stage.app.touch(.ended, 200, 500)
        stage.advance(2)
        #expect(bar.frame.height == 96)
        #expect(list.scroller.contentOffset.y == -155)
    }

    @Test("a pop from a small title to a large one expands the back button's label into it")
    func growing() throws {
        defer { stage.finish() }
        let navigation = shown(ListScreen("Letters"))
        let second = ListScreen("Letter")
        second.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(second, animated: false)
        stage.advance(0.1)
        let bar = navigation.navigationBar
        func views() -> [NavigationItemView] { bar.subviews.compactMap { $0 as? NavigationItemView } }
        let label = try #require(views().first?.back?.label)
        #expect(bar.frame.height == 44)
        navigation.popViewController(animated: true)
        let new = try #require(views().last)
        let flight = try #require(new.largeTitle.layer.animation(forKey: "transform") as? CABasicAnimation)
        let start = try #require((flight.fromValue as? CATransform3D).map { CATransform3DGetAffineTransform($0) })
        #expect(views().count == 2)
        #expect(abs(start.a - 0.5) < 0.05)
        #expect(new.largeTitle.alpha == 1)
        // The label ends on the large title, which has its final frame from the beginning.
        let (grown, title) = (label.convert(label.bounds, to: bar), new.largeTitle.convert(new.largeTitle.bounds, to: bar))
        #expect(abs(grown.minX - title.minX) < 1)
        #expect(abs(grown.midY - title.midY) < 1)
        #expect(label.alpha == 0)
        #expect(new.largeTitle.layer.animation(forKey: "position") == nil)
        stage.advance(1)
        #expect(bar.frame.height == 96)
        #expect(views().count == 1)
        #expect(new.frame == bar.bounds)
    }

    @Test(
        "released in between, the title snaps to whole or hidden", .contract("NV-13"),
        arguments: [(20.0, 96), (40.0, 44)] as [(Double, CGFloat)])
    func snapping(_ way: Double, _ height: CGFloat) {
        defer { stage.finish() }
        let list = ListScreen("Letters")
        let navigation = shown(list)
        drag(from: 500, to: 500 - way - 10)
        #expect(navigation.navigationBar.frame.height == height)
        #expect(list.scroller.contentOffset.y == (height == 96 ? -155 : -103))
    }

    @Test("a fling to the top restores the large title", .contract("NV-13"))
    func thrown() {
        defer { stage.finish() }
        let list = ListScreen("Letters")
        let navigation = shown(list)
        list.scroller.contentOffset.y = 300
        stage.advance(0.1)
        drag(from: 300, to: 700, steps: 5, holding: false)
        stage.advance(2)
        #expect(list.scroller.contentOffset.y == -155)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test("an automatic display mode inherits from the screen below; never and always are fixed", .contract("NV-12"))
    func modes() {
        defer { stage.finish() }
        let navigation = shown(ListScreen("A"))
        let (never, after) = (ListScreen("B"), ListScreen("C"))
        never.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(never, animated: false)
        stage.advance(0.1)
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(never.scroller.contentOffset.y == -103)
        navigation.pushViewController(after, animated: false)
        stage.advance(0.1)
        #expect(navigation.navigationBar.frame.height == 44)
        after.navigationItem.largeTitleDisplayMode = .always
        stage.advance(0.1)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(after.scroller.contentOffset.y == -155)
    }

    @Test("a pushed screen has its own bar height; a pop restores the first one's", .contract("NV-13"))
    func pushAndPop() {
        defer { stage.finish() }
        let (a, b) = (ListScreen("A"), ListScreen("B"))
        let navigation = shown(a)
        a.scroller.contentOffset.y = 500
        stage.advance(0.1)
        navigation.pushViewController(b, animated: true)
        stage.advance(0.1)
        // The popped screen keeps its frame while the bar grows over the new one.
        #expect(a.scroller.contentOffset.y == 500)
        stage.advance(1)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(b.scroller.contentOffset.y == -155)
        navigation.popViewController(animated: true)
        stage.advance(1)
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(a.scroller.contentOffset.y == 500)
        #expect(a.containment.insetCorrection == .zero)
        #expect(b.containment.insetCorrection == .zero)
    }

    @Test("without a scroll view the title stays large")
    func plain() {
        defer { stage.finish() }
        let screen = UIViewController()
        let navigation = shown(screen)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(screen.view.safeAreaInsets.top == 155)
    }

    // MARK: Opaque bars

    @Test("screens that do not extend under bars begin below them", .contract("NV-15", "NV-16"))
    func edges() {
        defer { stage.finish() }
        let screen = UIViewController()
        screen.edgesForExtendedLayout = []
        let navigation = shown(screen, large: false)
        #expect(screen.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
        #expect(screen.view.safeAreaInsets.top == 0)
        let opaque = UIViewController()
        navigation.navigationBar.isTranslucent = false
        navigation.pushViewController(opaque, animated: false)
        #expect(opaque.view.frame.minY == 103)
        let under = UIViewController()
        under.extendedLayoutIncludesOpaqueBars = true
        navigation.pushViewController(under, animated: true)
        stage.advance(1)
        #expect(under.view.frame == stage.window.bounds)
        #expect(under.view.safeAreaInsets.top == 103)
    }

    // MARK: The bar at the bottom

    private func tabs() -> (UITabBarController, UINavigationController) {
        let navigation = UINavigationController(rootViewController: ListScreen("A"))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        stage.window.rootViewController = tabs
        stage.advance(0.1)
        return (tabs, navigation)
    }

    // Proves LS-1.4.
    @Test("the tab bar leaves with the screen below, and returns with it", .contract("NV-8"))
    func bottomBar() throws {
        defer { stage.finish() }
        let (tabs, navigation) = tabs()
        let (b, c) = (ListScreen("B"), ListScreen("C"))
        b.hidesBottomBarWhenPushed = true
        let rest = tabs.tabBar.frame
        navigation.pushViewController(b, animated: true)
        stage.advance(0.15)
        // Under the new screen, next to the old one's content.
        let bar = tabs.tabBar
        let aside = try #require(bar.superview?.layer.presentation()).affineTransform().tx
        let below = try #require(navigation.viewControllers[0].view.layer.presentation()).affineTransform().tx
        #expect(aside < -5)
        #expect(aside == below)
        #expect(bar.superview !== tabs.view)
        #expect(b.view.safeAreaInsets.bottom == 34)
        stage.advance(1)
        #expect(bar.superview === tabs.view)
        #expect(bar.frame.maxX <= 0)
        #expect(b.view.safeAreaInsets.bottom == 34)
        navigation.pushViewController(c, animated: true)
        stage.advance(1)
        #expect(bar.frame.maxX <= 0)
        #expect(c.view.safeAreaInsets.bottom == 34)
        navigation.popToRootViewController(animated: true)
        stage.advance(0.1)
        #expect(bar.superview !== tabs.view)
        stage.advance(1)
        #expect(bar.superview === tabs.view)
        #expect(bar.frame == rest)
        #expect(bar.transform.isIdentity)
        #expect(navigation.viewControllers[0].view.safeAreaInsets.bottom == 83)
    }

    // Proves LS-1.4.
    @Test("a cancelled pop leaves the tab bar hidden; another tab shows it", .contract("NV-8", "AP-6"))
    func bottomBarCancelled() {
        defer { stage.finish() }
        let (tabs, navigation) = tabs()
        let b = ListScreen("B")
        b.hidesBottomBarWhenPushed = true
        navigation.pushViewController(b, animated: false)
        #expect(tabs.tabBar.frame.maxX <= 0)
        stage.app.touch(.began, 5, 400)
        for x in stride(from: 20.0, through: 120, by: 10) {
            stage.advance(1.0 / 60)
            stage.app.touch(.moved, x, 400)
        }
        stage.advance(0.3)
        stage.app.touch(.moved, 119, 400)
        stage.app.touch(.ended, 119, 400)
        stage.advance(1.5)
        #expect(navigation.topViewController === b)
        #expect(tabs.tabBar.frame.maxX <= 0)
        #expect(tabs.tabBar.superview === tabs.view)
        tabs.selectedIndex = 1
        stage.advance(0.1)
        #expect(tabs.tabBar.frame.minX == 0)
        tabs.selectedIndex = 0
        stage.advance(0.1)
        #expect(tabs.tabBar.frame.maxX <= 0)
    }

    @Test("a toolbar hides for hidesBottomBarWhenPushed too", .contract("NV-8", "NV-18"))
    func toolbar() {
        defer { stage.finish() }
        let navigation = shown(ListScreen("A"), large: false)
        navigation.isToolbarHidden = false
        let b = ListScreen("B")
        b.hidesBottomBarWhenPushed = true
        navigation.pushViewController(b, animated: false)
        stage.advance(0.1)
        #expect(navigation.toolbar.frame.minY == 852)
        #expect(b.view.safeAreaInsets.bottom == 34)
        navigation.popViewController(animated: false)
        stage.advance(0.1)
        #expect(navigation.toolbar.frame.maxY == 818)
    }

    @Test("a toolbar shown before the view is loaded has its place and the top screen's items", .contract("NV-18"))
    func earlyToolbar() {
        defer { stage.finish() }
        let screen = UIViewController()
        screen.toolbarItems = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: screen)
        navigation.setToolbarHidden(false, animated: false)
        #expect(!navigation.isViewLoaded)
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        #expect(navigation.toolbar.frame.maxY == 818)
        #expect(!navigation.toolbar.isHidden)
        #expect(navigation.toolbar.items?.count == 1)
        #expect(screen.view.safeAreaInsets.bottom == 34 + navigation.toolbar.frame.height)
    }

    // MARK: Hiding by itself

    @Test("a tap outside controls toggles the bars", .contract("NV-19"))
    func onTap() {
        defer { stage.finish() }
        let screen = UIViewController()
        let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
        screen.view.addSubview(button)
        let navigation = shown(screen, large: false)
        navigation.hidesBarsOnTap = true
        navigation.isToolbarHidden = false
        stage.app.tap(200, 500)
        stage.advance(1)
        #expect(navigation.isNavigationBarHidden)
        #expect(navigation.isToolbarHidden)
        stage.app.tap(50, 320)
        stage.advance(1)
        #expect(navigation.isNavigationBarHidden)
        stage.app.tap(200, 500)
        stage.advance(1)
        #expect(!navigation.isNavigationBarHidden)
        #expect(!navigation.isToolbarHidden)
        navigation.hidesBarsOnTap = false
        stage.app.tap(200, 500)
        stage.advance(1)
        #expect(!navigation.isNavigationBarHidden)
        #expect(navigation.barHideOnTapGestureRecognizer.view === navigation.view)
    }

    @Test("a swipe up hides the bars while the content scrolls, a swipe down shows them", .contract("NV-19"))
    func onSwipe() {
        defer { stage.finish() }
        let list = ListScreen("A")
        let navigation = shown(list, large: false)
        navigation.hidesBarsOnSwipe = true
        drag(from: 600, to: 400)
        #expect(navigation.isNavigationBarHidden)
        #expect(list.scroller.contentOffset.y > 0)
        drag(from: 400, to: 500)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("a compact height hides the bars, a regular one shows them", .contract("NV-19"))
    func low() {
        defer { stage.finish() }
        let navigation = shown(ListScreen("A"), large: false)
        navigation.hidesBarsWhenVerticallyCompact = true
        var state = stage.app.environment.device
        state.orientation = .landscapeLeft
        stage.app.send(.deviceChanged(state))
        stage.advance(1)
        #expect(navigation.isNavigationBarHidden)
        state.orientation = .portrait
        stage.app.send(.deviceChanged(state))
        stage.advance(1)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("the keyboard hides the bars", .contract("NV-19"))
    func keyboard() {
        defer { stage.finish() }
        let navigation = shown(ListScreen("A"), large: false)
        navigation.hidesBarsWhenKeyboardAppears = true
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: UIScreen.main)
        stage.advance(1)
        #expect(navigation.isNavigationBarHidden)
    }
}
