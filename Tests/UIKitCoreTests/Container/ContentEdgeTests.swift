import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Bar backgrounds at content edges", .application) @MainActor struct ContentEdgeTests {
    private let stage = TransitionStage()

    /// A screen that is a scroll view, or has one next to another view, or none.
    private final class Screen: UIViewController {
        enum Kind { case list, plain, covered }
        let scroller = UIScrollView()
        private let kind: Kind

        init(_ kind: Kind, length: CGFloat = 3000) {
            self.kind = kind
            super.init(nibName: nil, bundle: nil)
            title = "Letters"
            scroller.contentSize = CGSize(width: 393, height: length)
        }
        required init?(coder: NSCoder) { nil }

        override func loadView() {
            guard kind != .list else { return view = scroller }
            view = UIView()
            guard kind == .covered else { return }
            view.addSubview(UIView())
            scroller.frame = UIScreen.main.bounds
            view.addSubview(scroller)
        }
    }

    private func shown(_ root: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: root)
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        return navigation
    }

    private func scroll(_ screen: Screen, to offset: CGFloat) {
        screen.scroller.contentOffset.y = offset
        stage.advance(0.1)
    }

    @Test("a bar with a small title is transparent until content is under it", .contract("NV-17")) func top() {
        defer { stage.finish() }
        let screen = Screen(.list)
        let bar = shown(screen).navigationBar
        #expect(screen.scroller.contentOffset.y == -103)
        #expect(bar.isAtScrollEdge)
        scroll(screen, to: -90)
        #expect(!bar.isAtScrollEdge)
        scroll(screen, to: -140)
        #expect(bar.isAtScrollEdge)
    }

    @Test("bars are transparent without scrolling content") func plain() {
        defer { stage.finish() }
        let navigation = shown(Screen(.plain))
        #expect(navigation.navigationBar.isAtScrollEdge)
        navigation.pushViewController(Screen(.plain), animated: true)
        stage.advance(1)
        #expect(navigation.navigationBar.isAtScrollEdge)
    }

    @Test("a scroll view below the bar, as of an image that is cropped, leaves the bar clear however far it is scrolled") func below() {
        defer { stage.finish() }
        let screen = Screen(.plain)
        screen.scroller.contentInsetAdjustmentBehavior = .never
        screen.scroller.frame = CGRect(x: 0, y: 200, width: 393, height: 400)
        screen.view.addSubview(screen.scroller)
        screen.setContentScrollView(screen.scroller, for: .top)
        let bar = shown(screen).navigationBar
        scroll(screen, to: 150)
        #expect(bar.isAtScrollEdge)
        // The same content under the bar.
        screen.scroller.frame.origin.y = 0
        scroll(screen, to: 160)
        #expect(!bar.isAtScrollEdge)
    }

    @Test("bottom bars are transparent at the content's end, and as its length changes") func bottom() {
        defer { stage.finish() }
        let (short, long) = (Screen(.list, length: 300), Screen(.list))
        let navigation = UINavigationController(rootViewController: short)
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        stage.window.rootViewController = tabs
        stage.advance(0.1)
        #expect(tabs.tabBar.isAtScrollEdge)
        #expect(navigation.toolbar.isAtScrollEdge)
        short.scroller.contentSize.height = 4000
        #expect(!tabs.tabBar.isAtScrollEdge)
        #expect(!navigation.toolbar.isAtScrollEdge)
        short.scroller.contentSize.height = 300
        #expect(tabs.tabBar.isAtScrollEdge)

        navigation.pushViewController(long, animated: true)
        stage.advance(1)
        #expect(!tabs.tabBar.isAtScrollEdge)
        #expect(!navigation.toolbar.isAtScrollEdge)
        scroll(long, to: 3000 - 852 + long.scroller.adjustedContentInset.bottom)
        #expect(tabs.tabBar.isAtScrollEdge)
        #expect(navigation.toolbar.isAtScrollEdge)
        #expect(!navigation.navigationBar.isAtScrollEdge)
        tabs.selectedIndex = 1
        stage.advance(0.1)
        #expect(tabs.tabBar.isAtScrollEdge)
        // The screen that is left is not looked at any more.
        scroll(long, to: 0)
        #expect(tabs.tabBar.isAtScrollEdge)
        tabs.selectedIndex = 0
        stage.advance(0.1)
        #expect(!tabs.tabBar.isAtScrollEdge)
    }

    @Test("a screen sets its content scroll view for each edge") func named() {
        defer { stage.finish() }
        let screen = Screen(.covered)
        let navigation = shown(screen)
        #expect(screen.contentScrollView(for: .top) == nil)
        #expect(navigation.contentScrollView(for: .top) == nil)
        scroll(screen, to: 50)
        #expect(navigation.navigationBar.isAtScrollEdge)
        screen.setContentScrollView(screen.scroller, for: .top)
        stage.advance(0.1)
        #expect(screen.contentScrollView(for: .top) === screen.scroller)
        #expect(screen.contentScrollView(for: .bottom) == nil)
        #expect(navigation.contentScrollView(for: .top) === screen.scroller)
        #expect(!navigation.navigationBar.isAtScrollEdge)
        screen.setContentScrollView(nil, for: [.top, .bottom])
        stage.advance(0.1)
        #expect(screen.contentScrollView(for: .top) == nil)
        #expect(navigation.navigationBar.isAtScrollEdge)
    }

    @Test("bar backgrounds cross-fade with the screens") func fade() throws {
        defer { stage.finish() }
        let screen = Screen(.list)
        let navigation = shown(screen)
        let background = try #require(navigation.navigationBar.subviews.first { $0 is BarBackground })
        #expect(background.alpha == 0)
        scroll(screen, to: 400)
        #expect(background.alpha == 1)
        navigation.pushViewController(Screen(.plain), animated: true)
        stage.advance(0.1)
        let between = try #require(background.layer.presentation()?.opacity)
        #expect(between > 0)
        #expect(between < 1)
        stage.advance(1)
        #expect(background.alpha == 0)
        navigation.popViewController(animated: true)
        stage.advance(1)
        #expect(background.alpha == 1)
    }

    @Test("a standalone bar, without a controller, keeps its appearance") func alone() {
        #expect(!UINavigationBar().isAtScrollEdge)
        #expect(!UITabBar().isAtScrollEdge)
    }

    @Test("does not retain removed content or call it") func release() {
        defer { stage.finish() }
        weak var left: UIScrollView?
        let navigation = shown(Screen(.plain))
        do {
            let screen = Screen(.list)
            left = screen.scroller
            navigation.pushViewController(screen, animated: false)
            stage.advance(0.1)
            navigation.popViewController(animated: false)
        }
        stage.advance(0.5)
        #expect(left == nil)
    }
}
