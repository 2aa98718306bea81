import DeviceProtocol
import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

/// What apps may set of bars and their items, as far as other suites do not show it.
@Suite("Bar settings", .application) @MainActor struct BarSettingsTests {
    private let app = TestApplication()

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? view.subviews.flatMap { find(type, in: $0) }
    }

    private func shown<Bar: UIView>(_ bar: Bar, width: CGFloat = 390) -> Bar {
        let window = app.window()
        bar.frame = CGRect(x: 0, y: 100, width: width, height: bar.sizeThatFits(.zero).height)
        window.addSubview(bar)
        app.flush()
        return bar
    }

    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test("a bar that is not translucent has an opaque color under an image with holes")
    func colorUnderImage() {
        var older = LegacyBarAppearance()
        older.setBackground(UIImage(), position: .any, metrics: .default)
        func color(_ style: UIBarStyle, _ isTranslucent: Bool, _ tint: UIColor?) -> UIColor? {
            let look = BarBackgroundStyle(barStyle: style, isTranslucent: isTranslucent, tint: tint)
            return older.resolved(UINavigationBarAppearance(), style: look, position: .topAttached, metrics: .default).backgroundColor
        }
        #expect(color(.default, true, .red) == nil)
        #expect(color(.default, false, .red) == .red)
        #expect(color(.default, false, nil) == .systemBackground)
        #expect(color(.black, false, nil) == .black)
    }

    private func tabs(_ count: Int, _ set: (UITabBar) -> Void = { _ in }) -> (bar: UITabBar, buttons: [UITabBarButton]) {
        let bar = UITabBar(frame: .zero)
        bar.items = (0..<count).map { UITabBarItem(title: "Tab \($0)", image: picture(20, 20), tag: $0) }
        bar.selectedItem = bar.items?.first
        set(bar)
        let made = shown(bar)
        return (made, find(UITabBarButton.self, in: made).sorted { $0.frame.minX < $1.frame.minX })
    }

    // MARK: Tab bars

    @Test("centred tabs use the bar's width and spacing; otherwise they fill it")
    func itemPositioning() {
        #expect(tabs(3).buttons.map(\.frame.width) == [130, 130, 130])
        let centered = tabs(3) { bar in
            bar.itemPositioning = .centered
            (bar.itemWidth, bar.itemSpacing) = (60, 20)
        }
        #expect(centered.buttons.map(\.frame.minX) == [85, 165, 245])
        #expect(centered.buttons.map(\.frame.width) == [60, 60, 60])
    }

    @Test("an appearance's stacked positioning takes precedence over the bar's")
    func stackedItemPositioning() {
        let made = tabs(3) { bar in
            let appearance = UITabBarAppearance()
            appearance.stackedItemPositioning = .centered
            (appearance.stackedItemWidth, appearance.stackedItemSpacing) = (60, 20)
            bar.standardAppearance = appearance
        }
        #expect(made.buttons.map(\.frame.minX) == [85, 165, 245])
        #expect(made.buttons.map(\.frame.width) == [60, 60, 60])
    }

    @Test("the selected tab has the indicator image behind it")
    func selectionIndicatorImage() throws {
        let image = picture(30, 4)
        let (bar, buttons) = tabs(3) { $0.selectionIndicatorImage = image }
        let indicator = try #require(bar.subviews.compactMap { $0 as? UIImageView }.first { $0.image === image })
        #expect(!indicator.isHidden)
        #expect(indicator.frame == CGRect(x: 50, y: 0, width: 30, height: 4))
        bar.selectedItem = bar.items?[2]
        app.flush()
        #expect(indicator.frame.midX == buttons[2].frame.midX)
        bar.selectedItem = nil
        app.flush()
        #expect(indicator.isHidden)
    }

    @Test("an item's badge colour takes precedence over the appearance's, and that over red")
    func badgeColor() throws {
        let (bar, buttons) = tabs(1)
        let item = try #require(bar.items?.first)
        item.badgeValue = "3"
        app.flush()
        let badge = try #require(find(UILabel.self, in: buttons[0]).first { $0.text == "3" })
        #expect(badge.backgroundColor == .systemRed)
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue
        appearance.stackedLayoutAppearance.selected.badgeBackgroundColor = .blue
        bar.standardAppearance = appearance
        app.flush()
        #expect(badge.backgroundColor == .blue)
        item.badgeColor = .green
        app.flush()
        #expect(badge.backgroundColor == .green)
    }

    // MARK: Shadows and edges

    @Test("a custom shadow is at the edge, with a custom background as UIKit requires")
    func shadowImage() throws {
        let image = picture(1, 7)
        let bar = UINavigationBar(frame: .zero)
        bar.items = [UINavigationItem(title: "One")]
        bar.setBackgroundImage(picture(1, 44), for: .default)
        bar.shadowImage = image
        let made = shown(bar)
        let shadow = try #require(find(UIImageView.self, in: made.background).first { $0.image === image })
        #expect(!shadow.isHidden)
        #expect(shadow.frame.height == 7)
        #expect(shadow.frame.minY == made.background.bounds.maxY)
        let (tabs, _) = tabs(2) { bar in
            bar.backgroundImage = picture(1, 49)
            bar.shadowImage = image
        }
        let above = try #require(find(UIImageView.self, in: tabs).first { $0.image === image })
        #expect(!above.isHidden)
        #expect(above.frame.maxY == 0)
        #expect(above.frame.height == 7)
    }

    @Test("a compact bar at its content's edge has its own appearance, the item's before the bar's", .contract("NV-17"))
    func compactScrollEdgeAppearance() {
        app.activate()
        let (bar, item) = (UINavigationBar(frame: .zero), UINavigationItem(title: "One"))
        // Bars and items keep copies, so that colours tell the appearances apart.
        let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
        let looks = colors.map { color in
            let appearance = UINavigationBarAppearance()
            appearance.backgroundColor = color
            return appearance
        }
        bar.scrollEdgeAppearance = looks[0]
        let choice = { (isCompact: Bool) in
            NavigationAppearanceChoice(bar: bar, item: item, isCompact: isCompact, isAtScrollEdge: true).appearance.backgroundColor
        }
        #expect(choice(true) == colors[0])
        bar.compactScrollEdgeAppearance = looks[1]
        #expect(choice(true) == colors[1])
        #expect(choice(false) == colors[0])
        item.compactScrollEdgeAppearance = looks[2]
        #expect(choice(true) == colors[2])
        #expect(choice(false) == colors[0])
    }

    // MARK: Items

    @Test("a button is as wide as its widest possible title")
    func possibleTitles() throws {
        let item = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
        let bar = UINavigationBar(frame: .zero)
        bar.items = [UINavigationItem(title: "One")]
        bar.topItem?.rightBarButtonItem = item
        let made = shown(bar)
        let narrow = try #require(find(BarButton.self, in: made).first).frame.width
        item.possibleTitles = ["On", "Switched off"]
        app.flush()
        let wide = try #require(find(BarButton.self, in: made).first).frame.width
        #expect(wide > narrow + 30)
        item.title = "Switched off"
        app.flush()
        #expect(try #require(find(BarButton.self, in: made).first).frame.width == wide)
    }

    @Test("a compact bar shows an item's landscape image, with its insets")
    func landscapeImagePhone() throws {
        let (high, low) = (picture(20, 20), picture(16, 16))
        let item = UIBarButtonItem(image: high, landscapeImagePhone: low, style: .plain, target: nil, action: nil)
        item.landscapeImagePhoneInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let size = { (isCompact: Bool) -> CGFloat? in
            BarButton(item, looks: UIBarButtonItemAppearance(style: .plain), compact: isCompact).button.currentImage?.size.width
        }
        #expect(size(false) == 20)
        #expect(size(true) == 16)
        let button = BarButton(item, looks: UIBarButtonItemAppearance(style: .plain), compact: true).button
        #expect(button.imageEdgeInsets == item.landscapeImagePhoneInsets)
    }

    @Test("groups list a side's items in reading order; a hidden group's are not shown")
    func groups() {
        app.activate()
        let items = (0..<5).map { UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil) }
        let item = UINavigationItem(title: "One")
        item.leadingItemGroups = [items[0].creatingFixedGroup()]
        let pair = UIBarButtonItemGroup.fixedGroup(representativeItem: nil, items: [items[1], items[2]])
        item.trailingItemGroups = [pair, items[3].creatingFixedGroup()]
        item.pinnedTrailingGroup = items[4].creatingFixedGroup()
        #expect(item.leftBarButtonItems == [items[0]])
        #expect(item.rightBarButtonItems == [items[4], items[3], items[2], items[1]])
        pair.isHidden = true
        #expect(item.rightBarButtonItems == [items[4], items[3]])
        #expect(items[1].buttonGroup === pair)
        #expect(item.trailingItemGroups.count == 2)
        let optional = items[0].creatingOptionalGroup(customizationIdentifier: "first", isInDefaultCustomization: false)
        #expect(optional.isHidden)
        #expect(app.environment.logs.contains { $0.contains("optionalGroup first") })
    }

    @Test("an item's menu representation has its title, image and action, or menu; an app may set another, or nil")
    func menuRepresentation() throws {
        app.activate()
        var done: [String] = []
        let plain = UIBarButtonItem(title: "Sort", image: picture(10, 10), primaryAction: UIAction { _ in done.append("sort") })
        let action = try #require(plain.menuRepresentation as? UIAction)
        try #require(action.title == "Sort")
        try #require(action.image === plain.image)
        #expect(action.attributes.isEmpty)
        #expect(action.state == .off)
        action.performWithSender(nil, target: nil)
        #expect(done == ["sort"])
        plain.isEnabled = false
        plain.isSelected = true
        #expect((plain.menuRepresentation as? UIAction).map { $0.attributes == .disabled && $0.state == .on } == true)
        let system = UIBarButtonItem(systemItem: .trash, primaryAction: nil)
        #expect(system.menuRepresentation?.title == "Delete")
        #expect(system.menuRepresentation?.image != nil)
        #expect(UIBarButtonItem(systemItem: .done).menuRepresentation?.title == "Done")
        let menu = UIBarButtonItem(title: "More", menu: UIMenu(children: [UIAction(title: "One") { _ in }]))
        #expect((menu.menuRepresentation as? UIMenu).map { $0.title == "More" && $0.children.count == 1 } == true)
        #expect(UIBarButtonItem.flexibleSpace().menuRepresentation == nil)
        #expect(UIBarButtonItem(customView: UIView()).menuRepresentation == nil)
        menu.menuRepresentation = UIAction(title: "Own") { _ in }
        #expect(menu.menuRepresentation?.title == "Own")
        menu.menuRepresentation = nil
        #expect(menu.menuRepresentation == nil)
    }

    @Test("a back indicator image needs its transition mask")
    func backIndicator() {
        let image = picture(40, 10)
        let bar = UINavigationBar(frame: .zero)
        bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
        bar.backIndicatorImage = image
        let made = shown(bar)
        let width = { find(BackButton.self, in: made).first?.chevron.image?.size.width }
        #expect(width() != 40)
        bar.backIndicatorTransitionMaskImage = image
        app.flush()
        #expect(width() == 40)
    }

    @Test("logs settings without effect once")
    func reports() {
        app.activate()
        let item = UINavigationItem(title: "One")
        item.style = .editor
        item.centerItemGroups = [UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil).creatingFixedGroup()]
        item.titleMenuProvider = { _ in nil }
        UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil).isSymbolAnimationEnabled = true
        final class Slider: UIViewController {
            override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
        }
        Slider().setNeedsStatusBarAppearanceUpdate()
        let logs = app.environment.logs
        #expect(logs.contains { $0.hasSuffix("Slider.preferredStatusBarUpdateAnimation has no effect here") })
        for name in ["style", "centerItemGroups", "titleMenuProvider", "isSymbolAnimationEnabled"] {
            #expect(logs.filter { $0.hasSuffix(".\(name) has no effect here") }.count <= 1)
        }
        #expect(logs.contains { $0.hasSuffix("UINavigationItem.style has no effect here") })
    }

    // MARK: Proxies

    @Test("large titles and translucency are appearance attributes", .contract("AR-1"))
    func proxies() {
        app.activate()
        UINavigationBar.appearance().prefersLargeTitles = true
        UITabBar.appearance().isTranslucent = false
        UIToolbar.appearance().isTranslucent = false
        let bar = UINavigationBar(frame: .zero)
        #expect(shown(bar).prefersLargeTitles)
        #expect(!shown(UITabBar(frame: .zero)).isTranslucent)
        #expect(!shown(UIToolbar(frame: .zero)).isTranslucent)
    }
}
