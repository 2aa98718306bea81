import DeviceProtocol
import Foundation
import ObjectiveC
import TestSupport
import Testing
import UIKitCore

@Suite("Application", .application) @MainActor struct ApplicationTests {
    @Test(
        "a launch without scenes: will finish, did finish, active; notifications after each",
        .contract("AP2-1", "AP2-3", "AP2-4", "AP2-9", "AP2-10"))
    func launch() {
        LaunchDelegate.journal = Journal()
        let environment = TestEnvironment(device: .standard)
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: LaunchDelegate.self)
        #expect(LaunchDelegate.journal.take() == ["willFinish inactive", "didFinish inactive", "didBecomeActive active"])
        #expect(environment.requests.contains(.didLaunch))
        environment.onEvent?(.lifeCycle(.becomeActive))
        #expect(LaunchDelegate.journal.take().isEmpty)
        environment.onEvent?(.lifeCycle(.resignActive))
        environment.onEvent?(.lifeCycle(.enterBackground))
        environment.onEvent?(.lifeCycle(.enterForeground))
        environment.onEvent?(.lifeCycle(.becomeActive))
        #expect(
            LaunchDelegate.journal.take() == [
                "willResignActive", "didEnterBackground background", "willEnterForeground inactive", "didBecomeActive active",
            ])
        environment.onEvent?(.openURL("handbook://page/1"))
        #expect(LaunchDelegate.journal.take() == ["open handbook://page/1"])
    }

    @Test("a launch with scenes connects one and notifies its delegate, not the application's", .contract("AP2-2", "AP2-6"))
    func scenes() {
        SceneAppDelegate.journal = Journal()
        let environment = TestEnvironment(device: .standard)
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: SceneAppDelegate.self)
        #expect(
            SceneAppDelegate.journal.take() == [
                "didFinish", "configuration", "willConnect unattached", "sceneWillEnterForeground", "sceneDidBecomeActive",
            ])
        #expect(UIApplication.shared.connectedScenes.count == 1)
        environment.onEvent?(.lifeCycle(.resignActive))
        environment.onEvent?(.lifeCycle(.enterBackground))
        #expect(SceneAppDelegate.journal.take() == ["sceneWillResignActive", "sceneDidEnterBackground"])
    }

    @Test("an interruption makes the application inactive and active again, no more", .contract("AP2-5"))
    func interruption() {
        LaunchDelegate.journal = Journal()
        let environment = TestEnvironment(device: .standard)
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: LaunchDelegate.self)
        _ = LaunchDelegate.journal.take()
        environment.onEvent?(.lifeCycle(.resignActive))
        environment.onEvent?(.lifeCycle(.becomeActive))
        #expect(LaunchDelegate.journal.take() == ["willResignActive", "didBecomeActive active"])
    }

    @Test("a disconnected scene leaves active, foreground and application, in this order", .contract("AP2-7"))
    func sceneRemoved() throws {
        SceneAppDelegate.journal = Journal()
        let environment = TestEnvironment(device: .standard)
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: SceneAppDelegate.self)
        _ = SceneAppDelegate.journal.take()
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
        #expect(
            SceneAppDelegate.journal.take() == ["sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect", "discarded 1"])
        #expect(UIApplication.shared.connectedScenes.isEmpty)
        #expect(scene.windows.isEmpty)
    }

    @Test("a launch link arrives in the connection options, a later one at the running scene", .contract("AP2-12"))
    func links() throws {
        SceneAppDelegate.journal = Journal()
        let environment = TestEnvironment(device: .standard)
        let url = try #require(URL(string: "app://cold"))
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: SceneAppDelegate.self, opening: url)
        #expect(SceneAppDelegate.journal.take().contains("willConnect unattached app://cold"))
        environment.onEvent?(.openURL("app://warm"))
        #expect(SceneAppDelegate.journal.take() == ["openURLContexts app://warm"])
        LaunchDelegate.journal = Journal()
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: LaunchDelegate.self, opening: url)
        #expect(
            LaunchDelegate.journal.take() == [
                "willFinish inactive", "didFinish inactive app://cold", "open app://cold", "didBecomeActive active",
            ])
    }

    @Test("an app ended in the foreground receives applicationWillTerminate, a suspended one does not", .contract("AP2-8"))
    func termination() async {
        let front = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run { TerminationDelegate.run([.terminate]) }
        }
        let behind = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run { TerminationDelegate.run([.resignActive, .enterBackground, .terminate]) }
        }
        let working = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run { TerminationDelegate.run([.resignActive, .enterBackground, .terminate], works: true) }
        }
        let words = [front, behind, working].map { String(decoding: $0?.standardOutputContent ?? [], as: UTF8.self) }
        #expect(words.map { $0.contains("will terminate") } == [true, false, true])
    }

    @Test("background time is thirty seconds; tasks that run longer expire", .contract("AP2-15"))
    func backgroundTime() async {
        let app = TestApplication()
        let journal = Journal()
        app.send(.lifeCycle(.becomeActive))
        #expect(UIApplication.shared.backgroundTimeRemaining == .greatestFiniteMagnitude)
        let kept = UIApplication.shared.beginBackgroundTask { journal.add("over") }
        let ended = UIApplication.shared.beginBackgroundTask { journal.add("wrong") }
        UIApplication.shared.endBackgroundTask(ended)
        app.send(.lifeCycle(.enterBackground))
        app.advance(10)
        #expect(abs(UIApplication.shared.backgroundTimeRemaining - 20) < 0.001)
        app.advance(21)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        // Other tests ran meanwhile.
        app.activate()
        #expect(journal.take() == ["over"])
        #expect(UIApplication.shared.backgroundTimeRemaining == 0)
        UIApplication.shared.endBackgroundTask(kept)
        app.send(.lifeCycle(.becomeActive))
        #expect(UIApplication.shared.backgroundTimeRemaining == .greatestFiniteMagnitude)
    }

    @Test("lays out and commits once a turn, however much changes", .contract("AP2-13"))
    func oneCommit() {
        let app = TestApplication()
        let window = app.window()
        let view = LayoutCountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        app.flush()
        let before = view.count
        for width in 20..<40 {
            view.frame.size.width = CGFloat(width)
            view.setNeedsLayout()
        }
        #expect(view.count == before)
        app.flush()
        #expect(view.count == before + 1)
    }

    @Test("the root controller is visible after launch and the view tree is available")
    func firstFrame() {
        LaunchDelegate.journal = Journal()
        let environment = TestEnvironment(device: .standard)
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: LaunchDelegate.self)
        environment.onEvent?(.queryTree(id: 4))
        guard case .treeText(4, let text)? = environment.requests.last else {
            Issue.record("no tree")
            return
        }
        #expect(text == "UIWindow (0, 0, 393, 852)\n  UIView (0, 0, 393, 852) controller=UIViewController\n")
    }

    @Test("an action without a target goes to the first responder's chain, else to the sender's", .contract("HT-18"))
    func actions() {
        let app = TestApplication()
        let receiver = ActionController()
        let window = app.window(receiver)
        let sender = UIView()
        receiver.view.addSubview(sender)
        ObjCRuntime.register(ActionController.self, "act:") { controller, _ in
            controller.count += 1
            return nil
        }
        #expect(UIApplication.shared.sendAction(Selector("act:"), to: nil, from: sender, for: nil))
        #expect(receiver.count == 1)
        #expect(!UIApplication.shared.sendAction(Selector("unknown:"), to: nil, from: sender, for: nil))
        #expect(window.isKeyWindow)
    }

    @Test("a memory warning reaches the delegate and every controller")
    func memoryWarning() {
        let app = TestApplication()
        let controller = ActionController()
        _ = app.window(controller)
        app.send(.lifeCycle(.memoryWarning))
        #expect(controller.warnings == 1)
    }
}

