import DeviceProtocol
import Foundation
import ObjectiveC
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Several windows", .application) @MainActor struct WindowContractTests {
    private let app = TestApplication()
    private let journal = Journal()

    @Test("a touch goes to the frontmost window hit, key or not", .contract("WN-3"))
    func touches() {
        let back = app.window()
        let (low, high) = (TouchCountingView(frame: back.bounds), TouchCountingView(frame: CGRect(x: 0, y: 0, width: 393, height: 200)))
        back.rootViewController?.view.addSubview(low)
        let front = OpenWindow(frame: UIScreen.main.bounds)
        front.windowLevel = .alert
        front.addSubview(high)
        front.isHidden = false
        app.flush()
        #expect(back.isKeyWindow)
        #expect(!front.isKeyWindow)
        app.tap(100, 100)
        #expect(high.count == 1)
        #expect(low.count == 0)
        app.tap(100, 600)
        #expect(high.count == 1)
        #expect(low.count == 1)
        front.isHidden = true
    }

    @Test("keys go to the key window's first responder, whatever is in front", .contract("WN-4"))
    func keys() {
        let first = app.window()
        let second = UIWindow(frame: UIScreen.main.bounds)
        second.isHidden = false
        let (one, two) = (FocusView(), FocusView())
        first.addSubview(one)
        second.addSubview(two)
        one.becomeFirstResponder()
        two.becomeFirstResponder()
        first.makeKey()
        app.send(.input(.key(KeySample(phase: .down, usage: 4, characters: "a"), time: 1)))
        second.makeKey()
        app.send(.input(.key(KeySample(phase: .down, usage: 5, characters: "b"), time: 2)))
        #expect(one.text == "a")
        #expect(two.text == "b")
        second.isHidden = true
    }

    @Test("key status returns to the previous window, in order; a window that cannot become key never does", .contract("WN-5", "WN-6"))
    func handOver() {
        app.activate()
        let center = NotificationCenter.default
        let names: [NSNotification.Name: String] = [
            UIWindow.didBecomeKeyNotification: "key", UIWindow.didResignKeyNotification: "not key",
            UIWindow.didBecomeVisibleNotification: "visible", UIWindow.didBecomeHiddenNotification: "hidden",
        ]
        let journal = journal
        let observers = names.map { name, word in
            center.addObserver(forName: name, object: nil, queue: nil) { note in
                let window = note.object as? UIWindow
                MainActor.assumeIsolated { journal.add("\(window?.accessibilityIdentifier ?? "?") \(word)") }
            }
        }
        defer { for observer in observers { center.removeObserver(observer) } }
        let (main, splash, never) = (UIWindow(), UIWindow(), KeylessWindow())
        for (window, name) in [(main, "main"), (splash, "splash"), (never, "never")] { window.accessibilityIdentifier = name }
        main.makeKeyAndVisible()
        splash.makeKeyAndVisible()
        never.makeKeyAndVisible()
        #expect(
            journal.take() == ["main visible", "main key", "splash visible", "main not key", "splash key", "never visible"])
        splash.isHidden = true
        #expect(journal.take() == ["splash hidden", "splash not key", "main key"])
        #expect(main.isKeyWindow)
        #expect(UIApplication.shared.keyWindow === main)
    }

    @Test("an app with scenes shows only its scenes' windows", .contract("WN-8"))
    func scenes() throws {
        SceneAppDelegate.journal = Journal()
        let environment = TestEnvironment(device: .standard)
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: SceneAppDelegate.self)
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let stray = UIWindow(frame: UIScreen.main.bounds)
        let controller = ScreenController("stray", journal)
        stray.rootViewController = controller
        stray.makeKeyAndVisible()
        #expect(!UIApplication.shared.windows.contains(stray))
        #expect(!stray.isKeyWindow)
        #expect(!controller.isViewLoaded)
        stray.windowScene = scene
        LayerContext.main.flush()
        #expect(UIApplication.shared.windows.last === stray)
        #expect(scene.windows.contains(stray))
        #expect(controller.view.window === stray)
        stray.windowScene = nil
        #expect(!UIApplication.shared.windows.contains(stray))
        #expect(controller.appearance.state == .disappeared)
    }

    @Test("a window that the application's delegate shows before the first scene is hidden when that connects", .contract("WN-8"))
    func windowOfDelegate() throws {
        SceneAppDelegate.journal = Journal()
        StrayWindowDelegate.window = nil
        let environment = TestEnvironment(device: .standard)
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: StrayWindowDelegate.self)
        let stray = try #require(StrayWindowDelegate.window)
        #expect(stray.windowScene == nil)
        #expect(UIApplication.shared.windows.count == 1)
        #expect(!UIApplication.shared.windows.contains(stray))
        #expect(!stray.isKeyWindow)
        StrayWindowDelegate.window = nil
    }

    @Test("screen metrics, and a display link that runs once added", .contract("WN-11"))
    func screen() {
        app.activate()
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(UIScreen.main.scale == 3)
        #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
        #expect(UIScreen.main.maximumFramesPerSecond == 60)
        UIScreen.main.brightness = 4
        #expect(UIScreen.main.brightness == 1)
        let link = CADisplayLink(target: journal, selector: Selector("tick:"))
        #expect(!link.isPaused)
    }
}

@MainActor final class TouchCountingView: UIView {
    private(set) var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}

/// Shows a window of no scene, as an app does that had none.
private final class StrayWindowDelegate: UIResponder, UIApplicationDelegate {
    static var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        Self.window = window
        return true
    }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneTestDelegate.self
        return configuration
    }
}

@MainActor private final class OpenWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}

@MainActor private final class KeylessWindow: UIWindow {
    override var canBecomeKey: Bool { false }
}
