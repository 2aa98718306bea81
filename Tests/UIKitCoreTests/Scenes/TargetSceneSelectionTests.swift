import DeviceProtocol
import Foundation
import QuartzCore
import TestSupport
import Testing
import ViewLayout

@testable import UIKitCore

/// Which scene gets a link, an activity or a shortcut, and the size limits of scenes: on a pad in landscape.
// The delegates' journals are static, and a test waits.
@Suite("Scene activation conditions", .application, .serialized) @MainActor struct TargetSceneSelectionTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Scene.self
            return configuration
        }
    }

    private final class Scene: NSObject, UIWindowSceneDelegate {
        static var told: [String] = []
        static var count = 0
        var window: UIWindow?
        let number: Int
        override init() {
            Self.count += 1
            number = Self.count
        }
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            let what = connectionOptions.urlContexts.map(\.url.absoluteString) + connectionOptions.userActivities.map(\.activityType)
            Self.told.append("\(number) connect \(what.joined())")
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
        }
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            Self.told.append("\(number) \(URLContexts.first?.url.absoluteString ?? "")")
        }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { Self.told.append("\(number) \(userActivity.activityType)") }
        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) { Self.told.append("\(number) \(shortcutItem.type)") }
        static func take() -> [String] {
            defer { told = [] }
            return told
        }
    }

    private func launch(_ device: DeviceState = DeviceState.pad.turned, several: Bool = true) -> TestEnvironment {
        (Scene.told, Scene.count) = ([], 0)
        let environment = TestEnvironment(device: device)
        for layer in LayerContext.main.roots { LayerContext.main.removeRoot(layer) }
        ApplicationLauncher.start(
            environment: environment, principalClass: nil, delegateClass: Delegate.self, allowsSeveralScenes: several)
        return environment
    }

    private func open() { #expect(ApplicationLifeCycle.show(SceneManifest.newSession(), nil, nextTo: nil)) }

    private var scenes: [UIWindowScene] { ApplicationContext.current.stage.scenes }

    /// By the number of its delegate.
    private func scene(_ number: Int) throws -> UIWindowScene {
        try #require(
            UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first { ($0.delegate as? Scene)?.number == number })
    }

    private func can(_ prefix: String) -> NSPredicate { NSPredicate { value, _ in (value as? String)?.hasPrefix(prefix) ?? false } }

    @Test("the scene that prefers a link's URL opens it, else the active scene")
    func preferred() throws {
        let environment = launch()
        open()
        _ = Scene.take()
        environment.onEvent?(.openURL("note://a"))
        #expect(Scene.take() == ["2 note://a"])
        try scene(1).activationConditions.prefersToActivateForTargetContentIdentifierPredicate = can("note://a")
        environment.onEvent?(.openURL("note://a"))
        environment.onEvent?(.openURL("note://b"))
        #expect(Scene.take() == ["1 note://a", "2 note://b"])
        var shortcut = AppShortcut(type: "new", title: "New")
        shortcut.target = "note://a"
        environment.onEvent?(.shortcut(shortcut))
        #expect(Scene.take() == ["1 new"])
    }

    @Test("skips a scene that cannot; if none can, a new one is connected with the link")
    func unable() throws {
        let environment = launch()
        open()
        _ = Scene.take()
        try scene(2).activationConditions.canActivateForTargetContentIdentifierPredicate = can("never")
        environment.onEvent?(.openURL("note://a"))
        #expect(Scene.take() == ["1 note://a"])
        try scene(1).activationConditions.canActivateForTargetContentIdentifierPredicate = can("never")
        environment.onEvent?(.openURL("note://a"))
        #expect(Scene.take() == ["3 connect note://a"])
        let activity = NSUserActivity(activityType: "org.example.note")
        activity.targetContentIdentifier = "never mind"
        ActivityContinuation.go(on: activity)
        #expect(Scene.take().last?.hasSuffix(" org.example.note") == true)
    }

    @Test("a matching scene in the background comes to the foreground")
    func behind() throws {
        let environment = launch()
        open()
        let first = try scene(1)
        open()
        #expect(!scenes.contains { $0 === first })
        #expect(scenes.count == 2)
        _ = Scene.take()
        first.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = can("note://a")
        environment.onEvent?(.openURL("note://a"))
        #expect(Scene.take() == ["1 note://a"])
        #expect(scenes.contains { $0 === first })
        #expect(first.activationState == .foregroundActive)
    }

    @Test("on a phone the only scene gets everything, regardless of conditions, and has no size limits")
    func phone() throws {
        let environment = launch(.standard, several: false)
        _ = Scene.take()
        try scene(1).activationConditions.canActivateForTargetContentIdentifierPredicate = can("never")
        environment.onEvent?(.openURL("note://a"))
        #expect(Scene.take() == ["1 note://a"])
        #expect(try scene(1).sizeRestrictions == nil)
    }

    @Test("the divider respects both scenes' minimum and maximum sizes")
    func sizes() throws {
        _ = launch()
        let limits = try #require(try scene(1).sizeRestrictions)
        limits.minimumSize = CGSize(width: 700, height: 0)
        open()
        #expect(ApplicationContext.current.stage.split.rest == .twoThirds)
        ApplicationContext.current.stage.settle(.third)
        #expect(ApplicationContext.current.stage.split.rest == .twoThirds)
        limits.minimumSize = .zero
        ApplicationContext.current.stage.settle(.third)
        #expect(ApplicationContext.current.stage.split.rest == .third)
        // Set while they are side by side.
        let other = try #require(try scene(2).sizeRestrictions)
        other.maximumSize = CGSize(width: 600, height: 2000)
        #expect(ApplicationContext.current.stage.split.rest == .half)
        // No place is right for both: what was wanted.
        limits.minimumSize = CGSize(width: 5000, height: 0)
        ApplicationContext.current.stage.settle(.third)
        #expect(ApplicationContext.current.stage.split.rest == .third)
    }

    @Test("an activation request opens a new scene, or a session's; other roles are denied")
    func requests() async throws {
        // A refusal is known at once; while waiting for responses another test may launch an application.
        _ = launch(.standard, several: false)
        let new = UISceneSessionActivationRequest(userActivity: NSUserActivity(activityType: "org.example.new"))
        #expect(new.role == .windowApplication)
        #expect(new.session == nil)
        #expect(new.userActivity?.activityType == "org.example.new")
        let foreign = UISceneSession(role: .windowApplication, configuration: SceneManifest.unspecified)
        let requests = [
            new, UISceneSessionActivationRequest(session: foreign), UISceneSessionActivationRequest(role: .windowExternalDisplay),
        ]
        let codes: [Int] = await withCheckedContinuation { done in
            var codes: [Int] = []
            for request in requests {
                UIApplication.shared.activateSceneSession(for: request) { error in
                    codes.append((error as NSError).code)
                    if codes.count == requests.count { done.resume(returning: codes) }
                }
            }
        }
        let denied = UISceneError.Code.requestDenied.rawValue
        #expect(codes == [UISceneError.Code.multipleScenesNotSupported.rawValue, denied, denied])
    }
}