final class ActionController: UIViewController {
    var count = 0
    var warnings = 0
    override func didReceiveMemoryWarning() { warnings += 1 }
}

final class LaunchDelegate: UIResponder, UIApplicationDelegate {
    static var journal = Journal()
    var window: UIWindow?
    private var log: Journal { LaunchDelegate.journal }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.add("willFinish \(application.applicationState)")
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.add("didFinish \(application.applicationState)" + ((launchOptions?[.url] as? URL).map { " \($0)" } ?? ""))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log.add("didBecomeActive \(application.applicationState)") }
    func applicationWillResignActive(_ application: UIApplication) { log.add("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.add("didEnterBackground \(application.applicationState)") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.add("willEnterForeground \(application.applicationState)") }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        log.add("open \(url)")
        return true
    }
}

final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    static var journal = Journal()
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        SceneAppDelegate.journal.add("didFinish")
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { SceneAppDelegate.journal.add("wrong") }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        SceneAppDelegate.journal.add("discarded \(sceneSessions.count)")
    }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        SceneAppDelegate.journal.add("configuration")
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneTestDelegate.self
        return configuration
    }
}

final class SceneTestDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var log: Journal { SceneAppDelegate.journal }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        let urls = connectionOptions.urlContexts.map { " \($0.url)" }.joined()
        let source = connectionOptions.sourceApplication.map { " from \($0)" } ?? ""
        log.add("willConnect \(scene.activationState)" + urls + source)
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
    func sceneWillEnterForeground(_ scene: UIScene) { log.add("sceneWillEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.add("sceneDidBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { log.add("sceneWillResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.add("sceneDidEnterBackground") }
    func sceneDidDisconnect(_ scene: UIScene) { log.add("sceneDidDisconnect") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
            log.add("openURLContexts \(context.url)" + (context.options.sourceApplication.map { " from \($0)" } ?? ""))
        }
    }
}

final class LayoutCountingView: UIView {
    private(set) var count = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
    }
}

final class TerminationDelegate: UIResponder, UIApplicationDelegate {
    static func run(_ changes: [ApplicationEvent.LifeCycle], works: Bool = false) {
        let environment = TestEnvironment(device: .standard)
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: TerminationDelegate.self)
        if works { _ = UIApplication.shared.beginBackgroundTask(expirationHandler: nil) }
        for change in changes { environment.onEvent?(.lifeCycle(change)) }
    }
    func applicationWillTerminate(_ application: UIApplication) {
        FileHandle.standardOutput.write(Data("will terminate\n".utf8))
    }
}
