import DeviceProtocol
import Foundation
import ObjectiveC
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

@Suite("BarItemsLayout", .application)
struct BarItemsLayoutTests {
    @Test("flexible spaces share the rest, other contents keep a minimum distance")
    func spaces() {
        let layout = BarItemsLayout(
            slots: [.content(width: 20), .content(width: 30), .flexible, .content(width: 10), .fixed(width: 5), .content(width: 10)], gap: 8
        )
        #expect(layout.naturalWidth == 83)
        #expect(layout.spans(from: 0, to: 100).map(\.start) == [0, 28, 58, 75, 85, 90])
    }

    @Test("contents that are too wide overflow at the end; spaces may be negative or NaN")
    func tight() {
        let layout = BarItemsLayout(
            slots: [.content(width: 80), .flexible, .fixed(width: -10), .content(width: 80), .fixed(width: .nan)], gap: 8)
        #expect(layout.spans(from: 5, to: 50).map(\.start) == [5, 85, 85, 75, 155])
        #expect(BarItemsLayout(slots: [], gap: 8).spans(from: 0, to: 10).isEmpty)
    }
}

@MainActor @Suite("Bars", .application)
struct BarTests {
    let app = TestApplication()

    private func buttons(in view: UIView) -> [UIButton] {
        (view as? BarButton).map { [$0.button] } ?? view.subviews.flatMap(buttons)
    }

    private func shown<Bar: UIView>(_ bar: Bar, y: CGFloat = 100) -> Bar {
        let window = app.window()
        bar.frame = CGRect(x: 0, y: y, width: 390, height: bar.sizeThatFits(.zero).height)
        window.addSubview(bar)
        app.flush()
        return bar
    }

