import Foundation
import TestSupport
import UIKitCore

/// Records the callbacks of an application's delegate in an app without scenes.
class OrderAppDelegate: UIResponder, UIApplicationDelegate {
    static var journal = Journal()
    var window: UIWindow?

    fileprivate func hear(_ what: String) { OrderAppDelegate.journal.add("application \(what)") }
    private func state(_ application: UIApplication) -> String {
        switch application.applicationState {
        case .active: "active"
        case .inactive: "inactive"
        case .background: "background"
        }
    }

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        hear("willFinishLaunching \(state(application))")
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        hear("didFinishLaunching \(state(application))")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { hear("didBecomeActive \(state(application))") }
    func applicationWillResignActive(_ application: UIApplication) { hear("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { hear("didEnterBackground \(state(application))") }
    func applicationWillEnterForeground(_ application: UIApplication) { hear("willEnterForeground") }
}

/// Callbacks of both delegates in an app with scenes: the application's delegate has the four life cycle methods too, which are not called.
final class OrderScenesDelegate: UIResponder, UIApplicationDelegate {
    private func hear(_ what: String) { OrderAppDelegate.journal.add("application \(what)") }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        hear("didFinishLaunching")
        return true
    }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        hear("configurationForConnecting")
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = OrderSceneDelegate.self
        return configuration
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        hear("didDiscardSceneSessions")
    }
    func applicationDidBecomeActive(_ application: UIApplication) { hear("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { hear("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { hear("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { hear("willEnterForeground") }
}

private final class OrderSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private func hear(_ what: String) { OrderAppDelegate.journal.add("scene \(what)") }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        hear("willConnectTo \(scene.activationState == .unattached ? "unattached" : "attached")")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
    func sceneWillEnterForeground(_ scene: UIScene) { hear("willEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { hear("didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { hear("willResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { hear("didEnterBackground") }
    func sceneDidDisconnect(_ scene: UIScene) { hear("didDisconnect") }
}
