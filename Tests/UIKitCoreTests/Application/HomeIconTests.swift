import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// The menu of the app's icon on home, and the icon itself.
// The delegates' journals are static, and tests wait.
@Suite("Home icon", .application, .serialized) @MainActor struct HomeIconTests {
    private static let compose: AppShortcut = {
        var shortcut = AppShortcut(
            type: "compose", title: "New note", subtitle: "On paper", icon: "type:UIApplicationShortcutIconTypeCompose")
        shortcut.userInfo = "<plist version=\"1.0\"><dict><key>page</key><string>7</string></dict></plist>"
        return shortcut
    }()

    private final class Old: NSObject, UIApplicationDelegate {
        static var journal: [String] = []
        static var accepts = true
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Self.journal.append("launch \((launchOptions?[.shortcutItem] as? UIApplicationShortcutItem)?.type ?? "none")")
            return Self.accepts
        }
        func applicationDidBecomeActive(_ application: UIApplication) { Self.journal.append("active") }
        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            Self.journal.append("perform \(shortcutItem.type) \(shortcutItem.userInfo?["page"] as? String ?? "")")
            completionHandler(true)
        }
    }

    private final class WithScenes: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Scene.self
            return configuration
        }
        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) { Scene.journal.append("application") }
    }

    private final class Scene: NSObject, UIWindowSceneDelegate {
        static var journal: [String] = []
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            Self.journal.append("connect \(connectionOptions.shortcutItem?.localizedTitle ?? "none")")
        }
        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) { Self.journal.append("perform \(shortcutItem.type)") }
    }

    private func launch(_ delegate: any UIApplicationDelegate.Type, _ shortcut: AppShortcut?) -> TestEnvironment {
        (Old.journal, Old.accepts, Scene.journal) = ([], true, [])
        let environment = TestEnvironment(device: .standard)
        environment.beginning.shortcut = shortcut
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: delegate)
        return environment
    }

    @Test("quick actions reach the device as they are set, and persist to the next launch")
    func lines() throws {
        let app = TestApplication()
        app.activate()
        #expect(UIApplication.shared.shortcutItems == nil)
        let item = UIMutableApplicationShortcutItem(type: "a", localizedTitle: "A")
        (item.localizedSubtitle, item.icon) = ("Sub", UIApplicationShortcutIcon(systemImageName: "star"))
        (item.userInfo, item.targetContentIdentifier) = (["n": NSNumber(value: 3), "t": NSString(string: "x")], "page 1")
        UIApplication.shared.shortcutItems = [item]
        item.localizedTitle = "changed"
        guard case .homeIcon(let icon)? = app.environment.requests.last else {
            Issue.record("the device was not told")
            return
        }
        #expect(icon.shortcuts.map(\.title) == ["A"])
        #expect(icon.shortcuts.first?.target == "page 1")
        let environment = TestEnvironment(device: .standard)
        environment.beginning.icon = icon
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: Old.self)
        let back = try #require(UIApplication.shared.shortcutItems?.first)
        #expect(back.type == "a")
        #expect(back.localizedTitle == "A")
        #expect(back.localizedSubtitle == "Sub")
        #expect(back.icon == UIApplicationShortcutIcon(systemImageName: "star"))
        #expect(back.userInfo?["n"] as? Int == 3)
        #expect(back.userInfo?["t"] as? String == "x")
        #expect(back.targetContentIdentifier as? String == "page 1")
        UIApplication.shared.shortcutItems = nil
        #expect(environment.requests.contains(.homeIcon(HomeIcon())))
    }

    @Test("each icon type has its symbol, also by its name in Info.plist")
    func kinds() {
        for number in 0...28 {
            guard let type = UIApplicationShortcutIcon.IconType(rawValue: number) else {
                Issue.record("no kind \(number)")
                continue
            }
            #expect(UIApplicationShortcutIcon(type: type).image(in: nil) != nil, "\(type)")
        }
        #expect(UIApplicationShortcutIcon.IconType(rawValue: 29) == nil)
        #expect(UIApplicationShortcutIcon(kept: "type:UIApplicationShortcutIconTypeCapturePhoto") == .init(type: .capturePhoto))
        #expect(UIApplicationShortcutIcon(kept: "type:Unknown").image(in: nil) == nil)
    }

    @Test("an app launched by one has it in its launch options, and performs it before it is active")
    func cold() {
        _ = launch(Old.self, Self.compose)
        #expect(Old.journal == ["launch compose", "perform compose 7", "active"])
    }

    @Test("an app that returns false from its launch method has handled it")
    func refused() {
        (Old.journal, Old.accepts) = ([], false)
        let environment = TestEnvironment(device: .standard)
        environment.beginning.shortcut = Self.compose
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: Old.self)
        #expect(Old.journal == ["launch compose", "active"])
    }

    @Test("a running app is asked to perform it")
    func warm() {
        let environment = launch(Old.self, nil)
        environment.onEvent?(.shortcut(Self.compose))
        #expect(Old.journal == ["launch none", "active", "perform compose 7"])
    }

    @Test("a scene has it in its connection options; a connected scene performs it, not the application's delegate")
    func scenes() {
        let environment = launch(WithScenes.self, Self.compose)
        #expect(Scene.journal == ["connect New note"])
        environment.onEvent?(.shortcut(Self.compose))
        #expect(Scene.journal == ["connect New note", "perform compose"])
    }

    // MARK: The icon itself

    private static let declared: [String: Any] = [
        "CFBundleIcons": ["CFBundleAlternateIcons": ["Night": ["CFBundleIconFiles": ["night"]]]]
    ]

    private func set(_ name: String?, _ app: TestApplication) async -> (any Error)? {
        app.activate()
        return await withCheckedContinuation { done in
            UIApplication.shared.setAlternateIconName(name) { done.resume(returning: $0) }
        }
    }

    @Test("the device shows an alternate icon listed in Info.plist, and the user is notified")
    func alternate() async throws {
        let app = TestApplication(declared: Self.declared)
        _ = app.window()
        #expect(UIApplication.shared.supportsAlternateIcons)
        #expect(UIApplication.shared.alternateIconName == nil)
        UIApplication.shared.setAlternateIconName("Night")
        #expect(UIApplication.shared.alternateIconName == "Night")
        #expect(app.environment.requests.contains(.homeIcon(HomeIcon(alternate: "Night"))))
        let window = try #require(ApplicationContext.current.windows.visible.last { $0.isSystem })
        let alert = try #require(window.rootViewController?.presentedViewController as? UIAlertController)
        #expect(alert.title?.hasPrefix("You have changed the icon for") == true)
        #expect(alert.actions.map(\.title) == ["OK"])
        UIApplication.shared.setAlternateIconName(nil)
        #expect(UIApplication.shared.alternateIconName == nil)
        #expect(app.environment.requests.contains(.homeIcon(HomeIcon())))
        window.isHidden = true
    }

    @Test("a name that is not listed fails, as does any name without a list")
    func unknownIcon() async {
        let app = TestApplication(declared: Self.declared)
        let missing = await set("Day", app)
        #expect((missing as? CocoaError)?.code == .fileNoSuchFile)
        let plain = TestApplication()
        plain.activate()
        #expect(!UIApplication.shared.supportsAlternateIcons)
        let refused = await set("Night", plain)
        #expect((refused as? CocoaError)?.code == .featureUnsupported)
        #expect(!(app.environment.requests + plain.environment.requests).contains { if case .homeIcon = $0 { true } else { false } })
    }
}
