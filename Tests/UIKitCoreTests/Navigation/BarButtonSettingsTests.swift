import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// Settings of bar buttons and controls in bars, per bar metrics.
@Suite("Bar button settings", .application) @MainActor struct BarButtonSettingsTests {
    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? view.subviews.flatMap { find(type, in: $0) }
    }

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func application(isLandscape: Bool) -> TestApplication {
        var device = DeviceState.standard
        if isLandscape { device.orientation = .landscapeRight }
        return TestApplication(device: device)
    }

    private func shown(_ bar: UINavigationBar, _ app: TestApplication) -> UINavigationBar {
        bar.frame = CGRect(x: 0, y: 100, width: 390, height: bar.sizeThatFits(.zero).height)
        app.window().addSubview(bar)
        app.flush()
        return bar
    }

    @Test("the view of an item is under the key view: of its natural size before a bar shows it, then the bar's")
    func viewOfItem() throws {
        let app = application(isLandscape: false)
        let item = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
        let early = try #require(item.value(forKey: "view") as? UIView)
        #expect(early.window == nil)
        #expect(early.bounds.width > 20)
        #expect(early.bounds.height == 44)
        let (bar, navigation) = (UINavigationBar(frame: .zero), UINavigationItem(title: "One"))
        navigation.rightBarButtonItem = item
        bar.items = [navigation]
        let window = shown(bar, app).window
        #expect((item.value(forKey: "view") as? UIView)?.window === window)
        let custom = UIView()
        #expect(UIBarButtonItem(customView: custom).value(forKey: "view") as? UIView === custom)
    }

    @Test("a back button has the background, title offset and background offset of its metrics", arguments: [false, true])
    func backButton(_ isCompact: Bool) throws {
        let app = application(isLandscape: isCompact)
        let (bar, first) = (UINavigationBar(frame: .zero), UINavigationItem(title: "One"))
        let (tall, flat) = (image(10, 20), image(10, 16))
        let own = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
        own.setBackButtonBackgroundImage(tall, for: .normal, barMetrics: .default)
        own.setBackButtonBackgroundImage(flat, for: .normal, barMetrics: .compact)
        own.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 5, vertical: 2), for: .default)
        own.setBackButtonBackgroundVerticalPositionAdjustment(3, for: .compact)
        first.backBarButtonItem = own
        bar.items = [first, UINavigationItem(title: "Two")]
        let back = try #require(find(BackButton.self, in: shown(bar, app)).last)
        let background = try #require(back.subviews.compactMap { $0 as? UIImageView }.first { $0.image === (isCompact ? flat : tall) })
        let height = background.frame.height
        #expect(height == (isCompact ? 16 : 20))
        #expect(background.frame.width == back.bounds.width)
        #expect(background.frame.minY == ((back.bounds.height - height) / 2).rounded() + (isCompact ? 3 : 0))
        #expect(back.label.frame.minX == back.chevron.frame.maxX + BarMetrics.chevronGap + 5)
    }

    @Test("a disabled bar button is dimmed as its title would be: a symbol, a system item, an image")
    func disabled() throws {
        let app = application(isLandscape: false)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 49))
        let items = [
            UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil),
            UIBarButtonItem(systemItem: .trash),
            UIBarButtonItem(image: image(20, 20).withRenderingMode(.alwaysOriginal), style: .plain, target: nil, action: nil),
        ]
        bar.items = items
        app.window().addSubview(bar)
        app.flush()
        func pictures() -> [UIImageView] { find(BarButton.self, in: bar).compactMap(\.button.imageView) }
        let (tints, original) = (pictures().map(\.tintColor), pictures().last?.image)
        #expect(tints.count == 3)
        #expect(tints.allSatisfy { $0 == bar.tintColor })
        for item in items { item.isEnabled = false }
        app.flush()
        let title = try #require(find(BarButton.self, in: bar).first).button.titleColor(for: .disabled)
        #expect(pictures().prefix(2).allSatisfy { $0.tintColor == title })
        #expect(pictures().last?.image !== original)
        for item in items { item.isEnabled = true }
        app.flush()
        #expect(pictures().allSatisfy { $0.tintColor == bar.tintColor })
        #expect(pictures().last?.image === original)
    }

    @Test("an appearance proxy moves the titles of back buttons that the app did not make")
    func proxy() throws {
        let app = application(isLandscape: false)
        app.activate()
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
        let bar = UINavigationBar(frame: .zero)
        app.window().addSubview(bar)
        bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
        let back = try #require(find(BackButton.self, in: shown(bar, app)).last)
        #expect(back.label.frame.maxX < 0)
    }

    @Test("a bar appearance's back button has its title offset and background")
    func backAppearance() throws {
        let app = application(isLandscape: false)
        app.activate()
        let (bar, look, picture) = (UINavigationBar(frame: .zero), UINavigationBarAppearance(), image(8, 12))
        look.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 6)
        look.backButtonAppearance.normal.backgroundImage = picture
        bar.standardAppearance = look
        bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
        let back = try #require(find(BackButton.self, in: shown(bar, app)).last)
        let middle = ((back.bounds.height - back.label.intrinsicContentSize.height) / 2).rounded()
        #expect(back.label.frame.minY == middle + 6)
        #expect(back.subviews.contains { ($0 as? UIImageView)?.image === picture && !$0.isHidden })
    }

    @Test("a bar button's background and title offsets are those of its bar's metrics", arguments: [false, true])
    func offsets(_ isCompact: Bool) throws {
        let app = application(isLandscape: isCompact)
        let (bar, item) = (UINavigationBar(frame: .zero), UINavigationItem(title: "One"))
        let button = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        button.setBackgroundImage(image(10, 12), for: .normal, barMetrics: .default)
        button.setBackgroundVerticalPositionAdjustment(4, for: .default)
        button.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 1), for: .default)
        button.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 2), for: .compact)
        item.rightBarButtonItem = button
        bar.items = [item]
        let made = try #require(find(BarButton.self, in: shown(bar, app)).first)
        #expect(made.button.frame.minY == ((made.bounds.height - 12) / 2).rounded() + 4)
        #expect(made.button.titleEdgeInsets.top == (isCompact ? 2 : 1))
    }

    @Test("a segmented control in a compact bar has the images and offsets of compact metrics", arguments: [false, true])
    func segments(_ isCompact: Bool) throws {
        let app = application(isLandscape: isCompact)
        let (bar, item) = (UINavigationBar(frame: .zero), UINavigationItem(title: "One"))
        let control = UISegmentedControl(items: ["A", "B"])
        let (regular, compact, divider) = (image(4, 30), image(4, 24), image(2, 20))
        control.setBackgroundImage(regular, for: .normal, barMetrics: .default)
        control.setBackgroundImage(compact, for: .normal, barMetrics: .compact)
        control.setDividerImage(divider, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .compact)
        control.setContentPositionAdjustment(UIOffset(horizontal: 0, vertical: 3), forSegmentType: .any, barMetrics: .default)
        item.titleView = control
        bar.items = [item]
        let made = shown(bar, app)
        let images = find(UIImageView.self, in: made).compactMap(\.image)
        #expect(images.contains { $0 === regular } == !isCompact)
        #expect(images.contains { $0 === compact } == isCompact)
        #expect(images.contains { $0 === divider } == isCompact)
        #expect(control.intrinsicContentSize.height == (isCompact ? 24 : 30))
        let label = try #require(find(UILabel.self, in: control).first)
        let middle = (control.bounds.height - label.bounds.height) / 2
        #expect(abs(label.frame.minY - middle - 3) <= 0.5)
    }
}
