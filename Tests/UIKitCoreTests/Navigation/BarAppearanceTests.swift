import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// Bar appearances as values: bars keep copies, and archives hold all of them.
@Suite("Bar appearances", .application) @MainActor struct BarAppearanceTests {
    private let app = TestApplication()

    @Test("a bar keeps a copy of the appearance it is given")
    func copies() {
        app.activate()
        let given = UINavigationBarAppearance()
        given.backgroundColor = .red
        let (bar, item) = (UINavigationBar(frame: .zero), UINavigationItem(title: "One"))
        (bar.standardAppearance, bar.scrollEdgeAppearance, bar.compactAppearance) = (given, given, given)
        (item.standardAppearance, bar.compactScrollEdgeAppearance) = (given, given)
        let toolbar = UIToolbar(frame: .zero)
        toolbar.standardAppearance = UIToolbarAppearance(barAppearance: given)
        let tab = UITabBarAppearance(barAppearance: given)
        let (tabBar, tabItem) = (UITabBar(frame: .zero), UITabBarItem())
        (tabBar.standardAppearance, tabBar.scrollEdgeAppearance, tabItem.standardAppearance) = (tab, tab, tab)
        given.backgroundColor = .green
        given.buttonAppearance.normal.titleTextAttributes = [.kern: 3]
        tab.backgroundColor = .green
        for kept in [bar.standardAppearance, bar.scrollEdgeAppearance, bar.compactAppearance, bar.compactScrollEdgeAppearance] {
            #expect(kept !== given)
            #expect(kept?.backgroundColor == .red)
            #expect(kept?.buttonAppearance.normal.titleTextAttributes.isEmpty == true)
        }
        #expect(item.standardAppearance?.backgroundColor == .red)
        #expect(toolbar.standardAppearance.backgroundColor == .red)
        #expect(tabBar.standardAppearance.backgroundColor == .red)
        #expect(tabBar.scrollEdgeAppearance?.backgroundColor == .red)
        #expect(tabItem.standardAppearance?.backgroundColor == .red)
    }

    /// The colours that a bar's background shows.
    private func colors(_ background: UIView) -> [UIColor] {
        background.subviews.filter { !$0.isHidden }.compactMap(\.backgroundColor)
    }

