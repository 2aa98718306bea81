import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

/// A screen is laid out before viewDidAppear.
@Suite("Layout and appearance", .application) @MainActor struct AppearanceAndLayoutTests {
    let stage = TransitionStage()
    let journal = Journal()

    private final class Screen: UIViewController {
        let journal: Journal
        init(_ journal: Journal) {
            self.journal = journal
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewWillAppear(_ animated: Bool) { journal.add("viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) { journal.add("viewIsAppearing") }
        override func viewWillLayoutSubviews() { journal.add("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { journal.add("viewDidLayoutSubviews") }
        override func viewDidAppear(_ animated: Bool) { journal.add("viewDidAppear") }
    }

    enum Way: CaseIterable { case push, present, presentFullScreen, tab, root, embed, page, split }

    @Test("without animation a screen is laid out before viewDidAppear", .contract("VC-10"), arguments: Way.allCases)
    func order(_ way: Way) {
        let stage = TransitionStage(device: way == .split ? .pad : .standard)
        defer { stage.finish() }
        let screen = Screen(journal)
        let window = stage.window
        func show(_ root: UIViewController) {
            window.rootViewController = root
            stage.advance(0.1)
        }
        switch way {
        case .push:
            let stack = UINavigationController(rootViewController: UIViewController())
            show(stack)
            stack.pushViewController(screen, animated: false)
        case .present, .presentFullScreen:
            show(UIViewController())
            if way == .presentFullScreen { screen.modalPresentationStyle = .fullScreen }
            window.rootViewController?.present(screen, animated: false)
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), screen]
            show(tabs)
            tabs.selectedIndex = 1
        case .root:
            window.rootViewController = screen
        case .embed:
            let host = UIViewController()
            show(host)
            host.addChild(screen)
            host.view.addSubview(screen.view)
            screen.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            screen.didMove(toParent: host)
        case .page:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
            show(pages)
            pages.setViewControllers([screen], direction: .forward, animated: false)
        case .split:
            let split = UISplitViewController()
            split.viewControllers = [UIViewController(), UIViewController()]
            show(split)
            split.showDetailViewController(screen, sender: nil)
        }
        stage.advance(0.1)
        let lines = journal.take()
        let layouts = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]
        #expect(lines.first == "viewWillAppear", "\(lines)")
        #expect(lines.filter { $0 == "viewDidAppear" }.count == 1, "\(lines)")
        #expect(lines.prefix { $0 != "viewDidAppear" }.suffix(2) == layouts, "\(lines)")
    }

    @Test("a child removed in the turn in which it was added disappears, with no later callback")
    func addedAndRemoved() {
        defer { stage.finish() }
        let (host, screen) = (UIViewController(), Screen(journal))
        stage.window.rootViewController = host
        stage.advance(0.1)
        host.addChild(screen)
        host.view.addSubview(screen.view)
        screen.view.removeFromSuperview()
        #expect(screen.appearance.state == .disappeared)
        stage.advance(0.1)
        #expect(!journal.take().contains("viewDidAppear"))
    }

    @Test("has default sizes for views without a frame")
    func standardSizes() {
        defer { stage.finish() }
        _ = stage.window
        #expect(UITableViewCell().frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).frame.size == CGSize(width: 320, height: 44))
        #expect(UITableViewCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
        #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
        #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
        #expect(UICollectionViewCell().frame == .zero)
        #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
    }

    @Test("a table's header and footer keep their x and height")
    func tableEdges() {
        defer { stage.finish() }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let (header, footer) = (UIView(), UIView())
        header.frame = CGRect(x: 10, y: 5, width: 50, height: 30)
        footer.frame = CGRect(x: 20, y: 5, width: 60, height: 40)
        table.tableHeaderView = header
        table.tableFooterView = footer
        stage.window.addSubview(table)
        stage.advance(0.1)
        #expect(header.frame == CGRect(x: 10, y: 0, width: 300, height: 30))
        #expect(footer.frame.minX == 20)
        #expect(footer.frame.width == 300)
        #expect(footer.frame.height == 40)
    }
}
