import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// A bar of an app's own class.
final class NibNavigationBar: UINavigationBar {
    private(set) var wasDecoded = false

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        wasDecoded = true
    }
}

final class NibToolbar: UIToolbar {}
final class NibTabBar: UITabBar {}

@Suite("Bars of controllers in storyboards, and the storyboard's tint", .application) @MainActor struct NibBarTests {
    private let fixture = BundleFixture()
    private let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)

    /// A storyboard with one controller, whose bars are the last objects of its file.
    private func controller<Controller: UIViewController>(
        _ type: String, _ bars: [(key: String, type: String, custom: String?)], named name: String = "Main"
    )
        -> Controller?
    {
        var nib = NibFixture()
        let keys = bars.enumerated().map { ($1.key, NibFixture.ref($0 + 1)) }
        nib.add(type, Dictionary(uniqueKeysWithValues: keys), isTop: true, id: "main")
        for bar in bars {
            nib.add(
                bar.type, custom: bar.custom,
                [
                    "UITintColor": NibFixture.ref(bars.count + 1), "UIBackgroundColor": NibFixture.ref(bars.count + 1),
                    "UIClipsToBounds": true, "UITag": 3,
                ])
        }
        nib.add("UIColor", ["UIRed": 0.25, "UIGreen": 0.5, "UIBlue": 0.75, "UIAlpha": 1.0])
        fixture.write(nib.data, "\(name).storyboardc/main.nib")
        write(tint: nil, name)
        return UIStoryboard(name: name, bundle: fixture.bundle).instantiateInitialViewController() as? Controller
    }

    private func write(tint: String?, _ name: String = "Main") {
        var file: [String: Any] = ["version": 1, "source": "Main.storyboard", "initial": "main", "scenes": ["main": ["nib": "main"]]]
        file["tint"] = tint
        fixture.write(NibFixture.data(file), "\(name).storyboardc/Info.plist")
    }

    private func check(_ bar: UIView) {
        #expect(bar.tintColor == color)
        #expect(bar.backgroundColor == color)
        #expect(bar.tag == 3)
    }

    @Test("a controller's own bars have the look that the file gives them")
    func ownBars() throws {
        let navigation: UINavigationController = try #require(
            controller("UINavigationController", [("UINavigationBar", "UINavigationBar", nil), ("UIToolbar", "UIToolbar", nil)]))
        check(navigation.navigationBar)
        // Its background is under the status bar, too.
        #expect(!navigation.navigationBar.clipsToBounds)
        check(navigation.toolbar)
        let tabs: UITabBarController = try #require(controller("UITabBarController", [("UITabBar", "UITabBar", nil)], named: "Tabs"))
        check(tabs.tabBar)
    }

    @Test("bars of an app's classes take the place of a controller's own")
    func customBars() throws {
        let navigation: UINavigationController = try #require(
            controller(
                "UINavigationController",
                [("UINavigationBar", "UINavigationBar", "NibNavigationBar"), ("UIToolbar", "UIToolbar", "NibToolbar")]))
        let bar = try #require(navigation.navigationBar as? NibNavigationBar)
        #expect(bar.wasDecoded)
        check(bar)
        check(try #require(navigation.toolbar as? NibToolbar))
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.topViewController?.title = "Page"
        navigation.loadViewIfNeeded()
        #expect(bar.isDescendant(of: navigation.view))
        #expect(bar.topItem?.title == "Page")
        let tabs: UITabBarController = try #require(
            controller("UITabBarController", [("UITabBar", "UITabBar", "NibTabBar")], named: "Tabs"))
        check(try #require(tabs.tabBar as? NibTabBar))
        tabs.viewControllers = [UIViewController()]
        tabs.loadViewIfNeeded()
        #expect(tabs.tabBar.items?.count == 1)
        #expect(tabs.tabBar.isDescendant(of: tabs.view))
    }

    @Test("the tint of a storyboard is that of the app's window")
    func globalTint() throws {
        let plain: UIViewController = try #require(controller("UIViewController", []))
        #expect(plain.storyboard?.globalTint == nil)
        var nib = NibFixture()
        nib.add("UIColor", ["UIRed": 0.25, "UIGreen": 0.5, "UIBlue": 0.75, "UIAlpha": 1.0])
        fixture.write(nib.data, "Main.storyboardc/global-tint.nib")
        write(tint: "global-tint")
        let fixture = fixture
        ApplicationLauncher.start(
            environment: TestEnvironment(device: .standard), principalClass: NibApplication.self, delegateClass: NibDelegate.self,
            mainStoryboard: { UIStoryboard(name: "Main", bundle: fixture.bundle) })
        let window = try #require((UIApplication.shared.delegate as? NibDelegate)?.window)
        defer { window.isHidden = true }
        #expect(window.tintColor == color)
        #expect(window.rootViewController?.view.tintColor == color)
    }

    @Test("an empty name in Info.plist names no storyboard")
    func emptyName() {
        #expect(MainStoryboard.storyboard("") == nil)
        #expect(MainStoryboard.storyboard(nil) == nil)
    }
}
