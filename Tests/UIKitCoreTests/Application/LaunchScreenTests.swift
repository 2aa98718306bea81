import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Launch screens", .application) @MainActor struct LaunchScreenTests {
    private let app = TestApplication()

    /// A folder as an app's bundle, with an image of 20 × 10 points.
    private func withBundle(_ information: [String: Any], _ body: (Bundle) throws -> Void) throws {
        app.activate()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("launch-\(UUID().uuidString).app")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = information.merging(["CFBundleIdentifier": "org.ferry.launch"]) { $1 }
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(
            to: folder.appendingPathComponent("Info.plist"))
        let logo = Samples.render(CGSize(width: 20, height: 10)) { _ in }
        try #require(logo.pngData()).write(to: folder.appendingPathComponent("logo.png"))
        try body(try #require(Bundle(path: folder.path)))
    }

    private let size = CGSize(width: 393, height: 852)

    @Test("centres an image on the screen or in its safe area, scaled to fit")
    func picture() throws {
        try withBundle(["UILaunchScreen": ["UIImageName": "logo"]]) { bundle in
            let view = try #require(LaunchScreen.view(of: bundle, size: size))
            let picture = try #require(view.subviews.first as? UIImageView)
            #expect(picture.image != nil)
            #expect(view.backgroundColor == .systemBackground)
            #expect(view.frame.size == size)
            #expect(picture.frame == CGRect(x: 186.5, y: 421, width: 20, height: 10))
            let small = try #require(LaunchScreen.view(of: bundle, size: CGSize(width: 10, height: 100)))
            #expect(small.subviews.first?.frame == CGRect(x: 0, y: 47.5, width: 10, height: 5))
        }
        try withBundle(["UILaunchScreen": ["UIImageName": "logo", "UIImageRespectsSafeAreaInsets": true]]) { bundle in
            // The safe area is 59 points from the top and 34 from the bottom.
            #expect(LaunchScreen.view(of: bundle, size: size)?.subviews.first?.frame.midY == 438.5)
        }
    }

    @Test("configured bars are at the edges, stacked, with an image as background if given")
    func bars() throws {
        let bars: [String: Any] = [
            "UINavigationBar": [:] as [String: Any], "UITabBar": ["UIImageName": "logo"], "UIToolbar": [:] as [String: Any],
        ]
        try withBundle(["UILaunchScreen": bars]) { bundle in
            let view = try #require(LaunchScreen.view(of: bundle, size: size))
            let all = view.subviews
            func bar<Bar: UIView>(_ type: Bar.Type) throws -> Bar { try #require(all.compactMap { $0 as? Bar }.first) }
            // The safe area is 59 points from the top and 34 from the bottom.
            #expect(try bar(UINavigationBar.self).frame == CGRect(x: 0, y: 0, width: 393, height: 59 + 44))
            #expect(try bar(UITabBar.self).frame == CGRect(x: 0, y: 852 - 34 - 49, width: 393, height: 34 + 49))
            #expect(try bar(UIToolbar.self).frame == CGRect(x: 0, y: 852 - 34 - 49 - 49, width: 393, height: 49))
            #expect(try bar(UITabBar.self).backgroundImage?.size == CGSize(width: 20, height: 10))
            #expect(try bar(UINavigationBar.self).backgroundImage(for: .default) == nil)
        }
        try withBundle(["UILaunchScreen": ["UIToolbar": [:] as [String: Any]]]) { bundle in
            let toolbar = try #require(LaunchScreen.view(of: bundle, size: size)?.subviews.last)
            #expect(toolbar is UIToolbar)
            #expect(toolbar.frame == CGRect(x: 0, y: 852 - 34 - 49, width: 393, height: 34 + 49))
        }
    }

    @Test("loads a storyboard's initial screen at screen size; a pad may name another, and a single view works")
    func storyboard() throws {
        let fixture = BundleFixture()
        func add(_ name: String, text: String) {
            var scene = NibFixture()
            _ = scene.add("UIViewController", ["UINibName": "only-view-v"], isTop: true, id: "only")
            fixture.write(scene.data, "\(name).storyboardc/only.nib")
            var nib = NibFixture()
            let owner = nib.add("UIViewController", placeholder: "owner", id: "only")
            let label = nib.add(
                "UILabel", ["UIText": text, "UIBounds": "{{0, 0}, {200, 30}}", "UICenter": "{195, 422}", "UIAutoresizingMask": 45])
            let view = nib.add(
                "UIView", ["UIBounds": "{{0, 0}, {390, 844}}", "UICenter": "{195, 422}", "UISubviews": NibFixture.refs([label])],
                isTop: true)
            nib.outlet("view", from: owner, to: view)
            fixture.write(nib.data, "\(name).storyboardc/only-view-v.nib")
            let file: [String: Any] = [
                "version": 1, "source": "\(name).storyboard", "initial": "only", "identifiers": [:] as [String: Any],
                "scenes": ["only": ["nib": "only"]],
            ]
            fixture.write(NibFixture.data(file), "\(name).storyboardc/Info.plist")
        }
        add("Launch", text: "Harbour")
        add("LaunchPad", text: "Wide harbour")
        var single = NibFixture()
        _ = single.add("UILabel", ["UIText": "Alone", "UIBounds": "{{0, 0}, {390, 844}}", "UICenter": "{195, 422}"], isTop: true)
        fixture.write(single.data, "Single.nib")
        func text(_ information: [String: String], size: CGSize) throws -> (text: String?, view: UIView) {
            let list = information.merging(["CFBundleIdentifier": "org.ferry.launch"]) { $1 }
            fixture.write(try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0), "Info.plist")
            // A bundle reads its list once.
            let other = FileManager.default.temporaryDirectory.appendingPathComponent("launch-\(UUID().uuidString).app")
            try FileManager.default.copyItem(at: fixture.bundle.bundleURL, to: other)
            defer { try? FileManager.default.removeItem(at: other) }
            let bundle = try #require(Bundle(path: other.path))
            let view = try #require(LaunchScreen.view(of: bundle, size: size))
            let content = view.subviews.first ?? view
            let label = (view as? UILabel) ?? content.subviews.lazy.compactMap { $0 as? UILabel }.first
            return (label?.text, content)
        }
        app.activate()
        let names = ["UILaunchStoryboardName": "Launch", "UILaunchStoryboardName~ipad": "LaunchPad"]
        let phone = try text(names, size: size)
        #expect(phone.text == "Harbour")
        #expect(phone.view.frame.size == size)
        #expect(phone.view.subviews.first?.center.x == size.width / 2)
        #expect(try text(["UILaunchStoryboardName": "Single"], size: size).text == "Alone")
        let pad = TestApplication(device: .pad)
        pad.activate()
        #expect(try text(names, size: CGSize(width: 834, height: 1194)).text == "Wide harbour")
        app.activate()
    }

    @Test("classes, outlets, attributes and actions of the app are not part of a launch screen, also if it is the main storyboard")
    func plainClasses() throws {
        LaunchedController.made = 0
        let fixture = BundleFixture()
        var scene = NibFixture()
        _ = scene.add("UIViewController", custom: "LaunchedController", ["UINibName": "only-view-v"], isTop: true, id: "only")
        fixture.write(scene.data, "Launch.storyboardc/only.nib")
        var nib = NibFixture()
        let owner = nib.add("UIViewController", placeholder: "owner", id: "only")
        let label = nib.add(
            "UILabel", custom: "LaunchedLabel", ["UIText": "Harbour"], attributes: [["path": "noSuchKey", "value": 1]])
        let view = nib.add(
            "UIView", ["UIBounds": "{{0, 0}, {390, 844}}", "UICenter": "{195, 422}", "UISubviews": NibFixture.refs([label])], isTop: true)
        nib.outlet("view", from: owner, to: view)
        nib.outlet("titleLabel", from: owner, to: label)
        fixture.write(nib.data, "Launch.storyboardc/only-view-v.nib")
        let file: [String: Any] = [
            "version": 1, "source": "Launch.storyboard", "initial": "only", "identifiers": [:] as [String: Any],
            "scenes": ["only": ["nib": "only"]],
        ]
        fixture.write(NibFixture.data(file), "Launch.storyboardc/Info.plist")
        let list = ["CFBundleIdentifier": "org.ferry.launch", "UILaunchStoryboardName": "Launch"]
        fixture.write(try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0), "Info.plist")
        app.activate()
        let launch = try #require(LaunchScreen.view(of: fixture.bundle, size: size))
        let shown = launch.subviews.first?.subviews.first
        #expect((shown as? UILabel)?.text == "Harbour")
        #expect(!(shown is LaunchedLabel))
        #expect(LaunchedController.made == 0)
        // The storyboard itself has them.
        let controller = UIStoryboard(name: "Launch", bundle: fixture.bundle).instantiateInitialViewController()
        #expect(controller is LaunchedController)
    }

    @Test("a container of a storyboard lives as long as its view")
    func container() throws {
        let fixture = BundleFixture()
        var scene = NibFixture()
        scene.add("UISplitViewController", isTop: true, id: "split")
        fixture.write(scene.data, "Split.storyboardc/split.nib")
        let file: [String: Any] = [
            "version": 1, "source": "Split.storyboard", "initial": "split", "identifiers": [:] as [String: Any],
            "scenes": ["split": ["nib": "split"]],
        ]
        fixture.write(NibFixture.data(file), "Split.storyboardc/Info.plist")
        let list = ["CFBundleIdentifier": "org.ferry.launch", "UILaunchStoryboardName": "Split"]
        fixture.write(try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0), "Info.plist")
        app.activate()
        let view = try #require(LaunchScreen.view(of: fixture.bundle, size: size))
        // The container's view asks the container for its layout.
        let wide = CGSize(width: 852, height: 393)
        view.frame.size = wide
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame.size == wide)
    }

    @Test("a dark-only app has a dark one; an app without or with a missing one has none")
    func others() throws {
        try withBundle(["UILaunchScreen": [:] as [String: Any], "UIUserInterfaceStyle": "Dark"]) { bundle in
            #expect(LaunchScreen.view(of: bundle, size: size)?.traitCollection.userInterfaceStyle == .dark)
        }
        try withBundle(["UILaunchStoryboardName": "Nothing"]) { #expect(LaunchScreen.view(of: $0, size: size) == nil) }
        try withBundle([:]) { #expect(LaunchScreen.view(of: $0, size: size) == nil) }
    }

    @Test("is on screen before the application launches, and is not one of its windows")
    func start() throws {
        try withBundle(["UILaunchScreen": ["UIImageName": "logo"]]) { bundle in
            let context = ApplicationContext.current
            let window = try #require(LaunchScreen.show(context, of: bundle))
            #expect(context.windows.visible.contains { $0 === window })
            #expect(!UIApplication.shared.windows.contains(window))
            #expect(window.subviews.first?.frame.size == UIScreen.main.bounds.size)
            #expect(!window.isKeyWindow)
            window.isHidden = true
            #expect(!context.windows.visible.contains { $0 === window })
            app.environment.beginning.answersBehind = true
            #expect(LaunchScreen.show(context, of: bundle) == nil)
        }
    }
}

/// An app's controller, without the outlet that the launch screen's file connects.
final class LaunchedController: UIViewController {
    static var made = 0
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.made += 1
    }
}

final class LaunchedLabel: UILabel {}
