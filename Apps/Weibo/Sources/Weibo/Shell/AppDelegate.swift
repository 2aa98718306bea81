import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    var window: UIWindow?
    private var root: Root?
    private var exercise: Exercise?
    private var pageExercise: PageExercise?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = Palette.accent
        window.backgroundColor = Palette.page
        if Settings.prefersDark { window.overrideUserInterfaceStyle = .dark }
        if let exercise = Exercise(ProcessInfo.processInfo.arguments) {
            exercise.start(in: window)
            (self.window, self.exercise) = (window, exercise)
            return true
        }
        if let exercise = PageExercise(ProcessInfo.processInfo.arguments) {
            exercise.start(in: window)
            (self.window, pageExercise) = (window, exercise)
            return true
        }
        let root = Root(window: window)
        root.start()
        window.makeKeyAndVisible()
        self.window = window
        self.root = root
        // Set before the launch ends, for a response that launched the app.
        UNUserNotificationCenter.current().delegate = self
        Reminder.registerActions()
        if let remote = launchOptions?[.remoteNotification] as? [AnyHashable: Any] { NSLog("launched by a notification: %@", "\(remote)") }
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { Reminder.schedule(status: root?.main?.newestStatus) }

    func applicationDidBecomeActive(_ application: UIApplication) {
        application.applicationIconBadgeNumber = 0
        Reminder.cancel()
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        root?.didRegister(deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NSLog("no token for remote notifications: %@", String(describing: error))
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .list, .sound, .badge])
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let userInfo = response.notification.request.content.userInfo
        NSLog("opened by a notification: %@", "\(userInfo)")
        let target = NotificationTarget(userInfo)
        MainActor.assumeIsolated {
            if let target { root?.open(target) }
        }
        completionHandler()
    }
}
