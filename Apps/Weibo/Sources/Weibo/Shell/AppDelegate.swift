import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var root: Root?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = Palette.accent
        window.backgroundColor = Palette.page
        let root = Root(window: window)
        root.start()
        window.makeKeyAndVisible()
        self.window = window
        self.root = root
        return true
    }
}