    @Test("the back button respects the side safe area of a landscape phone", arguments: [false, true])
    func backButtonInSafeArea(_ readsRightToLeft: Bool) throws {
        var device = DeviceState.standard
        device.orientation = .landscapeRight
        (device.safeTop, device.safeLeft, device.safeBottom, device.safeRight) = (0, 59, 21, 59)
        device.rightToLeft = readsRightToLeft
        let app = TestApplication(device: device)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 852, height: 32))
        app.window().addSubview(bar)
        bar.items = [UINavigationItem(title: "Ports"), UINavigationItem(title: "Kiel")]
        app.flush()
        let item = try #require(bar.subviews.compactMap { $0 as? NavigationItemView }.last)
        let back = try #require(item.back).frame
        #expect(readsRightToLeft ? back.maxX == 852 - 67 : back.minX == 67)
    }

    @Test("bars use attributed titles only where font and colour do not suffice, updated once")
    func titleCount() {
        let (bar, tabs) = (UINavigationBar(), UITabBar())
        func update(_ count: Int) {
            for index in 0..<count {
                let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
                second.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
                bar.setItems([first, second], animated: false)
                tabs.items?[0].badgeValue = "\(index % 3)"
                tabs.selectedItem = tabs.items?[index % 2]
                bar.tintColor = index % 2 == 0 ? .red : .blue
                app.flush()
            }
        }
        tabs.items = [UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1)]
        _ = (shown(bar), shown(tabs, y: 600))
        let plain = StyledTitle.made
        update(20)
        #expect(StyledTitle.made == plain)
        let look = UINavigationBarAppearance()
        look.titleTextAttributes = [.kern: 2]
        look.buttonAppearance.normal.titleTextAttributes = [.kern: 2]
        bar.standardAppearance = look
        update(6)
        let styled = StyledTitle.made
        #expect(styled > plain)
        update(20)
        #expect(StyledTitle.made == styled)
    }

    private final class Listener: NSObject, UINavigationBarDelegate, UITabBarDelegate {
        var log: [String] = []
        var allows = true
        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            log.append("shouldPush \(item.title ?? "")")
            return allows
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { log.append("didPush") }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            log.append("shouldPop \(item.title ?? "")")
            return allows
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { log.append("didPop") }
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log.append("didSelect \(item.title ?? "")") }
        func pressed(_ sender: Any?) { log.append("pressed \((sender as? UIBarItem)?.title ?? "")") }
    }

    @Test("a bar button sends its action with the item as the sender, or runs its primary action")
    func actions() throws {
        ObjCRuntime.register(Listener.self, "pressed:") { listener, arguments in listener.pressed(arguments.first ?? nil) }
        let listener = Listener()
        let item = UIBarButtonItem(title: "Go", style: .plain, target: listener, action: Selector("pressed:"))
        var runs = 0
        let other = UIBarButtonItem(title: "Ignored", primaryAction: UIAction(title: "Run") { _ in runs += 1 })
        other.title = "Run"
        let bar = UIToolbar(frame: .zero)
        bar.items = [item, .flexibleSpace(), other]
        let shown = shown(bar)
        for button in buttons(in: shown) { button.sendActions(for: .touchUpInside) }
        #expect(listener.log == ["pressed Go"])
        #expect(runs == 1)
        app.activate()
        item.isEnabled = false
        app.flush()
        #expect(buttons(in: shown).map(\.isEnabled) == [false, true])
    }

    @Test("every system item shows a title, an image or nothing, and has an accessibility label")
    func systemItems() {
        for raw in 0...24 {
            guard let kind = UIBarButtonItem.SystemItem(rawValue: raw) else { continue }
            let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
            switch SystemBarItem.content(of: kind) {
            case .title, .symbol: #expect(BarButton(item, looks: .init(), compact: false).button.accessibilityLabel?.isEmpty == false)
            case .space: #expect(kind == .flexibleSpace || kind == .fixedSpace)
            }
            #expect(item.style == (kind == .done || kind == .save ? .done : .plain))
        }
    }

    @Test("heights: bar, prompt, large title, toolbar, tabs")
    func heights() {
        app.activate()
        let bar = UINavigationBar(frame: .zero)
        bar.items = [UINavigationItem(title: "One")]
        #expect(bar.sizeThatFits(.zero).height == 44)
        bar.topItem?.prompt = "Prompt"
        #expect(bar.sizeThatFits(.zero).height == 74)
        bar.topItem?.prompt = nil
        bar.prefersLargeTitles = true
        #expect(bar.sizeThatFits(.zero).height == 96)
        bar.topItem?.largeTitleDisplayMode = .never
        #expect(bar.sizeThatFits(.zero).height == 44)
        #expect(UITabBar(frame: .zero).sizeThatFits(.zero).height == 49)
        #expect(UISearchBar(frame: .zero).sizeThatFits(.zero).height == 56)
    }

    @Test("NV-12: an automatic large title follows the item below", .contract("NV-12"))
    func largeTitles() {
        app.activate()
        let bar = UINavigationBar(frame: .zero)
        let (first, second) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
        bar.items = [first, second]
        #expect(!bar.showsLargeTitle)
        bar.prefersLargeTitles = true
        #expect(bar.showsLargeTitle)
        first.largeTitleDisplayMode = .never
        #expect(!bar.showsLargeTitle)
        second.largeTitleDisplayMode = .always
        #expect(bar.showsLargeTitle)
    }

    @Test("items are pushed and popped with the delegate's permission")
    func stack() {
        let listener = Listener()
        let bar = UINavigationBar(frame: .zero)
        bar.items = [UINavigationItem(title: "A")]
        bar.delegate = listener
        bar.pushItem(UINavigationItem(title: "B"), animated: false)
        #expect(bar.topItem?.title == "B")
        #expect(bar.backItem?.title == "A")
        listener.allows = false
        #expect(bar.popItem(animated: false) == nil)
        listener.allows = true
        #expect(bar.popItem(animated: false)?.title == "B")
        #expect(bar.popItem(animated: false) == nil)
        #expect(listener.log == ["shouldPush B", "didPush", "shouldPop B", "shouldPop B", "didPop"])
    }

    @Test("NV-11: the back button has the title of the item below, and pops to it", .contract("NV-11"))
    func goingBack() throws {
        let listener = Listener()
        let bar = UINavigationBar(frame: .zero)
        bar.items = [UINavigationItem(title: "Ports"), UINavigationItem(title: "Kiel")]
        bar.delegate = listener
        let shown = shown(bar)
        // What was shown before is still on its way out.
        func back() -> BackButton? { shown.subviews.last?.subviews.compactMap { $0 as? BackButton }.first }
        #expect(back()?.accessibilityLabel == "Ports")
        app.tap(20, 122)
        app.flush()
        #expect(bar.topItem?.title == "Ports")
        #expect(listener.log == ["shouldPop Kiel", "didPop"])
        bar.items = [UINavigationItem(title: "Ports"), UINavigationItem(title: "Kiel")]
        bar.topItem?.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
        app.flush()
        #expect(back() == nil)
        bar.topItem?.leftItemsSupplementBackButton = true
        app.flush()
        #expect(back() != nil)
        bar.topItem?.hidesBackButton = true
        app.flush()
        #expect(back() == nil)
        bar.topItem?.hidesBackButton = false
        bar.backItem?.backButtonTitle = "Away"
        app.flush()
        #expect(back()?.accessibilityLabel == "Away")
    }

    @Test("NV-17: precedence of appearances", .contract("NV-17"))
    func appearances() {
        let bar = UINavigationBar(frame: .zero)
        let item = UINavigationItem(title: "A")
        func choice(edge: Bool = false, compact: Bool = false) -> UINavigationBarAppearance {
            NavigationAppearanceChoice(bar: bar, item: item, isCompact: compact, isAtScrollEdge: edge).appearance
        }
        #expect(choice() === bar.standardAppearance)
        #expect(choice(edge: true).backgroundEffect == nil)
        #expect(choice(edge: true).shadowColor == nil)
        bar.compactAppearance = UINavigationBarAppearance()
        #expect(choice(compact: true) === bar.compactAppearance)
        bar.scrollEdgeAppearance = UINavigationBarAppearance()
        #expect(choice(edge: true) === bar.scrollEdgeAppearance)
        item.standardAppearance = UINavigationBarAppearance()
        #expect(choice() === item.standardAppearance)
        item.scrollEdgeAppearance = UINavigationBarAppearance()
        #expect(choice(edge: true) === item.scrollEdgeAppearance)
    }

    @Test("appearances are copied by value")
    func copies() throws {
        let looks = UINavigationBarAppearance()
        looks.configureWithOpaqueBackground()
        looks.titleTextAttributes = [.foregroundColor: UIColor.red]
        looks.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        let copy = try #require(looks.copy() as? UINavigationBarAppearance)
        looks.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(copy.backgroundColor == .systemBackground)
        #expect(copy.backgroundEffect == nil)
        #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(copy.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .green)
        #expect(UIToolbarAppearance(barAppearance: looks).backgroundColor == .systemBackground)
    }

    @Test("proxies apply to bars and their items: AR-1, AR-3, AR-4")
    func proxies() {
        app.activate()
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
        UIBarButtonItem.appearance().tintColor = .green
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .blue
        UITabBar.appearance().unselectedItemTintColor = .brown
        let bar = UINavigationBar(frame: .zero)
        let (plain, own) = (UIBarButtonItem(), UIBarButtonItem())
        own.tintColor = .purple
        bar.items = [UINavigationItem(title: "A")]
        bar.topItem?.rightBarButtonItems = [plain, own]
        #expect(shown(bar).titleTextAttributes?[.foregroundColor] as? UIColor == .red)
        #expect(plain.tintColor == .green)
        #expect(own.tintColor == .purple)
        let tool = UIBarButtonItem()
        let toolbar = UIToolbar(frame: .zero)
        toolbar.items = [tool]
        _ = shown(toolbar)
        #expect(tool.tintColor == .blue)
        #expect(shown(UITabBar(frame: .zero)).unselectedItemTintColor == .brown)
    }

    @Test("TB-6: nil hides a badge, an empty text shows an empty one", .contract("TB-6"))
    func badges() {
        let item = UITabBarItem(title: "A", image: nil, tag: 0)
        let button = UITabBarButton(
            item: item, look: .init(appearance: UITabBarItemAppearance(), selectedColor: .red, unselectedColor: .gray))
        func badge() -> UIView? { button.subviews.first { $0.layer.cornerRadius > 0 } }
        #expect(badge()?.isHidden == true)
        item.badgeValue = ""
        button.update()
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 49)
        button.layoutIfNeeded()
        #expect(badge()?.isHidden == false)
        #expect(badge()?.bounds.width == 18)
    }

    @Test("a badge next to an image leaves the title clear", arguments: [false, true])
    func inlineBadge(isRightToLeft: Bool) throws {
        app.activate()
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in }
        let item = UITabBarItem(title: "Mail", image: picture, tag: 0)
        item.badgeValue = "3"
        let button = UITabBarButton(
            item: item,
            look: .init(appearance: UITabBarItemAppearance(), selectedColor: .red, unselectedColor: .gray, isInline: true, isCompact: true))
        button.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        button.update()
        button.frame = CGRect(x: 0, y: 0, width: 160, height: 32)
        button.layoutIfNeeded()
        let badge = try #require(button.subviews.first { $0.layer.cornerRadius > 0 })
        let title = try #require(button.subviews.compactMap { $0 as? UILabel }.first { $0 !== badge })
        let icon = try #require(button.subviews.first { $0 is UIImageView })
        #expect(title.text == "Mail")
        #expect(!badge.frame.intersects(title.frame))
        #expect(badge.frame.intersects(icon.frame))
    }

    @Test("a tapped tab is selected and reported; one selected in code is not reported")
    func tabs() {
        let listener = Listener()
        let bar = UITabBar(frame: .zero)
        bar.delegate = listener
        let items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items = items
        bar.selectedItem = items[0]
        let shown = shown(bar)
        #expect(listener.log.isEmpty)
        app.tap(195, 120)
        #expect(shown.selectedItem === items[1])
        #expect(listener.log == ["didSelect B"])
        shown.setItems([items[0]], animated: false)
        #expect(shown.selectedItem == nil)
        shown.items = nil
        #expect(shown.items == nil)
        shown.layoutIfNeeded()
    }

    @Test("a custom view that a lower bar shortened has its own height again in a higher one")
    func shortening() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 74, height: 44))
        let item = UINavigationItem(title: "Title")
        item.leftBarButtonItem = UIBarButtonItem(customView: view)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [item]
        func height(_ height: CGFloat) -> CGFloat {
            bar.frame.size.height = height
            bar.setNeedsLayout()
            bar.layoutIfNeeded()
            return view.frame.height
        }
        #expect([44, 32, 44, 32, 44].map(height) == [44, 32, 44, 32, 44])
        _ = height(32)
        // The app's change while it is shortened is its own height.
        view.bounds.size.height = 20
        #expect([32, 44].map(height) == [20, 20])
    }

    @Test("a custom view is in the bar that got it last; nil items and views are ignored")
    func sharing() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        let item = UIBarButtonItem(customView: view)
        let (first, second) = (UIToolbar(frame: .zero), UIToolbar(frame: .zero))
        first.items = [item]
        second.items = [item]
        first.layoutIfNeeded()
        second.layoutIfNeeded()
        #expect(view.isDescendant(of: second))
        first.setItems(nil, animated: true)
        second.items = []
        let bar = UINavigationBar(frame: .zero)
        bar.items = nil
        bar.setItems(nil, animated: true)
        bar.layoutIfNeeded()
        #expect(bar.topItem == nil)
        #expect(bar.popItem(animated: true) == nil)
        let navigation = UINavigationItem(title: "Two bars")
        bar.items = [navigation]
        let other = UINavigationBar(frame: .zero)
        other.items = [navigation]
        navigation.titleView = view
        bar.layoutIfNeeded()
        other.layoutIfNeeded()
        navigation.titleView = nil
        #expect(bar.topItem === other.topItem)
    }

    @Test("pushing an item twice, and selecting a missing tab, raise")
    func traps() async {
        let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (bar, item) = (UINavigationBar(frame: .zero), UINavigationItem(title: "A"))
            bar.pushItem(item, animated: false)
            bar.pushItem(item, animated: false)
        }
        expectStop(twice, "NSInternalInconsistencyException", "pushing the same navigation item instance more than once is not supported")
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UITabBar(frame: .zero).selectedItem = UITabBarItem()
        }
        expectStop(missing, "NSInternalInconsistencyException", "selected item must be among the tab bar's items")
    }
}
