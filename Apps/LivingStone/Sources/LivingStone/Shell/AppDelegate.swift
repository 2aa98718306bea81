import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Fonts.register()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = Colours.accent
        window.rootViewController = ImportViewController { [weak self] in
            guard let library = Library.shared else { return }
            self?.window?.rootViewController = Tabs.make(library)
        }
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
