import Foundation
import TestSupport
import UIKitCore

/// Records the callbacks of an application's delegate without scenes.
class OrderAppDelegate: UIResponder, UIApplicationDelegate {
    static var journal = Journal()
    var window: UIWindow?

    fileprivate func receive(_ what: String) { OrderAppDelegate.journal.add("application \(what)") }
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
        receive("willFinishLaunching \(state(application))")
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        receive("didFinishLaunching \(state(application))")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { receive("didBecomeActive \(state(application))") }
    func applicationWillResignActive(_ application: UIApplication) { receive("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { receive("didEnterBackground \(state(application))") }
    func applicationWillEnterForeground(_ application: UIApplication) { receive("willEnterForeground") }
}

/// Callbacks of both delegates with scenes: the application's delegate has the four life cycle methods too, which are not called.
final class OrderScenesDelegate: UIResponder, UIApplicationDelegate {
    private func receive(_ what: String) { OrderAppDelegate.journal.add("application \(what)") }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        receive("didFinishLaunching")
        return true
    }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        receive("configurationForConnecting")
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = OrderSceneDelegate.self
        return configuration
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        receive("didDiscardSceneSessions")
    }
    func applicationDidBecomeActive(_ application: UIApplication) { receive("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { receive("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { receive("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { receive("willEnterForeground") }
}

private final class OrderSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private func receive(_ what: String) { OrderAppDelegate.journal.add("scene \(what)") }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        receive("willConnectTo \(scene.activationState == .unattached ? "unattached" : "attached")")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
    func sceneWillEnterForeground(_ scene: UIScene) { receive("willEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { receive("didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { receive("willResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { receive("didEnterBackground") }
    func sceneDidDisconnect(_ scene: UIScene) { receive("didDisconnect") }
}
