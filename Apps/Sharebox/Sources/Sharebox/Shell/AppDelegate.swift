import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var root: RootViewController?
    private let observation = Observation()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = RootViewController()
        window.tintColor = Palette.accent
        window.rootViewController = root
        window.makeKeyAndVisible()
        self.window = window
        self.root = root
        Theme.shared.apply(to: window)
        observation.on(Theme.didChange) { [weak self] _ in
            if let window = self?.window { Theme.shared.apply(to: window) }
        }
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { root?.didReturnToForeground() }
}
