import ImagePipeline
import Testing
import UIKit

@testable import Tuan

@Suite("Views") @MainActor struct ViewTests {
    // Proves TU-17.1, TU-25.2.
    @Test("xibs give views with their outlets; autoresizing follows the width")
    func xibs() throws {
        let bar: BuyBar = try #require(Nibs.view("BuyBar"))
        let button = try #require(bar.subviews.first { $0 is UIButton })
        let right = bar.bounds.width - button.frame.maxX
        var count = 0
        bar.onBuy = { count += 1 }
        (button as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(count == 1)
        bar.frame.size.width = 320
        bar.layoutIfNeeded()
        #expect(bar.bounds.width - button.frame.maxX == right)
        #expect(bar.subviews.contains { $0 is StrikeLabel })
    }

    // Proves TU-18.1, TU-25.2.
    @Test("the selected tag of the side dock is the frontmost one")
    func sideDock() throws {
        let dock: SideDock = try #require(Nibs.view("SideDock"))
        var chosen: [Int] = []
        dock.onSelect = { chosen.append($0) }
        let tags = dock.subviews.compactMap { $0 as? SideTag }.sorted { $0.frame.minY < $1.frame.minY }
        #expect(tags.count == 3)
        #expect(dock.subviews.last === tags[0])
        tags[2].sendActions(for: .touchUpInside)
        tags[2].sendActions(for: .touchUpInside)
        #expect(dock.subviews.last === tags[2])
        #expect(dock.subviews.first === tags[0])
        #expect(chosen == [2])
    }

    // Proves TU-12.2, TU-25.2.
    @Test("a cell has the deal's title, description, prices and number bought, and a badge for three days")
    func cell() throws {
        let cell: DealCell = try #require(Nibs.view("DealCell"))
        let fields: [String: Any] = [
            "deal_id": "1-7", "title": "火锅", "description": "两人套餐", "list_price": 100, "current_price": 12.5, "purchase_count": 34,
            "publish_date": "2026-03-01",
        ]
        let deal = try Deal(Fields(fields, place: "deal"))
        let images = ImagePipeline(folder: FileManager.default.temporaryDirectory)
        func texts(on day: String) throws -> Set<String> {
            cell.show(deal, today: try #require(Day(day)), images: images, request: nil)
            let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
            return Set(labels.compactMap(\.text))
        }
        #expect(try texts(on: "2026-03-04") == ["火锅", "两人套餐", "¥12.5", "¥100", "已售 34", "新单"])
        #expect(try texts(on: "2026-03-05") == ["火锅", "两人套餐", "¥12.5", "¥100", "已售 34"])
        #expect(cell.contentView.subviews.contains { ($0 as? StrikeLabel)?.text == "¥100" })
        #expect(cell.accessibilityLabel == "火锅，¥12.5，¥100，已售 34")
    }

    // Proves TU-10.2.
    @Test("a menu reuses its buttons for other entries, and restores what is chosen")
    func menu() throws {
        let menu = DropMenu(name: "m", hasSymbols: false)
        menu.frame = CGRect(x: 0, y: 0, width: 720, height: 300)
        let entries = (0..<6).map { MenuEntry(title: "\($0)", subtitles: $0 == 2 ? ["a", "b", "c"] : []) }
        menu.show(entries, chosen: ChoiceMenu.Choice(item: 2, subtitle: 1))
        func all(_ view: UIView) -> [UIView] { view.subviews + view.subviews.flatMap(all) }
        let before = all(menu).count
        let high = menu.height(width: 720, most: 1000)
        let chosen = try #require(all(menu).first { $0.accessibilityIdentifier == "m 2 1" } as? UIButton)
        #expect(chosen.isSelected)
        menu.show(Array(entries.prefix(2)), chosen: ChoiceMenu.Choice())
        #expect(all(menu).count == before)
        #expect(menu.height(width: 720, most: 1000) < high)
        #expect(all(menu).filter { $0 is MenuItemButton && !$0.isHidden }.count == 2)
        #expect(!all(menu).contains { $0 is UIButton && !$0.isHidden })
    }

    // Proves TU-1.1, TU-1.2.
    @Test("a dock's items keep their size and their places at both ends when the dock changes its height")
    func dock() {
        let dock = DockView(metrics: .pad, height: 1180)
        let top = dock.tabs[0].frame
        dock.frame.size.height = 820
        dock.layoutIfNeeded()
        #expect(dock.tabs[0].frame == top)
        #expect(dock.more.frame.maxY == 820)
        #expect(dock.location.frame.maxY == dock.more.frame.minY)
        dock.more.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        #expect(dock.more.frame.size == DockMetrics.pad.item)
        dock.more.isHighlighted = true
        #expect(!dock.more.isHighlighted)
    }

    // Proves TU-1.4.
    @Test("a narrow window of an iPad has a phone's dock, next to which a deal fits")
    func narrowDock() {
        #expect(DockMetrics(idiom: .pad, windowWidth: 820) == .pad)
        #expect(DockMetrics(idiom: .pad, windowWidth: 507) == .pad)
        let narrow = DockMetrics(idiom: .pad, windowWidth: 320)
        #expect(narrow == .phone)
        #expect(320 - narrow.width >= DealCell.side)
        let dock = DockView(metrics: .pad, height: 1000)
        dock.select(2)
        dock.apply(.phone)
        #expect(dock.bounds.size == CGSize(width: 60, height: 1000))
        let fresh = DockView(metrics: .phone, height: 1000)
        for (item, other) in zip(dock.tabs + [dock.location, dock.more], fresh.tabs + [fresh.location, fresh.more]) {
            #expect(item.frame == other.frame)
            #expect(item.titleLabel?.font == other.titleLabel?.font)
        }
        #expect(dock.tabs.map(\.isEnabled) == [true, true, false, true])
        dock.apply(.pad)
        #expect(dock.more.frame == CGRect(x: 0, y: 920, width: 100, height: 80))
    }

    // Proves TU-1.3.
    @Test("a selected tab is disabled without its divider; the delegate gets the old and the new one")
    func tabs() {
        final class Delegate: DockDelegate {
            var changes: [[Int]] = []
            func dock(_ dock: DockView, didSelectTabFrom old: Int, to new: Int) { changes.append([old, new]) }
            func dockDidTapLocation(_ dock: DockView) {}
            func dockDidTapMore(_ dock: DockView) {}
        }
        let dock = DockView(metrics: .phone, height: 600)
        let delegate = Delegate()
        dock.delegate = delegate
        dock.select(2)
        dock.select(2)
        dock.select(1)
        #expect(delegate.changes == [[0, 2], [2, 1]])
        #expect(dock.tabs.map(\.isEnabled) == [true, false, true, true])
        #expect(dock.tabs.map(\.hidesDivider) == [false, true, false, false])
    }

    // Proves TU-4.1, TU-4.3.
    @Test("the popover's item is on while it is open; afterwards neither observer nor popover is left")
    func popover() {
        let metadata = Metadata(groups: [CityGroup(title: "B", cities: [City(name: "北京")])], categories: [], sorts: [])
        let choice = CityChoice(defaults: UserDefaults())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
        let host = UIViewController()
        window.rootViewController = host
        window.isHidden = false
        let item = DockItem(symbol: "location", title: "城市", metrics: .pad)
        host.view.addSubview(item)
        var popover: LocationPopover? = LocationPopover(host: host, item: item) {
            CityListViewController(metadata: metadata, choice: choice)
        }
        weak let kept = popover
        popover?.open()
        popover?.open()
        #expect(popover?.isOpen == true)
        #expect(!item.isEnabled)
        popover?.close()
        #expect(popover?.isOpen == false)
        #expect(item.isEnabled)
        // Nothing observes any more: this does not open it again.
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        #expect(popover?.isOpen == false)
        popover = nil
        #expect(kept == nil)
        window.isHidden = true
    }

    // Proves TU-12.1, TU-25.1.
    @Test("the grid's view is not its collection view, so that menus do not scroll with it")
    func grid() {
        let controller = SavedViewController(workplace: Workplace())
        controller.loadViewIfNeeded()
        #expect(controller.view !== controller.collectionView)
        controller.view.frame = CGRect(x: 0, y: 0, width: 720, height: 1100)
        controller.view.layoutIfNeeded()
        #expect(controller.flow.sectionInset.left == 73)
        controller.view.frame.size = CGSize(width: 1080, height: 760)
        controller.view.layoutIfNeeded()
        #expect(controller.flow.sectionInset.left == 82.5)
        #expect(controller.flow.minimumInteritemSpacing == 82.5)
    }

    // Proves TU-2.1, TU-2.2.
    @Test("another tab swaps the pages: one child, which appears once and fills the rest of the window in both orientations")
    func pages() throws {
        let workplace = Workplace(client: SampleDealsClient())
        let main = MainViewController(workplace: workplace)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
        window.rootViewController = main
        window.isHidden = false
        defer { window.isHidden = true }
        main.view.layoutIfNeeded()
        let first = try #require(main.children.first)
        #expect(main.children.count == 1)
        #expect(first.viewIfLoaded?.window === window)
        main.showMap()
        let second = try #require(main.children.first)
        #expect(main.children.count == 1)
        #expect(second !== first)
        #expect(first.parent == nil)
        #expect(first.viewIfLoaded?.superview == nil)
        #expect(second.viewIfLoaded?.window === window)
        let dock = try #require(main.view.subviews.first { $0 is DockView })
        func fillsTheRest() -> Bool {
            let frame = second.view.convert(second.view.bounds, to: main.view)
            return frame.maxX == main.view.bounds.maxX && frame.height == main.view.bounds.height && frame.minX == dock.frame.maxX
        }
        #expect(fillsTheRest())
        window.frame = CGRect(x: 0, y: 0, width: 1180, height: 820)
        window.layoutIfNeeded()
        #expect(fillsTheRest())
    }

    // Proves TU-17.2.
    @Test("the line of a list price is as wide as its text, in the middle")
    func strike() {
        let line = StrikeLabel.line(in: CGRect(x: 10, y: 2, width: 33, height: 16), of: CGRect(x: 0, y: 0, width: 80, height: 20))
        #expect(line == CGRect(x: 10, y: 10, width: 33, height: 1))
    }
}
