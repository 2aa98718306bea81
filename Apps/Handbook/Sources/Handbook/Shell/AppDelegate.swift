import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UINavigationController(rootViewController: HomeViewController())
        root.navigationBar.prefersLargeTitles = true
        window.rootViewController = root
        window.makeKeyAndVisible()
        self.window = window
        // The delegate for the notification that launched the app must be set now.
        UNUserNotificationCenter.current().delegate = self
        return true
    }

    /// The topmost presented controller that is not being dismissed.
    private var front: UIViewController? {
        var front = window?.rootViewController
        while let next = front?.presentedViewController, !next.isBeingDismissed { front = next }
        return front
    }

    // MARK: Links

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        let source = options[.sourceApplication] as? String ?? "elsewhere"
        let page = linksPage()
        page.opening = "\(url.absoluteString) came from \(source)"
        return true
    }

    /// The page of links, which is shown on top.
    @discardableResult
    private func linksPage() -> LinksViewController {
        let front = front
        if let page = front as? LinksViewController { return page }
        let page = LinksViewController()
        front?.open(page, title: "Links to other apps", animated: false)
        return page
    }

    // MARK: Notifications

    /// Opens the page of notifications if it is closed. The timer leads back to the page that started it.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if response.notification.request.identifier == LinksViewController.timer {
            linksPage()
            return completionHandler()
        }
        let page = NotificationsViewController()
        front?.open(page, title: "Local notifications", animated: false)
        page.loadViewIfNeeded()
        page.userNotificationCenter(center, didReceive: response, withCompletionHandler: completionHandler)
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        let token = deviceToken.map { String(format: "%02x", $0) }.joined()
        NotificationCenter.default.post(name: PushInbox.didRegister, object: nil, userInfo: ["token": token])
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: PushInbox.didFail, object: nil, userInfo: ["error": error.localizedDescription])
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        NotificationCenter.default.post(name: PushInbox.didReceive, object: nil, userInfo: userInfo)
        completionHandler(.newData)
    }
}
