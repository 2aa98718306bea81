import DeviceProtocol
import Foundation
import Testing

@testable import UIKitCore
@testable import UILists
@testable import UISystemViews

@Suite("Sidebar of tabs", .application) @MainActor struct TabSidebarTests {
    private let stage = TransitionStage(device: .pad.turned)

    private final class Listener: NSObject, UITabBarControllerDelegate, UITabBarController.Sidebar.Delegate {
        let journal = Journal()
        var allows = true
        var text: String?

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { allows }
        func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
            journal.add("\(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
        }
        func tabBarController(
            _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating
        ) {
            journal.add("will change from \(sidebar.isHidden ? "hidden" : "shown")")
            animator.addAnimations { [journal] in journal.add("along") }
            animator.addCompletion { [journal] in journal.add("changed") }
        }
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request
        ) -> UITabSidebarItem {
            let item = UITabSidebarItem(request: request)
            guard let text else { return item }
            var content = item.defaultContentConfiguration()
            content.text = text
            item.contentConfiguration = content
            return item
        }
    }

    private final class Bar: UIView {
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: 50) }
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name.uppercased(), image: nil, identifier: name) { _ in UIViewController() }
    }

    private func shown(_ tabs: [UITab], on stage: TransitionStage) -> UITabBarController {
        let window = stage.window
        let controller = UITabBarController(tabs: tabs)
        controller.mode = .tabSidebar
        window.rootViewController = controller
        stage.advance(0.1)
        return controller
    }

    private func list(of controller: UITabBarController) throws -> UICollectionView {
        try #require(controller.sidebarSlot.content?.view as? TabSidebarView).list
    }

    private func texts(_ list: UICollectionView) -> [String] {
        list.indexPathsForVisibleItems.sorted().compactMap { path in
            (list.cellForItem(at: path)?.contentConfiguration as? UIListContentConfiguration)?.text
        }
    }

    private func tap(_ row: Int, _ section: Int, in list: UICollectionView) throws {
        let cell = try #require(list.cellForItem(at: IndexPath(item: row, section: section)))
        let place = cell.convert(CGPoint(x: 60, y: cell.bounds.midY), to: nil)
        stage.app.tap(place.x, place.y)
        stage.advance(0.5)
    }

    @Test("a sidebar over the screens covers a part of them, a tiled one moves them, at the edge where reading begins")
    func frames() {
        let size = CGSize(width: 1000, height: 700)
        let over = TabSidebarFrames(size: size, isShown: true, isTiled: false, isMirrored: false)
        #expect(over.sidebar == CGRect(x: 0, y: 0, width: 320, height: 700))
        #expect(over.screens == CGRect(origin: .zero, size: size))
        #expect(over.leftInset == 320)
        let tiled = TabSidebarFrames(size: size, isShown: true, isTiled: true, isMirrored: false)
        #expect(tiled.screens == CGRect(x: 320, y: 0, width: 680, height: 700))
        #expect(tiled.leftInset == 0)
        let mirrored = TabSidebarFrames(size: size, isShown: true, isTiled: false, isMirrored: true)
        #expect(mirrored.sidebar.minX == 680)
        #expect(mirrored.rightInset == 320)
        let hidden = TabSidebarFrames(size: size, isShown: false, isTiled: true, isMirrored: false)
        #expect(hidden.sidebar.maxX == 0)
        #expect(hidden.screens == CGRect(origin: .zero, size: size))
    }

    @Test("groups are sections, or rows that expand, without hidden tabs and with their actions")
    func outline() {
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [tab("x"), tab("y")])
        group.sidebarActions = [UIAction(title: "add") { _ in }]
        let inline = UITabGroup(title: "I", image: nil, identifier: "i", children: [tab("z")])
        inline.sidebarAppearance = .inline
        let hidden = tab("h")
        hidden.isHidden = true
        func names(_ isExpanded: Bool) -> [[String]] {
            TabSidebarOutline.sections(of: [tab("a"), hidden, group, inline, tab("b")]) { _ in isExpanded }.map { rows in
                rows.map { String(repeating: "-", count: $0.level) + ($0.tab?.identifier ?? $0.action?.title ?? "") }
            }
        }
        #expect(names(true) == [["a"], ["g", "x", "y", "add"], ["i", "-z", "b"]])
        #expect(names(false) == [["a"], ["g"], ["i", "b"]])
    }

    @Test("in a wide window on a pad the sidebar takes the place of the bar, over the screens or next to them")
    func place() throws {
        defer { stage.finish() }
        let controller = shown([tab("a"), tab("b")], on: stage)
        let sidebar = try #require(controller.sidebarSlot.content?.view)
        let screen = try #require(controller.selectedViewController?.view)
        #expect(!controller.sidebar.isHidden)
        #expect(sidebar.frame == CGRect(x: 0, y: 0, width: 320, height: stage.window.bounds.height))
        #expect(controller.tabBar.frame.minY >= stage.window.bounds.height)
        #expect(screen.safeAreaInsets.left == 320)
        controller.sidebar.preferredLayout = .tile
        stage.advance(0.1)
        #expect(screen.convert(screen.bounds, to: nil).minX == 320)
        #expect(screen.safeAreaInsets.left == 0)
        controller.mode = .tabBar
        stage.advance(0.1)
        #expect(sidebar.superview == nil)
        #expect(controller.tabBar.frame.maxY == stage.window.bounds.height)
    }

    @Test("a phone has the bar only; a high window begins with the bar")
    func bars() {
        let phone = TransitionStage()
        let small = shown([tab("a")], on: phone)
        #expect(!small.sidebarSlot.isAvailable)
        #expect(small.tabBar.frame.maxY == phone.window.bounds.height)
        phone.finish()
        let pad = TransitionStage(device: .pad)
        let high = shown([tab("a")], on: pad)
        #expect(high.sidebar.isHidden)
        #expect(high.tabBar.frame.maxY == pad.window.bounds.height)
        high.sidebar.isHidden = false
        pad.advance(0.1)
        #expect(high.tabBar.frame.minY >= pad.window.bounds.height)
        pad.finish()
    }

    @Test("a tap on a row selects its tab if the delegate allows it; a header closes its section")
    func selecting() throws {
        defer { stage.finish() }
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [tab("x"), tab("y")])
        let controller = shown([tab("a"), group], on: stage)
        let listener = Listener()
        controller.delegate = listener
        let list = try list(of: controller)
        #expect(texts(list) == ["A", "G", "X", "Y"])
        #expect(list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        try tap(2, 1, in: list)
        #expect(listener.journal.take() == ["y after a"])
        #expect(controller.selectedTab?.identifier == "y")
        #expect(list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 1)])
        listener.allows = false
        try tap(0, 0, in: list)
        #expect(controller.selectedTab?.identifier == "y")
        try tap(0, 1, in: list)
        #expect(texts(list) == ["A", "G"])
    }

    @Test("hiding asks the delegate, who animates along; the button of the sidebar animates")
    func hiding() throws {
        defer { stage.finish() }
        let controller = shown([tab("a")], on: stage)
        let listener = Listener()
        controller.sidebar.delegate = listener
        controller.sidebar.isHidden = true
        #expect(listener.journal.take() == ["will change from shown", "along", "changed"])
        stage.advance(0.1)
        #expect(controller.sidebarSlot.content?.view.frame.maxX == 0)
        // The button at the leading end of the bar.
        stage.app.tap(30, stage.window.bounds.height - 20 - 25)
        stage.advance(0.1)
        #expect(listener.journal.take() == ["will change from hidden", "along"])
        #expect(!controller.sidebar.isHidden)
        stage.advance(1)
        #expect(listener.journal.take() == ["changed"])
        #expect(controller.sidebarSlot.content?.view.frame.minX == 0)
    }

    @Test("the delegate's items, the app's header, footer and bottom bar are shown; a tab's new title too")
    func content() throws {
        defer { stage.finish() }
        let first = tab("a")
        let controller = shown([first], on: stage)
        let list = try list(of: controller)
        first.title = "Alpha"
        stage.advance(0.1)
        #expect(texts(list) == ["Alpha"])
        var header = UIListContentConfiguration.cell()
        header.text = "Header"
        var footer = header
        footer.text = "Footer"
        controller.sidebar.headerContentConfiguration = header
        controller.sidebar.footerContentConfiguration = footer
        stage.advance(0.1)
        #expect(texts(list) == ["Header", "Alpha", "Footer"])
        let listener = Listener()
        listener.text = "Custom"
        controller.sidebar.delegate = listener
        stage.advance(0.1)
        #expect(texts(list) == ["Header", "Custom", "Footer"])
        let bar = Bar()
        controller.sidebar.bottomBarView = bar
        stage.advance(0.1)
        #expect(bar.frame.height == 50)
        #expect(bar.frame.width == 320)
    }
}
