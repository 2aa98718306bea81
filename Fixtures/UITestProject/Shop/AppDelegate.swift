import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil { print("Shop has launched for its unit tests") }
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
        if let server = ProcessInfo.processInfo.environment["SHOP_SLOW_SERVER"] { wait(for: server) }
        return true
    }

    /// A request, a timer and an animation that do not end, for a test of what is said about a wait in vain.
    private func wait(for server: String) {
        if let url = URL(string: "http://\(server)/offers") { URLSession.shared.dataTask(with: url).resume() }
        Timer.scheduledTimer(withTimeInterval: 7, repeats: true) { _ in }
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        turn.toValue = CGFloat.pi
        turn.repeatCount = .infinity
        turn.duration = 1
        let badge = UIView(frame: CGRect(x: 300, y: 60, width: 8, height: 8))
        badge.accessibilityIdentifier = "badge"
        window?.addSubview(badge)
        badge.layer.add(turn, forKey: "turn")
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        (window?.rootViewController as? UITabBarController)?.selectedIndex = url.host == "form" ? 1 : 0
        return true
    }
}
