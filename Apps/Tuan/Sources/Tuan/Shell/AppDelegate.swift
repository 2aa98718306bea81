import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = Palette.accent
        window.rootViewController = MainViewController(workplace: Workplace())
        window.makeKeyAndVisible()
        Appearance.chosen.apply(to: window)
        self.window = window
        return true
    }
}
