import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        let list = UINavigationController(rootViewController: ListViewController(style: .plain))
        list.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 0)
        let form = UINavigationController(rootViewController: FormViewController())
        form.tabBarItem = UITabBarItem(title: "Form", image: nil, tag: 1)
        let touch = TouchViewController()
        touch.tabBarItem = UITabBarItem(title: "Touch", image: nil, tag: 2)
        tabs.viewControllers = [list, form, touch]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ProcessInfo.processInfo.arguments.contains("-web") ? WebViewController() : tabs
        window.makeKeyAndVisible()
        self.window = window
        if ProcessInfo.processInfo.arguments.contains("-touch") { tabs.selectedIndex = 2 }
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        (window?.rootViewController as? UITabBarController)?.selectedIndex = url.host == "form" ? 1 : 0
        return true
    }
}
