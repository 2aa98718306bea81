import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: MenuViewController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// Also called for links that launch the app, after the launch.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        open(url)
        return true
    }

    private func open(_ url: URL) {
        if !(Stage.shared.root is RouterRootController) { Stage.shared.open(RouterRootController(), title: "Router") }
        (Stage.shared.root as? RouterRootController)?.router.open(url)
    }
}
