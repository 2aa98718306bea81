public import Foundation
internal import ObjectiveC

/// Receives the application's life cycle events.
///
/// > Contract: UIKit, UIApplicationDelegate; all members are optional.
@preconcurrency @MainActor public protocol UIApplicationDelegate: _UIWindowOwner {
    /// Called first at launch, before a saved interface is restored; true by default.
    ///
    /// False says that the request that launched the application is handled: a URL or quick action is then not delivered again.
    ///
    /// - Parameters:
    ///   - application: the application, which is inactive.
    ///   - launchOptions: why the application was launched; nil if the user opened it, and for applications with scenes,
    ///     except for a remote notification.
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called at launch after a saved interface was restored, before the first scene connects; true by default.
    ///
    /// False says that the request that launched the application is handled: a URL or quick action is then not delivered again.
    ///
    /// - Parameters:
    ///   - application: the application, which is inactive.
    ///   - launchOptions: why the application was launched; nil if the user opened it, and for applications with scenes,
    ///     except for a remote notification.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The launch method without options; called if the delegate does not implement `application(_:didFinishLaunchingWithOptions:)`.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called when the application becomes active; not called if it has scenes.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the application stops receiving events; not called if it has scenes.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the application is no longer visible; not called if it has scenes.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the application returns from the background, not at launch; not called if it has scenes.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the process ends, in the foreground or with an open background task; a suspended application is not notified.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is short, before view controllers receive the warning.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called at midnight and after the device's clock or time zone changed.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// Called when the device is locked; in Ferry at once, on iOS some seconds later.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// Called after the device was unlocked.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    /// Opens a URL that another app or the user passes to an application without scenes; false by default.
    ///
    /// Links to web pages arrive as activities instead.
    ///
    /// - Parameters:
    ///   - app: the application.
    ///   - url: the URL to open.
    ///   - options: the opening app's identifier, and whether a file is opened in place.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Opens a URL; called if the delegate does not implement `application(_:open:options:)`.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - url: the URL to open.
    ///   - sourceApplication: the bundle identifier of the app that opens it; nil if no app does.
    ///   - annotation: `NSNull`, because Ferry has no annotations.
    func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
    /// Opens a URL; called if the delegate implements neither of the forms above; false by default.
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool
    /// Called before the interface rotates.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - newStatusBarOrientation: the orientation after the rotation.
    ///   - duration: the length of the rotation in seconds.
    func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval)
    /// Called when the interface has its new orientation, at the start of the animation.
    func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
    /// Called before a rotation changes the status bar's frame, in points of the screen.
    func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
    /// Called after a rotation changed the status bar's frame, with the previous one in points of the screen.
    func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
    /// Returns the orientations that the application permits in a window; those of `Info.plist` by default.
    ///
    /// They are intersected with those of the frontmost view controller.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - window: the window; nil is not used in Ferry.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    /// Returns the classes and the storyboard of a scene about to connect; the first configuration of `Info.plist` by default.
    ///
    /// Not called for a scene that is already connected.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - connectingSceneSession: the scene's session, with the configuration of an earlier launch.
    ///   - options: why the scene connects: URLs, activities, a notification or a quick action.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called after the user or the application removed scenes permanently.
    ///
    /// At the next launch it receives the sessions of an application that the user ended.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    // MARK: State restoration, for an application without scenes
    /// Returns whether the interface is saved; called in the background, with the archive of the application's own state.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Returns whether the saved interface is restored; called at launch, if there is one.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// Older; called if the delegate does not implement `application(_:shouldSaveSecureApplicationState:)`; false by default.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// Older; called if the delegate does not implement `application(_:shouldRestoreSecureApplicationState:)`; false by default.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// Returns the controller for a saved identifier path, if it has no restoration class; nil by default.
    ///
    /// Nil uses an existing controller with the same path, if there is one.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - identifierComponents: the restoration identifiers from the window's root controller to this one.
    ///   - coder: the controller's saved state.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
    /// Called while the interface is saved, before controllers encode their state; the coder is the application's own.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// Called after all controllers decoded their state; the coder is the application's own.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    // MARK: Activities
    /// Called before an activity arrives at an application without scenes.
    ///
    /// The result is ignored, and the activity is already complete.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - userActivityType: the activity's type, such as `NSUserActivityTypeBrowsingWeb`.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// Continues an activity, such as a link to a web page that was opened with the application.
    ///
    /// Not called for applications with scenes.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - userActivity: the activity to continue.
    ///   - restorationHandler: takes objects that should continue it too; they receive `restoreUserActivityState(_:)`.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Called on iOS when an activity from another device could not be fetched; never called by Ferry.
    func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Called on iOS when an activity was updated for another device or for a search; never called by Ferry, which saves activities for
    /// scenes only: see `scene(_:didUpdate:)`.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    // MARK: Remote notifications
    /// Called with the device's token after each successful registration.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called if there is no token, with an error of the Cocoa domain and code 3010.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Receives a remote notification: in the foreground, or in the background if it is silent and the mode `remote-notification` is
    /// declared.
    ///
    /// By default calls `application(_:didReceiveRemoteNotification:)` and reports `noData`.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - userInfo: the whole payload.
    ///   - completionHandler: call it once with the result, after content was loaded.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    // MARK: Quick actions and background work
    /// Performs a quick action that the user selected in the menu of the application's icon.
    ///
    /// Not called if a launch method returned false, nor for applications with scenes.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - shortcutItem: the quick action.
    ///   - completionHandler: call it with whether the action was performed.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Loads content in the background; requires the background mode `fetch` and an interval.
    ///
    /// Ferry calls it when the user requests it in the simulator.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - completionHandler: call it once with the result.
    func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    // MARK: API from before User Notifications
    /// Receives a remote notification; called if the delegate does not implement the form with a completion handler.
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    /// Receives a local notification: one that arrives in the foreground, where nothing is shown, or one that the user opened.
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)
    /// Called after the user answered `registerUserNotificationSettings(_:)`, with the types that are permitted.
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    /// Performs an action that the user chose on a local notification.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - identifier: the action's identifier.
    ///   - notification: the notification.
    ///   - completionHandler: call it when the action is complete.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        completionHandler: @escaping () -> Void)
    /// Performs an action that the user chose on a remote notification.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - identifier: the action's identifier.
    ///   - userInfo: the notification's payload.
    ///   - completionHandler: call it when the action is complete.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void)
    /// Performs an action with the user's text on a local notification; if not implemented, the shorter form is called.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - identifier: the action's identifier.
    ///   - notification: the notification.
    ///   - responseInfo: the text under `UIUserNotificationActionResponseTypedTextKey`.
    ///   - completionHandler: call it when the action is complete.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
    /// Performs an action with the user's text on a remote notification; if not implemented, the shorter form is called.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - identifier: the action's identifier.
    ///   - userInfo: the notification's payload.
    ///   - responseInfo: the text under `UIUserNotificationActionResponseTypedTextKey`.
    ///   - completionHandler: call it when the action is complete.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any],
        withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
}

extension UIApplicationDelegate {
    /// The window of an application without scenes; the main storyboard's window is assigned to it.
    ///
    /// Optional twice, as optional requirements of Objective-C protocols are.
    public var window: UIWindow?? {
        let owner: any _UIWindowOwner = self
        return owner.window
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
