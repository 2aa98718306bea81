import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    var window: UIWindow?
    private let root = RootViewController()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        self.window = window
        if !root.isCollapsed, let first = Catalogue.lessons.first { root.show(first, animated: false) }
        // The delegate for the notification that launched the app must be set now.
        UNUserNotificationCenter.current().delegate = self
        return true
    }

    /// The page of a lesson, which is shown in front.
    private func page<Page: PageViewController>(_ id: String, as kind: Page.Type) -> Page? {
        if let page = root.page as? Page { return page }
        return Catalogue.lesson(id).flatMap { root.show($0, animated: false) as? Page }
    }

    // MARK: Links

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        let source = options[.sourceApplication] as? String ?? localized("elsewhere")
        page("links", as: LinksViewController.self)?.opening = localized("%@ came from %@", url.absoluteString, source)
        return true
    }

    // MARK: Notifications

    /// Opens the page of notifications if it is closed. The timer leads back to the page that started it.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if response.notification.request.identifier == LinksViewController.timer {
            _ = page("links", as: LinksViewController.self)
            return completionHandler()
        }
        guard let page = page("notifications", as: NotificationsViewController.self) else { return completionHandler() }
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
