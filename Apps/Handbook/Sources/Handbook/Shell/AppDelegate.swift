import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = HomeViewController()
        window.makeKeyAndVisible()
        self.window = window
        // Who is to hear of the notification that launched the app must be known now.
        UNUserNotificationCenter.current().delegate = self
        return true
    }

    // MARK: Links

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        let source = options[.sourceApplication] as? String ?? "elsewhere"
        let front = window?.rootViewController?.presentedViewController
        let page = front as? LinksViewController ?? LinksViewController()
        page.title = "Links to other apps"
        page.opening = "\(url.absoluteString) came from \(source)"
        guard front !== page else { return true }
        page.modalPresentationStyle = .fullScreen
        (front ?? window?.rootViewController)?.present(page, animated: false)
        return true
    }

    // MARK: Notifications

    /// The page of notifications has not been opened: it is now.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let page = NotificationsViewController()
        page.title = "Local notifications"
        page.modalPresentationStyle = .fullScreen
        page.loadViewIfNeeded()
        page.userNotificationCenter(center, didReceive: response, withCompletionHandler: completionHandler)
        window?.rootViewController?.present(page, animated: false)
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
