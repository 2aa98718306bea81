import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// Containers whose view gets another size outside a layout pass.
@Suite("Sizes of containers' children", .application) @MainActor struct ContainerSizeTests {
    let stage = TransitionStage()

    private final class Screen: UIViewController {
        var sizesInWillAppear: [CGSize] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            sizesInWillAppear.append(view.bounds.size)
        }
    }

    enum Kind: CaseIterable { case navigation, tabs, tabsOfStacks, pages, split, own }

    private func container(_ kind: Kind, of screen: UIViewController) -> UIViewController {
        switch kind {
        case .navigation: return UINavigationController(rootViewController: screen)
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [screen, UIViewController()]
            return tabs
        case .tabsOfStacks:
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: screen)]
            return tabs
        case .pages:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([screen], direction: .forward, animated: false)
            return pages
        case .split:
            let split = UISplitViewController()
            split.viewControllers = [UIViewController(), screen]
            split.preferredDisplayMode = .secondaryOnly
            return split
        case .own:
            let outer = UIViewController()
            outer.addChild(screen)
            screen.view.frame = outer.view.bounds
            outer.view.addSubview(screen.view)
            screen.didMove(toParent: outer)
            return outer
        }
    }

    @Test("a child has its container's size in viewWillAppear, and follows later changes at once", arguments: Kind.allCases)
    func sizes(_ kind: Kind) throws {
        let stage = TransitionStage(device: kind == .split ? .pad : .standard)
        defer { stage.finish() }
        let host = UIViewController()
        stage.window.rootViewController = host
        stage.advance(0.1)
        let screen = Screen()
        let container = container(kind, of: screen)
        container.view.frame = CGRect(x: 20, y: 120, width: 150, height: 200)
        host.addChild(container)
        host.view.addSubview(container.view)
        container.didMove(toParent: host)
        stage.advance(0.1)
        #expect(screen.sizesInWillAppear == [CGSize(width: 150, height: 200)])
        container.view.frame.size.height = 300
        #expect(screen.view.bounds.size == CGSize(width: 150, height: 300))
        container.view.bounds.size.width = 170
        #expect(screen.view.bounds.size == CGSize(width: 170, height: 300))
        stage.advance(0.1)
        #expect(screen.view.bounds.size == CGSize(width: 170, height: 300))
    }

    @Test("the bars of a container get the new width at once")
    func bars() {
        defer { stage.finish() }
        let window = stage.window
        let stack = UINavigationController(rootViewController: Screen())
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        window.rootViewController = tabs
        stage.advance(0.1)
        tabs.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        #expect(tabs.tabBar.frame.width == 300)
        #expect(tabs.tabBar.frame.maxY == 500)
        #expect(stack.navigationBar.frame.width == 300)
    }
}