    @Test("a change of a bar's own appearance shows at once, also of its buttons, and of an item's own")
    func changesInPlace() {
        let window = app.window()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 390, height: 44))
        let item = UINavigationItem(title: "One")
        item.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        bar.items = [item]
        window.addSubview(bar)
        app.flush()
        bar.standardAppearance.backgroundColor = .systemRed
        #expect(colors(bar.background).contains(.systemRed))
        bar.standardAppearance.configureWithOpaqueBackground()
        #expect(!colors(bar.background).contains(.systemRed))
        #expect(colors(bar.background).contains(.systemBackground))
        func labels(_ view: UIView) -> [UILabel] { (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels) }
        func titleColor(_ text: String) -> UIColor? {
            guard let label = labels(bar).last(where: { $0.text == text }) else { return nil }
            return label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor ?? label.textColor
        }
        bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        bar.standardAppearance.titleTextAttributes[.foregroundColor] = UIColor.systemPink
        app.flush()
        #expect(titleColor("Edit") == .systemGreen)
        #expect(titleColor("One") == .systemPink)
        item.standardAppearance = UINavigationBarAppearance()
        app.flush()
        item.standardAppearance?.backgroundColor = .systemBlue
        app.flush()
        #expect(colors(bar.background).contains(.systemBlue))
    }

    @Test("a change of a toolbar's or tab bar's own appearance shows at once, also of its tabs, and of a tab's own")
    func otherChangesInPlace() {
        app.activate()
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        toolbar.standardAppearance.backgroundColor = .systemRed
        #expect(colors(toolbar.background).contains(.systemRed))
        let tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        tabBar.standardAppearance.backgroundColor = .systemRed
        #expect(colors(tabBar.background).contains(.systemRed))
        let tab = UITabBarItem(title: "One", image: nil, tag: 1)
        tabBar.items = [tab]
        tabBar.selectedItem = tab
        tab.standardAppearance = UITabBarAppearance()
        #expect(!colors(tabBar.background).contains(.systemRed))
        tab.standardAppearance?.backgroundColor = .systemBlue
        #expect(colors(tabBar.background).contains(.systemBlue))
        tab.standardAppearance = nil
        #expect(colors(tabBar.background).contains(.systemRed))
    }

    @Test("an appearance keeps copies of the button appearances that it is given")
    func partsAreCopied() {
        app.activate()
        let buttons = UIBarButtonItemAppearance()
        buttons.normal.titleTextAttributes = [.kern: 3]
        let (one, other) = (UINavigationBarAppearance(), UIToolbarAppearance())
        (one.buttonAppearance, other.buttonAppearance) = (buttons, buttons)
        buttons.normal.titleTextAttributes = [:]
        #expect(one.buttonAppearance.normal.titleTextAttributes.count == 1)
        #expect(other.buttonAppearance.normal.titleTextAttributes.count == 1)
        #expect(one.buttonAppearance !== other.buttonAppearance)
    }

    private func image(_ width: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: 4))
        }
    }

    @Test("an archived appearance has its effect, images, titles and buttons", arguments: [false, true])
    func archive(_ isSecure: Bool) throws {
        app.activate()
        let made = UINavigationBarAppearance(idiom: .pad)
        made.configureWithDefaultBackground()
        made.backgroundImage = image(5)
        made.backgroundImageContentMode = .center
        made.shadowImage = image(6)
        made.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 21), .foregroundColor: UIColor.red, .kern: 2]
        made.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -4)
        made.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
        made.buttonAppearance.highlighted.backgroundImage = image(7)
        made.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        made.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: -9, vertical: 0)
        made.setBackIndicatorImage(image(8), transitionMaskImage: image(9))
        let data = try NSKeyedArchiver.archivedData(withRootObject: made, requiringSecureCoding: isSecure)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = isSecure
        let read = try #require(reader.decodeObject(of: UINavigationBarAppearance.self, forKey: NSKeyedArchiveRootObjectKey))
        #expect(read.idiom == .pad)
        #expect(read.backgroundEffect == made.backgroundEffect)
        #expect(read.backgroundImage?.size.width == 5)
        #expect(read.backgroundImageContentMode == .center)
        #expect(read.shadowImage?.size.width == 6)
        #expect(read.shadowColor != nil)
        #expect((read.titleTextAttributes[.font] as? UIFont)?.pointSize == 21)
        #expect(AttributeReader.number(read.titleTextAttributes[.kern]) == 2)
        #expect(read.titlePositionAdjustment == made.titlePositionAdjustment)
        #expect(read.largeTitleTextAttributes.count == 1)
        #expect(read.buttonAppearance.highlighted.backgroundImage?.size.width == 7)
        #expect(read.doneButtonAppearance.normal.titleTextAttributes[.foregroundColor] is UIColor)
        #expect(read.backButtonAppearance.normal.titlePositionAdjustment.horizontal == -9)
        #expect(read.backIndicatorImage.size.width == 8)
        #expect(read.backIndicatorTransitionMaskImage.size.width == 9)
    }

    @Test("an archived tab bar appearance has its tabs")
    func archivedTabs() throws {
        app.activate()
        let made = UITabBarAppearance()
        made.stackedLayoutAppearance.selected.iconColor = .red
        made.stackedLayoutAppearance.normal.badgePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        made.inlineLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
        made.selectionIndicatorTintColor = .green
        (made.stackedItemPositioning, made.stackedItemWidth, made.stackedItemSpacing) = (.centered, 60, 12)
        let read = try archived(made)
        #expect(read.stackedLayoutAppearance.selected.iconColor != nil)
        #expect(read.selectionIndicatorTintColor != nil)
        #expect(read.stackedLayoutAppearance.normal.badgePositionAdjustment.vertical == 2)
        #expect(read.inlineLayoutAppearance.normal.badgeTextAttributes.count == 1)
        #expect(read.stackedItemPositioning == .centered)
        #expect(read.stackedItemWidth == 60)
        #expect(read.stackedItemSpacing == 12)
        let bar = UIToolbarAppearance()
        bar.doneButtonAppearance.disabled.backgroundImagePositionAdjustment = UIOffset(horizontal: 0, vertical: 5)
        #expect(try archived(bar).doneButtonAppearance.disabled.backgroundImagePositionAdjustment.vertical == 5)
    }
}
