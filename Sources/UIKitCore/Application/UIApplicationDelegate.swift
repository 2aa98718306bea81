public import Foundation
internal import ObjectiveC

/// Receives the application's life cycle events.
///
/// > Contract: UIKit, UIApplicationDelegate; all members are optional.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    var window: UIWindow? { get set }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidFinishLaunching(_ application: UIApplication)
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    func applicationSignificantTimeChange(_ application: UIApplication)
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Older; called if the delegate does not implement the one above.
    func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
    /// Older still; called if neither is implemented.
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool
    func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval)
    func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
    func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
    func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    // MARK: State restoration, for an application without scenes
    /// Called in the background; if false, nothing is saved.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Called at launch, if a state was saved.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// Older; called if the delegate does not implement the one above.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    // MARK: Activities
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    // MARK: Remote notifications
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    // MARK: Quick actions and background work
    /// The user selected a quick action. Not called if a launch method returned false, nor for applications with scenes.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// The app performs a background fetch.
    func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    // MARK: API from before User Notifications
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        completionHandler: @escaping () -> Void)
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void)
    /// With the user's text under `UIUserNotificationActionResponseTypedTextKey`; if not implemented, the shorter one is called.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any],
        withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set { UnimplementedSetting.report("window", on: self) }
    }
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { ObjCRuntime.optional(self, "application:willFinishLaunchingWithOptions:", [application, launchOptions]) ?? true }
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if let result: Bool = ObjCRuntime.optional(self, "application:didFinishLaunchingWithOptions:", [application, launchOptions]) {
            return result
        }
        applicationDidFinishLaunching(application)
        return true
    }
    public func applicationDidFinishLaunching(_ application: UIApplication) {
        ObjCRuntime.optional(self, "applicationDidFinishLaunching:", [application])
    }
    public func applicationDidBecomeActive(_ application: UIApplication) {
        ObjCRuntime.optional(self, "applicationDidBecomeActive:", [application])
    }
    public func applicationWillResignActive(_ application: UIApplication) {
        ObjCRuntime.optional(self, "applicationWillResignActive:", [application])
    }
    public func applicationDidEnterBackground(_ application: UIApplication) {
        ObjCRuntime.optional(self, "applicationDidEnterBackground:", [application])
    }
    public func applicationWillEnterForeground(_ application: UIApplication) {
        ObjCRuntime.optional(self, "applicationWillEnterForeground:", [application])
    }
    public func applicationWillTerminate(_ application: UIApplication) {
        ObjCRuntime.optional(self, "applicationWillTerminate:", [application])
    }
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        ObjCRuntime.optional(self, "applicationDidReceiveMemoryWarning:", [application])
    }
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        ObjCRuntime.optional(self, "applicationSignificantTimeChange:", [application])
    }
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        ObjCRuntime.optional(self, "applicationProtectedDataWillBecomeUnavailable:", [application])
    }
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        ObjCRuntime.optional(self, "applicationProtectedDataDidBecomeAvailable:", [application])
    }
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        ObjCRuntime.optional(self, "application:openURL:options:", [app, url, options])
            ?? application(
                app, open: url, sourceApplication: options[.sourceApplication] as? String, annotation: options[.annotation] ?? NSNull())
    }
    public func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool {
        let name = "application:openURL:sourceApplication:annotation:"
        return ObjCRuntime.optional(self, name, [application, url, sourceApplication, annotation])
            ?? self.application(application, handleOpen: url)
    }
    public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        ObjCRuntime.optional(self, "application:handleOpenURL:", [application, url]) ?? false
    }
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    {
        ObjCRuntime.optional(self, "application:supportedInterfaceOrientationsForWindow:", [application, window])
            ?? application.supportedInterfaceOrientations(for: window)
    }
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let name = "application:configurationForConnectingSceneSession:options:"
        return ObjCRuntime.optional(self, name, [application, connectingSceneSession, options]) ?? SceneManifest.unspecified
    }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        ObjCRuntime.optional(self, "application:didDiscardSceneSessions:", [application, sceneSessions])
    }
}
